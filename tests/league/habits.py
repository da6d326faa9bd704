"""Seasons of people as they are: a third come late, one in ten vanishes, one in twenty leaves the server.

``python -m tests.league.habits --seeds 1-20`` plays a season of each format with 8, 23 and 64 players, and
says what became of its tables and which promise was broken. The season decides alone, as it does for a bot:
its clock and its acts are the real ones, and only the tables are simulated.
"""

from __future__ import annotations

import argparse
import heapq
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.games.api import Event
from bot.league.decisions import Settle
from bot.league.illegal import IllegalAct
from bot.league.results import MatchResult, SeatResult
from bot.league.season import (
    Act,
    Appointment,
    Command,
    Season,
    TimeUp,
    acts,
    apply,
    due,
    fewest,
    fixtures,
    format_of,
    has_calls,
    is_open,
    next_time,
    ready_checks,
    season_state,
    sittings,
    times,
    tournament_of,
)
from bot.milliseconds import HOUR
from tests.league.seasons import START, settings

MINUTE = HOUR // 60
DAY = 24 * HOUR
LATE, VANISHES, LEAVES, BUSY, SILENT = 1 / 3, 1 / 10, 1 / 20, 1 / 8, 1 / 4
"""The share of people who come late, who vanish, who leave the server; how often something else comes up for
who would have come, and how often somebody does not answer.
"""
FORMATS = ("rounds", "divisions", "cup", "open", "pursuit")
SIZES = (8, 23, 64)
SAME = 50
"""How often the same can be due at one moment before it is due for ever."""


@dataclass
class Person:
    """Somebody with habits."""

    key: str
    is_late: bool
    gone_at: int | None
    """When (ms) they vanish, or leave the server; None: they stay."""
    hours: frozenset[int]
    """The hours of the day that suit them."""

    def is_gone(self, at: int) -> bool:
        """Whether they do nothing any more."""
        return self.gone_at is not None and at >= self.gone_at


