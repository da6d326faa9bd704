"""Names that are written from right to left do not drag the figures behind them to their other side.

By Unicode's rules a figure after such a name is part of the text that runs from right to left, until a letter
from left to right comes, or a sign that ends the run.
"""

from __future__ import annotations

from random import Random
from unicodedata import bidirectional

from tests.e2e.league import League
from tests.e2e.screen import text_of
from tests.e2e.world import World

NAMES = ("דוד", "شمس")
ENDS = "\u200e\u2069"
"""A mark from left to right, and the end of what is set apart."""


def is_dragged(line: str) -> bool:
    """Whether a figure follows a letter from right to left, with nothing between that ends its run."""
    in_run = False
    for sign in line:
        kind = bidirectional(sign)
        if kind in ("R", "AL"):
            in_run = True
        elif kind == "L" or sign in ENDS:
            in_run = False
        elif kind in ("EN", "AN") and in_run:
            return True
    return False


def dragged(text: str) -> list[str]:
    """The lines of a text in which a figure is seen at another place than it was written. A name is in it."""
    assert any(name in text for name in NAMES)
    return [line for line in text.splitlines() if is_dragged(line)]


async def sit_down(world: World) -> None:
    """Two members with such names, and Ada, who reads words alone."""
    for name in NAMES:
        user = world.env.create_user(name, global_name=name)
        world.members[name] = world.guild.add_member(user, roles=[])
    await world.words_only("Ada")


async def test_at_a_table_figures_stay_where_they_are(world: World) -> None:
    await sit_down(world)
    await world.table(*NAMES, "Ada", length=1)
    assert dragged(world.text) == []


async def test_after_a_match_figures_stay_where_they_are(world: World) -> None:
    await sit_down(world)
    await world.play_out(await world.table(*NAMES, "Ada", length=1), Random(3))
    board = text_of((await world.slash("Ada", "leaderboard")).response)
    history = (await world.history("Ada")).text
    assert dragged(f"{world.text}\n{board}\n{history}") == []


async def test_in_standings_figures_stay_where_they_are(world: World) -> None:
    await sit_down(world)
    league = League(world)
    await league.begin(*NAMES, "Ada", format="open")
    await league.played({NAMES[0]: 0, NAMES[1]: 35, "Ada": 12})
    assert dragged((await league.screen("Ada", "league standings")).text) == []
