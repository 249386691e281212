"""Who sees what, and how it is numbered. Source: mechanisms.md 1.4, design.md 3."""

from rules.game import SPECTATOR
from rules.match.commands import OfferKind
from rules.match.events import TableTakenBack
from rules.match.table import shown, vseq
from tests.rules.match.sitting import Sitting, no_clock
from tests.rules.match.tally import TALLY, CallVote, Count, Draw, Peek, Vote


def test_an_entry_counts_in_each_stream_that_sees_an_event_of_it() -> None:
    sitting = Sitting()
    assert sitting.match.vseqs == (1, 1, 1)
    sitting.act(0, CallVote())
    entry = sitting.act(0, Vote())
    assert sitting.match.vseqs == (3, 2, 2)
    assert [bool(shown(entry, viewer, TALLY)) for viewer in (0, 1, SPECTATOR)] == [
        True,
        False,
        False,
    ]


def test_a_private_event_is_shown_to_its_seat_alone() -> None:
    sitting = Sitting()
    entry = sitting.act(0, Draw())
    assert sitting.types(entry, 0) == ["drew", "happened"]
    assert sitting.types(entry, 1) == ["happened"]
    assert vseq(sitting.table, 1) == vseq(sitting.table, SPECTATOR) == 2


def test_a_take_back_tells_each_viewer_the_number_in_his_own_stream() -> None:
    sitting = no_clock().all_act_once()
    sitting.act(0, CallVote())
    sitting.act(0, Vote())
    places = sitting.match.seats[0].last_step.vseqs
    assert places == (4, 4, 4)
    sitting.act(1, Vote())
    sitting.offer(1, OfferKind.TAKE_BACK)
    entry = sitting.answer(0, accept=True)
    assert entry is not None
    for viewer, to_vseq in ((0, 5), (1, 4), (SPECTATOR, 4)):
        (event,) = [e for e in shown(entry, viewer, TALLY) if isinstance(e, TableTakenBack)]
        assert (event.to_vseq, event.to_vseqs) == (to_vseq, ())


def test_the_stored_event_holds_the_numbers_of_all_and_is_never_shown_so() -> None:
    sitting = no_clock().all_act_once()
    sitting.act(0, Count(more=True))
    offer = sitting.offer(0, OfferKind.TAKE_BACK)
    assert offer is not None
    assert offer.events[0].to_vseqs == (3, 3, 3)
    assert shown(offer, 1, TALLY)[0].to_vseqs == ()


def test_what_only_one_seat_could_see_does_not_move_the_others() -> None:
    sitting = Sitting()
    before = vseq(sitting.table, 1)
    sitting.act(0, Peek())
    assert vseq(sitting.table, 1) == before
