"""What all messages have in common."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from protocol.ids import CommandId, TableId

SeatNumber = Annotated[int, Field(ge=0, le=4)]
Language = Literal["de", "en"]


class Message(BaseModel):
    """Anything that travels: unknown fields and loose types are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Command(Message):
    """Base of all that is answered by `ok` or `error` under the same `cmd_id`."""

    cmd_id: CommandId


class TableCommand(Command):
    """Base of what is asked of one table."""

    table: TableId
