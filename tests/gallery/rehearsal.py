"""``python -m tests.gallery.rehearsal [FOLDER]``: the pictures in docs/leagues/rehearsal.md.

A browser takes them of what the real ``olsen try --season`` shows.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from playwright.sync_api import sync_playwright

from bot.ui.i18n.translator import translator
from tests.e2e.test_try import CHROMIUM, FLAGS, Channel, rehearsed, running
from tests.gallery import PUBLISHED

SETTLED_MS = 2_000
"""Milliseconds until the page has rolled to its newest message and stands still."""
PICTURES = {"rehearsal-time": "rehearsal-agrees", "rehearsal-match": "rehearsal-forgets"}
"""The phrase in the message that each picture shows, in the order in which they come."""


def photograph(folder: Path) -> None:
    """Live through a season up to its first matches, and take the pictures."""
    with running("--season") as command, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        channel = Channel(browser, command.link)
        rehearsed(channel)
        for name, phrase in PICTURES.items():
            message = channel.go_on(re.sub(r"^\W+|\W+$", "", translator()(phrase, names="")))
            message.evaluate("message => message.scrollIntoView({block: 'center'})")
            channel.page.wait_for_timeout(SETTLED_MS)
            message.screenshot(path=folder / f"{name}.png")
        browser.close()


def main() -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery.rehearsal", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=PUBLISHED, help="where they go")
    photograph(parser.parse_args().folder)


if __name__ == "__main__":
    main()
