"""How long people wait in a deal: ``python -m tests.bench waiting``.

Matches of each game are played on a clock that stands still until it is moved on, with the pauses of the
bot. People decide after :data:`THOUGHT`. Counted are the seconds of a deal in which nobody who is there has
anything to decide, and the seconds and the changes of the table that a turn without any choice takes: among
friends, alone with computers, and with a friend who sleeps through the deal.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.games import GAMES
from bot.players.greedy import choose
from bot.tables import Pace, Table, forced_move
from bot.tables.pace import forced_at
from bot.tables.table import next_actor
from tests.tables.club import Club, club_at, owner

THOUGHT = 4_000
"""Milliseconds that a person takes to decide."""
DEALS = 5


@dataclass(slots=True)
class Waiting:
    """What was counted in some deals."""

    deals: int = 0
    seconds: float = 0.0
    decided: float = 0.0
    stuck: int = 0
    """Turns in which a person had no choice from the beginning to the end."""
    stuck_seconds: float = 0.0
    stuck_changes: int = 0

    @property
    def found(self) -> dict[str, float]:
        """The figures of a deal, and of a turn without a choice."""
        deals, stuck = max(1, self.deals), max(1, self.stuck)
        return {
            "deal_s": round(self.seconds / deals, 1),
            "waiting_s": round((self.seconds - self.decided) / deals, 1),
            "stuck_turns": round(self.stuck / deals, 1),
            "stuck_s": round(self.stuck_seconds / stuck, 1),
            "stuck_changes": round(self.stuck_changes / stuck, 1),
        }


async def watched(club: Club, table: Table, waiting: Waiting, sleeper: int | None = None) -> None:
    """Play one deal, in which the ``sleeper`` does nothing, and count."""
    began, chance = club.clock.now(), Random(waiting.deals)
    while (now := club.now(table)).is_open and (actor := next_actor(now)) is not None and not now.asleep:
        if not now.chairs[actor].present or (actor == sleeper and forced_move(now, actor) is None):
            await club.step_by_time(now)
        elif forced_move(now, actor) is None:
            await club.clock.advance(THOUGHT)
            waiting.decided += THOUGHT / 1000
            version, move = now.version, choose(now.observe(actor), chance)
            await club.tables.matches.submit(now.table_id, owner(now, actor), version, move)
        else:
            await _stuck(club, now, actor, waiting)
    waiting.deals += 1
    waiting.seconds += (club.clock.now() - began) / 1000


async def _stuck(club: Club, table: Table, actor: int, waiting: Waiting) -> None:
    """Let what is forced happen, and count it if the turn ends without a choice."""
    began, changes = club.clock.now(), len(club.changes)
    now = table
    while next_actor(now) == actor and forced_move(now, actor) is not None:
        at = forced_at(now, club.clock.now(), club.pace) or 0
        await club.clock.advance(at - club.clock.now())
        now = club.now(table)
    if next_actor(now) != actor:
        waiting.stuck += 1
        waiting.stuck_seconds += (club.clock.now() - began) / 1000
        waiting.stuck_changes += len(club.changes) - changes


async def measured(folder: Path, game: str, people: int, computers: int, sleeper: int | None) -> Waiting:
    """Play some deals of a game, each in a match of its own."""
    waiting = Waiting()
    async with club_at(folder / f"{game}{people}{sleeper}.db", pace=Pace()) as club:
        for _ in range(DEALS):
            await watched(club, await club.deal(people, computers, game=game), waiting, sleeper)
    return waiting


async def _all(games: Sequence[str]) -> dict[str, dict[str, dict[str, float]]]:
    kinds = {"friends": (3, 0, None), "alone": (1, 2, None), "asleep": (3, 0, 2)}
    found: dict[str, dict[str, dict[str, float]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for game in games:
            found[game] = {
                name: (await measured(Path(folder), game, *kind)).found for name, kind in kinds.items()
            }
    return found


def main(argv: Sequence[str]) -> int:
    """Print the figures of each game; as JSON too if asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench waiting", description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), action="append")
    parser.add_argument("--json", action="store_true", help="print one line of JSON last")
    asked = parser.parse_args(argv)
    found = asyncio.run(_all(asked.game or list(GAMES)))
    for game, kinds in found.items():
        for kind, figures in kinds.items():
            print(f"{game:12} {kind:8}", *(f"{name} {value:6.1f}" for name, value in figures.items()))
    if asked.json:
        print(json.dumps(found))
    return 0
