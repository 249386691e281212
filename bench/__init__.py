"""How fast the house is: `make bench`, on the work and against the targets of the design.

Every figure comes with its yardstick, measured in the same run on the same machine; only their
ratios mean something elsewhere.
"""
