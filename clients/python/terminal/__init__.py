"""The terminal client: lines in, lines out; the whole house for whoever likes it plain."""
