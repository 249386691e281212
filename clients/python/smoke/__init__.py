"""A smoke test of a whole house: many games at once over real sockets, every promise looked at."""
