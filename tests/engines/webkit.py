"""People in front of the page in WebKit, which Playwright cannot drive as it is installed on Linux.

A page and what is found on it have the part of Playwright's interface that the hands of ``browser.hands`` use, so that
the same hands play in every engine.
"""

import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from glob import glob
from pathlib import Path
from typing import Any, TypeVar, cast

from playwright.sync_api import BrowserContext, Page
from playwright.sync_api import TimeoutError as TooLong

from engines.webdriver import Driver, driving, screen
from support.browsing import CHOOSE, DESKTOP, LOST, NOTHING_THERE, PATIENCE, PREPARED, Visitor, chosen
from support.server import Server

FINDING = Path(__file__).with_name("finding.js").read_text("utf-8")
PAUSE = 0.02
"""Seconds between two looks at the page."""
WATCHED = f"""
if (!window.troubles) {{
  window.troubles = [];
  for (const kind of ["error", "warn"]) {{
    const was = console[kind];
    console[kind] = (...said) => {{ window.troubles.push(`${{kind}}: ${{said.join(" ")}}`); was(...said); }};
  }}
  addEventListener("error", (event) => window.troubles.push(`error: ${{event.message}}`));
  addEventListener("unhandledrejection", (event) => window.troubles.push(`error: ${{event.reason}}`));
  ({PREPARED})([{{}}]);
}}
"""
"""Goes before every script, since WebDriver has none that runs before those of the page."""


