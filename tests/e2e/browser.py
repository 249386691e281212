"""Real Chromium for the tests that click and type: found, started, its complaints collected."""

import os
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    StorageState,
    ViewportSize,
    WebError,
    async_playwright,
    expect,
)

from server.app import STATIC
from server.gateway.identity import COOKIE
from tests.processes import Server

WIDE = ViewportSize(width=1240, height=800)
PORTRAIT = ViewportSize(width=390, height=844)
SMALL = ViewportSize(width=360, height=640)

PATIENCE_MS = 45_000
"""For what should be there at once: other tests may have the machine for themselves meanwhile."""

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium_path() -> str | None:
    """Where a browser is: `WARTESAAL_CHROMIUM`, else the first of the usual names on PATH."""
    named = os.environ.get("WARTESAAL_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def missing() -> str | None:
    """What a browser test lacks here, None: nothing."""
    if chromium_path() is None:
        return f"no browser: none of {', '.join(NAMES)} on PATH, WARTESAAL_CHROMIUM is not set"
    if not (STATIC / "index.html").is_file():
        return "no web client: `make setup` builds it"
    return None


@asynccontextmanager
async def started() -> AsyncIterator[Browser]:
    """A running browser. Without one the test is skipped; with REQUIRE_BROWSER=1 it fails."""
    if (lack := missing()) is not None:
        if os.environ.get("REQUIRE_BROWSER") == "1":
            pytest.fail(f"{lack} (and REQUIRE_BROWSER=1)")
        pytest.skip(lack)
    expect.set_options(timeout=PATIENCE_MS)
    # Chromium's own sandbox does not work for root.
    as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=chromium_path(), args=[*FLAGS, *as_root]
        )
        yield browser
        await browser.close()


@dataclass
class Visitor:
    """One person with a browser of their own: cookies, storage, any number of tabs.

    page:       the first tab.
    complaints: errors and warnings of the console (a violated content policy and a failed request
                are such, too) and exceptions that nobody caught, in every tab.
    """

    url: str
    context: BrowserContext
    page: Page
    complaints: list[str] = field(default_factory=list)
    _forgiven: list[re.Pattern[str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.context.on("console", self._heard)
        self.context.on("weberror", self._failed)

    async def tab(self) -> Page:
        """Another tab of the same browser."""
        return await self.context.new_page()

    async def token(self) -> str:
        """Who one is, for the SDK to be the same person beside this browser."""
        for cookie in await self.context.cookies(self.url):
            if cookie.get("name") == COOKIE:
                return str(cookie.get("value"))
        raise AssertionError("not signed in yet")

    async def state(self) -> StorageState:
        """Cookies and settings, for a second device of the same person."""
        return await self.context.storage_state()

    def forgive(self, pattern: str) -> None:
        """Complaints that belong to what is tested, such as a network that is switched off."""
        self._forgiven.append(re.compile(pattern))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"{message.type}: {message.text}")

    def _failed(self, error: WebError) -> None:
        self._complain(f"uncaught: {error.error}")

    def _complain(self, text: str) -> None:
        self.complaints.append(text)

    def unforgiven(self) -> list[str]:
        """What is left to complain about."""
        return [
            text
            for text in self.complaints
            if not any(pattern.search(text) for pattern in self._forgiven)
        ]


@dataclass(frozen=True)
class House:
    """A server that runs, and the browser to look at it."""

    server: Server
    chromium: Browser

    @property
    def url(self) -> str:
        return self.server.url

    @asynccontextmanager
    async def visitor(
        self, viewport: ViewportSize = WIDE, locale: str = "de-DE", **options: Any
    ) -> AsyncIterator[Visitor]:
        """Somebody who has not been here before (but for a given `storage_state`).

        Leaving without a failure asserts that the browser had nothing to complain about.
        """
        context = await self.chromium.new_context(
            base_url=self.url, viewport=viewport, locale=locale, **options
        )
        context.set_default_timeout(PATIENCE_MS)
        visitor = Visitor(self.url, context, await context.new_page())
        try:
            yield visitor
        except BaseException as error:
            await _note(error, visitor)
            raise
        finally:
            await context.close()
        complaints = visitor.unforgiven()
        assert not complaints, complaints


async def _note(error: BaseException, visitor: Visitor) -> None:
    """Tell whoever reads the failure what the tabs showed then."""
    for page in visitor.context.pages:
        if page.is_closed():
            continue
        shown = await page.locator("body").aria_snapshot()
        error.add_note(f"{page.url} showed:\n{shown}")
    if visitor.complaints:
        error.add_note("The browser complained:\n" + "\n".join(visitor.complaints))
