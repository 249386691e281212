"""Questions and their answers: a command goes out, its `ok` comes back or its refusal is raised."""

import asyncio
import secrets
import time
from collections.abc import Mapping
from typing import Any

from clients.python.connection import Connection
from protocol.follower import Answered
from protocol.frames import Error, Ok
from protocol.ids import CommandId, command_id
from protocol.message import Command


class Refused(Exception):
    """The house, the table or the rules say no; nothing has changed.

    code:     why: a code of `protocol/errors.py` or of `rules/match/errors.py`.
    rule:     the game's own reason, where its rules refuse (too).
    facts:    what a sentence about it needs.
    incident: where it was the house's own fault: its number there.
    """

    def __init__(self, error: Error) -> None:
        super().__init__(f"{error.code}/{error.rule}" if error.rule else error.code)
        self.code = error.code
        self.rule = error.rule
        self.facts: Mapping[str, Any] = error.facts
        self.incident = error.incident


def new_command_id() -> CommandId:
    """An id for a command that was never asked before."""
    return command_id(time.time_ns() // 1_000_000, secrets.randbits(80))


class Asker:
    """All questions of one client that wait for an answer."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._waiting: dict[CommandId, asyncio.Future[Ok]] = {}
        self._end: Exception | None = None

    async def ask(self, command: Command) -> Ok:
        """Ask until there is an answer, however often the connection breaks meanwhile.

        Raises Refused; Ended when there will be no answer any more.
        """
        if self._end is not None:
            raise self._end
        answer: asyncio.Future[Ok] = asyncio.get_running_loop().create_future()
        self._waiting[command.cmd_id] = answer
        self._connection.follower.ask(command, self._connection.now())
        self._connection.flush()
        try:
            return await answer
        finally:
            self._waiting.pop(command.cmd_id, None)
            self._connection.follower.forget(command.cmd_id)

    def hear(self, answered: Answered) -> None:
        """An answer has come."""
        waiting = self._waiting.get(answered.cmd_id)
        if waiting is None or waiting.done():
            return
        if answered.frame["type"] == "ok":
            waiting.set_result(Ok.model_validate(answered.frame, extra="ignore"))
        else:
            waiting.set_exception(Refused(Error.model_validate(answered.frame, extra="ignore")))

    def end(self, error: Exception) -> None:
        """No answers come any more."""
        self._end = error
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(error)
