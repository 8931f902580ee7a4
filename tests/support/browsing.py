"""People in front of the page, in a real Chromium: what they see, press and hear, and whatever goes wrong meanwhile."""

import atexit
import json
import os
import re
import shutil
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect, sync_playwright

from ludotheque import shelf, words
from ludotheque.languages import BY_CODE
from support.guest import Guest, Socket, act_first, join, open_table
from support.server import Server
from support.usual import usually

ROOT = Path(__file__).parents[2]
PATIENCE = 30_000.0
"""Milliseconds to wait for something that must come, on a busy machine."""
WHOLE = ("chromium", "chromium-browser", "google-chrome")
WITHOUT_WINDOWS = "chromium-headless-shell"
"""The same engine, without what is around a page: it takes a sixth less time."""
PLAYWRIGHT_DISABLES = (
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""Said again, since only the last list of features counts."""
WITHOUT_POPUPS = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
"""What the address bar would unfold is two pages in a process of their own, in every window, though nobody sees the
bar: 0.4 s of processor time for every visitor."""
FLAGS = [
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    "--disable-component-update",
    "--disable-site-isolation-trials",  # all pages are ours: an empty one need not move to another process
    "--js-flags=--no-maglev,--no-opt",  # no page lives long enough to be worth these compilers
    "--disable-features=" + ",".join([*PLAYWRIGHT_DISABLES, *WITHOUT_POPUPS]),
]
GAMES = ("lucky-numbers", "polyssimo", "ligretto", "dutch-blitz")
LOOKS = usually(GAMES, lambda game: game != "dutch-blitz")
"""The games by how their pages are made: Dutch Blitz has the page of Ligretto."""
DESKTOP, PHONE, SMALL_PHONE, ZOOMED = (1440, 900), (390, 844), (360, 740), (320, 256)
"""Sizes in CSS pixels; the last is a screen of 1280 by 1024 at 400 %."""

NOTHING_THERE = "/icon.svg"
"""An address of the server where no page runs."""
CHOOSE = """(chosen) => {
  if (!location.protocol.startsWith("http")) return; // an empty document may keep nothing
  for (const [key, value] of Object.entries(chosen))
    if (localStorage.getItem(`ludotheque.${key}`) === null)
      localStorage.setItem(`ludotheque.${key}`, JSON.stringify(value));
}"""
PREPARED = (
    f"""([chosen]) => {{
  ({CHOOSE})(chosen);"""
    + """
  addEventListener("securitypolicyviolation", (event) =>
    console.error(`against the policy: ${event.violatedDirective} ${event.blockedURI}`));
  window.heard = [];
  const hear = (node) => {
    const element = node.nodeType === 1 ? node : node.parentElement;
    if (element?.closest("[aria-live=polite]")) window.heard.push(node.textContent.trim());
  };
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === "characterData") hear(change.target);
      else for (const node of change.addedNodes) if (node.textContent) hear(node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
)
"""What this person has chosen before; and everything that is added to a polite live region is noted as heard."""

LOST = re.compile(r"net::ERR_\w+|WebSocket connection|status of 503|can’t establish a connection|was interrupted")
"""What a browser says when a server is out of reach."""

ARRIVED = """() => document.querySelector("main") && !document.querySelector(".on-its-way")"""
"""Whether the page shows what its address asked for, or why it cannot."""

NAME_OF = """(one) => {
  if (one.ariaLabel) return one.ariaLabel;
  const read = (node) => node.nodeType === 3 ? node.data : node.ariaHidden === "true" ? ""
    : [...node.childNodes].map(read).join("");
  return read(one).trim();
}"""
"""What a button is called: by its label, or by the words in it that are not hidden from ears."""

OVERFLOWS = """async () => {
  const wide = () => document.documentElement.scrollWidth > innerWidth;
  for (let drawn = 0; drawn < 60 && wide(); drawn++) await new Promise(requestAnimationFrame);
  return wide();
}"""
"""Whether the page is too wide, and still is after a second of drawing: no matter how long a busy machine takes."""


def chromium(*, windows: bool = False) -> str | None:
    """Where the browser is, one that can show windows where they are needed: as LUDOTHEQUE_CHROMIUM says, or on the
    path."""
    names = WHOLE if windows else (WITHOUT_WINDOWS, *WHOLE)
    return os.environ.get("LUDOTHEQUE_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


@contextmanager
def browsing(executable: str) -> Iterator[Browser]:
    """A browser that shows no window; closed at the end."""
    rooted = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=[*FLAGS, *rooted])
        yield browser
        browser.close()


@cache
def page_words(game: str) -> Path:
    """A folder with all that the page says beside the words of a game: the table's, its own, and the game's for it."""
    own, gathered = ROOT / "frontend" / "words", Path(mkdtemp(prefix="words-"))
    atexit.register(shutil.rmtree, gathered, ignore_errors=True)
    for language in words.LANGUAGES:
        common = [ROOT / "src" / "ludotheque" / "table" / f"{language}.ftl", own / f"{language}.ftl"]
        of_game = [folder / f"page.{language}.ftl" for folder in shelf.game(game).folders]
        text = "\n".join(file.read_text("utf-8") for file in (*common, *of_game))
        (gathered / f"{language}.ftl").write_text(text, "utf-8")
    return gathered


class PageWords:
    """What the page says in a language, at a table of a game: by the names of the messages."""

    def __init__(self, language: str = "en", game: str = "lucky-numbers") -> None:
        self.language = language
        self.game = game

    def __call__(self, message: str, attribute: str | None = None, **facts: Any) -> str:
        over = page_words(self.game)
        if not words.has(message, self.language, self.game, over):
            raise KeyError(message)
        return words.phrase(message, self.language, self.game, facts, attribute, over)

    def like(self, message: str, *open_facts: str, attribute: str | None = None, **facts: Any) -> re.Pattern[str]:
        """The whole message, with anything for the facts that are left open; any space for one that never breaks, which
        Playwright takes for an ordinary one where it compares a name with a pattern."""
        text = self(message, attribute, **dict.fromkeys(open_facts, "\ue000"), **facts)
        return re.compile(f"^{re.escape(text)}$".replace("\ue000", "(.+?)").replace("\u00a0", r"\s"))


def chosen(name: str, theme: str, verbosity: str = "everything") -> dict[str, Any]:
    """What somebody has chosen before they come; every event is to be heard."""
    return {"name": name, "theme": theme, "verbosity": verbosity}


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        language: str = "en",
        name: str = "Ada",
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        theme: str = "day",
        verbosity: str = "everything",
        moving: bool = False,
        kept: bool = False,
        clock: bool = False,
    ) -> None:
        self.server = server
        self.language = language
        self.name = name
        self._seats: dict[str, Guest] = {}
        self._company = ExitStack()
        self.troubles: list[str] = []
        """Everything that went wrong in this browser: errors, and requests to elsewhere."""
        self.context = browser.new_context(
            base_url=server.address,
            locale=BY_CODE[language].locale,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if moving else "reduce",
            service_workers="allow" if kept else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"({PREPARED})([{json.dumps(chosen(name, theme, verbosity))}])")
        self.page: Page = self.context.new_page()
        if clock:  # it goes as time does, but can be put forward
            self.page.clock.install()
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("request", lambda request: self._note_address(request.url))
        self.page.on("websocket", lambda socket: self._note_address(socket.url))

    def _note(self, message: ConsoleMessage) -> None:
        blocked = "Service Worker registration blocked" in message.text  # by us, so that every test is the first visit
        if message.type in ("error", "warning") and not blocked:
            self.troubles.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _note_address(self, address: str) -> None:
        own = self.server.address.split("://")[1]
        if not re.match(rf"(https?|wss?)://{re.escape(own)}/|data:|blob:|about:", address):
            self.troubles.append(f"a request to elsewhere: {address}")

    def forget_lost_lines(self) -> None:
        """What the browser itself says of lines that were cut is no trouble."""
        self.troubles = [trouble for trouble in self.troubles if not LOST.search(trouble)]

    def press(self, key: str) -> None:
        """Press a key."""
        self.page.keyboard.press(key)

    # What can be found on the page

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def link(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("link", name=name, exact=isinstance(name, str))

    def heading(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("heading", name=name)

    def names_of(self, found: Locator) -> list[str]:
        """The accessible names of buttons that are found now."""
        return found.evaluate_all(f"all => all.map({NAME_OF})")  # type: ignore[no-any-return]

    @property
    def focused(self) -> str:
        """The accessible name of what has the focus."""
        return self.page.evaluate(f"({NAME_OF})(document.activeElement)")  # type: ignore[no-any-return]

    @property
    def heard(self) -> list[str]:
        """What was said by ear since the page was loaded."""
        return self.page.evaluate("window.heard")  # type: ignore[no-any-return]

    def hears(self, text: str) -> None:
        """Wait until a sentence has been said."""
        self.wait_for("text => window.heard.some(line => line.includes(text))", text)

    def wait_for(self, holds: str, given: Any = None) -> None:
        """Wait until a function of the page answers yes. It is asked by the clock: to be asked at every frame would
        keep the page drawing."""
        self.page.wait_for_function(holds, arg=given, polling=25)

    def overflows(self) -> bool:
        """Whether the page has to be scrolled from left to right, when it has found its size."""
        return bool(self.page.evaluate(OVERFLOWS))

    def wait_until(self, holds: str) -> None:
        """Wait until an async function of the page answers yes; Playwright's own waiting takes its promise for one."""
        for _ in range(int(PATIENCE / 100)):
            if self.page.evaluate(holds):
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"not within {PATIENCE / 1000} seconds: {holds}")

    def put_clock_forward(self, until: Locator, step: int) -> None:
        """Let the made-up time of the page go by, some milliseconds at once, until something is shown."""
        for _ in range(300):
            if until.is_visible():
                return
            self.page.clock.fast_forward(step)
            self.page.wait_for_timeout(50)
        raise AssertionError("it does not come, however long one waits")

    # Coming to a table

    def open_table(self, game: str, **terms: Any) -> str:
        """Open a table, whose name is returned; this browser has the seat."""
        return self.have_seat(open_table(self.server, game, name=self.name, language=self.language, **terms))

    def join_table(self, table: str, **terms: Any) -> None:
        """Sit down at a table; this browser has the seat."""
        self.have_seat(join(Guest(self.server, table), name=self.name, language=self.language, **terms))

    def have_seat(self, guest: Guest) -> str:
        """This browser has the seat of a guest; the name of the table."""
        self._seats[guest.table] = guest
        cookie = {"name": f"ludotheque-{guest.table}", "value": guest.token, "url": guest.url()}
        self.context.add_cookies([cookie])  # type: ignore[list-item]
        return guest.table

    def command(self, table: str, do: str, **facts: Any) -> None:
        """Ask something of a table without the page."""
        answer = self._seats[table].do(do, **facts)
        assert answer.is_success, answer.text

    def line(self, table: str) -> AbstractContextManager[Socket]:
        """Another line to a table where this person sits."""
        return self._seats[table].socket()

    def go(self, path: str) -> None:
        """Open a page; at a table, be there, so that whatever happens from now on is heard."""
        self.page.goto(path, wait_until="domcontentloaded")
        if re.search(r"/t/\w+$", path):
            self.wait_for(ARRIVED)

    def play_against_bots(self, game: str, bots: int = 1, **terms: Any) -> str:
        """A match of one person and bots has begun and this page shows it; the name of the table."""
        usual: dict[str, Any] = {"settings": {"pace": "instant", "countdown": 0}}
        if game == "ligretto":  # where a deal that is blocked at once, as one in forty is for two, would end the match
            usual["options"] = {"blocked": "score"}
        table = self.open_table(game, seats=1 + bots, bots=bots, **{**usual, **terms})
        self.command(table, "ready")
        self.command(table, "start")
        self.go(f"/t/{table}")
        return table

    def play_among_people(
        self, game: str, names: Sequence[str] = ("Bo", "Cleo", "Dan"), ahead: int = 0, **terms: Any
    ) -> list[Socket]:
        """A match of this person and others has begun, who sit still, and this page shows it: nothing changes but by
        this person's hand, whatever was dealt and however long the machine takes. The lines of the others.

        ``ahead`` actions were done before the page came: the first that was open each time."""
        asked = {"settings": {"countdown": 0}, "language": self.language, "name": self.name, **terms}
        own = open_table(self.server, game, seats=1 + len(names), **asked)
        people = [join(own, name=name) for name in names]
        lines = [self._company.enter_context(guest.socket()) for guest in people]
        with own.socket() as line:
            for one in (*lines, line):
                assert one.ask("ready")["is"] == "news"
            assert line.ask("start")["is"] == "news"
            for _ in range(ahead):
                act_first([line, *lines])
        self.have_seat(own)
        self.go(f"/t/{own.table}")
        return lines

    def leave(self) -> None:
        """Go away from every table, and forget all but what is in the browser's cache."""
        self._company.close()
        self.page.unroute_all()
        self.context.set_offline(False)
        self.page.goto(f"{self.server.address}{NOTHING_THERE}")
        self.page.evaluate("() => (localStorage.clear(), sessionStorage.clear())")
        self.page.emulate_media(color_scheme="null", contrast="null")
        self.page.mouse.move(0, 0)
        self.context.clear_cookies()
        self._seats.clear()

    def come_again(self, name: str, size: tuple[int, int], theme: str, verbosity: str) -> None:
        """Be somebody else, who has chosen this before."""
        self.name = name
        self.troubles.clear()
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(CHOOSE, chosen(name, theme, verbosity))

    def close(self) -> None:
        self.context.close()
        self._company.close()
