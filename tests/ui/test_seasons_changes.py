"""What a decision changes begins with whom it is about, names all of them, and counts the others."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import TypeAlias

import pytest

from bot.league.decisions import (
    Adjust,
    AdjustDeal,
    Award,
    Enter,
    Replace,
    Reverse,
    Settle,
    Void,
    VoidDeal,
    Withdraw,
)
from bot.league.season import Act, Command, acts, apply
from bot.league.season.fixtures import league, players_of
from bot.ui.i18n.translator import translator
from bot.ui.outbox.decisions import decided
from bot.ui.outbox.outgoing import RenderContext
from bot.ui.umpire.consequences import standings_lines
from tests.league.seasons import Run
from tests.ui.catalogue import LOCALES
from tests.ui.seasons import play_round, reader, running

CHANGE = re.compile(r"^- \**(\w+)\**\s?: (.+) → \**(.+?)\**$")
Told: TypeAlias = Callable[..., list[str]]
"""Reads what is said of an act: in its preview, or in the post about it."""
CROWD = tuple(f"p{number:02}" for number in range(24))


def crowd(*, size: int = 6, **fields: object) -> Run:
    """A season of 24 whose first round has been played."""
    run = running(*CROWD, size=size, rounds=2, schedule="never", **fields)
    for fixture in run.fixtures():
        run.play(fixture, *range(0, 5 * len(players_of(run.season, fixture)), 5))
    run.now += 10_000
    return run


def seated(run: Run, match: str) -> list[str]:
    return [str(seat.player) for seat in league(run.season).results[match].seats]


def previewed(run: Run, act: Act, locale: str = "en") -> list[str]:
    """The lines of the standings in the preview of an act."""
    step = apply(run.season, Command(act, "ump", run.now, "why"))  # type: ignore[arg-type]  # a test's own words
    return list(standings_lines(run.season, step, reader(step.season)))


def posted(run: Run, act: Act, locale: str = "en") -> list[str]:
    """The lines of the standings in the post about an act."""
    run.do(act)
    ctx = RenderContext(run.season, reader(run.season).people, translator(locale), log=tuple(run.lines))
    (said,) = decided(ctx, run.lines[-1].seq)
    return [line for line in said.text.split("\n") if line.startswith("-")]


def first(lines: list[str], count: int) -> list[str]:
    """Whom the first lines are about."""
    return [found[1].lower() for line in lines[:count] if (found := CHANGE.match(line))]


def about_match(run: Run, ruling: type[Void] | type[Adjust]) -> tuple[Act, list[str]]:
    """A decision about the match of whoever is last in the standings, and all who played it."""
    match = list(league(run.season).results)[-1]
    people = seated(run, match)
    if ruling is Void:
        return acts.Decide(Void(match)), people
    return acts.Decide(Adjust(match, people[-1], -1)), [people[-1]]


@pytest.mark.parametrize("told", [previewed, posted])
@pytest.mark.parametrize("ruling", [Void, Adjust])
def test_a_decision_about_a_match_begins_with_its_players(
    told: Told, ruling: type[Void] | type[Adjust]
) -> None:
    run = crowd()
    act, people = about_match(run, ruling)
    lines = told(run, act)
    assert set(first(lines, len(people))) == set(people)
    assert len(lines) < len(CROWD), "the others are counted"


@pytest.mark.parametrize("told", [previewed, posted])
def test_what_takes_it_back_begins_with_them_too(told: Told) -> None:
    run = crowd()
    act, people = about_match(run, Void)
    run.do(act)
    lines = told(run, acts.Decide(Reverse(str(run.season.seq))))
    assert set(first(lines, len(people))) == set(people)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("told", [previewed, posted])
def test_a_decision_about_a_player_begins_with_them(told: Told, locale: str) -> None:
    run = crowd()
    last = league(run.season).entries[-1]
    for act in (acts.Decide(Award(last, 500)), acts.Decide(Withdraw(last, "void"))):
        assert first(told(run, act, locale), 1) == [last]


@pytest.mark.parametrize("told", [previewed, posted])
def test_nobody_of_24_whom_it_is_about_is_left_out(told: Told) -> None:
    run = running(*CROWD, size=6, rounds=1, schedule="never")
    for fixture in run.fixtures():
        run.play(fixture, *(5 for _ in players_of(run.season, fixture)))
    lines = told(run, acts.Decide(Settle(CROWD)))
    assert first(lines, 24) == [entry for entry in CROWD if entry != CROWD[0]], "the first keeps the place"


@pytest.mark.parametrize("told", [previewed, posted])
def test_a_result_that_is_entered_begins_with_its_players(told: Told) -> None:
    run = running(*CROWD, size=6, rounds=1, schedule="never")
    *played, table = run.fixtures()
    for fixture in played:
        run.play(fixture)
    people = players_of(run.season, table)
    act = acts.Decide(Enter(table, people, tuple(range(1, len(people) + 1))))
    # Who comes last has nothing, as before.
    assert set(first(told(run, act), len(people) - 1)) == set(people[:-1])


def test_a_forfeit_begins_with_the_table_that_it_is_about() -> None:
    run = running(*CROWD, size=6, rounds=1, schedule="never")
    *played, table = run.fixtures()
    for fixture in played:
        run.play(fixture)
    people = players_of(run.season, table)
    assert first(previewed(run, acts.ForfeitFixture(table, (people[3],))), 1) == [people[3]]


def test_a_replacement_that_changes_nothing_is_told_as_no_change() -> None:
    run = crowd()
    act = acts.Decide(Replace(CROWD[3], "zoe"))
    assert previewed(run, act) == ["The standings stay as they are."]
    assert posted(run, act) == []


def test_a_decision_in_the_tournament_begins_with_its_players() -> None:
    run = running(*CROWD, format="pursuit", game="pursuit", schedule="never")
    for _ in range(3):
        play_round(run, Random(run.now))
    table = run.season.play.table(1, 1)
    last = table.seats[-1]
    assert first(previewed(run, acts.Decide(AdjustDeal(last, 1, 1, "+", 90))), 1) == [CROWD[int(last) - 1]]
    at_table = {CROWD[int(entry) - 1] for entry in table.seats}
    lines = previewed(run, acts.Decide(VoidDeal(1, 1, 1)))
    changed = [name for name in first(lines, len(lines)) if name in at_table]
    assert first(lines, len(changed)) == changed
