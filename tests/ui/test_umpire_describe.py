"""Every line that a season's log can hold is a sentence, in every language, with the names of its people."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import NamedTuple, get_args

import pytest

from bot.league import decisions as rulings
from bot.league.decisions import AdjustDeal, Replace, Ruling, Settle, ShareVictory, VoidDeal, Withdraw
from bot.league.results import MatchResult, SeatResult
from bot.league.season import Act, LogEntry, acts
from bot.tables import Refused
from bot.ui.i18n.translator import Translator, translator
from bot.ui.seasons.describe import describe, of_decision
from bot.ui.seasons.view import SHOWN, SeasonView
from bot.ui.umpire.words import reworded
from tests.league.seasons import START, Run
from tests.ui.catalogue import LOCALES


class Known(NamedTuple):
    """Somebody of the server."""

    name: str


PEOPLE = {
    key: Known(name)
    for key, name in (("ump", "Una"), ("a", "Ada"), ("b", "Bo_*"), ("c", "Cleo"), ("d", "Dag"))
}


@pytest.fixture
def run() -> Run:
    """Round 1 of a league has been played."""
    season = Run(size=3)
    season.enter("a", "b", "c")
    season.do(acts.Start())
    season.play(season.fixtures()[0], 10, 30, 20)
    return season


@pytest.fixture
def cup() -> Run:
    """Swedish Pursuit's tournament of three, its first game played."""
    season = Run(format="pursuit", game="pursuit")
    season.enter("a", "b", "c")
    season.do(acts.Start())
    season.do(acts.StartDeal(1, 1, 1, 0), "")
    season.do(acts.FinishDeal(1, 1, 1, (0, 12, 30)), "")
    return season


def in_a_league(run: Run) -> list[Act]:
    (fixture,) = run.fixtures()
    match = next(iter(run.season.play.results))
    result = MatchResult("gone", "olsen", START, (SeatResult("a", 1),))
    decided: list[Ruling] = [
        rulings.Void(match),
        rulings.Adjust(match, "b", 12),
        rulings.Award("a", 5),
        rulings.Award("a", -1),
        rulings.Settle(("a", "b")),
        rulings.Tiebreaker(("a", "b"), START),
        *(rulings.Withdraw("a", rest) for rest in get_args(rulings.Rest)),
        rulings.Replace("a", "d"),
        rulings.Transfer("a", 2),
        rulings.Extend((fixture,), START),
        rulings.Extend((fixture, fixture), START),
        rulings.Extend((), START),
        rulings.Enter(fixture, ("a", "b", "c"), (1, 2, 0)),
        rulings.Enter(fixture, ("a", "b"), (1, 1), (7, 7)),
        rulings.Warn("a"),
        rulings.Reverse("1"),
    ]
    return [
        *map(acts.Decide, decided),
        *(acts.SignUp("a"), acts.Leave("a"), acts.CheckIn("a"), acts.Appeal(match, "a"), acts.MoveUp("a")),
        *(acts.CallUmpire(fixture, "a"), acts.GoOn("1")),
        *(acts.Offer("a", "d", START), acts.TakeOver("1"), acts.TurnDown("1"), acts.Expire("1")),
        *(acts.Seed(("a", "b")), acts.Miss(("a",)), acts.Miss(())),
        *(
            acts.AssignTable(fixture, "t", 1),
            acts.ReleaseTable(fixture, "t"),
            acts.Relocate(fixture, "t", 2),
            acts.Record(result),
            *(acts.PairRound(START, 2), acts.PairSoon(START), acts.Hold(), acts.CountIn("a")),
            *(acts.PairAgain(START), acts.Swap(fixture, "a", fixture, "b"), acts.Unstart()),
            *(acts.Invite(("a", "d"), START), acts.DeclineInvitation("a"), acts.ExpireInvitations(("a",))),
        ),
        *(
            acts.Remind(fixture, "day"),
            acts.Remind(fixture, "hour"),
            acts.Remind(fixture, "umpire"),
            acts.ForfeitFixture(fixture, ()),
        ),
        *(
            acts.Appoint(fixture, START),
            acts.StartReadyCheck(fixture, START),
            acts.EndReadyCheck(fixture),
            acts.Begin(fixture, ("a", "b")),
            acts.PlayOn(fixture, ("a",)),
            acts.PlayOn(fixture, ()),
            acts.Wait(fixture, "t", 3, START),
            acts.Mark(fixture, "a", (START,), START, START + 1),
            acts.Propose(fixture, "a", START, START),
            acts.Accept(fixture, "b", START),
            acts.Decline(fixture, "b", START),
            acts.WantEvent(fixture, "a"),
            *(acts.MissEvent(fixture, "full"), acts.MissEvent(fixture, "forbidden")),
            acts.Agree(fixture, START),
            acts.Ask(fixture),
            acts.AskForHours((fixture,)),
            acts.AskForHours((fixture, fixture)),
            acts.Lapse(fixture),
        ),
        *(acts.Post(), acts.Close(), acts.PutOff(START), acts.OpenCheckIn(START), acts.Start()),
        *(acts.Alter({"rounds": 3}), acts.LoseChannel(1), acts.PutOff(None), acts.Pause(), acts.Resume()),
        *(
            acts.Confirm(),
            *(acts.Reopen(), acts.Relocate(fixture, "t", 2)),
            acts.Cancel(),
            acts.Alter({"schedule": "never", "remind_hour": False, "log_channel": 5, "role": None}),
            acts.Answer("9"),
        ),
        *(acts.Unstart(), acts.PairAgain(START), acts.Swap(fixture, "a", fixture, "b")),
        *(acts.Invite(("a",), START), acts.Invite(("a", "b"), START), acts.DeclineInvitation("a")),
        *(acts.ExpireInvitations(("a",)), acts.ExpireInvitations(("a", "b"))),
        *(acts.NameUmpires(("a", "b")), acts.NameUmpires(())),
        *(acts.NameRole(1, 5), acts.NameRole(2, None)),
    ]


