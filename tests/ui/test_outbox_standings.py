"""Medals in a season's channel: for those who have won them, and marked where a computer has."""

from __future__ import annotations

from random import Random

import pytest

from bot.league.decisions import Award
from bot.league.results import MatchResult, SeatResult
from bot.league.season import acts
from bot.league.season.fixtures import league, players_of
from bot.league.tournament import sittings
from bot.ui.i18n.translator import translator
from bot.ui.outbox.outgoing import RenderContext
from bot.ui.outbox.rounds import recorded
from bot.ui.outbox.standings import over, posted
from tests.league.seasons import Run
from tests.ui.catalogue import LOCALES
from tests.ui.seasons import play_round, reader, running

FOUR = ("ann", "bo", "cy", "di")
MEDALS = "🥇🥈🥉"


def context(run: Run, locale: str = "en") -> RenderContext:
    return RenderContext(run.season, reader(run.season).people, translator(locale))


def standings(run: Run, locale: str = "en") -> list[str]:
    """The lines of the standings as they are posted on schedule."""
    (said,) = posted(context(run, locale))
    return [line for line in said.text.split("\n") if "**" in line and not line.startswith("#")]


def decorated(lines: list[str]) -> list[str]:
    """Who has a medal."""
    return [line.split("**")[1] for line in lines if line[0] in MEDALS]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"format": "divisions", "division_size": 2},
        {"format": "open"},
        {"format": "pursuit", "game": "pursuit"},
    ],
)
def test_nobody_has_a_medal_before_anything_counts(fields: dict[str, object], locale: str) -> None:
    run = running(*FOUR, schedule="never", **{"size": 2, **fields})
    assert decorated(standings(run, locale)) == []


def test_who_has_not_played_has_none_beside_those_who_have() -> None:
    run = running(*FOUR, size=2, schedule="never")
    fixture, _ = run.fixtures()
    run.play(fixture)
    played = {player.capitalize() for player in players_of(run.season, fixture)}
    assert set(decorated(standings(run))) == played
    (said,) = recorded(context(run), [f"m{len(run.lines) - 1}"])
    (top,) = [line for line in said.text.split("\n") if "Leading now" in line]
    assert sum(top.count(medal) for medal in MEDALS) == len(played)


def test_what_an_umpire_gives_counts() -> None:
    run = running(*FOUR, size=2, schedule="never")
    run.do(acts.Decide(Award("cy", 5)))
    assert decorated(standings(run)) == ["Cy"]


def played_for(*entries: str) -> Run:
    """A tournament of three that is over, in which a computer has played for these entries."""
    run = running("ann", "bo", "cy", format="pursuit", game="pursuit", schedule="never")
    while run.season.is_open:
        state = run.season.play
        due = list(sittings(state))
        if not due:
            run.do(acts.Confirm(), reason="")
            continue
        for sitting in due:
            place = (sitting.round, sitting.table, sitting.slots[0])
            dealer = sitting.seats[0] if sitting.dealer is None else sitting.dealer
            run.do(acts.StartDeal(*place, dealer), "")
            points = tuple(10 * (int(entry) - 1) for entry in sitting.entries)
            run.do(acts.FinishDeal(*place, points, by_computer=entries), "")
    return run


@pytest.mark.parametrize("locale", LOCALES)
def test_each_medal_that_a_computer_has_won_is_marked(locale: str) -> None:
    run = played_for("1", "2")
    (said,) = over(context(run, locale))
    (podium,) = [line for line in said.text.split("\n") if "🥈" in line]
    assert [part.count("🤖") for part in podium.split(" · ")] == [1, 1, 0]
    assert [line.count("🤖") for line in standings(run, locale)] == [1, 1, 0]
    (title,) = [line for line in said.text.split("\n") if "Ann" in line and "🥇" not in line]
    assert "🤖" in title


def test_no_medal_is_marked_where_everybody_has_played() -> None:
    run = running("ann", "bo", "cy", format="pursuit", game="pursuit", schedule="never")
    play_round(run, Random(1))
    assert "🤖" not in "".join(standings(run))


def test_the_medal_of_a_match_that_a_computer_has_helped_to_win_is_marked() -> None:
    run = running("ann", "bo", size=2, schedule="never")
    (fixture,) = run.fixtures()
    one, other = players_of(run.season, fixture)
    seats = (SeatResult(one, 1, 0, 4, stood_in=0.25), SeatResult(other, 2, 9, 4))
    result = MatchResult("m9", "olsen", run.now, seats, season="s1", fixture=fixture)
    run.do(acts.Record(result), "")
    (said,) = recorded(context(run), ["m9"])
    assert f"🥇 {one.capitalize()} 🤖 0 · 🥈 {other.capitalize()} 9" in said.text


@pytest.mark.parametrize("locale", LOCALES)
def test_a_match_that_was_broken_off_has_no_medals(locale: str) -> None:
    run = running("ann", "bo", size=2, schedule="never")
    (fixture,) = run.fixtures()
    run.now = league(run.season).deadline(fixture)
    seats = tuple(SeatResult(player, 1) for player in players_of(run.season, fixture))
    run.do(acts.Record(MatchResult("m9", "olsen", run.now, seats, season="s1", fixture=fixture)), "")
    (said,) = recorded(context(run, locale), ["m9"])
    assert "Ann" in said.text
    assert "Bo" in said.text
    assert not set(said.text) & set(MEDALS)
