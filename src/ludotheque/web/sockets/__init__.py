"""WebSockets: frames, the handshake, and a table at the other end."""
