"""Clients in Python: an SDK, a terminal client, a loop for bots, a smoke test."""
