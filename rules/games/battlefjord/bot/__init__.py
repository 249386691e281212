"""The computers of Battlefjord: what they know, how they judge, how far they look."""
