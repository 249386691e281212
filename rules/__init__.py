"""The pure core: games, and what surrounds any game. Functions of their arguments, nothing else."""
