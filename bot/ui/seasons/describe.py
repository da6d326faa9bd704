"""Describing the lines of a season's log in sentences, for the log, for previews and for public messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from bot.league import decisions as rulings
from bot.league.decisions import Decision, Ruling
from bot.league.season import LogEntry, acts, broken_by, format_of, season_state, tournament_of
from bot.ui.i18n.values import clock_time
from bot.ui.seasons.names import clock_of
from bot.ui.seasons.settings import alterations
from bot.ui.seasons.view import SeasonView

PHRASES: Mapping[type[acts.Act], tuple[str, ...]] = {
    acts.Post: ("act-post",),
    acts.Close: ("act-close",),
    acts.Seed: ("act-seed",),
    acts.Start: ("act-start",),
    acts.Unstart: ("act-unstart",),
    acts.Pause: ("act-pause",),
    acts.Hold: ("act-hold",),
    acts.Resume: ("act-resume",),
    acts.Confirm: ("act-confirm",),
    acts.Reopen: ("act-reopen",),
    acts.Cancel: ("act-cancel",),
    acts.TurnDown: ("act-turn-down",),
    acts.Expire: ("act-expire",),
    acts.LoseChannel: ("act-lose-channel",),
    acts.SignUp: ("act-signup", "player", "division"),
    acts.Leave: ("act-leave", "player"),
    acts.MoveUp: ("act-enter", "player", "division"),
    acts.CheckIn: ("act-check-in", "player"),
    acts.OpenCheckIn: ("act-open-check-in", "until"),
    acts.CountIn: ("act-count-in", "player"),
    acts.Miss: ("act-miss", "players"),
    acts.Invite: ("act-invite", "players"),
    acts.ExpireInvitations: ("act-expire-invitations", "players"),
    acts.DeclineInvitation: ("act-decline-invitation", "player"),
    acts.PairSoon: ("act-draw-soon", "at"),
    acts.AssignTable: ("act-seat", "fixture"),
    acts.Relocate: ("act-relocate", "fixture"),
    acts.ReleaseTable: ("act-unseat", "fixture"),
    acts.Remind: ("act-remind", "fixture", "what"),
    acts.Appoint: ("act-appoint", "fixture", "at"),
    acts.Mark: ("act-mark", "player", "fixture"),
    acts.Propose: ("act-propose", "player", "fixture", "at"),
    acts.Accept: ("act-accept", "player", "fixture", "at"),
    acts.Decline: ("act-decline", "player", "fixture", "at"),
    acts.WantEvent: ("act-want-event", "player", "fixture"),
    acts.MissEvent: ("act-miss-event", "fixture", "why"),
    acts.Agree: ("act-agree", "fixture", "at"),
    acts.Ask: ("act-ask", "fixture"),
    acts.Lapse: ("act-lapse", "fixture"),
    acts.StartReadyCheck: ("act-call", "fixture", "until"),
    acts.EndReadyCheck: ("act-call-over", "fixture"),
    acts.Wait: ("act-wait", "fixture", "until"),
    acts.CallUmpire: ("act-call-umpire", "player", "fixture"),
    acts.Appeal: ("act-appeal", "player", "match"),
}
"""The phrases for acts of which nothing is said but what they hold, with the names of these arguments."""
WORDED: Mapping[str, Callable[[SeasonView, Any], str]] = {
    "player": SeasonView.player,
    "players": SeasonView.players,
    "match": SeasonView.match,
    "fixture": SeasonView.fixture,
    "at": SeasonView.time,
    "until": SeasonView.time,
}
"""What puts an argument of an act into words. All others are said as they are."""


def describe(line: LogEntry, view: SeasonView) -> str:
    """A line of the log in one sentence, without its author, time and reason.

    ``names`` is ``SeasonView(season, await seasons.names(season))``.
    """
    say = view.say
    act = line.act
    match act:
        case acts.Decide(ruling):
            return of_ruling(ruling, view, line.before)
        case acts.Offer(entry, player):
            old = _former_holder(entry, view, line.before)
            return say("act-offer", player=view.player(player), old=old)
        case acts.TakeOver():
            return _earlier(str(line.seq), view, line.before)
        case acts.Alter():
            return say("act-alter", settings="; ".join(alterations(line, view)))
        case acts.PutOff(until):
            return say("act-put-off", until=None if until is None else view.time(until))
        case acts.PairRound(deadline):
            return say("act-draw", until=view.time(deadline))
        case acts.PairAgain(deadline):
            return say("act-redraw", until=view.time(deadline))
        case acts.Swap(fixture, entry, other_fixture, other):
            return say(
                "act-swap",
                player=view.entry(entry),
                where=view.where(fixture),
                other=view.entry(other),
                other_where=view.where(other_fixture),
            )
        case acts.NameRole(division, role):
            return say("act-name-role", division=division, role=f"<@&{role}>" if role else None)
        case acts.NameUmpires():
            return say("act-umpires", umpires=view.players(act.umpires or [view.season.umpire]))
        case _:
            return _of_match(act, view) or _plainly(act, view)


def _of_match(act: acts.Act, view: SeasonView) -> str:
    """An act about single matches of which more is said than it holds; empty for any other."""
    say = view.say
    is_tournament = tournament_of(view.season) is not None
    match act:
        case acts.StartDeal(number, which, slot) | acts.FinishDeal(number, which, slot):
            stands = "dealt" if isinstance(act, acts.StartDeal) else "over"
            return say("act-game", table=view.fixture(f"{number}-{which}"), slot=slot, stands=stands)
        case acts.Record(result):
            return say("act-record", match=view.match(result.match))
        case acts.AskForHours(fixtures):
            return say("act-ask-for-hours", count=len(fixtures))
        case acts.Begin(fixture, here) if is_tournament:
            playing = format_of(view.season).fixtures.players_of(view.season, fixture)
            away = [player for player in playing if player not in here]
            left = view.players(away) if away else None
            return say("act-begin-all", fixture=view.where(fixture), away=left)
        case acts.Begin(fixture, here):
            who = view.players(here)
            return say("act-begin", fixture=view.fixture(fixture), players=who)
        case acts.PlayOn(fixture, without):
            left_out = view.players(without) if without else None
            return say("act-play-on", fixture=view.fixture(fixture), players=left_out)
        case acts.ForfeitFixture(fixture) if is_tournament:
            return say("act-deserted", fixture=view.fixture(fixture))
        case acts.ForfeitFixture(fixture, there):
            won = view.players(there) if there else None
            return say("act-forfeit", fixture=view.fixture(fixture), who=won)
        case acts.GoOn(appeal):
            asked = view.season.appeals.get(appeal)
            return say("act-go-on", fixture=view.fixture(asked.match) if asked else "…")
        case acts.Answer(appeal):
            asked = view.season.appeals.get(appeal)
            who = view.player(asked.player) if asked else say("former-player")
            return say("act-answer", player=who, match=view.match(asked.match) if asked else "")
    return ""


def _plainly(act: acts.Act, view: SeasonView) -> str:
    """An act by its phrase among :data:`PHRASES`."""
    phrase, *fields = PHRASES[type(act)]
    said: dict[str, Any] = {}
    for field in fields:
        held = getattr(act, field)
        said[field] = WORDED[field](view, held) if field in WORDED else held
        if field == "players":
            said["count"] = len(held)
    return view.say(phrase, **said)


def of_ruling(ruling: Ruling, view: SeasonView, before: Mapping[str, Any] | None = None) -> str:
    """A decision in one sentence. ``before`` is the state that its line in the log holds."""
    say = view.say
    if format_of(view.season).facts.by_games:
        return _of_game(ruling, view, before)
    match ruling:
        case rulings.Void(match):
            return say("ruling-void", match=view.match(match))
        case rulings.Adjust(match, player, total):
            who = view.player(player)
            return say("ruling-adjust", player=who, total=total, match=view.match(match))
        case rulings.Award(entry, points):
            sign = "minus" if points < 0 else "plus"
            return say("ruling-award", player=view.entry(entry), points=abs(points), sign=sign)
        case rulings.Settle(order):
            return say("ruling-settle", players=view.entries(order))
        case rulings.Tiebreaker(entries, until):
            return say("ruling-tiebreaker", players=view.entries(entries), until=view.time(until))
        case rulings.Withdraw(entry, rest):
            return say("ruling-withdraw", player=_former_holder(entry, view, before), rest=rest)
        case rulings.Replace(entry, player):
            known = _former_holder(entry, view, before) if before else None
            old = known or view.player(_replaced(entry, player, view))
            return say("ruling-replace", player=view.player(player), old=old)
        case rulings.Transfer(entry, division) as move:
            promised = broken_by(view.season, move)
            return say("ruling-transfer", player=view.entry(entry), division=division, promised=promised)
        case rulings.Extend(fixtures, until):
            which = view.fixture(fixtures[0]) if len(fixtures) == 1 else ""
            time = view.time(until)
            return say("ruling-extend", count=len(fixtures), fixture=which, until=time)
        case rulings.Enter() as entered:
            return _entered(entered, view)
        case rulings.Warn(entry):
            return say("ruling-warn", player=view.entry(entry))
        case rulings.Reverse(key):
            earlier = _decision(key, view)
            at = view.time(earlier.at) if earlier else "…"
            return say("ruling-reverse", at=at, what=_earlier(key, view))
        case _:
            return _of_game(ruling, view, before)


def _entered(entered: rulings.Enter, view: SeasonView) -> str:
    """A result that was entered: of which fixture it is, and the places, with points if they are known."""
    say = view.say
    where = view.where(entered.fixture) if entered.fixture else None
    seats = []
    totals = entered.totals or (None,) * len(entered.players)
    for player, place, total in zip(entered.players, entered.places, totals, strict=True):
        points = None if not place or total is None else str(total)
        seats.append(say("ruling-enter-seat", place=place, name=view.player(player), points=points))
    return say("ruling-enter", fixture=where, order=" · ".join(seats))


def _of_game(ruling: Ruling, view: SeasonView, before: Mapping[str, Any] | None) -> str:
    """A decision in a tournament in one sentence."""
    say = view.say
    match ruling:
        case rulings.AdjustDeal(entry, number, slot, sign, points):
            kind = {"=": "set", "+": "plus", "-": "minus"}[sign]
            who = view.entry(entry)
            return say("ruling-game-adjust", player=who, round=number, slot=slot, sign=kind, points=points)
        case rulings.VoidDeal(number, which, slot):
            return say("ruling-game-void", table=view.fixture(f"{number}-{which}"), slot=slot)
        case rulings.Settle(entries):
            return say("ruling-game-settle", players=view.placed(entries))
        case rulings.ShareVictory():
            return say("ruling-game-shared")
        case rulings.Withdraw(entry):
            return say("ruling-game-withdraw", player=_former_holder(entry, view, before))
        case rulings.Replace(entry, player):
            old = _former_holder(entry, view, before)
            return say("ruling-replace", player=view.player(player), old=old)
    raise ValueError(ruling)


def _former_holder(entry: str, view: SeasonView, before: Mapping[str, Any] | None) -> str:
    """The name of the player who held an entry before a decision, or who holds it now if that is not
    known.
    """
    for row in (before or {}).get("standings", ()):
        if row["entry"] == entry:
            return view.player(row["player"])
    for row in (before or {}).get("entries", ()):
        if str(row["entry"]) == entry:
            return view.player(row["user"])
    return view.entry(entry)


def _replaced(entry: str, player: str, view: SeasonView) -> str:
    """The person from whom ``player`` has taken over an entry, if that is in force; else who holds it."""
    state = season_state(view.season)
    held = state.roster.of_entry.get(entry, ()) if state else ()
    pairs = reversed(list(pairwise(each.player for each in held)))
    return next((old for old, new in pairs if new == player), view.season.player_of(entry))


def _earlier(key: str, view: SeasonView, before: Mapping[str, Any] | None = None) -> str:
    """An earlier decision in one sentence."""
    decision = _decision(key, view)
    return "…" if decision is None else of_ruling(decision.ruling, view, before)


def _decision(key: str, view: SeasonView) -> Decision | None:
    state = season_state(view.season)
    return next((each for each in state.decisions if each.key == key), None) if state else None


def of_decision(decision: Decision, view: SeasonView) -> str:
    """A decision as it is chosen among others: in one sentence, with its day and its time."""
    what, at = of_ruling(decision.ruling, view), clock_of(decision.at, view.season.settings)
    return view.say("umpire-decision", what=what, day=at.date(), clock=clock_time(at.time(), view.say))
