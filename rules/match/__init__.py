"""What surrounds any game: table, clock, offers, seed, replay. Knows no game."""
