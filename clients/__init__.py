"""Those who ask: the Python kit, the terminal, the bots, the web client's sources."""
