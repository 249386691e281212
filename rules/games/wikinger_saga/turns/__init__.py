"""The course of a game on the board: one module a part of spec sections 7 to 9."""
