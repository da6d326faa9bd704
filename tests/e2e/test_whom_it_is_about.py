"""Previews and posts begin with whom a decision is about."""

from __future__ import annotations

import re

import pytest_asyncio

from tests.e2e.league import League
from tests.e2e.world import World

CHANGE = re.compile(r"^- (\w+): ", re.MULTILINE)
EIGHT = tuple(f"M{number}" for number in range(8))


@pytest_asyncio.fixture
async def played(world: World) -> tuple[League, str, set[str]]:
    """A round of two tables, the key of one of its matches, and who played it; the others all move by it."""
    league = League(world)
    await league.rounds(*EIGHT, rounds=2)
    (table, *_) = (await league.to_play()).values()
    winner, *_ = sorted(table)
    points = {name: 10 * place for place, name in enumerate([winner, *sorted({*EIGHT} - {winner})])}
    match, _ = await league.play(points=points)
    await world.pass_time(60)
    return league, match, set(table)


async def test_a_preview_begins_with_those_whose_match_it_is(played: tuple[League, str, set[str]]) -> None:
    league, match, players = played
    screen = await league.go("void", match=match, reason="the wrong cards")
    named = CHANGE.findall(screen.text)
    assert set(named[: len(players)]) == players, screen.text


async def test_the_post_begins_with_those_whose_match_it_was(played: tuple[League, str, set[str]]) -> None:
    league, match, players = played
    await league.decide("void", match=match, reason="the wrong cards")
    await league.world.pass_time(20)
    (said,) = [text for text in league.texts() if "the wrong cards" in text]
    named = CHANGE.findall(said)
    assert set(named[: len(players)]) == players, said
