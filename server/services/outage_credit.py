"""What one table is owed for outages of the house, and whether it has been asked for.

An outage is credited before anything else is decided at a table, and without waiting for something
to be decided: who looks at the table meanwhile must see no clock that ran through it.
Source: reliability.md 4.
"""

import asyncio
from collections.abc import Callable, Sequence

from rules.game import Millis
from rules.match.commands import Outage
from rules.match.match_state import Match
from server.services.asks import Ask, Failed, Outcome

Outages = Callable[[], Sequence[tuple[int, int]]]
"""Spans of table time in which no node lived, oldest first, as this node knows them."""


class OutageCredit:
    """The credits of one table's copy at this node."""

    def __init__(self, outages: Outages) -> None:
        self._outages = outages
        self._answered_until = 0
        """Up to here the table has said something to each outage, be it that nothing is due."""
        self._asked: asyncio.Future[Outcome] | None = None

    def owed(self, match: Match) -> Ask | None:
        """The credit that goes before anything else; None: the table is owed nothing."""
        if match.over:
            return None
        for began, ended in self._outages():
            if match.at < ended and max(match.outage_until, self._answered_until) < ended:
                return self._ask(began, ended)
        return None

    async def answered(self) -> bool:
        """Wait for what was asked for; whether it has an answer, and not only failed."""
        if self._asked is None:
            return False
        return not isinstance(await asyncio.shield(self._asked), Failed)

    def _ask(self, began: int, ended: int) -> Ask:
        self._asked = asked = asyncio.get_running_loop().create_future()

        def answer(outcome: Outcome) -> None:
            self._asked = None
            # What failed is owed still: a store that has just come back may fall silent again.
            if not isinstance(outcome, Failed):
                self._answered_until = ended
            asked.set_result(outcome)

        return Ask(Outage(began=Millis(began), ended=Millis(ended)), Millis(ended), answer)
