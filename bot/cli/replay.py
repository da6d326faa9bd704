"""`olsen replay`: watch the match of a match file in a terminal."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.cli.record import read_match_file
from bot.exits import Exit, failed
from bot.games import GAMES
from bot.games.api import BadOptions, IllegalMove
from bot.match_file import BadMatchFile, Eyes, MatchFile, Replay, is_checkable, replay_of
from bot.ui.i18n.translator import translator
from bot.ui.i18n.wording import Wording
from bot.ui.replays.positions import happened, table_lines, went
from bot.user_text import UserText

KEYS = {
    **dict.fromkeys(("\n", "\r", " ", "\x1b[C", "\x1b[B"), "next"),
    **dict.fromkeys(("b", "\x1b[D", "\x1b[A"), "back"),
    "t": "later",
    "T": "earlier",
    "c": "call",
    "p": "penalty",
    "d": "deal",
}
"""What a key does, by what a terminal sends for it: the arrows go to the next move and back."""
QUIT = ("q", "\x04", "\x1b", "")
HELP = "Enter, arrows: move · t T: key move · c: call · p: penalty · d: end of deal · q: quit"
ROOM = 100_000
"""The most characters for what has happened: a terminal shows all of it."""
MARKUP = re.compile(r"\*\*|^-# |\\(?=[^\w\s]|_)", re.MULTILINE)
"""What Discord would show as bold or small letters, or hide."""


def replay(path: Path, seat: int | None, *, is_open: bool) -> Exit:
    """Show the match of a record, move by move where that is a terminal, otherwise all of it. ``-`` is
    standard input. The cards of ``seat``, counted from 1, are shown with it, or all of them if ``is_open``.
    """
    try:
        record = read_match_file(path)
    except BadMatchFile as error:
        return failed(f"{path}: {error}", Exit.USAGE)
    seats = len(record.players)
    if seat is not None and not 1 <= seat <= seats:
        return failed(f"{path}: there is no seat {seat}. Use 1 to {seats}.", Exit.USAGE)
    if not is_checkable(record):
        said = f"version {record.rules} of the rules of {record.game!r}"
        return failed(f"{path}: it was played by {said}, which this program doesn't know.", Exit.FAILED)
    try:
        shown = replay_of(record)
    except (BadOptions, IllegalMove, ValueError):
        said = "the rules don't allow this match. Run `olsen verify-record` to see where."
        return failed(f"{path}: {said}", Exit.FAILED)
    eyes: Eyes = "open" if is_open else "table" if seat is None else seat - 1
    words = _words(record)
    if path != Path("-") and sys.stdin.isatty() and sys.stdout.isatty():
        _step_through(shown, eyes, words)
    else:
        _print_all(shown, eyes, words)
    return Exit.OK


def _words(record: MatchFile) -> Wording:
    say = translator()
    names = [
        UserText(player.name or say("name-seat", number=number))
        for number, player in enumerate(record.players, 1)
    ]
    return Wording(record.game, names, say)


def _page(shown: Replay, at: int, eyes: Eyes, words: Wording) -> str:
    """A position in words, for a terminal."""
    game, deal = GAMES[shown.game].spec.name, shown.positions[at].deal
    title = words.say("replay-title", game=game, deal=deal, at=at, last=shown.last)
    text = "\n".join(
        part
        for part in (
            title.removeprefix("## "),
            happened(shown, at, eyes, words, ROOM),
            table_lines(shown, at, eyes, words),
        )
        if part
    )
    # The names in a file may be written to control the terminal.
    return "".join(
        letter if letter.isprintable() or letter == "\n" else "\N{REPLACEMENT CHARACTER}"
        for letter in MARKUP.sub("", text)
    )


def _print_all(shown: Replay, eyes: Eyes, words: Wording) -> None:
    try:
        for at in range(shown.last + 1):
            print(_page(shown, at, eyes, words), end="\n\n")
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _step_through(shown: Replay, eyes: Eyes, words: Wording) -> None:
    """Show positions as the person at the terminal asks for them, until they have enough."""
    at = 0
    with _keys() as keys:
        print(f"{HELP}\n\n{_page(shown, at, eyes, words)}", flush=True)
        for key in keys:
            if key in QUIT:
                return
            to = went(shown, at, KEYS[key]) if key in KEYS else at
            if to != at:
                at = to
                print(f"\n{_page(shown, at, eyes, words)}", flush=True)


@contextmanager
def _keys() -> Iterator[Iterator[str]]:
    """The keys that are pressed, each as soon as it is; where that is not known, the first of each line."""
    try:
        import termios
        import tty
    except ImportError:  # no POSIX
        yield (line[:1] for line in sys.stdin)
        return
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal)
        yield iter(lambda: _pressed(terminal), None)
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def _pressed(terminal: int) -> str:
    """What the terminal sends for one key. An arrow's three characters come together."""
    return os.read(terminal, 3).decode(errors="replace")
