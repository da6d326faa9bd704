"""What players see of seasons, in every format and phase. In the worst of clothes there are two thousand with
the longest names, and all that an umpire can decide and a player can ask.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from random import Random
from typing import Any, NamedTuple, TypeAlias
from zoneinfo import ZoneInfo

from bot.league import tournament
from bot.league.decisions import Adjust, AdjustDeal, Award, Decision, Ruling, Settle, Void, Warn, Withdraw
from bot.league.reliability import Reliability
from bot.league.results import MatchResult, SeatResult
from bot.league.scoring_rules import Entrant, Fixture
from bot.league.season import (
    FORMATS,
    Appointment,
    Asked,
    LogEntry,
    Phase,
    Season,
    SeasonSettings,
    Signed,
    acts,
    apply,
    times,
)
from bot.league.season.acts import Command
from bot.league.season.sittings import running
from bot.league.season.state import Proposal
from bot.league.season_state import SeasonState
from bot.league.tournament import Tournament
from bot.milliseconds import HOUR
from bot.seasons import SeasonRow
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import moment
from bot.ui.leagues.account import account_screen
from bot.ui.leagues.asking import ask_umpire, reply_screen, warning_screen
from bot.ui.leagues.card import card_screen
from bot.ui.leagues.fixtures import fixtures_screen
from bot.ui.leagues.info import info_screen, leave_question, season_how_screen
from bot.ui.leagues.pursuit import list_screen, tables_screen
from bot.ui.leagues.seasons import list_of_seasons
from bot.ui.leagues.standings import signed_screen, standings_screen
from bot.ui.leagues.times import times_screen
from bot.ui.presses.leagues import AskUmpire
from bot.ui.seasons.view import SeasonView
from tests.league.club import recomputed
from tests.samples.clothes import Clothes, Sample, drawn
from tests.samples.crowds import people, sundays
from tests.samples.moments import ID, NOW, all_changed

KEY = "season01"
PLAYERS = tuple(f"{number:016x}" for number in range(2000))
OWN = PLAYERS[0]
MATCHES = 40
"""Of each player in the first tables."""
LONGEST = "*_" * 100
"""A reason, or an answer, that fills its form."""
LEAGUE = "*" * 50
InTournament: TypeAlias = tuple[Season, tuple[LogEntry, ...]]
"""A tournament and its log."""


class Known(NamedTuple):
    """Somebody with a name."""

    name: str


@cache
def people_of(clothes: Clothes) -> dict[str, Known]:
    """Everybody who plays, by key."""
    own = {player: Known(clothes.names[n % len(clothes.names)]) for n, player in enumerate(PLAYERS)}
    return {**own, **{key: Known(person.name) for key, person in people(clothes).items()}}


def settings(**fields: Any) -> SeasonSettings:
    """SeasonSettings with much to say."""
    known = {
        "game": "olsen",
        "format": "open",
        "channel": ID,
        "clock": "normal",
        "house_rules": "*" * 32,
        "options": {"gone_from_the_game": True, **all_changed("olsen")},
        "rounds": 999,
        "size": 7,
        "places": 2000,
        "length": 20,
        "starts": NOW,
        "ends": NOW,
        "signup_closes": NOW,
    }
    return SeasonSettings(LEAGUE, **{**known, **fields})


def season_screens(say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """Every screen of a season."""
    reading = partial(_reader, say=say, clothes=clothes)
    joined = say("league-joined", number=clothes.of(3, 1999))
    yield drawn(info_screen, reading(_announced("signup", clothes)), joined)
    for phase in ("signup", "check_in"):
        reader = reading(_announced(phase, clothes))
        yield drawn(info_screen, reader)
        yield drawn(season_how_screen, reader)
        yield drawn(signed_screen, reader, clothes.of(0, 3))
        yield drawn(standings_screen, reader)
        yield drawn(fixtures_screen, reader)
    for season, now in _leagues(clothes):
        yield from _of_league(replace(reading(season), now=now), clothes)
    yield from _of_times(reading(_agreeing(clothes)))
    for season, log in _tournaments(clothes):
        yield from _of_tournament(reading(season), log)
    yield drawn(ask_umpire, AskUmpire("s" * 8, "match001"), say)
    rows = [
        SeasonRow(
            f"sea{number:05d}",
            ID,
            clothes.of(clothes.league, LEAGUE),
            clothes.of(number, 99_999),
            "olsen",
            "open",
            {},
            "",
            OWN,
            "running",
            NOW,
            None,
        )
        for number in range(60)
    ]
    for number in (0, 1, clothes.of(3, 60)):
        yield drawn(list_of_seasons, rows[:number], say, "sea00030")


def _leagues(clothes: Clothes) -> Iterator[tuple[Season, int]]:
    """Seasons that run, and when one looks at them."""
    if clothes.worst:
        yield _league("open"), NOW
        yield _league("divisions"), NOW
    else:
        stories = map(sundays, ("rounds", "divisions"))
        yield from ((replace(story.season, key=KEY), story.now) for story in stories)


def _of_league(reader: SeasonView, clothes: Clothes) -> Iterator[Sample]:
    book = reader.season.play
    assert isinstance(book, SeasonState)
    other = next(player for player in book.entrants if player != reader.own)
    yield drawn(info_screen, reader)
    for page in (0, 1, 999):
        yield drawn(season_how_screen, reader, page, Reliability(clothes.of(3, 999), 0.34))
    yield drawn(leave_question, reader)
    yield drawn(standings_screen, reader)
    yield drawn(standings_screen, reader, public=True)
    yield drawn(standings_screen, reader, 999)
    yield drawn(account_screen, replace(reader, own="", staff=True), book, other, 0)
    for page in (0, 1, 999):
        yield drawn(fixtures_screen, reader, 1, page)
        yield drawn(account_screen, reader, book, reader.own, page)
    warnings = [own.key for own in book.decisions if isinstance(own.ruling, Warn)]
    yield drawn(warning_screen, replace(reader, staff=True), warnings[0])
    yield drawn(reply_screen, replace(reader, staff=True), min(reader.season.appeals))
    for phase in ("paused", "review", "over", "cancelled"):
        told = replace(reader.season, phase=phase, paused_at=NOW, finished_at=NOW)
        yield drawn(info_screen, replace(reader, season=told))


def _of_times(reader: SeasonView) -> Iterator[Sample]:
    """Players who can play whenever they like: alone, asked, and when it is set."""
    say, key, season = reader.say, f"{KEY}-1-1-0", reader.season
    last = times.hours(season, key, NOW)[-1]
    zone = ZoneInfo("America/Argentina/ComodRivadavia")
    state = season.play
    assert isinstance(state, SeasonState)
    own, other, *_ = players = state.fixtures[key].entries
    marks = {player: times.hours(season, key, NOW) for player in players}
    proposal = Proposal(last, other, NOW, players, (other,))
    for appointment, days in (
        (Appointment(), (0,)),
        (Appointment(marks=marks, proposal=proposal, at=last, set_at=NOW), (0, 20_840)),
        (Appointment(marks={own: marks[own]}, at=last, set_at=NOW, agreed=proposal), (20_840,)),
    ):
        shown = replace(reader, season=replace(season, appointments={key: appointment}))
        for day in days:
            yield drawn(times_screen, shown, key, zone, day, say("times-have-proposed", at=moment(NOW)))
        yield drawn(fixtures_screen, shown)
    yield drawn(times_screen, replace(reader, now=last), key, zone)


@cache
def _agreeing(clothes: Clothes) -> Season:
    """A month for the players of one table to agree on a time."""
    season = _league("divisions") if clothes.worst else replace(sundays("divisions").season, key=KEY)
    state = season.play
    assert isinstance(state, SeasonState)
    players = tuple(state.entrants)[: clothes.of(4, 7)]
    until = NOW + clothes.of(7, 30) * 24 * HOUR
    fixture = Fixture(f"{KEY}-1-1-0", 1, players, until, 1, NOW)
    entrants = [replace(state.entrants[player]) for player in players]
    state = recomputed(state.scoring, entrants, [fixture])
    own = replace(season.settings, clock="normal", hours=(17, 23))
    return replace(season, settings=own, play=state, appeals={})


def _of_tournament(reader: SeasonView, log: Sequence[LogEntry]) -> Iterator[Sample]:
    state = running(reader.season)
    yield drawn(info_screen, reader)
    for page in (0, 1, 999) if len(state.entries) > MATCHES else (0,):
        yield drawn(list_screen, reader, state, page)
        yield drawn(tables_screen, reader, state, 1, page)
        yield drawn(tables_screen, reader, state, 0, page)
        yield drawn(card_screen, reader, state, log, "1", page)
    yield drawn(list_screen, reader, state, public=True)


def _reader(season: Season, say: Translator, clothes: Clothes) -> SeasonView:
    own = OWN if OWN in season.players or clothes.worst else "p000"
    return SeasonView(season, people_of(clothes), say, NOW, own)


@cache
def _announced(phase: Phase, clothes: Clothes) -> Season:
    own = (
        settings(places=1500)
        if clothes.worst
        else replace(sundays("rounds").opened.settings, starts=NOW + HOUR)
    )
    season = Season(KEY, ID, own, clothes.of(3, 99_999), b"x" * 32, OWN, NOW - 1000)
    for player in PLAYERS[: clothes.of(3, 300)]:
        season = apply(season, Command(acts.SignUp(player), player, NOW - 500)).season
    return replace(season, phase=phase, check_in_until=NOW)


@cache
def _league(format_: Any) -> Season:
    """A season of two thousand in which a few have played much."""
    own = settings(format=format_)
    chance, start = Random(1), NOW - 10_000_000
    fixtures = [
        Fixture(f"{KEY}-1-1-{number}", 1, PLAYERS[number * 7 : number * 7 + 7], NOW + 1000, 1, start)
        for number in range(285)
    ]
    its = FORMATS[format_]
    results = [_match(number, chance, its.facts.drawn) for number in range(MATCHES)]
    rulings: list[Ruling] = [Award(OWN, -123_456), Warn(OWN), Settle(PLAYERS[:60])]
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
        its.scoring(own, KEY, start),
        entrants,
        fixtures if its.facts.drawn else (),
        results,
        decisions,
    )
    asked = [
        Asked(f"a{number}", f"match{number:03d}", OWN, NOW, LONGEST, LONGEST, PLAYERS[1])
        for number in range(10, MATCHES)
    ]
    return Season(
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
        appointments={fixture.key: Appointment("table001", ID) for fixture in fixtures},
        appeals={each.key: each for each in asked} | {"a1": replace(asked[0], match="match001")},
    )


def _match(number: int, chance: Random, in_fixture: bool) -> MatchResult:
    players = [OWN, *chance.sample(PLAYERS[1:20], 6)]
    seats = tuple(
        SeatResult(player, place, 12_345 + place, 999) for place, player in enumerate(players, start=1)
    )
    fixture = f"{KEY}-1-1-{number}" if in_fixture else None
    at = NOW - 2_000_000 + number * 1000
    return MatchResult(f"match{number:03d}", "olsen", at, seats, season=KEY, fixture=fixture)


@cache
def _tournaments(clothes: Clothes) -> tuple[InTournament, ...]:
    """A tournament of two thousand: just drawn, and a smaller one round by round."""
    if not clothes.worst:
        own = SeasonSettings(clothes.league, "pursuit", "pursuit", ID)
        return tuple((replace(each, settings=own, number=3), log) for each, log in _played(PLAYERS[:8]))
    return (_drawn(PLAYERS), *_played(PLAYERS[:23]))


def _drawn(players: Sequence[str]) -> InTournament:
    """A tournament whose first round was drawn, with its log."""
    own = settings(game="pursuit", format="pursuit", options={}, length=0, playoff_carry=True)
    announced = Season(KEY, ID, own, 99_999, b"x" * 32, OWN, NOW - 1000)
    signed = tuple(Signed(player, NOW - 1000) for player in players)
    step = apply(replace(announced, signed=signed), Command(acts.Start(), OWN, NOW - 1000))
    asked = Asked("a1", "1-1", OWN, NOW, LONGEST, LONGEST, OWN)
    return replace(step.season, appeals={"a1": asked}), step.lines


def _played(players: tuple[str, ...]) -> Iterator[InTournament]:
    """A tournament as it goes on, in which the umpire decides about every game of the first entry."""
    season, log = _drawn(players)

    def do(act: acts.Act) -> Tournament:
        nonlocal season, log
        step = apply(season, Command(act, OWN, NOW - 500, LONGEST))
        season, log = step.season, log + step.lines
        return running(season)

    state = running(season)
    while state.phase != "done":
        for sitting in list(tournament.sittings(state)):
            place = (sitting.round, sitting.table, sitting.slots[0])
            do(acts.StartDeal(*place, sitting.seats[0] if sitting.dealer is None else sitting.dealer))
            state = do(acts.FinishDeal(*place, tuple(range(len(sitting.entries)))))
            if "1" in sitting.entries and state.phase != "done":
                for _ in range(2):
                    state = do(acts.Decide(AdjustDeal("1", sitting.round, sitting.slots[0], "=", 0)))
        if state.phase in ("review", "final_review"):
            yield season, log
            state = do(acts.Confirm())
        elif state.phase == "tie" and state.tie is not None:
            yield season, log
            state = do(acts.Decide(Settle(state.tie.entries[: state.tie.places])))
    yield season, log
