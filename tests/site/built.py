"""Seasons of each format, and all files that a server's folder has of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from functools import cache
from random import Random

from bot.league.results import MatchResult, SeatResult
from bot.league.season import Appointment, Season, acts, season_state
from bot.seasons import PersonRow
from bot.services import Forecast
from bot.site.html import render
from bot.site.news import summary_of
from bot.site.season import season_pages
from bot.site.server import server_files
from bot.site.telling import Telling, shown_names
from bot.ui.i18n.translator import translator
from bot.user_text import UserText
from tests.league.seasons import START, Run
from tests.samples.clothes import EVERYDAY
from tests.samples.crowds import stories

HOUR = 3_600_000
SET_FOR = START + 25 * HOUR
"""Time (ms) of the matches that are set in the large season."""
EVIL = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=a>',
    "\u202eevil\u2066 \u05d0\u05d1\u05d2",
    "\u0645" * 32,
    "a & b; c, d\\n 'e'",
    "]]> {{ 7 * 7 }} {% x %}",
    "Åse Ødegård 🂡 👩‍👩‍👧",
    '"' * 32,
)
"""Names that are more than names."""


@cache
def seasons() -> Mapping[str, Season]:
    """A season of each format, with all that can be seen of one, by a name."""
    rounds, divisions, timed, drawn, tournament = (story.season for story in stories(EVERYDAY))
    signup = Run(places=5)
    signup.enter(*(f"p{number:03d}" for number in range(8)))
    found = {
        "rounds": rounds,
        "divisions": divisions,
        "timed": timed,
        "tournament": drawn,
        "tournament_over": tournament,
        "cup": cup(11, 3),
        "cup_over": cup(9, 4),
        "open": open_season(),
        "signup": signup.season,
    }
    return {name: replace(each, key=f"season{n:02d}") for n, (name, each) in enumerate(found.items())}


def cup(players: int, rounds: int) -> Season:
    """A cup of which so many rounds are played, at tables of two or three."""
    run, chance = Run(format="cup", size=2, round_hours=48, schedule="never"), Random(3)
    run.enter(*(f"p{number:03d}" for number in range(players)))
    run.do(acts.Start())
    for number in range(1, rounds + 1):
        _play_round(run, chance)
        state = season_state(run.season)
        if state is not None and number < state.scoring.rounds:
            run.draw(run.now + 48 * HOUR)
        else:
            run.do(acts.Close(), "")
            run.do(acts.Confirm())
    return run.season


def _play_round(run: Run, chance: Random) -> None:
    state = season_state(run.season)
    assert state is not None
    for key, fixture in state.fixtures.items():
        if state.outcome(key) is None:
            run.play(key, *chance.sample(range(100), len(fixture.entries)))


def open_season() -> Season:
    """An open season."""
    run, chance = Run(format="open"), Random(5)
    players = [f"p{number:03d}" for number in range(6)]
    run.enter(*players)
    run.do(acts.Start())
    for number in range(12):
        seats = tuple(
            SeatResult(player, place, 10 * place, 2)
            for place, player in enumerate(chance.sample(players, 3), start=1)
        )
        run.now += HOUR
        run.do(acts.Record(MatchResult(f"m{number:07}", "olsen", run.now + 1000, seats, season="s1")), "")
    return run.season


@cache
def large(players: int = 200) -> Season:
    """A season of many players in divisions, of whose eight rounds one is played, with set times."""
    run = Run(format="divisions", rounds=8, size=4, league="Søndagsliga <&> «x»", zone="Europe/Oslo")
    run.enter(*(f"p{number:03d}" for number in range(players)))
    run.do(acts.Start())
    _play_round(run, Random(1))
    run.draw(run.now + 168 * HOUR)
    state = season_state(run.season)
    assert state is not None
    still_open = (key for key in state.fixtures if state.outcome(key) is None)
    set_for = {key: Appointment(at=SET_FOR, set_at=run.now) for key in still_open}
    return replace(run.season, key="largeone", appointments=set_for)


def people(names: Collection[str] = EVERYDAY.names, count: int = 200) -> dict[str, PersonRow]:
    """People with these names in turn."""
    listed = list(names)
    return {
        f"p{number:03d}": PersonRow(
            f"p{number:03d}", 7, 10**17 + number, UserText(listed[number % len(listed)])
        )
        for number in range(count)
    }


def telling(
    season: Season,
    locale: str = "en",
    names: Mapping[str, PersonRow] | None = None,
    hidden: Collection[str] = (),
    chances: Forecast | None = None,
) -> Telling:
    """A season as its pages tell it."""
    say = translator(locale)
    return Telling(season, shown_names(names or people(), hidden, say), say, chances or {})


def files_of(*told: Telling) -> dict[str, bytes]:
    """All files of a server with these seasons."""
    return dict(_files(told))


def _files(told: tuple[Telling, ...]) -> Iterator[tuple[str, bytes]]:
    say = told[0].say
    for each in told:
        yield from ((page.path, render(page, say)) for page in season_pages(each))
    yield from server_files("server01", [summary_of(each) for each in told], say)


@cache
def everything(locale: str = "en") -> Mapping[str, bytes]:
    """All files of a server with a season of each format."""
    return files_of(*(telling(season, locale) for season in seasons().values()))