@dataclass
class Life:
    """A season and its people, who come and go."""

    format: str
    players: int
    seed: int
    rounds: int = 3
    table: int = 4
    """How many sit at a table."""
    minutes: int = 7 * 24 * 60
    """How long a round lasts."""
    broken: list[str] = field(default_factory=list)
    """The promises that were not kept."""
    became: Counter[str] = field(default_factory=Counter)
    """What became of tables."""

    def __post_init__(self) -> None:
        self.chance = Random(f"{self.format} {self.players} {self.seed}")
        known: dict[str, Any] = {
            "size": self.table,
            "rounds": self.rounds,
            "round_hours": 0,
            "round_minutes": self.minutes,
            "grace": min(10, self.minutes // 2),
            "division_size": 8,
        }
        game = {"game": "pursuit"} if self.format == "pursuit" else {}
        own = settings(**{**known, **game, "schedule": "never", "format": self.format})
        self.season = Season("s1", 7, own, 1, bytes([self.seed % 256]) * 32, "ump", START)
        self.now = START
        self.here: defaultdict[str, dict[str, int]] = defaultdict(dict)
        """Who has said at a table that they are here, and when (ms)."""
        self.coming: list[tuple[int, int, str, str, int]] = []
        """What people will do: when (ms), in order, who, what, and at which table."""
        self.plans: list[str] = []
        """The tables of what they will do, by its number."""
        self.same: Counter[tuple[int, Any]] = Counter()
        self.is_stuck = False
        length = self.rounds * self.minutes * MINUTE
        keys = [f"p{number:03}" for number in range(self.players)]
        self.people = {key: self._person(key, length) for key in keys}

    def _person(self, key: str, length: int) -> Person:
        goes = self.chance.random() < VANISHES + LEAVES
        first = self.chance.randrange(14, 21)
        return Person(
            key,
            self.chance.random() < LATE,
            START + self.chance.randrange(length) if goes else None,
            frozenset(hour % 24 for hour in range(first, first + self.chance.randrange(3, 8))),
        )

    # The season

    def run(self) -> Life:
        """Play the season to its end, with nobody to help it."""
        for key in self.people:
            self.say(acts.SignUp(key), key)
        self.say(acts.Start(), "ump")
        until = self.now + (8 + 2 * self.rounds) * 7 * DAY
        if self.format == "open":
            self._open_tables(until)
            return self
        while self.season.phase == "running" and not self.is_stuck:
            self._by_itself()
            if self.season.phase == "running":
                self._goes_on(until)
        self._count()
        return self

    def _goes_on(self, until: int) -> None:
        """Somebody acts, or time passes until the season does."""
        soon = next_time(self.season, self.now)
        if self.coming and (soon is None or self.coming[0][0] <= soon):
            self._somebody_acts()
        elif soon is not None and soon <= until:
            self.now = max(self.now, soon)
        elif self.format == "pursuit" and soon is None:
            self._umpire_confirms()
        elif deserted := fixtures.deserted(self.season):
            self._umpire_decides(deserted[0])
        else:
            self._is_stuck("nothing happens any more")

    def _is_stuck(self, promise: str) -> None:
        self.broken.append(promise)
        self.is_stuck = True

    def _umpire_confirms(self) -> None:
        """The tournament has been played as far as it goes alone: its umpire settles a tie, or confirms."""
        play = tournament_of(self.season)
        assert play is not None
        tie = play.tie
        if tie is None:
            self.say(acts.Confirm(), "ump")
        else:
            self.say(acts.Decide(Settle(tie.entries[: tie.places])), "ump")

    def _umpire_decides(self, fixture: str) -> None:
        """Nobody came to a table of a cup, which waits: one of those who still play goes on."""
        players = ready_checks.players_of(self.season, fixture)
        there = [who for who in players if not self.people[who].is_gone(self.now)]
        self.say(acts.ForfeitFixture(fixture, (self.chance.choice(there or players),)), "ump")
        self.became["decided by the umpire"] += 1

    def say(self, act: Act, actor: str = "") -> None:
        """Say something to the season, and have people hear what comes of it."""
        before = self.season
        step = apply(before, Command(act, actor, self.now, "why"))
        self.season = step.season
        for event in step.news:
            self._heard(event)
        self._look_at(before, act)

    def try_to(self, act: Act, actor: str) -> None:
        """Say something that may come too late."""
        try:
            self.say(act, actor)
        except IllegalAct:
            self.became["came too late"] += 1

    def _by_itself(self) -> None:
        while (act := due(self.season, self.now)) is not None:
            self.same[self.now, act] += 1
            if self.same[self.now, act] > SAME:
                self._is_stuck(f"{act} is due for ever")
                return
            if isinstance(act, TimeUp):
                self._time_is_up(act.fixture)
            else:
                self.say(act)

    # Tables, as the bot has them

    def _time_is_up(self, fixture: str) -> None:
        if self.format == "pursuit":
            self._play_sitting(fixture)
            return
        appointment = self.season.appointments.get(fixture, Appointment())
        if appointment.playing:
            self._play(fixture)
        else:
            self.say(ready_checks.outcome(self.season, fixture, tuple(self.here[fixture])))

    def _arrives(self, person: str, fixture: str) -> None:
        """Somebody says that they are here. If nobody has called, they call; when all are here they begin."""
        if not self._can_come(person, fixture):
            return
        if self.season.appointments.get(fixture, Appointment()).table is None:
            self.say(acts.AssignTable(fixture, f"t{self.season.seq}", self.season.seq))
        if not ready_checks.called_until(self.season, fixture):
            until = self.now + times.grace(self.season.settings)
            self.try_to(acts.StartReadyCheck(fixture, until), person)
        self.here[fixture][person] = self.now
        players = format_of(self.season).fixtures.players_of(self.season, fixture)
        if set(players) <= self.here[fixture].keys() and len(players) >= fewest(self.season):
            self.say(acts.Begin(fixture, players))

    def _can_come(self, person: str, fixture: str) -> bool:
        state = season_state(self.season)
        if (
            state is None
            or self.season.phase != "running"
            or not is_open(self.season, state.fixtures[fixture])
        ):
            return False
        appointment = self.season.appointments.get(fixture, Appointment())
        return not appointment.playing and person in ready_checks.players_of(self.season, fixture)

    def _play(self, fixture: str) -> None:
        """The match of a fixture is over: who is here plays, who is not comes last."""
        appointment = self.season.appointments.get(fixture, Appointment())
        if not appointment.playing:
            return
        here = list(appointment.playing)
        absent = [who for who in ready_checks.players_of(self.season, fixture) if who not in here]
        self.chance.shuffle(here)
        seats = [SeatResult(who, place, place, 4) for place, who in enumerate(here, start=1)]
        seats += [SeatResult(who, len(here) + 1, forfeited=True) for who in absent]
        match = f"{fixture}-m{self.season.seq}"
        result = MatchResult(match, "olsen", self.now, tuple(seats), season="s1", fixture=fixture)
        self.say(acts.Record(result))

    def _play_sitting(self, name: str) -> None:
        """The games of a table of the tournament; computers play for those who are gone."""
        sitting = sittings(self.season).get(name)
        if sitting is None:
            return
        first = sitting.seats.index(sitting.dealer) if sitting.dealer in sitting.seats else 0
        for number, slot in enumerate(sitting.slots):
            dealer = sitting.seats[(first + number) % len(sitting.seats)]
            self.say(acts.StartDeal(sitting.round, sitting.table, slot, dealer))
            points = tuple(self.chance.randrange(1, 40) for _ in sitting.seats)
            self.say(acts.FinishDeal(sitting.round, sitting.table, slot, points))
        self.became["played"] += 1

    # People

    def _plan(self, at: int, person: str, what: str, fixture: str, more: int = 0) -> None:
        heapq.heappush(self.coming, (max(at, self.now), len(self.plans), person, what, more))
        self.plans.append(fixture)

    def _somebody_acts(self) -> None:
        at, number, key, what, more = heapq.heappop(self.coming)
        self.now, fixture = max(self.now, at), self.plans[number]
        if what == "play":
            self._play(fixture)
            return
        person = self.people[key]
        if person.is_gone(self.now):
            return
        match what:
            case "mark":
                self._marks(person, fixture)
            case "propose":
                self._proposes(person, fixture)
            case "answer":
                self._answers(person, fixture, more)
            case "come" if self.season.appointments.get(fixture, Appointment()).at == more or more == 0:
                self._arrives(key, fixture)
            case "sit":
                self._play_sitting(fixture)

    def _heard(self, event: Event) -> None:
        fixture = str(event.data.get("fixture", ""))
        match event.key:
            case "drawn":
                for key in event.data["fixtures"]:
                    for who in format_of(self.season).fixtures.players_of(self.season, key):
                        self._hears_of_draw(who, key)
            case "proposed":
                for who in times.waited_for(self.season, fixture):
                    if self.chance.random() > SILENT:
                        later = self.now + self.chance.randrange(60 * HOUR)
                        self._plan(later, who, "answer", fixture, int(event.data["at"]))
            case "appointed" | "agreed":
                for who in ready_checks.players_of(self.season, fixture):
                    self._will_come(self.people[who], fixture, int(event.data["at"]))
            case "sittings":
                for name in event.data["fixtures"]:
                    self.say(acts.AssignTable(name, f"t{self.season.seq}", self.season.seq))
                    people = format_of(self.season).fixtures.players_of(self.season, name)
                    when = self.now + self.chance.randrange(6 * DAY)
                    if not any(self.people[who].is_gone(when) for who in people):
                        self._plan(when, people[0], "sit", name)

    def _hears_of_draw(self, who: str, key: str) -> None:
        """They mark hours on one of the next days, propose one later, or just come some time."""
        day = self.minutes * MINUTE // 7
        if self.chance.random() > SILENT:
            self._plan(self.now + self.chance.randrange(3 * day), who, "mark", key)
        if self.chance.random() < 0.3:
            self._plan(self.now + self.chance.randrange(4 * day), who, "propose", key)
        if self.chance.random() < 0.1:
            self._plan(self.now + self.chance.randrange(6 * day), who, "come", key)

    def _will_come(self, person: Person, fixture: str, at: int) -> None:
        """They come in time, or late but within the grace; it may not suit them, or something comes up."""
        suits = self.season.settings.hour_at(at) in person.hours
        if self.chance.random() < (BUSY if suits else 0.5):
            return
        early, grace = self.chance.randrange(10 * MINUTE), times.grace(self.season.settings)
        when = at + self.chance.randrange(grace) if person.is_late else at - early
        self._plan(when, person.key, "come", fixture, at)

    def _marks(self, person: Person, fixture: str) -> None:
        if not self._can_come(person.key, fixture):
            return
        hours = times.hours(self.season, fixture, self.now)
        own = tuple(at for at in hours if self.season.settings.hour_at(at) in person.hours)
        self.try_to(acts.Mark(fixture, person.key, own, 0, 2 * self.now), person.key)

    def _proposes(self, person: Person, fixture: str) -> None:
        if not self._can_come(person.key, fixture):
            return
        fitting = times.proposable(self.season, fixture, person.key, self.now)
        own = [at for at in fitting if self.season.settings.hour_at(at) in person.hours]
        if own:
            act = acts.Propose(fixture, person.key, self.chance.choice(own), self.now + 8 * HOUR)
            self.try_to(act, person.key)

    def _answers(self, person: Person, fixture: str, at: int) -> None:
        suits = self.season.settings.hour_at(at) in person.hours
        answer = acts.Accept if suits or self.chance.random() < 0.2 else acts.Decline
        self.try_to(answer(fixture, person.key, at), person.key)

    # What is promised

    def _look_at(self, before: Season, act: Act) -> None:
        """Whoever was there when it was time has not forfeited, and has had a match or a win by forfeit."""
        match act:
            case acts.Begin(fixture, playing):
                self._need_no_forfeit(before, fixture, set(playing), act)
                self._need_time(before, fixture)
                # Even if all of them vanish, stand-ins play the match to its end.
                self._plan(self.now + 95 * MINUTE, "", "play", fixture)
            case acts.ForfeitFixture(fixture, ready):
                self._need_no_forfeit(before, fixture, set(ready), act)
                if ready:
                    self.became["forfeit"] += 1
            case acts.EndReadyCheck(fixture):
                appointment = before.appointments[fixture]
                if appointment.call is not None and appointment.call.binding and self.here[fixture]:
                    self.broken.append(f"{[*self.here[fixture]]} came to {fixture} and nothing followed")
            case acts.Record(result) if result.fixture is not None:
                self.became["played"] += 1
                lost = {seat.player for seat in result.seats if seat.forfeited}
                appointment = before.appointments.get(result.fixture, Appointment())
                if lost & set(appointment.playing):
                    self.broken.append(f"who has played {result.fixture} has forfeited")
        if isinstance(act, acts.Begin | acts.ForfeitFixture | acts.EndReadyCheck | acts.Agree | acts.Ask):
            self.here[act.fixture].clear()

    def _need_no_forfeit(self, before: Season, fixture: str, kept: set[str], act: Act) -> None:
        there = {who for who in self.here[fixture] if who in ready_checks.players_of(before, fixture)}
        if there - kept:
            self.broken.append(f"{sorted(there - kept)} came to {fixture} and forfeited by {act}")

    def _need_time(self, before: Season, fixture: str) -> None:
        """Those who came when they were called have time to play."""
        call, state = before.appointments[fixture].call, season_state(before)
        assert state is not None
        left = state.deadline(fixture) - self.now
        if call is not None and call.binding and left < min(HOUR, before.settings.round_time // 3):
            self.broken.append(f"{fixture} begins {left // MINUTE} minutes before its time is up")

    def _count(self) -> None:
        """Every table is decided, or was one to which nobody came; none is open once its time is up."""
        state = season_state(self.season)
        if state is None:
            return
        for key, fixture in state.fixtures.items():
            if is_open(self.season, fixture):
                self.broken.append(f"{key} is still open")
            elif state.outcome(key) is None and ready_checks.players_of(self.season, key):
                self.became["left to the umpire"] += 1

    # Other formats

    def _open_tables(self, until: int) -> None:
        """In an open season people sit down with whoever is there; nobody is called, and nobody waits."""
        assert not has_calls(self.season)
        while self.now < until:
            self.now += self.chance.randrange(1, 12) * HOUR
            there = [key for key, each in self.people.items() if not each.is_gone(self.now)]
            if len(there) < 2:
                return
            table = self.chance.sample(there, min(len(there), self.chance.randrange(2, 5)))
            seats = tuple(SeatResult(who, place, place, 4) for place, who in enumerate(table, start=1))
            match = f"m{self.season.seq}"
            result = MatchResult(match, "olsen", self.now, seats, season="s1")
            self.say(acts.Record(result))
            self.became["played"] += 1
        state = season_state(self.season)
        assert state is not None
        lost = [line for own in state.accounts.values() for line in own.lines if line.kind == "forfeit"]
        if lost:
            self.broken.append(f"{len(lost)} have forfeited in an open season")


def lives(seeds: range, sizes: tuple[int, ...] = SIZES) -> Iterator[Life]:
    """A season of each format and size for each of these seeds, played to its end."""
    for seed in seeds:
        for format_ in FORMATS:
            for size in sizes:
                yield Life(format_, size, seed).run()


def main() -> int:
    """Play the seasons that the command asks for; 1 if a promise was broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", default="1-5", help="as 1-20")
    first, _, last = parser.parse_args().seeds.partition("-")
    became: defaultdict[tuple[str, int], Counter[str]] = defaultdict(Counter)
    broken = 0
    for life in lives(range(int(first), int(last or first) + 1)):
        became[life.format, life.players] += life.became
        for promise in life.broken:
            broken += 1
            print(f"{life.format}, {life.players} players, seed {life.seed}: {promise}")
    for (format_, size), counted in sorted(became.items()):
        print(f"{format_:>10} {size:>3} players: {dict(sorted(counted.items()))}")
    print(f"{broken} promises broken")
    return bool(broken)


if __name__ == "__main__":
    raise SystemExit(main())
