"""`olsen try` as its user meets it: a real browser plays on the page that the real command serves."""

import os
import re
import shutil
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect, sync_playwright

from bot.ui.i18n.translator import translator
from tests.forked import Copy
from tests.programs.test_programs import EXAMPLE

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
ROOT = Path(__file__).parents[2]
ACTION_OVER = "() => simcordPreview.ready && !simcordPreview.pendingAction"
PATIENCE_MS = 10_000
PHONE: ViewportSize = {"width": 390, "height": 844}
LONG_MS = 60_000
"""Milliseconds that a week of a season takes at most, with all its matches."""
A_START = 60
"""Seconds until the command has printed its link, at most."""
LINK = re.compile(r"^\s*(http://127\.0\.0\.1:\S+)\n", re.MULTILINE)
A_DEAL = 120
"""Seconds that a deal takes at most. A page on which nothing goes on any more is a failure."""
WELCOME = "Cards, anyone?"
STEPS = 12
"""The most steps of a rehearsal until something is told."""

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium, chromium-browser or google-chrome here"),
    pytest.mark.xdist_group("browser"),  # one is enough
]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


class Command:
    """`olsen try`, running, and the file of what it prints."""

    def __init__(self, process: Copy, out: Path) -> None:
        self.process, self.out = process, out

    @property
    def link(self) -> str:
        """The link that it prints when its page can be opened."""
        until = monotonic() + A_START
        while not (printed := LINK.search(self.out.read_text())):
            assert monotonic() < until, self.out.read_text()
            assert self.process.returncode is None, self.out.read_text()
            sleep(0.05)
        return printed[1]


