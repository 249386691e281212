"""Somebody who has a keyboard and nothing else."""

from dataclasses import dataclass

from playwright.async_api import Locator, Page

STOPS = 80
"""No page has so many stops between two things."""

# Counted in the page itself: a key's `click` has no detail, and no pointer goes before it.
COUNT_POINTERS = """
sessionStorage.pointers ??= 0;
for (const kind of ["pointerdown", "pointermove", "mousedown", "touchstart"])
  addEventListener(kind, () => sessionStorage.pointers++, true);
"""

FOCUSED = """() => {
  const focused = document.activeElement;
  return focused === document.body ? "" : focused.ariaLabel ?? focused.textContent;
}"""


@dataclass(frozen=True)
class Keys:
    """The keys of one page."""

    page: Page

    async def press(self, key: str) -> None:
        """One key, by its name or its letter."""
        await self.page.keyboard.press(key)

    async def say(self, command: str) -> None:
        """Write a line where the focus is."""
        await self.page.keyboard.type(command)
        await self.press("Enter")

    async def focused(self) -> str:
        """The name of what has the focus; "" where nothing has."""
        name: str = await self.page.evaluate(FOCUSED)
        return name.strip()

    async def tab_to(self, wanted: Locator) -> None:
        """Tab until it has the focus."""
        await wanted.wait_for()
        for _ in range(STOPS):
            if await wanted.evaluate("each => each === document.activeElement"):
                return
            await self.press("Tab")
        raise AssertionError(f"Tab does not reach {wanted}; it is at {await self.focused()!r}")

    async def choose(self, radio: Locator) -> None:
        """Tab to the group of a radio button, then with the arrows to it."""
        name = await radio.get_attribute("name")
        await self.tab_to(self.page.locator(f'input[name="{name}"]:checked'))
        for _ in range(STOPS):
            if await radio.is_checked():
                return
            await self.press("ArrowRight")
        raise AssertionError(f"the arrows do not reach {radio}")

    async def to_board(self) -> None:
        """F6 leads from part to part; go on until the focus is on a place of the board."""
        for _ in range(STOPS):
            if await self.page.locator("[data-place]:focus").count():
                return
            await self.press("F6")
        raise AssertionError(f"F6 does not reach the board; it is at {await self.focused()!r}")

    async def watch_pointers(self) -> None:
        """Count from now on what a pointer does, in every page to come."""
        await self.page.add_init_script(COUNT_POINTERS)

    async def pointers(self) -> int:
        """How often a pointer did something."""
        count: str = await self.page.evaluate("sessionStorage.pointers")
        return int(count)
