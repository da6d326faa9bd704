"""Seasons with all that there is to tell of them: of a crowd in the worst of clothes, or of a few friends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import NamedTuple

from bot.league.decisions import (
    Adjust,
    Award,
    Reverse,
    Settle,
    ShareVictory,
    Void,
    VoidDeal,
    Warn,
    Withdraw,
)
from bot.league.season import (
    Act,
    LogEntry,
    Season,
    SeasonStep,
    acts,
    format_of,
    season_state,
    sittings,
    times,
)
from bot.league.season.invitations import MOST
from bot.seasons import NoticeRow, PersonRow
from bot.ui.i18n.translator import Translator
from bot.ui.outbox.outgoing import RenderContext
from bot.ui.outbox.render import to_act
from tests.league.seasons import START, Run
from tests.samples.clothes import EVERYDAY, WORST, Clothes
from tests.samples.moments import ID

CROWD = 100
"""So many play in one season."""
MATCHES = 12
"""So many of its matches are played."""
FINALS = 25
"""So many in a tournament that is played to its end. Five sit at each of its tables, and all are equal."""
WAITING = 20
"""So many wait for a place in it."""
REASON = "because " + "*" * 2000
HOUR = 3_600_000
PLAYERS = tuple(f"p{n:03d}" for n in range(CROWD))
KEY = "z" * 8
SAMPLES = 3
"""So many notices of each kind are told of every season."""


class Told(NamedTuple):
    """What is told at one moment of a season."""

    season: Season
    log: tuple[LogEntry, ...]
    notices: tuple[NoticeRow, ...]
    """One, or several that are told together."""


class Story(Run):
    """A season that remembers what there was to tell of it."""

    def __init__(self, clothes: Clothes = WORST, **fields: object) -> None:
        known = {"league": clothes.league, "channel": ID, "log_channel": ID + 1, "size": 4}
        super().__init__(**{**known, **fields})
        self.reason = clothes.of("The wrong house rules were in use.", REASON)
        self.told = [Told(self.season, (), (notice("signup"),))]

    def do(self, act: Act, actor: str = "ump", reason: str = "", **more: object) -> SeasonStep:
        step = super().do(act, actor, reason or self.reason, **more)
        log = tuple(self.lines)
        self.told += [Told(step.season, log, (notice(e.key, **e.data),)) for e in step.news]
        return step

    def crowd(self, number: int) -> None:
        """Sign so many people up."""
        self.enter(*PLAYERS[:number])


def notice(kind: str, **data: object) -> NoticeRow:
    """Something that is to be told."""
    return NoticeRow(1, "s1", kind, data, 0)


@cache
def people(clothes: Clothes) -> dict[str, PersonRow]:
    """Everybody who plays, and the umpire, by key."""
    names = clothes.of(("Una", *clothes.names), clothes.names)
    keys = ("ump", *PLAYERS)
    return {key: PersonRow(key, 7, ID + n, names[n % len(names)]) for n, key in enumerate(keys)}


@cache
def stories(clothes: Clothes) -> tuple[Story, ...]:
    """A season of each format, with all that can be told of one."""
    if not clothes.worst:
        leagues = (sundays("rounds"), sundays("divisions"), _agreeing("rounds", clothes))
        return (*leagues, _large_tournament(clothes), _tournament(clothes))
    leagues = (
        _league("rounds"),
        _league("divisions", division_roles=(ID + 9,)),
        _agreeing("rounds"),
        _agreeing("cup"),
        _open_season(),
        _waited_for(),
        _cancelled(),
        _evening(),
        _mended(),
    )
    return (*leagues, _large_tournament(), _tournament())


def _league(how: str, **fields: object) -> Story:
    story = Story(format=how, places=CROWD - 20, clock="slow", **fields)
    story.do(acts.PutOff(story.now + 2 * HOUR), "")
    story.crowd(CROWD)
    story.do(
        acts.Alter(
            {"league": WORST.league[:40], "house_rules": "*" * 32, "tie": "umpire", "seeding": "signup"}
        )
    )
    story.do(acts.OpenCheckIn(story.now + HOUR))
    for player in PLAYERS:
        story.do(acts.CheckIn(player), player)
    story.do(acts.Leave("p000"), "p000")
    story.do(acts.Start())
    first, second, *rest = story.fixtures()
    story.do(acts.Remind(first, "day"), "")
    story.do(acts.AssignTable(first, "table", ID + 5), "")
    story.do(acts.Remind(first, "hour"), "")
    for fixture in (first, second):
        asking = format_of(story.season).fixtures.players_of(story.season, fixture)[0]
        story.do(acts.CallUmpire(fixture, asking), asking, REASON)
        called = str(story.season.seq)
        story.do(*((acts.GoOn(called), "") if fixture == second else (acts.Answer(called),)))
    for fixture in rest[:MATCHES]:
        match = story.play(fixture)
    story.told.append(
        Told(story.season, (), tuple(told.notices[0] for told in story.told if _is(told, "recorded")))
    )
    story.do(acts.NameUmpires(tuple(f"p{number:03d}" for number in range(10))))
    story.do(acts.Alter({"channel": ID + 6}))
    story.told.append(Told(story.season, (), (notice("thread_lost", fixture=first),)))
    lost = notice("table_lost", table="table", fixture=first, phase="lobby")
    story.told.append(Told(story.season, (), (lost,)))
    _directed(story, rest[MATCHES])
    player = format_of(story.season).fixtures.players_of(story.season, rest[MATCHES - 1])[0]
    story.do(acts.ForfeitFixture(first, ()), "")
    story.do(
        acts.ForfeitFixture(second, format_of(story.season).fixtures.players_of(story.season, second)[:1]), ""
    )
    story.do(acts.Decide(Award(player, 12_345)))
    story.do(acts.Decide(Withdraw(player, "void")))
    story.do(acts.Decide(Warn("p001")))
    story.do(acts.Leave("p003"), "p003")
    story.do(acts.Appeal(match, player), player, REASON)
    story.do(acts.Answer(str(story.season.seq)))
    story.do(acts.Post(), "")
    story.draw(story.now + 24 * HOUR)
    story.do(acts.Pause())
    story.do(acts.Resume())
    story.do(acts.Close(), "")
    for tie in format_of(story.season).standings.ties(story.season):
        story.do(acts.Decide(Settle(tie.entries)))
    story.do(acts.Confirm())
    story.do(acts.Reopen())
    return story


def _evening() -> Story:
    """Short rounds, which follow each other, and to whose tables many do not come."""
    story = Story(format="rounds", size=2, round_hours=0, round_minutes=30)
    story.crowd(CROWD)
    story.do(acts.Start())
    deserted, *rest = story.fixtures()
    for fixture in rest:
        there = format_of(story.season).fixtures.players_of(story.season, fixture)[:1]
        story.do(acts.ForfeitFixture(fixture, there), "")
    story.do(acts.ForfeitFixture(deserted, ()), "")
    story.do(acts.PairSoon(story.now + HOUR // 60), "")
    story.do(acts.Hold())
    story.do(acts.CountIn(min(story.season.out)))
    state = season_state(story.season)
    assert state is not None
    story.do(acts.Decide(Void(next(iter(state.results)))))
    story.draw(story.now + HOUR)
    return story


def _mended() -> Story:
    """A start that went wrong: people swap, a round is drawn again, the start is taken back, and as many are
    invited as can be at once.
    """
    story = Story(format="rounds", size=2, places=CROWD, hours=(17, 23))
    story.crowd(CROWD - MOST)
    story.do(acts.Start())
    one, other, *_ = story.fixtures()
    state = season_state(story.season)
    assert state is not None
    story.do(acts.Swap(one, state.fixtures[one].entries[0], other, state.fixtures[other].entries[0]))
    story.do(acts.PairAgain(story.now + 24 * HOUR))
    story.do(acts.AssignTable(story.fixtures()[0], "table", ID + 5), "")
    story.do(acts.Unstart())
    invited = tuple(f"p{number:03d}" for number in range(CROWD - MOST, CROWD))
    story.do(acts.Invite(invited, story.now + HOUR))
    story.do(acts.DeclineInvitation(invited[0]), invited[0])
    story.now += HOUR
    story.do(acts.ExpireInvitations(invited[1:]), "")
    return story


def _directed(story: Story, fixture: str) -> None:
    """A match goes on without somebody, then with them, waits for its turn, and is decided by the umpire."""
    players = format_of(story.season).fixtures.players_of(story.season, fixture)
    story.do(acts.AssignTable(fixture, "running", ID + 7), "")
    for without in (players[:1], ()):
        story.do(acts.PlayOn(fixture, without))
    story.do(acts.Wait(fixture, "running", 9, story.now + HOUR))
    story.do(acts.ForfeitFixture(fixture, players[:1]))


def _agreeing(how: str, clothes: Clothes = WORST) -> Story:
    """A season whose players agree on the times of their tables, or are called without having agreed."""
    story = Story(clothes, format=how, hours=(17, 23), grace=60)
    story.crowd(clothes.of(20, CROWD))
    story.do(acts.Start())
    first, second, third, *rest = story.fixtures()
    proposer, decliner, *others = format_of(story.season).fixtures.players_of(story.season, first)
    one, other, *_ = times.proposable(story.season, first, proposer, story.now)
    story.do(acts.Propose(first, proposer, one, story.now), proposer)
    story.do(acts.Lapse(first), "")
    story.do(acts.Propose(first, proposer, one, story.now), proposer)
    story.do(acts.Decline(first, decliner, one), decliner)
    story.do(acts.Propose(first, decliner, other, story.now), decliner)
    story.do(acts.AskForHours(tuple(rest)), "")
    for player in (proposer, *others):
        story.do(acts.Accept(first, player, other), player)
    story.do(acts.Agree(first, other), "")
    story.do(acts.WantEvent(first, proposer), proposer)
    for fixture in (second, third):
        story.do(acts.Appoint(fixture, story.now + 30 * HOUR), "")
        story.do(acts.Remind(fixture, "day"), "")
        story.do(acts.Remind(fixture, "hour"), "")
        story.do(acts.StartReadyCheck(fixture, story.now + HOUR, binding=True), "")
    story.do(acts.EndReadyCheck(second), "")
    story.do(acts.ForfeitFixture(second, ()), "")
    there = format_of(story.season).fixtures.players_of(story.season, third)
    story.do(acts.ForfeitFixture(third, there[:1]), "")
    story.do(acts.StartReadyCheck(rest[0], story.now + HOUR), "")
    story.do(acts.AssignTable(rest[1], "begun", ID + 8), "")
    there = format_of(story.season).fixtures.players_of(story.season, rest[1])
    story.do(acts.Begin(rest[1], there[:2]), "")
    return story


def _is(told: Told, kind: str) -> bool:
    return len(told.notices) == 1 and told.notices[0].kind == kind


def _open_season() -> Story:
    story = Story(format="open")
    story.crowd(CROWD)
    story.do(acts.Start())
    story.do(acts.Post(), "")
    return story


def _waited_for() -> Story:
    """A season that runs while many wait for a place."""
    story = Story(format="open", places=CROWD - 20, starts=START + HOUR)
    story.do(acts.PutOff(START + 2 * HOUR), "")
    story.crowd(CROWD)
    story.do(acts.Start())
    story.do(acts.OpenCheckIn(story.now + HOUR))
    first = story.season.waiting[0].player
    story.do(acts.CheckIn(first), first)
    story.do(acts.Leave("p000"), "p000")
    story.do(acts.MoveUp(first), "")
    story.do(acts.Miss(tuple(f"p{number:03d}" for number in range(20, 40))), "")
    for number in range(1, 4):
        player = f"p{CROWD - number:03d}"
        story.do(acts.Offer(f"p{number:03d}", player, story.now + HOUR))
        key = str(story.season.seq)
        answer = (acts.TakeOver(key), acts.TurnDown(key), acts.Expire(key))[number - 1]
        story.now += HOUR * isinstance(answer, acts.Expire)
        story.do(answer, player)
    return story


def _cancelled() -> Story:
    story = Story()
    story.crowd(CROWD)
    story.do(acts.Cancel())
    return story


def _large_tournament(clothes: Clothes = WORST) -> Story:
    story = Story(clothes, format="pursuit", game="pursuit")
    story.crowd(clothes.of(12, CROWD))
    story.do(acts.Start())
    return story


def _tournament(clothes: Clothes = WORST) -> Story:
    """A tournament; in the worst of clothes all players are equal, so that ten of them share the victory."""
    story = Story(clothes, format="pursuit", game="pursuit", tie="umpire", places=FINALS)
    story.crowd(clothes.of(12, FINALS + WAITING))
    story.do(acts.Start())
    _play(story)
    story.do(acts.Decide(VoidDeal(1, 1, 1)))
    _play(story)
    story.do(acts.Confirm())
    state = story.season.play
    if state is not None and state.tie is not None:
        story.do(acts.Decide(Settle(state.tie.entries[: state.tie.places])))
    _play(story)
    story.do(acts.Confirm())
    state = story.season.play
    if state is not None and state.tie is not None:
        story.do(acts.Decide(ShareVictory()))
    return story


def _play(story: Story) -> None:
    """Play all that the tournament calls for, by computers. Everybody but the winner of a game has as many
    points.
    """
    while due := sittings(story.season):
        for sitting in due.values():
            seats = len(sitting.seats)
            dealer = sitting.seats[0] if sitting.dealer is None else sitting.dealer
            where = (sitting.round, sitting.table, sitting.slots[0])
            story.do(acts.StartDeal(*where, dealer), "")
            winner = sitting.slots[0] % seats
            points = tuple(0 if seat == winner else 40 for seat in range(seats))
            story.do(acts.FinishDeal(*where, points, sitting.entries), "")


# In everyday clothes


@cache
def sundays(how: str) -> Story:
    """A season of eight players, of whose six rounds five are played, with the umpire's decisions."""
    story, chance = Story(EVERYDAY, format=how, rounds=6, length=3, division_size=4), Random(4)
    story.do(acts.Alter({"remind_day": False, "remind_hour": True}))
    story.crowd(8)
    story.do(acts.Start())
    for number in range(1, 6):
        for fixture in open_fixtures(story):
            players = format_of(story.season).fixtures.players_of(story.season, fixture)
            story.play(fixture, *(chance.randrange(120) for _ in players))
        if number == 3:
            _disputed(story)
        story.now += 7 * 24 * HOUR
        story.draw(story.now + 7 * 24 * HOUR)
    return story


