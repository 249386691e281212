"""The computers of Suleika: what they know, how they judge a position, how far they look."""