def mini_browser() -> str | None:
    """Where the small browser is that comes with WebKitGTK, if all is there to drive it."""
    found = sorted(glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser"))
    return found[-1] if found and shutil.which("WebKitWebDriver") and shutil.which("Xvfb") else None


Thing = TypeVar("Thing")


def until(look: Callable[[], Thing], timeout: float | None = None, pause: float = PAUSE) -> Thing:
    """Look again and again until there is something."""
    end = time.monotonic() + (timeout or PATIENCE) / 1000
    while True:
        found = look()
        if found:
            return found
        if time.monotonic() > end:
            raise TooLong("it does not come")
        time.sleep(pause)


class Found:
    """What is found on a page, anew each time it is asked for: Playwright's ``Locator``."""

    def __init__(self, page: "WebKitPage", *path: dict[str, Any]) -> None:
        self.page = page
        self._path = path

    def _then(self, by: str, **step: Any) -> "Found":
        return Found(self.page, *self._path, {"by": by, **{key: one for key, one in step.items() if one is not None}})

    def _ask(self, body: str, *given: Any) -> Any:
        """What a script says of the elements ``all``, and of the first of them, ``one``."""
        script = f"{FINDING}\nconst all = find(given[0]), one = all[0];\n{body}"
        return self.page.script(script, list(self._path), *given)

    def get_by_role(
        self,
        role: str,
        name: str | re.Pattern[str] | None = None,
        exact: bool = False,
        level: int | None = None,
        disabled: bool | None = None,
    ) -> "Found":
        return self._then("role", role=role, name=_words(name, exact), level=level, disabled=disabled)

    def get_by_text(self, text: str | re.Pattern[str], exact: bool = False) -> "Found":
        return self._then("text", name=_words(text, exact))

    def locator(self, selector: str) -> "Found":
        return self._then("parent") if selector == "xpath=.." else self._then("css", selector=selector)

    def nth(self, at: int) -> "Found":
        return self._then("nth", at=at)

    @property
    def first(self) -> "Found":
        return self.nth(0)

    @property
    def last(self) -> "Found":
        return self.nth(-1)

    def count(self) -> int:
        return int(self._ask("return all.length"))

    def is_visible(self) -> bool:
        return bool(self._ask("return Boolean(one && seen(one))"))

    def wait_for(self, state: str = "visible") -> None:
        until(lambda: self.is_visible() == (state == "visible"))

    def evaluate_all(self, function: str) -> Any:
        return self._ask(f"return ({function})(all)")

    def _of_one(self, what: str, *given: Any) -> Any:
        return until(lambda: self._ask(f"return one && [{what}]", *given))[0]

    def text_content(self) -> str:
        return str(self._of_one("one.textContent"))

    def input_value(self) -> str:
        return str(self._of_one("one.value"))

    def get_attribute(self, name: str) -> str | None:
        return cast("str | None", self._of_one("one.getAttribute(given[1])", name))

    def focus(self) -> None:
        self._of_one("one.focus()")

    def scroll_into_view_if_needed(self) -> None:
        self.middle()

    def bounding_box(self) -> dict[str, float]:
        return cast("dict[str, float]", self._of_one("one.getBoundingClientRect().toJSON()"))

    def middle(self, timeout: float | None = None) -> tuple[float, float]:
        """Where it can be clicked, as soon as it can."""
        x, y = until(lambda: self._ask("return reach(one)"), timeout)
        return x, y

    def click(self, timeout: float | None = None, times: int = 1) -> None:
        until(lambda: self._clicked(times), timeout)

    def dblclick(self, timeout: float | None = None) -> None:
        self.click(timeout, times=2)

    def _clicked(self, times: int) -> bool:
        """Click it if it can be clicked; whether the click landed there."""
        at = self._ask("const at = await reach(one); if (at) aim(one); return at")
        if not at:
            return False
        self.page.mouse.click(at[0], at[1], times)
        return bool(self._ask("return landed()"))

    def press(self, key: str) -> None:
        self.focus()
        self.page.keyboard.press(key)

    def drag_to(self, place: "Found") -> None:
        mouse = self.page.mouse
        mouse.move(*self.middle())
        mouse.down()
        mouse.move(*place.middle(), steps=8)
        mouse.up()


def _words(name: str | re.Pattern[str] | None, exact: bool) -> dict[str, Any] | None:
    if isinstance(name, re.Pattern):
        return {"pattern": name.pattern, "flags": "i" if name.flags & re.IGNORECASE else ""}
    return None if name is None else {"words": name, "exact": exact}


class Mouse:
    """Playwright's ``Mouse``."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._at = (0.0, 0.0)

    def move(self, x: float, y: float, steps: int = 1) -> None:
        (from_x, from_y), self._at = self._at, (x, y)
        parts = [step / steps for step in range(1, steps + 1)]
        way = [(from_x + (x - from_x) * part, from_y + (y - from_y) * part) for part in parts]
        self._driver.point(*[("pointerMove", at) for at in way])

    def down(self) -> None:
        self._driver.point(("pointerDown", None))

    def up(self) -> None:
        self._driver.point(("pointerUp", None))

    def click(self, x: float, y: float, times: int = 1) -> None:
        self._at = (x, y)
        self._driver.point(("pointerMove", (x, y)), *[("pointerDown", None), ("pointerUp", None)] * times)


class Keyboard:
    """Playwright's ``Keyboard``."""

    def __init__(self, driver: Driver) -> None:
        self.press = driver.press


class WebKitPage(Found):
    """Playwright's ``Page``, of which there is one."""

    def __init__(self, driver: Driver, address: str) -> None:
        super().__init__(self)
        self.driver = driver
        self.mouse = Mouse(driver)
        self.keyboard = Keyboard(driver)
        self._address = address
        self.troubles: list[str] = []

    def script(self, body: str, *given: Any) -> Any:
        return self.driver.script(f"{WATCHED}\nreturn (async (...given) => {{ {body} }})(...arguments)", *given)

    def evaluate(self, function: str, arg: Any = None) -> Any:
        return self.script(f"const it = ({function}); return typeof it === 'function' ? it(given[0]) : it", arg)

    def wait_for_function(self, function: str, *, arg: Any = None, polling: float = 1000 * PAUSE) -> None:
        until(lambda: self.evaluate(function, arg), pause=polling / 1000)

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def goto(self, path: str, wait_until: str = "") -> None:
        self.note_troubles()
        self.driver.go(path if "://" in path else f"{self._address}{path}")

    def note_troubles(self) -> None:
        """Keep what went wrong, which is forgotten with the document."""
        self.troubles += self.script("return window.troubles.splice(0)")

    def reload(self) -> None:
        self.note_troubles()
        self.driver.reload()

    @property
    def url(self) -> str:
        return str(self.script("return location.href"))

    def be_large(self, width: int, height: int) -> None:
        """Give the page so much room, or as little as the browser lets it have."""
        more_x, more_y = 0, 0
        for _ in range(3):  # what is around the page is not known before
            self.driver.size(width + more_x, height + more_y)
            inner_x, inner_y = self.script("return [innerWidth, innerHeight]")
            more_x, more_y = more_x + width - inner_x, more_y + height - inner_y


class WebKitContext:
    """Playwright's ``BrowserContext``."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    def add_cookies(self, cookies: list[dict[str, str]]) -> None:
        for cookie in cookies:
            self._driver.keep_cookie(cookie["name"], cookie["value"])

    def close(self) -> None:
        """There is one window, and it stays open."""


class WebKitVisitor(Visitor):
    """Somebody who has the one window of a WebKit, where nobody has been before."""

    def __init__(
        self,
        driver: Driver,
        server: Server,
        *,
        language: str = "en",
        name: str = "Ada",
        size: tuple[int, int] = DESKTOP,
        theme: str = "day",
        moving: bool = False,
    ) -> None:
        self.server = server
        self.language = language
        self.name = name
        self._seats = {}
        self._company = ExitStack()
        self._page = WebKitPage(driver, server.address)
        self.page = cast("Page", self._page)
        self.context = cast("BrowserContext", WebKitContext(driver))
        self.troubles = self._page.troubles
        driver.go(f"{server.address}{NOTHING_THERE}")
        driver.forget_cookies()
        before = {**chosen(name, theme), "language": language, "still": not moving}
        driver.script(f"localStorage.clear(); ({CHOOSE})(arguments[0])", before)
        self._page.be_large(*size)

    def forget_lost_lines(self) -> None:
        self._page.note_troubles()
        self.troubles[:] = [trouble for trouble in self.troubles if not LOST.search(trouble)]

    def close(self) -> None:
        self._page.note_troubles()
        self._page.driver.go(f"{self.server.address}{NOTHING_THERE}")  # away from the table
        super().close()


@contextmanager
def webkit(binary: str) -> Iterator[Driver]:
    """A window of WebKit on a screen that nobody sees; closed at the end."""
    options = {"binary": binary, "args": ["--automation"]}
    asked = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
    quiet = {"DBUS_SESSION_BUS_ADDRESS": "disabled:", "NO_AT_BRIDGE": "1"}
    with screen() as display, driving("WebKitWebDriver", asked, {"DISPLAY": display, **quiet}) as driver:
        yield driver
