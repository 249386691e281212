"""The computers of Bagalut: what they know, how they judge a position, how far they look."""
