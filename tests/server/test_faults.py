"""What the log says of our own faults: type and place, never what an exception holds."""

import asyncio
import logging

import pytest
from structlog.testing import capture_logs

from server.background import Background
from server.faults import Discreet, report

SECRET = "hand-of-nine-dragons"


def caught() -> ValueError:
    try:
        raise ValueError(SECRET)
    except ValueError as fault:
        return fault


def test_a_report_names_type_place_and_incident_alone() -> None:
    with capture_logs() as lines:
        report("command", caught(), "i-1", table="t-1")
    [line] = lines
    assert {name for name in line if name not in ("event", "log_level")} == {
        "where",
        "kind",
        "at",
        "incident",
        "table",
    }
    assert (line["kind"], line["incident"]) == ("ValueError", "i-1")
    assert line["at"][-1].endswith(" caught")
    assert SECRET not in str(line)


@pytest.mark.asyncio
async def test_work_in_the_background_that_fails_is_reported_without_its_text() -> None:
    begun = asyncio.Event()

    async def fails() -> None:
        begun.set()
        raise ValueError(SECRET)

    background = Background()
    with capture_logs() as lines:
        background.spawn(fails())
        await begun.wait()
        await background.close()
    assert [line["kind"] for line in lines] == ["ValueError"]
    assert SECRET not in str(lines)


@pytest.fixture
def library(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.handler.setFormatter(Discreet("%(name)s %(message)s"))
    return caplog


def test_a_librarys_line_with_a_fault_keeps_what_happened_and_where(
    library: pytest.LogCaptureFixture,
) -> None:
    fault = caught()
    logging.getLogger("uvicorn").error("Exception in application\n", exc_info=fault)
    logging.getLogger("redis").warning("lost: %s", fault)
    assert "Exception in application [ValueError at " in library.text
    assert "lost: ValueError" in library.text
    assert SECRET not in library.text


@pytest.mark.asyncio
async def test_asyncio_tells_neither_the_arguments_nor_the_text_of_a_failed_callback(
    library: pytest.LogCaptureFixture,
) -> None:
    done = asyncio.Event()

    def fails(hand: str) -> None:
        done.set()
        raise ValueError(hand)

    asyncio.get_running_loop().call_soon(fails, SECRET)
    await done.wait()
    await asyncio.sleep(0)
    assert "Exception in callback" in library.text
    assert SECRET not in library.text
