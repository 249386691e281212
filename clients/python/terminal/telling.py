"""What is told of a table's present beside its events: clocks, offers, the end. Pure."""

from collections.abc import Iterator
from typing import Final

from clients.python.table_texts import TableTexts
from clients.python.texts import Book
from protocol.table_frames import Frame, LogLine, OfferFace, Outcome, SeatClock, SeatSettled

_SECOND: Final = 1_000
_TABLE_OWN: Final = "table_"


def duration(ms: int) -> str:
    """ "4:07", or "9.3" below ten seconds, where every tenth counts."""
    if ms < 10 * _SECOND:
        return f"{max(ms, 0) // 100 / 10:.1f}"
    minutes, seconds = divmod(ms // _SECOND, 60)
    return f"{minutes}:{seconds:02}"


def clocks(frame: Frame, texts: TableTexts) -> Iterator[str]:
    """A line for each seat, and one for the game's own countdown."""
    for name, clock in zip(texts.reader.names, frame.clock.seats, strict=True):
        yield _clock(name, clock, texts)
    if frame.clock.timer_ms is not None:
        yield texts.house.say("terminal-timer", time=duration(frame.clock.timer_ms))


def _clock(name: str, clock: SeatClock, texts: TableTexts) -> str:
    if clock.remaining_ms is not None:
        time = duration(clock.remaining_ms)
        text = texts.house.say("terminal-clock", name=name, time=time, state=clock.state)
        return text.rstrip()
    if clock.brake_ms is not None:
        return texts.house.say("terminal-clock-brake", name=name, time=duration(clock.brake_ms))
    return texts.house.say("terminal-clock-none", name=name)


def offer(face: OfferFace, texts: TableTexts) -> str:
    """An open offer, and how it is answered."""
    fields = {
        "type": "table_offer_made",
        "kind": face.kind,
        "seat": face.seat,
        "absent_seat": face.absent_seat,
    }
    own = texts.reader.own_seat
    is_asked = own in face.needs and own not in face.accepted
    return texts.house.say(
        "terminal-offer" if is_asked else "terminal-offer-own",
        text=texts.event(fields) or face.kind,
        seconds=face.expires_ms // _SECOND,
    )


def ending(outcome: Outcome, texts: TableTexts) -> Iterator[str]:
    """How it ended: the reason, and who came in which place."""
    yield texts.result(outcome)
    rank = 1
    for group in outcome.ranking:
        names = ", ".join(texts.reader.name_of(seat) for seat in group)
        scores = ", ".join(
            str(outcome.scores[seat]) for seat in group if seat < len(outcome.scores)
        )
        yield texts.house.say("terminal-ranking", rank=rank, names=names, score=scores)
        rank += len(group)


def settled(outcome: Outcome, texts: TableTexts) -> Iterator[str]:
    """What the end has changed for everybody, and why not more."""
    changes = outcome.settled or []
    for one in changes:
        said = ", ".join(_changes(one, texts.house))
        if said:
            name = texts.reader.name_of(one.seat)
            yield texts.house.say("terminal-settled", name=name, text=said)
    for reason in dict.fromkeys(reason for one in changes for reason in one.reasons):
        yield texts.house.say(f"settled-why-{reason}")


def _changes(one: SeatSettled, house: Book) -> Iterator[str]:
    if one.rating_before is not None and one.rating_after is not None:
        before, after = round(one.rating_before / 100), round(one.rating_after / 100)
        mark = "yes" if one.provisional else "no"
        yield house.say(
            "settled-rating",
            before=str(before),
            after=house.say("rating", value=str(after), provisional=mark),
            change=f"{after - before:+}",
        )
        yield house.say("settled-points", points=f"{one.points:+}")
    if one.taler:
        yield house.say("settled-taler", taler=f"{one.taler:+}")


def logbook(lines: list[LogLine], texts: TableTexts, count: int) -> Iterator[str]:
    """The last `count` sentences; what was taken back is marked."""
    undone = taken_back(lines)
    sentences = [
        texts.house.say("terminal-undone", text=sentence) if line.vseq in undone else sentence
        for line in lines
        for event in line.events
        if (sentence := texts.event(event)) is not None
    ]
    yield from sentences[-count:]


def taken_back(lines: list[LogLine]) -> set[int]:
    """The numbers of the lines that do not count any more: those of the game, not of the table."""
    undone: set[int] = set()
    for line in lines:
        for event in line.events:
            if event["type"] == "table_taken_back":
                undone |= {
                    earlier.vseq
                    for earlier in lines
                    if int(str(event["to_vseq"])) < earlier.vseq < line.vseq and _is_game(earlier)
                }
    return undone


def _is_game(line: LogLine) -> bool:
    return not all(str(event["type"]).startswith(_TABLE_OWN) for event in line.events)
