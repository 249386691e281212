"""Where games' values become plain data and bytes, and come back: the only place.

The envelope carries actions and views raw, the rules know no pydantic; here the two meet. Parsing
is strict and in JSON mode: arrays become tuples, strings enums, nothing else is converted
(reliability.md 6). Stored values open with a schema number (S17).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Annotated, Any, Final, TypeAlias

from pydantic import Discriminator, TypeAdapter, ValidationError
from pydantic_core import from_json, to_json

from rules.game import AnyGame, Millis, Result
from rules.match.entry import Entry, EntryKind
from rules.match.entry_data import Acted, EntryData, Started
from rules.match.events import AbortReason, TableEvent
from rules.match.extract import Extract, Told
from rules.match.match_state import Match
from rules.match.record import Record, make_record
from rules.match.table import Table
from rules.match.terms import Start, Terms

SCHEMA: Final = 1
"""Version of stored entries and snapshots. A newer one is refused, never rewritten."""

Plain: TypeAlias = dict[str, Any]


_ENTRY_HEAD: Final = (
    int,  # schema
    int,  # seq
    int,  # at
    EntryKind,
    int | None,  # seat
    str | None,  # user
    str | None,  # cmd_id
    Annotated[EntryData, Discriminator("kind")],
)
"""An entry as a JSON array; its events follow, which are the game's."""


class BadValue(Exception):
    """A client's value does not fit its type. path: of the first wrong field; never the value."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


class NewerSchema(Exception):
    """A newer version of this program wrote this: another node must serve it."""


class GameWire:
    """One game's values as plain data and as bytes."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        action = _tagged(game.Action)
        events = tuple.__class_getitem__((_tagged(game.Event | TableEvent), ...))
        self._options = _adapter(game.Options)
        self._action = _adapter(action)
        self._actions = _adapter(list.__class_getitem__(action))
        self._view = _adapter(game.View)
        self._events = _adapter(events)
        self._entry = _adapter(tuple.__class_getitem__((*_ENTRY_HEAD, events)))
        self._table = _adapter(tuple.__class_getitem__((int, game.State, Match)))

    # --- what clients say ----------------------------------------

    def parse_action(self, raw: Mapping[str, Any]) -> Any:
        """An action of the game. Raises BadValue."""
        return _parse(self._action, raw)

    def parse_options(self, raw: Mapping[str, Any]) -> Any:
        """Options of the game; missing ones take their defaults. Raises BadValue."""
        return _parse(self._options, raw)

    @cached_property
    def options_schema(self) -> Plain:
        """JSON schema of the options, from which clients make a form."""
        return self._options.json_schema()

    # --- what clients hear ----------------------------------------

    def plain_view(self, view: Any) -> Plain:
        """A view as plain data."""
        plain: Plain = self._view.dump_python(view, mode="json")
        return plain

    def plain_actions(self, actions: Iterable[Any]) -> list[Plain]:
        """Actions as plain data."""
        plain: list[Plain] = self._actions.dump_python(list(actions), mode="json")
        return plain

    def plain_events(self, events: tuple[Any, ...]) -> list[Plain]:
        """Events, the game's and the table's, as plain data. They must have been shown already."""
        plain: list[Plain] = self._events.dump_python(events, mode="json")
        return plain

    def plain_options(self, options: Any) -> Plain:
        """Options as plain data."""
        plain: Plain = self._options.dump_python(options, mode="json")
        return plain

    # --- what is stored ----------------------------------------

    def dump_entry(self, entry: Entry) -> bytes:
        """An entry for the log."""
        return self._entry.dump_json(
            (
                SCHEMA,
                entry.seq,
                entry.at,
                entry.kind,
                entry.seat,
                entry.user,
                entry.cmd_id,
                entry.data,
                entry.events,
            )
        )

    def load_entry(self, raw: bytes) -> Entry:
        """An entry from the log. Raises NewerSchema."""
        _check_schema(raw)
        _, seq, at, kind, seat, user, cmd_id, data, events = self._entry.validate_json(
            raw, strict=True
        )
        if isinstance(data, Acted):
            data = replace(data, action=self.parse_action(data.action))
        elif isinstance(data, Started):
            data = replace(data, start=self._with_options(data.start))
        return Entry(
            seq=seq,
            at=Millis(at),
            kind=kind,
            seat=seat,
            user=user,
            cmd_id=cmd_id,
            data=data,
            events=events,
        )

    def dump_table(self, table: Table) -> bytes:
        """A snapshot: only a cache, all of it can be folded from the log."""
        return self._table.dump_json((SCHEMA, table.state, table.match))

    def load_table(self, raw: bytes) -> Table:
        """A table from its snapshot. Raises NewerSchema."""
        _check_schema(raw)
        _, state, match = self._table.validate_json(raw, strict=True)
        return Table(
            game=self.game,
            state=state,
            match=replace(match, start=self._with_options(match.start)),
        )

    def dump_record(self, record: Record) -> bytes:
        """A finished game's public record as JSON."""
        entries = ",".join(self.dump_entry(entry).decode() for entry in record.entries)
        head = to_json(
            {
                "format": record.format,
                "game": self.game.id,
                "commitment": record.commitment,
                "result": record.result,
            }
        ).decode()
        return f'{head[:-1]},"entries":[{entries}]}}'.encode()

    def plain_record(self, log: Sequence[Entry]) -> Plain:
        """The record of an ended table's log as plain data."""
        plain: Plain = from_json(self.dump_record(make_record(self.game, log)))
        return plain

    def plain_extract(self, extract: Extract) -> Plain:
        """What one viewer saw of a finished game, as plain data."""
        return {
            "format": extract.format,
            "game": self.game.id,
            "seat": extract.seat,
            "commitment": extract.commitment,
            "result": _RESULT.dump_python(extract.result, mode="json"),
            "aborted": extract.aborted,
            "lines": [
                [line.vseq, line.t, self.plain_events(line.events)] for line in extract.lines
            ],
        }

    def load_extract(self, raw: bytes) -> Extract:
        """The same, read again. Raises BadValue for anything else."""
        try:
            stored = from_json(raw)
            aborted = stored["aborted"]
            return Extract(
                format=stored["format"],
                seat=stored["seat"],
                commitment=stored["commitment"],
                result=_RESULT.validate_json(to_json(stored["result"]), strict=True),
                aborted=None if aborted is None else AbortReason(aborted),
                lines=tuple(
                    Told(
                        vseq=vseq,
                        t=Millis(t),
                        events=self._events.validate_json(to_json(events), strict=True),
                    )
                    for vseq, t, events in stored["lines"]
                ),
            )
        except (ValueError, KeyError, TypeError) as error:
            raise BadValue("record") from error

    def load_record(self, raw: bytes) -> Record:
        """A record as `dump_record` wrote it. Raises BadValue for anything else."""
        try:
            stored = from_json(raw)
            return Record(
                format=stored["format"],
                commitment=stored["commitment"],
                result=_RESULT.validate_json(to_json(stored["result"]), strict=True),
                entries=tuple(self.load_entry(to_json(entry)) for entry in stored["entries"]),
            )
        except (ValueError, KeyError, TypeError) as error:
            raise BadValue("record") from error

    def _with_options(self, start: Start) -> Start:
        options = self.parse_options(start.terms.options)
        return replace(start, terms=replace(start.terms, options=options))