@contextmanager
def running(*arguments: str, module: str = "tests.e2e.quick", **settings: str) -> Iterator[Command]:
    """`olsen try` with these arguments and settings."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("OLSEN_", "DISCORD_"))}
    with TemporaryDirectory() as folder:
        files = out, _ = Path(folder) / "out", Path(folder) / "err"
        command = ["try", "--no-browser", *arguments]
        with Copy(module, command, ROOT, {**kept, **settings}, *files) as process:
            yield Command(process, out)


@pytest.fixture
def command() -> Iterator[Command]:
    with running() as command:
        yield command


@pytest.fixture
def link(command: Command) -> str:
    return command.link


class Channel:
    """The channel on the page, with what one can do in it."""

    def __init__(self, browser: Browser, link: str, locale: str = "en-US", *, pictures: bool = True) -> None:
        """``pictures``: whether they come; otherwise it is as if each came too late."""
        # The page forbids itself to evaluate text, which is how Playwright waits for a condition.
        self.page: Page = browser.new_context(bypass_csp=True, locale=locale).new_page()
        self.page.set_default_timeout(PATIENCE_MS)
        if not pictures:
            self.page.route("**/api/assets/*", lambda route: route.abort())
        self.page.goto(link)
        self.ready()

    def ready(self) -> None:
        self.page.wait_for_selector("#preview-app[aria-busy=false]")
        self.page.wait_for_function(ACTION_OVER)

    @property
    def messages(self) -> Locator:
        return self.page.locator("#channel-message-list article")

    @property
    def table(self) -> Locator:
        public = self.messages.filter(has_not_text="Only you can see this")
        return public.filter(has_not_text=WELCOME).first

    @property
    def hand(self) -> Locator:
        return self.messages.filter(has_text="Only you can see this").last

    def picture(self, message: Locator, begins: str) -> Locator:
        """The one picture of a message, which the browser has loaded; ``begins`` is how its alt text does."""
        picture = message.locator(".gallery-image")
        expect(picture).to_have_attribute("alt", re.compile(f"^{begins}"))
        expect(picture).not_to_have_js_property("naturalWidth", 0)
        return picture

    def become(self, name: str) -> None:
        self.page.locator("#viewer-picker").select_option(label=name)
        self.ready()

    def run(self, command: str) -> None:
        self.page.locator("#channel-composer-input").click()
        self.page.keyboard.type(f"/{command}")
        self.page.locator("[role=option]", has_text=f"/{command}").first.click()
        self.page.locator("#send-message").click()
        self.ready()

    def write(self, command: str, chosen: Mapping[str, str], typed: Mapping[str, str]) -> None:
        """Run a command with options; some are chosen from what is offered."""
        self.page.locator("#channel-composer-input").click()
        self.page.keyboard.type(f"/{command}")
        self.page.locator("[role=option]", has_text=f"/{command}").first.click()
        for name, value in {**chosen, **typed}.items():
            option = self.page.locator(f".command-suggestion[data-value='{name}']")
            if not option.count():  # the list of options is shut
                self.page.locator(".command-ghost").click()
            option.click()
            self.page.keyboard.type(value)
            if name in chosen:
                self.page.locator(".command-suggestion", has_text=value).first.click()
            else:
                self.page.keyboard.press("Tab")
        self.page.locator("#send-message").click()
        self.ready()

    def first_offered(self, command: str) -> Locator:
        """What is offered for the first option of a command before anything is written there."""
        self.page.locator("#channel-composer-input").click()
        self.page.keyboard.type(f"/{command}")
        self.page.locator("[role=option]", has_text=f"/{command}").first.click()
        return self.page.locator(".command-suggestion")

    def confirm(self, label: str) -> None:
        """Press a button of the newest message."""
        self.press(self.messages.last.get_by_role("button", name=label, exact=True))

    def go_on(self, told: str) -> Locator:
        """Go on in a rehearsal until it tells something; the message that does."""
        for _ in range(STEPS):
            self.run("next")
            expect(self.messages.last).to_contain_text("🎬", timeout=LONG_MS)
            if re.search(told, self.messages.last.inner_text()):
                return self.messages.last
        raise AssertionError(told)

    def press(self, control: Locator) -> None:
        """Press a button. That the page took the press and the bot answered it is asserted."""
        control.click()
        self.page.wait_for_function(ACTION_OVER)
        last = self.page.evaluate("simcordPreview.lastAction")
        assert not last["rejected"], last["diagnostics"]
        assert last["settlement"] == "settled", last
        assert last["acknowledgement"] in ("acknowledged", "deferred"), last

    def press_if_in_time(self, control: Locator) -> None:
        """Press a button that may be gone when the press arrives: then the page says so."""
        control.click()
        self.page.wait_for_function(ACTION_OVER)
        if self.page.evaluate("simcordPreview.lastAction")["rejected"]:
            expect(self.page.locator("#action-status")).to_have_text(translator()("page-unavailable"))

    def press_at_table(self, label: str) -> None:
        self.press(self.table.get_by_role("button", name=label, exact=True))

    def open_table(self) -> None:
        self.run("play")
        self.press(self.messages.last.get_by_role("button", name="Olsen", exact=True))

    def open_match(self) -> None:
        self.open_table()
        self.press_at_table("Add computer")
        self.press_at_table("Add computer")
        self.press_at_table("Start")


@pytest.fixture
def channel(browser: Browser, link: str) -> Iterator[Channel]:
    channel = Channel(browser, link)
    yield channel
    channel.page.context.close()


def test_from_the_link_to_a_finished_deal_by_pressing_what_the_page_offers(browser: Browser) -> None:
    with running(module="tests.e2e.hurry") as command:
        channel = Channel(browser, command.link)
        expect(channel.messages).to_have_count(1)
        for tool in ("Messages", "Refresh", "Capture", "Inspector", "SimCord"):
            expect(channel.page.locator("#toolbar").get_by_text(tool)).not_to_be_visible()
        channel.page.set_viewport_size(PHONE)
        channel.confirm("Show me around")
        expect(channel.messages.last.get_by_role("heading", name="Olsen")).to_be_in_viewport()
        channel.messages.first.scroll_into_view_if_needed()
        channel.confirm("Play against two computers")
        channel.picture(channel.hand, "Your hand: 7 cards")
        expect(channel.hand.get_by_text("Your hand")).to_be_in_viewport()
        channel.picture(channel.table, "On top of a discard pile of")
        over = channel.table.get_by_role("button", name="Play again", exact=True)
        wake = channel.table.get_by_role("button", name="Wake up", exact=True)
        pictures, until = 0, monotonic() + A_DEAL
        while not over.count():
            assert monotonic() < until, channel.page.locator("#channel-message-list").inner_text()
            offered = channel.hand.locator(".component-button[aria-disabled=false]")
            if "Your turn" in channel.hand.inner_text() and offered.count():
                expect(offered.last).to_be_in_viewport()  # nobody has to scroll for their cards
                for picture in offered.locator("img").all():
                    expect(picture).to_have_js_property("naturalWidth", 128, timeout=5000)
                    pictures += 1
                channel.press_if_in_time(offered.first)
            elif wake.count():  # on a busy machine, a turn may run out, and nobody else is at the table
                channel.press_if_in_time(wake)
            else:
                channel.page.wait_for_timeout(100)
        assert pictures
        channel.page.context.close()


def test_presses_while_computers_move_are_never_lost_and_hands_are_private(
    command: Command, channel: Channel
) -> None:
    channel.open_match()
    for _ in range(15):
        channel.press_at_table("My hand")
        channel.page.wait_for_timeout(90)  # falls anywhere between two of the page's looks at the server
    expect(channel.hand).to_contain_text("Your hand")
    channel.become("Bo")
    expect(channel.table).to_be_visible()
    expect(channel.messages.filter(has_text="Only you can see this")).to_have_count(0)
    channel.press_at_table("My hand")
    expect(channel.hand).not_to_contain_text("Your hand")
    channel.page.reload()
    channel.ready()
    expect(channel.hand).to_contain_text("Your hand")
    channel.press_at_table("My hand")
    channel.page.set_viewport_size(PHONE)
    ending = channel.page.get_by_role("button", name="End the simulation")
    channel.page.locator("summary", has_text="⋯").click()
    expect(ending).to_be_in_viewport(ratio=1)
    channel.messages.first.click()
    expect(ending).not_to_be_visible()
    channel.page.locator("summary", has_text="⋯").click()
    ending.click()
    command.process.communicate(timeout=5)
    assert command.process.returncode == 0


def test_two_people_in_two_windows_and_a_clean_end(
    command: Command, link: str, channel: Channel, browser: Browser
) -> None:
    channel.open_table()
    other = Channel(browser, link, "nb-NO", pictures=False)
    other.become("Bo")
    expect(other.table.locator(".media-unavailable")).to_have_count(1)
    expect(other.table.locator(".media-unavailable")).not_to_be_visible()
    other.press_at_table("Join")
    expect(channel.table).to_contain_text("Bo", timeout=2000)
    channel.press_at_table("Start")
    expect(other.table).to_contain_text("deal 1", timeout=2000)
    expect(other.table).to_contain_text(re.compile(r"om \d+ minutt|for \d+ sekund"))
    expect(channel.table).to_contain_text(re.compile(r"in \d+ minute|\d+ second"))
    other.page.context.close()
    command.process.send_signal(signal.SIGTERM)
    _, told = command.process.communicate(timeout=5)
    assert command.process.returncode == 0
    assert "Traceback" not in told, told
    database = re.search(r"database (\S+olsen\.db)", told)
    assert database is not None
    assert not Path(database[1]).parent.exists()


def test_one_plays_against_a_program(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(EXAMPLE, encoding="utf-8")
    listed = tmp_path / "programs.toml"
    command = f'["{sys.executable}", "mine.py"]'
    listed.write_text(
        f'[mine]\nname = "Mine"\nauthor = "Ada"\ncommand = {command}\ngames = ["olsen"]\nseconds = 10'
    )
    with running(OLSEN_PROGRAMS=str(listed)) as started:
        channel = Channel(browser, started.link)
        channel.open_table()
        channel.press_at_table("Options")
        channel.messages.last.get_by_role("combobox", name="Add a program").click()
        channel.press(channel.page.locator(".select-option", has_text="A program by Ada"))
        expect(channel.table).to_contain_text("Mine (program)")
        channel.press_at_table("Start")
        channel.press_at_table("My hand")
        expect(channel.hand).to_contain_text("Your turn", timeout=LONG_MS)
        channel.page.context.close()


def rehearsed(channel: Channel) -> None:
    """Announce a season, let everybody sign up, and start it."""
    channel.write(
        "umpire create",
        {"game": "Olsen", "format": "Rounds"},
        {"name": "Trial", "rounds": "2", "length": "1"},
    )
    channel.confirm("Open sign-up")
    channel.go_on("Everyone has signed up")
    channel.run("umpire dashboard")
    channel.confirm("Start the season")
    channel.confirm("Confirm")


def test_a_season_is_rehearsed_up_to_its_first_matches(browser: Browser) -> None:
    with running("--season", "4") as command:
        channel = Channel(browser, command.link)
        expect(channel.page.get_by_text("Write /umpire create")).to_be_visible()
        expect(channel.messages.last).to_contain_text("Announce a season with /umpire create")
        channel.go_on("Announce a season")  # the bot does nothing for that, and it is shown all the same
        rehearsed(channel)
        expect(channel.go_on("Proposes or accepts a time")).to_contain_text("/umpire dashboard")
        expect(channel.go_on("Tables played")).to_contain_text("Comes to the table")
        expect(channel.first_offered("league info")).to_have_count(1)
        channel.page.context.close()
