"""Writes how strong computers are into ``docs/computers.md``, from the matches that
``python -m tests.bench players --full`` has played and kept.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from bot.games import GAMES
from bot.players import LEVELS
from tests.bench.players import CLAIRVOYANT, GREEDY, KEPT, PLAYERS, Cell, Tally, cells, kept_in
from tests.training.arena import SEATS

PAGE = Path("docs/computers.md")
BETWEEN = re.compile(r"(<!-- strength: .*? -->\n).*?(<!-- end of strength -->)", re.DOTALL)
"""Where its tables are, between two comments."""


def share(tallies: Mapping[str, Tally], cell: Cell) -> str:
    """The share of the wins of the player of ``cell``, and its 95 % interval; empty if it was not played."""
    if (tally := tallies.get(str(cell))) is not None:
        mean, around = tally.interval()
    elif (tally := tallies.get(str(cell._replace(player=cell.against, against=cell.player)))) is not None:
        won, around = tally.interval()
        mean = 1 - won  # a pair at a table of two
    else:
        return ""
    return f"{mean:.3f} ± {around:.3f}"


def sections(tallies: Mapping[str, Tally]) -> Iterator[str]:
    """Yield the lines of the tables, game by game."""
    for key, game in GAMES.items():
        yield f"\n### {game.spec.name}\n"
        slow = {level: tallies[str(Cell(key, level, GREEDY, SEATS))].p99() for level in LEVELS}
        times = ", ".join(f"{level} {1000 * time:.2g} ms" for level, time in slow.items() if time is not None)
        yield f"Time of a decision at a table of four: {times}."
        for seats in range(game.spec.seats[0], SEATS + 1):
            played = [len(tallies[str(cell)].wins) for cell in cells([key]) if cell.seats == seats]
            fewest, clairvoyant = min(played[:-1]), played[-1]
            matches = f"each pair in {fewest} matches or more, the clairvoyant in {clairvoyant}"
            yield f"\nTables of {seats}, {matches}:\n"
            yield f"| | {' | '.join(PLAYERS)} |"
            yield f"| --- |{' --- |' * len(PLAYERS)}"
            for player in (*PLAYERS, CLAIRVOYANT):
                row = (share(tallies, Cell(key, player, against, seats)) for against in PLAYERS)
                yield f"| {player} | {' | '.join(row)} |"


def main(argv: list[str]) -> int:
    """Write the tables into the page."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench strength", description=__doc__)
    parser.add_argument("--kept", type=Path, default=KEPT, help=f"what --full has kept ({KEPT})")
    parser.add_argument("--page", type=Path, default=PAGE, help=f"the page that has them ({PAGE})")
    chosen = parser.parse_args(argv)
    tables = "\n".join(sections(kept_in(chosen.kept))).lstrip()
    page, there = BETWEEN.subn(
        lambda found: f"{found[1]}{tables}\n{found[2]}", chosen.page.read_text(encoding="utf-8")
    )
    if not there:
        parser.error(f"{chosen.page} has no place for the tables")
    chosen.page.write_text(page, encoding="utf-8")
    return 0
