"""How strong people are, as everybody sees it. Source: mechanisms.md 12.1."""

from protocol.frames import Plain
from rules.match.elo import is_provisional
from server.ports import Guest
from server.ports_games import RatingArchive


class RatingFaces:
    """Ratings as they travel."""

    def __init__(self, archive: RatingArchive) -> None:
        self._archive = archive

    async def of(self, person: Guest) -> Plain:
        """By game, those in which he has played rated games. Raises StoreUnavailable."""
        if person.guest:
            return {}
        ratings = await self._archive.ratings_of(person.user)
        return {
            game: {"value": rating.value, "provisional": is_provisional(rating.games)}
            for game, rating in ratings.items()
        }
