"""What one table or one address does to the others: bots beside champions, players beside readers."""