def stored_game(opened_with: bytes) -> str:
    """The game of a table, read from its snapshot or from its first entry. Raises NewerSchema."""
    _check_schema(opened_with)
    stored = from_json(opened_with)
    start = stored[2]["start"] if len(stored) == 3 else stored[7]["start"]
    game: str = start["terms"]["game"]
    return game


_TERMS: Final = TypeAdapter(Terms)
_RESULT: Final = TypeAdapter[Result | None](Result | None)


def parse_terms(wire: GameWire, raw: Mapping[str, Any]) -> Terms:
    """Terms as a client proposes them. Raises BadValue."""
    terms: Terms = _parse(_TERMS, raw)
    options = wire.parse_options(terms.options)
    reveal = terms.reveal_after_end and not wire.game.secret_after_end
    return replace(terms, options=options, reveal_after_end=reveal)


def plain_terms(wire: GameWire, terms: Terms) -> Plain:
    """Terms as plain data; what the table sets in the options is left out."""
    options = wire.plain_options(terms.options)
    for set_by_table in ("first_seat", "tempo"):
        options.pop(set_by_table, None)
    plain: Plain = _TERMS.dump_python(replace(terms, options=options), mode="json")
    plain["time_control"].pop("brake_ms", None)
    return plain


def _adapter(form: Any) -> TypeAdapter[Any]:
    """An adapter for a type that is known only at run time."""
    return TypeAdapter(form)


def _tagged(union: Any) -> Any:
    """A union told apart by `type`; a game may have a single class instead."""
    return Annotated[union, Discriminator("type")] if hasattr(union, "__args__") else union


def _parse(adapter: TypeAdapter[Any], raw: Mapping[str, Any]) -> Any:
    try:
        return adapter.validate_json(to_json(raw), strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        raise BadValue(".".join(str(part) for part in first["loc"])[:100]) from None


def _check_schema(raw: bytes) -> None:
    number = raw[1 : raw.index(b",")]
    if int(number) > SCHEMA:
        raise NewerSchema
