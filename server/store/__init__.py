"""Live tables, waiting room and the ledger of the living, in Valkey or Redis, by atomic scripts.

`node.py` is the door: everything one node has at the store. Source: reliability.md 3 and 4.
"""
