"""The page in Firefox and in WebKit."""