def open_fixtures(story: Story) -> list[str]:
    """What is still to be played."""
    state = season_state(story.season)
    return [key for key in story.fixtures() if state and state.outcome(key) is None]


def _disputed(story: Story) -> None:
    """The umpire is asked, and decides."""
    state = season_state(story.season)
    assert state is not None
    void, asked = list(state.results)[-2:]
    loser, player, *_ = (seat.player for seat in state.results[asked].seats)
    story.do(acts.Decide(Void(void)))
    story.do(acts.Decide(Adjust(asked, loser, 4)), reason="A card was counted twice.")
    story.do(acts.Decide(Award("p007", -10)), reason="Kept everybody waiting, twice.")
    story.do(acts.Decide(Reverse(str(story.season.seq))), reason="He had told us before.")
    story.do(acts.Decide(Withdraw("p004", "zero")), reason="Has moved abroad.")
    story.do(acts.Decide(Warn("p000")), reason="Your cards could be seen.")
    story.do(acts.Appeal(asked, player), player, "Cleo’s last ace was mine, I think.")
    story.do(acts.Answer(str(story.season.seq)), reason="It was Cleo’s.")


def samples(story: Story) -> Iterator[Told]:
    """The last notices of each kind, and those that are told together."""
    kinds: dict[str, list[Told]] = {}
    for told in story.told:
        kinds.setdefault("together" if len(told.notices) > 1 else told.notices[0].kind, []).append(told)
    for found in kinds.values():
        yield from found[-SAMPLES:]


def scene_of(told: Told, say: Translator, clothes: Clothes = WORST) -> RenderContext:
    """What the outbox sees when it tells that."""
    season = replace(told.season, key=KEY)
    waited_for = waited_for_in(told)
    pinged = frozenset(to_act(season, told.notices[0], waited_for))
    return RenderContext(season, people(clothes), say, pinged=pinged, log=told.log)


def waited_for_in(told: Told) -> Sequence[str]:
    """All who play the fixture that is told of."""
    first = told.notices[0]
    return (
        format_of(told.season).fixtures.players_of(told.season, first.data["fixture"])
        if first.kind in ("remind", "called")
        else ()
    )
