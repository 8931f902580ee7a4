"""What a browser loads: documents, the built page, and what games bring for it."""
