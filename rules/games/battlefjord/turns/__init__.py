"""The rules in motion, on a board: the raid, placing, the places, cards, choices, the round."""
