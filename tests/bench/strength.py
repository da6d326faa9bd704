"""Writes the page of how strong computers are, ``docs/computers.md``, from the matches that
``python -m tests.bench players --full`` has played and kept.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path

from bot.games import GAMES
from bot.players import LEVELS
from tests.bench.players import CLAIRVOYANT, GREEDY, KEPT, PLAYERS, Cell, Tally, cells, kept_in
from tests.training.arena import SEATS

PAGE = Path("docs/computers.md")
HEAD = """\
# How strong computers are

What one computer wins against others that are all of one level, in whole matches by the rules: its share of
the wins, and how far the 95 % interval reaches to both sides. The line says who plays, the column whom they
play against. A fair share is one half at a table of two, a third of three, a quarter of four. Who plays sits
in each seat as often.

_greedy_ sheds as many cards as it can, and is no level of the bot. _clairvoyant_ is none either: it sees all
hands and the stock, tries six moves of each turn twenty times in the match as it is, and shows what peeking
would add. No other computer sees more than a person in its seat.

The times are processor time: one decision in a hundred takes longer.

`uv run python -m tests.bench players --full` plays these matches. It needs some hours, and goes on where it
was stopped. `uv run python -m tests.bench strength` then writes this page.
"""


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
    """The page's lines after its head."""
    for key, game in GAMES.items():
        yield f"\n## {game.spec.name}\n"
        slow = {level: tallies[str(Cell(key, level, GREEDY, SEATS))].p99() for level in LEVELS}
        times = ", ".join(f"{level} {1000 * time:.2g} ms" for level, time in slow.items() if time is not None)
        yield f"Time of a decision at a table of four: {times}."
        for seats in range(game.spec.seats[0], SEATS + 1):
            played = [len(tallies[str(cell)].wins) for cell in cells([key]) if cell.seats == seats]
            fewest, clairvoyant = min(played[:-1]), played[-1]
            matches = f"each pair in {fewest} matches or more, the clairvoyant in {clairvoyant}"
            yield f"\nTables of {seats}; {matches}:\n"
            yield f"| | {' | '.join(PLAYERS)} |"
            yield f"| --- |{' --- |' * len(PLAYERS)}"
            for player in (*PLAYERS, CLAIRVOYANT):
                row = (share(tallies, Cell(key, player, against, seats)) for against in PLAYERS)
                yield f"| {player} | {' | '.join(row)} |"


def main(argv: list[str]) -> int:
    """Write the page."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench strength", description=__doc__)
    parser.add_argument("--kept", type=Path, default=KEPT, help=f"what --full has kept ({KEPT})")
    parser.add_argument("--page", type=Path, default=PAGE, help=f"where to write it ({PAGE})")
    chosen = parser.parse_args(argv)
    lines = sections(kept_in(chosen.kept))
    chosen.page.write_text("\n".join([HEAD.rstrip(), *lines]) + "\n", encoding="utf-8")
    return 0
