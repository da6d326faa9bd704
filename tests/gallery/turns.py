"""``python -m tests.gallery.turns``: what a turn asks of its player on a phone, counted in every game.

For some turns of each game, made in the hand as a sensible player makes them: the height of the hand as a
browser shows it, how many screens one must scroll on for all of it, the presses until the turn is made, the
buttons that cannot be pressed, and the characters of the same turn in words alone.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

from PIL import Image

from bot.games import GAMES
from bot.players.greedy import choose
from bot.services import PlayerSettings
from bot.tables import Table, next_actor
from bot.ui.components.post import ReadyPost
from bot.ui.delivery.hand_view import HandView
from bot.ui.hands.hand import hand_message
from bot.ui.i18n.translator import translator
from tests.budget.limits import walk
from tests.gallery.camera import Camera, Shot, camera
from tests.samples.clothes import EVERYDAY, Sample, drawn
from tests.samples.moments import moments
from tests.samples.screens import look_after, picture_of_hand

TURNS = 3
"""The turns of each game."""
WIDTH, SEEN = 390, 600
"""Pixels of a channel on a phone: its width, and how much of its height is seen at once."""
WORDS = re.compile(r"(?P<kind>[tm]):[^:]+:\d+:(?P<words>[^:]+)")


@dataclass
class Counts:
    """What was counted, turn by turn, and hand by hand."""

    heights: list[int] = field(default_factory=list)
    scrolls: list[int] = field(default_factory=list)
    presses: list[int] = field(default_factory=list)
    dead: list[int] = field(default_factory=list)
    characters: list[int] = field(default_factory=list)

    def line(self) -> str:
        """The means of all."""
        figures = (self.heights, self.scrolls, self.presses, self.dead, self.characters)
        return "".join(f"{mean(each or [0]):11.1f}" for each in figures)


async def count(eye: Camera, game: str, path: Path) -> Counts:
    """Count some turns of a game."""
    counts, chance = Counts(), Random(game)
    tables = [table for table in moments(game, 4, chance, EVERYDAY) if next_actor(table) is not None]
    for table in tables[:TURNS]:
        await take_turn(eye, table, chance, counts, path)
    return counts


async def take_turn(eye: Camera, table: Table, chance: Random, counts: Counts, path: Path) -> None:
    """Make the move of whoever is on turn in their hand, press by press."""
    seat = next_actor(table)
    assert seat is not None
    in_words = hand_of(eye, table, seat, HandView(settings=PlayerSettings(text_only=True)))
    parts = list(walk(in_words.payload["components"]))
    counts.characters.append(sum(len(part.get("content", "")) for part in parts))
    wanted = str(choose(table.observe(seat), chance)).removesuffix(" !")
    look, presses, scrolls = HandView(), 0, 0
    while True:
        hand = hand_of(eye, table, seat, look)
        parts = list(walk(hand.payload["components"]))
        counts.dead.append(sum(bool(part.get("disabled")) for part in parts if part["type"] == 2))
        await eye.take(ReadyPost(hand.view, hand.picture), Shot(path, WIDTH))
        height = Image.open(path).height
        counts.heights.append(height)
        scrolls += (height - 1) // SEEN
        presses += 1
        pressed = towards(parts, wanted)
        if pressed["kind"] == "t":
            break
        look = replace(look, **look_after(pressed.string))
    counts.presses.append(presses)
    counts.scrolls.append(scrolls)


def hand_of(eye: Camera, table: Table, seat: int, look: HandView) -> Sample:
    """The hand of a seat."""
    say = translator()
    picture = picture_of_hand(table, seat, say, look.settings, EVERYDAY, look.begun)
    return drawn(hand_message, table, seat, say, eye.tiles, look, picture=picture)


def towards(parts: list[dict[str, Any]], wanted: str) -> re.Match[str]:
    """What makes a move, or what comes closest to it."""
    ids = [part["custom_id"] for part in parts if part["type"] == 2 and not part.get("disabled")]
    ids += [option["value"] for part in parts for option in part.get("options", ())]
    offered = [found for found in map(WORDS.match, ids) if found and _leads(found, wanted)]
    return max(offered, key=lambda found: (found["kind"] == "t", len(found["words"])))


def _leads(found: re.Match[str], wanted: str) -> bool:
    words = found["words"]
    return words == wanted or (found["kind"] == "m" and f"{wanted} ".startswith(f"{words} "))


async def main() -> None:
    """Count, and write a table."""
    print(f"{'':<14}{'height':>11}{'scrolls':>11}{'presses':>11}{'dead':>11}{'text':>11}")
    async with camera() as eye:
        for game in GAMES:
            with tempfile.TemporaryDirectory(prefix="olsen-turns-") as folder:
                counts = await count(eye, game, Path(folder) / "hand.png")
            print(f"{game:<14}{counts.line()}", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
