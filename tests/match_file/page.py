"""The page that checks records, open in a browser; and how fast and how well it checks many.

``uv run python -m tests.match_file.page [GAME...] [--matches N]`` lets it check that many random matches of
each game, and every scenario, and says by which house rules they were played. The bot checks the same
matches. The exit status is 1 if either found anything wrong, or if a value of a house rule was not among
them.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bot.games import GAMES
from bot.games.api import Value
from bot.match_file import check, from_text, to_text
from tests.match_file.at_random import covered, missing, some_records

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
ROOT = Path(__file__).parents[2]
PAGE = ROOT / "data" / "match_file" / "verify.html"
SCENARIOS = sorted((ROOT / "tests" / "games" / "scenarios").glob("*.json"))
RUNNER = Path(__file__).with_name("scenarios.js")
BATCH = 20
"""Records that go to the page on one trip."""
SHOWN = 8
"""The most values of a house rule that are listed."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


def opened(browser: Browser, **context: Any) -> Page:
    """The page, opened from its file."""
    page = browser.new_context(**context).new_page()
    page.goto(PAGE.as_uri())
    return page


def findings(page: Page, records: Sequence[str]) -> Iterator[list[dict[str, Any]]]:
    """What the page finds wrong with each record."""
    for start in range(0, len(records), BATCH):
        batch = records[start : start + BATCH]
        yield from page.evaluate("texts => texts.map((text) => verify(readRecord(text)))", batch)


def failed_scenarios(page: Page, path: Path) -> dict[str, str]:
    """The scenarios of a file that the rules of the page do not pass, by their ids."""
    program = f"scenarios => {{ {RUNNER.read_text()}; return failures(scenarios); }}"
    failed: dict[str, str] = page.evaluate(program, json.loads(path.read_text()))
    return failed


def main(arguments: Sequence[str]) -> int:
    """Check many matches, and say how many a second."""
    parser = argparse.ArgumentParser(prog="python -m tests.match_file.page")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(GAMES)}; all by default")
    parser.add_argument("--matches", type=int, default=1000, metavar="N", help="matches of each game")
    chosen = parser.parse_args(arguments)
    wrong = 0
    with chromium() as browser:
        page = opened(browser)
        for path in SCENARIOS:
            for name, reason in failed_scenarios(page, path).items():
                print(f"{path.stem}: {name}: {reason}")
                wrong += 1
        for key in chosen.games or GAMES:
            wrong += check_many(page, key, chosen.matches)
    print(f"page: {PAGE.stat().st_size:,} bytes")
    return int(wrong > 0)


def check_many(page: Page, key: str, matches: int) -> int:
    """Let both programs check random matches of a game; how many of them one found something wrong with."""
    wrong = lines = 0
    took = bot_took = 0.0
    counts: dict[str, Counter[Value]] = {}
    for start in range(0, matches, BATCH):
        records = list(some_records(key, min(start + BATCH, matches), start))
        for name, values in covered(records).items():
            counts.setdefault(name, Counter()).update(values)
        lines += sum(len(record.lines) for record in records)
        texts = [to_text(record) for record in records]
        began = time.perf_counter()
        found = list(findings(page, texts))
        took += time.perf_counter() - began
        began = time.perf_counter()
        by_bot = [check(from_text(text)) for text in texts]
        bot_took += time.perf_counter() - began
        for number, (each, faults) in enumerate(zip(found, by_bot, strict=True), start):
            if each or faults:
                print(f"{key} {number}: {each} {[*map(str, faults)]}")
                wrong += 1
    print(
        f"{key}: {matches:,} matches, {lines:,} moves, {wrong} wrong,"
        f" {matches / took:,.0f} matches a second in the page, {matches / bot_took:,.0f} in the bot"
    )
    for name, values in counts.items():
        print(f"  {name}: {', '.join(f'{value} {count:,}' for value, count in values.most_common(SHOWN))}")
    for name, value in (lacking := missing(key, counts)):
        print(f"  {name}: no match by {value}")
    return wrong + len(lacking)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