def in_the_tournament() -> list[Act]:
    return [
        *(acts.StartDeal(1, 1, 1, 0), acts.FinishDeal(1, 1, 1, (0, 1, 2))),
        *(acts.Decide(AdjustDeal("1", 1, 1, sign, 3)) for sign in ("=", "+", "-")),
        *(acts.Decide(VoidDeal(1, 1, 1)), acts.Decide(Settle(("1", "2")))),
        *(acts.Decide(ShareVictory()), acts.Decide(Withdraw("1", "zero"))),
        *(acts.Decide(Replace("1", "d")), acts.Appeal("1-1", "a"), acts.AssignTable("1-1-1-0-3", "t", 1)),
    ]


def sentence(
    act: Act, run: Run, say: Translator, *, plain: bool = False, **changed: dict[str, object]
) -> str:
    was, now = changed.get("before", {}), {}
    if isinstance(act, acts.Alter):
        was, now = {"settings": {"rounds": 2}}, {"settings": dict(act.settings)}
    line = LogEntry(99, START, "ump", act, "why", was, now)
    return describe(line, SeasonView(run.season, PEOPLE, say, plain=plain))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_act_has_a_sentence(run: Run, cup: Run, locale: str, caplog: pytest.LogCaptureFixture) -> None:
    told = [
        (act, sentence(act, season, translator(locale), plain=plain))
        for plain in (False, True)
        for season, every in ((run, in_a_league(run)), (cup, in_the_tournament()))
        for act in every
    ]
    for act, text in told:
        assert text.strip(), act
        assert not re.search(r"None|none|[{}]|  |s1-", text), (act, text)
    assert not caplog.messages


def test_no_kind_of_act_is_left_out(run: Run, cup: Run) -> None:
    every = [*in_a_league(run), *in_the_tournament()]
    assert {type(act) for act in every} == set(acts.KINDS)
    ruled = {type(act.ruling) for act in every if isinstance(act, acts.Decide)}
    assert ruled == set(get_args(Ruling))


@pytest.mark.parametrize(
    ("ruling", "said"),
    [
        (rulings.Award("b", -3), "Bo\\_\\* loses 3 points."),
        (rulings.Settle(("b", "a")), "Tie broken in this order: Bo\\_\\*, Ada"),
        (
            rulings.Withdraw("c", "zero"),
            "Cleo is out of the season. Their remaining matches don’t count",
        ),
        (rulings.Enter("s1-1-1-1", ("b", "a"), (1, 0), (7, 0)), "1. Bo\\_\\* (7) · 🏳️ Ada"),
        (rulings.Warn("gone"), "a former player got a private warning."),
    ],
)
def test_a_decision_in_words(run: Run, ruling: Ruling, said: str) -> None:
    assert said in sentence(acts.Decide(ruling), run, translator())


def test_a_match_is_called_by_its_round_and_its_people(run: Run) -> None:
    match = next(iter(run.season.play.results))
    said = sentence(acts.Decide(rulings.Void(match)), run, translator(), plain=True)
    assert re.fullmatch(r"This match doesn’t count: Round 1, table 1: [\w*]+, [\w*]+, [\w*]+\.", said)


@pytest.mark.parametrize(("ahead", "day"), [(0, 1), (-480, 31), (840, 2)])
def test_days_are_those_of_the_clocks_of_the_season(run: Run, ahead: int, day: int) -> None:
    settings = replace(run.season.settings, offsets=((0, ahead),))
    run.season = replace(run.season, settings=settings)
    noon = START - START % 86_400_000 + 12 * 3_600_000
    run.now = noon + (ahead > 0) * 3_600_000 - (ahead < 0) * 6 * 3_600_000
    run.do(acts.Decide(rulings.Award("a", 1)))
    names, (decision,) = SeasonView(run.season, PEOPLE, translator(), plain=True), run.season.play.decisions
    assert f" {day}, 2026" in of_decision(decision, names)
    assert f" {day}, 2026" in names.time(run.now)


def test_who_gave_up_a_place_is_still_named_when_it_is_anothers(run: Run) -> None:
    step = run.do(acts.Decide(rulings.Replace("a", "d")))
    names = SeasonView(run.season, PEOPLE, translator())
    assert describe(step.line, names) == "Dag takes over from Ada."


def test_taking_back_says_what(run: Run) -> None:
    run.do(acts.Decide(rulings.Award("a", 1)))
    key = str(run.season.seq)
    said = sentence(acts.Decide(rulings.Reverse(key)), run, translator())
    assert said == f"The decision of <t:{run.now // 1000}:f> is undone: “Ada is given 1 point.”"


def test_of_many_people_the_first_are_named(run: Run) -> None:
    names = SeasonView(run.season, PEOPLE, translator())
    assert names.players(["a"] * (SHOWN + 3)).endswith("Ada and 3 more")


def test_a_refusal_says_what_was_built(run: Run) -> None:
    match = next(iter(run.season.play.results))
    run.do(acts.Decide(rulings.Adjust(match, "b", 1)))
    names = SeasonView(run.season, PEOPLE, translator())
    for by, named in (
        (str(run.season.seq), "Bo_* has 1 in this match: Round 1, table 1: "),
        (match, "Round 1, table 1"),
        (run.fixtures()[0], "Round 1, table 1"),
        ("a", "Ada has another spot"),
    ):
        refused = reworded(Refused("league-built_on", decision="1", by=by), names)
        assert named in refused.data["what"]
    other = Refused("league-over", phase="over")
    assert reworded(other, names) is other
