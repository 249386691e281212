"""Sockets and pages: everything between a client's bytes and the house."""
