"""What tables cost a server, its database and its bus, and how tables would be spread over several databases."""
