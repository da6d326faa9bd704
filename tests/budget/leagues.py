"""Leagues at their fullest: two thousand players with the longest names, in every format and phase, with all
that an umpire can decide and a player can ask.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from bot.league import tournament
from bot.league.contest import FORMATS, Asked, Contest, Meeting, Phase, Terms, acts, apply, times
from bot.league.contest.acts import Command
from bot.league.contest.formats.league import LeagueStandings
from bot.league.contest.sittings import TournamentPlay
from bot.league.contest.state import Proposal
from bot.league.decisions import Adjust, Award, Caution, Decision, Ruling, Settle, Void, Withdraw
from bot.league.results import MatchResult, SeatResult
from bot.league.season import Entrant, Fixture
from bot.league.season_state import SeasonState
from bot.league.tournament import acts as games
from bot.league.tournament.draw import drawn
from bot.league.tournament.state import Entry, Tournament
from bot.league.updates import recomputed
from bot.milliseconds import HOUR
from bot.seasons import SeasonRow
from bot.ui.components.post import Illustration
from bot.ui.i18n.translator import Translator
from bot.ui.leagues.account import account_screen
from bot.ui.leagues.asking import ask_umpire, caution_screen, reply_screen
from bot.ui.leagues.card import card_screen
from bot.ui.leagues.fixtures import fixtures_screen
from bot.ui.leagues.info import info_screen, leave_question, season_terms_screen
from bot.ui.leagues.pursuit import list_screen, tables_screen
from bot.ui.leagues.seasons import list_of_seasons
from bot.ui.leagues.standings import signed_screen, standings_screen
from bot.ui.leagues.times import times_screen
from bot.ui.presses.leagues import AskUmpire
from bot.ui.seasons.chart import race_alt, race_legend, race_of, race_words
from bot.ui.seasons.reader import Reader
from tests.budget.moments import ID, NAMES, NOW, all_changed

KEY = "season01"
PLAYERS = tuple(f"{number:016x}" for number in range(2000))
OWN = PLAYERS[0]
MATCHES = 40
"""Of each player in the first tables."""
LONGEST = "*_" * 100
"""A reason, or an answer, that fills its form."""
LEAGUE = "*" * 50


class Known(NamedTuple):
    """Somebody with a long name."""

    name: str


PEOPLE = {player: Known(NAMES[number % len(NAMES)]) for number, player in enumerate(PLAYERS)}

Shown = tuple[Any, tuple[Any, ...], dict[str, Any]]
"""A screen, and what it is drawn from."""


def terms(**fields: Any) -> Terms:
    """Terms with much to say."""
    known = {
        "game": "olsen",
        "format": "open",
        "channel": ID,
        "clock": "normal",
        "house_rules": "*" * 32,
        "options": {"gone_from_the_game": True, **all_changed("olsen")},
        "counting": "best",
        "best": 999,
        "minimum": 999,
        "rounds": 999,
        "size": 7,
        "places": 2000,
        "length": 20,
        "starts": NOW,
        "ends": NOW,
        "signup_closes": NOW,
    }
    return Terms(LEAGUE, **{**known, **fields})


def shown(say: Translator) -> Iterator[Shown]:
    """Every screen of a season, with what fills it."""
    yield info_screen, (_reader(_announced("signup"), say), say("league-joined", number=1999)), {}
    for phase in ("signup", "check_in"):
        yield info_screen, (_reader(_announced(phase), say),), {}
        yield season_terms_screen, (_reader(_announced(phase), say),), {}
        yield signed_screen, (_reader(_announced(phase), say), 3), {}
        yield standings_screen, (_reader(_announced(phase), say),), {}
        yield fixtures_screen, (_reader(_announced(phase), say),), {}
    yield from _of_leagues(say)
    yield from _of_times(say)
    yield from _of_tournaments(say)
    yield ask_umpire, (AskUmpire("s" * 8, "match001"), say), {}
    rows = [
        SeasonRow(f"sea{number:05d}", ID, LEAGUE, 99_999, "olsen", "open", {}, "", OWN, "running", NOW, None)
        for number in range(60)
    ]
    for number in (0, 1, 60):
        yield list_of_seasons, (rows[:number], say, "sea00030"), {}


def _of_leagues(say: Translator) -> Iterator[Shown]:
    for format_, scoring in (("open", "places"), ("divisions", "points")):
        reader = _reader(_league(format_, scoring), say)
        book = reader.contest.play
        assert book is not None
        run = race_of(reader.contest)
        words = (race_legend(run, reader), race_words(run, reader)) if run else ("", "")
        picture = Illustration("race.png", b"", race_alt(run, reader)) if run else None
        yield info_screen, (reader,), {}
        for page in (0, 1, 999):
            yield season_terms_screen, (reader, page), {}
        yield leave_question, (reader,), {}
        yield standings_screen, (reader, 0, picture, words[0]), {}
        yield standings_screen, (reader, 0, None, words[1]), {}
        yield standings_screen, (reader, 0, picture, words[0]), {"public": True}
        yield standings_screen, (reader, 999), {}
        yield account_screen, (replace(reader, own="", staff=True), book, PLAYERS[1], 0), {}
        for page in (0, 1, 999):
            yield fixtures_screen, (reader, 1, page), {}
            yield account_screen, (reader, book, OWN, page), {}
        cautions = [own.key for own in book.decisions if isinstance(own.ruling, Caution)]
        yield caution_screen, (reader, cautions[0]), {}
        yield reply_screen, (reader, "a1"), {}
        for phase in ("paused", "review", "over", "cancelled"):
            told = replace(reader.contest, phase=phase, paused_at=NOW, finished_at=NOW)
            yield info_screen, (replace(reader, contest=told),), {}


def _of_times(say: Translator) -> Iterator[Shown]:
    """Seven players who can play whenever they like for a month: alone, asked, and when it is set."""
    reader = _reader(_agreeing(), say)
    key, contest = f"{KEY}-1-1-0", reader.contest
    last = times.hours(contest, key, NOW)[-1]
    zone = ZoneInfo("America/Argentina/ComodRivadavia")
    marks = {player: times.hours(contest, key, NOW) for player in PLAYERS[:7]}
    proposal = Proposal(last, PLAYERS[1], NOW, PLAYERS[:7], (PLAYERS[1],))
    for meeting, days in (
        (Meeting(), (0,)),
        (Meeting(marks=marks, proposal=proposal, at=last, set_at=NOW), (0, 20_840)),
        (Meeting(marks={OWN: marks[OWN]}, at=last, set_at=NOW, agreed=proposal), (20_840,)),
    ):
        shown = replace(reader, contest=replace(contest, meetings={key: meeting}))
        for day in days:
            yield times_screen, (shown, key, zone, day, say("times-have-proposed", at=NOW)), {}
        yield fixtures_screen, (shown,), {}
    yield times_screen, (replace(reader, now=last), key, zone), {}


@cache
def _agreeing() -> Contest:
    contest = _league("divisions", "points")
    state = contest.play
    assert isinstance(state, SeasonState)
    fixture = Fixture(f"{KEY}-1-1-0", 1, PLAYERS[:7], NOW + 30 * 24 * HOUR, 1, NOW)
    entrants = [replace(state.entrants[player]) for player in PLAYERS[:7]]
    state = recomputed(state.season, entrants, [fixture])
    own = replace(contest.terms, clock="normal", hours=(17, 23))
    return replace(contest, terms=own, play=state, appeals={})


def _of_tournaments(say: Translator) -> Iterator[Shown]:
    for contest in _tournaments():
        state = contest.play.tournament
        assert state is not None
        reader = _reader(contest, say)
        yield info_screen, (reader,), {}
        for page in (0, 1, 999) if len(state.entries) > MATCHES else (0,):
            yield list_screen, (reader, state, page), {}
            yield tables_screen, (reader, state, 1, page), {}
            yield tables_screen, (reader, state, 0, page), {}
            yield card_screen, (reader, state, 1, page), {}
        yield list_screen, (reader, state), {"public": True}


def _reader(contest: Contest, say: Translator) -> Reader:
    return Reader(contest, PEOPLE, say, NOW, OWN)


@cache
def _announced(phase: Phase) -> Contest:
    contest = Contest(KEY, ID, terms(places=1500), 99_999, b"x" * 32, OWN, NOW - 1000)
    for player in PLAYERS[:300]:
        contest = apply(contest, Command(acts.SignUp(player), player, NOW - 500)).contest
    return replace(contest, phase=phase, check_in_until=NOW)


@cache
def _league(format_: Any, scoring: Any) -> Contest:
    """A season of two thousand in which a few have played much."""
    own = terms(format=format_, scoring=scoring, counting="best" if format_ == "open" else "all", minimum=2)
    chance, start = Random(1), NOW - 10_000_000
    fixtures = [
        Fixture(f"{KEY}-1-1-{number}", 1, PLAYERS[number * 7 : number * 7 + 7], NOW + 1000, 1, start)
        for number in range(285)
    ]
    its = FORMATS[format_]
    assert isinstance(its.standings, LeagueStandings)
    results = [_match(number, chance, its.facts.drawn) for number in range(MATCHES)]
    rulings: list[Ruling] = [Award(OWN, -123_456), Caution(OWN), Settle(PLAYERS[:60])]
    rulings += [Adjust(f"match{number:03d}", OWN, 123_456) for number in range(MATCHES) for _ in range(4)]
    rulings += [Void(f"match{number:03d}") for number in range(30, MATCHES)]
    rulings += [Withdraw(player, "void") for player in PLAYERS[7:9]]
    decisions = [
        Decision(str(number), NOW - 1000, PLAYERS[1], LONGEST, ruling)
        for number, ruling in enumerate(rulings)
    ]
    entrants = [
        Entrant(player, player, start, 1 + number // 1990 if format_ == "divisions" else 1)
        for number, player in enumerate(PLAYERS)
    ]
    state = recomputed(
        its.standings.system.season(own, KEY, start),
        entrants,
        fixtures if its.facts.drawn else (),
        results,
        decisions,
    )
    asked = [
        Asked(f"a{number}", f"match{number:03d}", OWN, NOW, LONGEST, LONGEST, PLAYERS[1])
        for number in range(10, MATCHES)
    ]
    return Contest(
        KEY,
        ID,
        own,
        99_999,
        b"x" * 32,
        OWN,
        start,
        "running",
        started_at=start,
        play=state,
        meetings={fixture.key: Meeting("table001", ID) for fixture in fixtures},
        appeals={each.key: each for each in asked} | {"a1": replace(asked[0], match="match001")},
    )


def _match(number: int, chance: Random, in_fixture: bool) -> MatchResult:
    players = [OWN, *chance.sample(PLAYERS[1:20], 6)]
    seats = tuple(
        SeatResult(player, place, 12_345 + place, 999) for place, player in enumerate(players, start=1)
    )
    fixture = f"{KEY}-1-1-{number}" if in_fixture else None
    at = NOW - 2_000_000 + number * 1000
    return MatchResult(f"match{number:03d}", "olsen", at, seats, league=KEY, fixture=fixture)


@cache
def _tournaments() -> tuple[Contest, ...]:
    """A tournament of two thousand: just drawn, and a smaller one round by round."""
    entries = tuple(Entry(number, player) for number, player in enumerate(PLAYERS, start=1))
    opened = tournament.opened(b"x" * 32, tournament.Rules())
    begun = drawn(replace(opened, entries=entries, phase="round1"), 1)
    return (_contest(begun), *_played(PLAYERS[:23]))


def _contest(state: Tournament, *lines: tournament.LogEntry) -> Contest:
    return Contest(
        KEY,
        ID,
        terms(game="pursuit", format="pursuit", options={}, length=0),
        99_999,
        b"x" * 32,
        OWN,
        NOW - 1000,
        "over" if state.phase == "done" else "running",
        started_at=NOW - 1000,
        finished_at=NOW,
        play=TournamentPlay(state, lines),
        appeals={"a1": Asked("a1", "1-1", OWN, NOW, LONGEST, LONGEST, OWN)},
    )


def _played(players: tuple[str, ...]) -> Iterator[Contest]:
    """A tournament as it goes on, in which the umpire decides about every game of the first entry."""
    state, log = (
        tournament.opened(b"x" * 32, tournament.Rules(playoff_carry=True)),
        list[tournament.LogEntry](),
    )

    def do(act: games.Act) -> None:
        nonlocal state
        step = tournament.apply(state, tournament.Command(act, OWN, NOW - 500, LONGEST))
        state = step.state
        log.extend(step.lines)

    for player in players:
        do(games.Enter(player))
    do(games.Start())
    while state.phase != "done":
        for sitting in list(tournament.sittings(state)):
            place = (sitting.round, sitting.table, sitting.slots[0])
            do(games.Begin(*place, sitting.seats[0] if sitting.dealer is None else sitting.dealer))
            do(games.Finish(*place, tuple(range(len(sitting.entries)))))
            if 1 in sitting.entries and state.phase != "done":
                for _ in range(2):
                    do(games.Adjust(1, sitting.round, sitting.slots[0], "=", 0))
        if state.phase in ("review", "final_review"):
            yield _contest(state, *log)
            do(games.Confirm())
        elif state.phase == "tie" and state.tie is not None:
            yield _contest(state, *log)
            do(games.Settle(state.tie.entries[: state.tie.places]))
    yield _contest(state, *log)
