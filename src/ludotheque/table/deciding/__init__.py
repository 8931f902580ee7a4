"""Deciding: whether what somebody asks for may happen at a table, and what would happen then. It changes nothing."""
