"""What travels: messages, bytes, conversation. No I/O, no game."""
