"""``python -m tests.gallery.turns``: what a turn asks of its player on a phone, counted in every game.

For some turns of each game, made in the hand as a sensible player makes them: the height of the hand as a
browser shows it, how many screens one must scroll on for all of it, the presses until the turn is made, the
buttons that cannot be pressed, and the characters of the same turn in words alone.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean

from PIL import Image

from bot.games import GAMES
from bot.players.greedy import choose
from bot.tables import next_actor
from tests.e2e.screen import Private, buttons_of, menus_of, text_of, values_of
from tests.e2e.world import World
from tests.gallery.__main__ import furnished
from tests.gallery.camera import Camera, Shown, camera
from tests.gallery.scenes import dealt, lobby, move, on_turn, until
from tests.gallery.screens import Screen

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


async def count(eye: Camera | None, game: str, folder: Path) -> Counts:
    """Count some turns of a game; the heights only with a camera."""
    counts = Counts()
    screen = Screen(f"turns-{game}", lobby(game), text_only=eye is None)
    async with furnished(screen, "classic") as world:
        await dealt(world, game)
        chance = Random(game)
        for _ in range(TURNS):
            await until(world, on_turn("Ada"), chance)
            await take_turn(eye, world, chance, counts, folder / f"{game}.png")
            await move_on(world, chance)
    return counts


async def take_turn(eye: Camera | None, world: World, chance: Random, counts: Counts, path: Path) -> None:
    """Make Ada's move in her hand, press by press."""
    hand = await world.hand("Ada")
    counts.characters.append(len(text_of(hand.message)))
    wanted = str(choose(world.now.observe(0), chance)).removesuffix(" !")
    version, presses, scrolls = world.now.version, 0, 0
    while world.now.version == version:
        counts.dead.append(sum(button["disabled"] for button in buttons_of(hand.message)))
        if eye is not None:
            await eye.take(world, Shown(hand.member, hand.message), path, WIDTH)
            height = Image.open(path).height
            counts.heights.append(height)
            scrolls += (height - 1) // SEEN
        await press_towards(hand, wanted)
        presses += 1
    counts.presses.append(presses)
    counts.scrolls.append(scrolls)


async def press_towards(hand: Private, wanted: str) -> None:
    """Press what makes a move, or what comes closest to it."""
    offered = [found for found in map(WORDS.match, _ids(hand)) if found and _leads(found, wanted)]
    best = max(offered, key=lambda found: (found["kind"] == "t", len(found["words"]))).string
    labels = {button["custom_id"]: button["label"] for button in buttons_of(hand.message)}
    await (hand.press(labels[best]) if best in labels else hand.choose(best))


def _leads(found: re.Match[str], wanted: str) -> bool:
    words = found["words"]
    return words == wanted or (found["kind"] == "m" and f"{wanted} ".startswith(f"{words} "))


def _ids(hand: Private) -> Iterator[str]:
    yield from (button["custom_id"] for button in buttons_of(hand.message) if not button["disabled"])
    for menu in menus_of(hand.message):
        yield from values_of(menu)


async def move_on(world: World, chance: Random) -> None:
    """Let some seconds pass, and the others play until it is not Ada's turn."""
    await world.pass_time(2)
    if next_actor(world.now) != 0:
        await move(world, chance)


async def main() -> None:
    """Count, and write a table."""
    print(f"{'':<14}{'height':>11}{'scrolls':>11}{'presses':>11}{'dead':>11}{'text':>11}")
    async with camera() as eye:
        for game in GAMES:
            with tempfile.TemporaryDirectory(prefix="olsen-turns-") as folder:
                counts = await count(eye, game, Path(folder))
                counts.characters = (await count(None, game, Path(folder))).characters
            print(f"{game:<14}{counts.line()}", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
