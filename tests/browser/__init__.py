"""The page as people use it, in a real Chromium."""
