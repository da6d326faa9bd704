"""Describing the lines of a season's log in sentences, for the log, for previews and for public messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from bot.league import decisions as rulings
from bot.league.decisions import Decision, Ruling
from bot.league.season import LogEntry, acts, broken_by, format_of, season_state, tournament_of
from bot.ui.seasons.names import Names, clock_of
from bot.ui.seasons.settings import alterations

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
    acts.SignUp: ("act-signup", "player"),
    acts.Leave: ("act-leave", "player"),
    acts.MoveUp: ("act-enter", "player"),
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
WORDED: Mapping[str, Callable[[Names, Any], str]] = {
    "player": Names.player,
    "players": Names.players,
    "match": Names.match,
    "fixture": Names.fixture,
    "at": Names.time,
    "until": Names.time,
}
"""What puts an argument of an act into words. All others are said as they are."""


def describe(line: LogEntry, names: Names) -> str:
    """A line of the log in one sentence, without its author, time and reason.

    ``names`` is ``Names(season, await seasons.names(season))``.
    """
    say = names.say
    act = line.act
    match act:
        case acts.Decide(ruling):
            return of_ruling(ruling, names, line.before)
        case acts.Offer(entry, player):
            old = _former_holder(entry, names, line.before)
            return say("act-offer", player=names.player(player), old=old)
        case acts.TakeOver():
            return _earlier(str(line.seq), names, line.before)
        case acts.Alter():
            return say("act-alter", settings="; ".join(alterations(line, names)))
        case acts.PutOff(until):
            return say("act-put-off", until=None if until is None else names.time(until))
        case acts.PairRound(deadline):
            return say("act-draw", until=names.time(deadline))
        case acts.PairAgain(deadline):
            return say("act-redraw", until=names.time(deadline))
        case acts.Swap(fixture, entry, other_fixture, other):
            return say(
                "act-swap",
                player=names.entry(entry),
                where=names.where(fixture),
                other=names.entry(other),
                other_where=names.where(other_fixture),
            )
        case acts.NameRole(division, role):
            return say("act-name-role", division=division, role=f"<@&{role}>" if role else None)
        case acts.NameUmpires():
            return say("act-umpires", umpires=names.players(act.umpires or [names.season.umpire]))
        case _:
            return _of_match(act, names) or _plainly(act, names)


def _of_match(act: acts.Act, names: Names) -> str:
    """An act about single matches of which more is said than it holds; empty for any other."""
    say = names.say
    is_tournament = tournament_of(names.season) is not None
    match act:
        case acts.StartDeal(number, which, slot) | acts.FinishDeal(number, which, slot):
            stands = "dealt" if isinstance(act, acts.StartDeal) else "over"
            return say("act-game", table=names.fixture(f"{number}-{which}"), slot=slot, stands=stands)
        case acts.Record(result):
            return say("act-record", match=names.match(result.match))
        case acts.AskForHours(fixtures):
            return say("act-ask-for-hours", count=len(fixtures))
        case acts.Begin(fixture, here) if is_tournament:
            away = [player for player in names.players_of(fixture) if player not in here]
            left = names.players(away) if away else None
            return say("act-begin-all", fixture=names.where(fixture), away=left)
        case acts.Begin(fixture, here):
            who = names.players(here)
            return say("act-begin", fixture=names.fixture(fixture), players=who)
        case acts.PlayOn(fixture, without):
            left_out = names.players(without) if without else None
            return say("act-play-on", fixture=names.fixture(fixture), players=left_out)
        case acts.ForfeitFixture(fixture) if is_tournament:
            return say("act-deserted", fixture=names.fixture(fixture))
        case acts.ForfeitFixture(fixture, there):
            won = names.players(there) if there else None
            return say("act-forfeit", fixture=names.fixture(fixture), who=won)
        case acts.GoOn(appeal):
            asked = names.season.appeals.get(appeal)
            return say("act-go-on", fixture=names.fixture(asked.match) if asked else "…")
        case acts.Answer(appeal):
            asked = names.season.appeals.get(appeal)
            who = names.player(asked.player) if asked else say("former-player")
            return say("act-answer", player=who, match=names.match(asked.match) if asked else "")
    return ""


def _plainly(act: acts.Act, names: Names) -> str:
    """An act by its phrase among :data:`PHRASES`."""
    phrase, *fields = PHRASES[type(act)]
    said: dict[str, Any] = {}
    for field in fields:
        held = getattr(act, field)
        said[field] = WORDED[field](names, held) if field in WORDED else held
        if field == "players":
            said["count"] = len(held)
    return names.say(phrase, **said)


def of_ruling(ruling: Ruling, names: Names, before: Mapping[str, Any] | None = None) -> str:
    """A decision in one sentence. ``before`` is the state that its line in the log holds."""
    say = names.say
    if format_of(names.season).facts.by_games:
        return _of_game(ruling, names, before)
    match ruling:
        case rulings.Void(match):
            return say("ruling-void", match=names.match(match))
        case rulings.Adjust(match, player, total):
            who = names.player(player)
            return say("ruling-adjust", player=who, total=total, match=names.match(match))
        case rulings.Award(entry, points):
            sign = "minus" if points < 0 else "plus"
            return say("ruling-award", player=names.entry(entry), points=abs(points), sign=sign)
        case rulings.Settle(order):
            return say("ruling-settle", players=names.entries(order))
        case rulings.Tiebreaker(entries, until):
            return say("ruling-tiebreaker", players=names.entries(entries), until=names.time(until))
        case rulings.Withdraw(entry, rest):
            return say("ruling-withdraw", player=_former_holder(entry, names, before), rest=rest)
        case rulings.Replace(entry, player):
            known = _former_holder(entry, names, before) if before else None
            old = known or names.player(_replaced(entry, player, names))
            return say("ruling-replace", player=names.player(player), old=old)
        case rulings.Transfer(entry, division) as move:
            promised = broken_by(names.season, move)
            return say("ruling-transfer", player=names.entry(entry), division=division, promised=promised)
        case rulings.Extend(fixtures, until):
            which = names.fixture(fixtures[0]) if len(fixtures) == 1 else ""
            time = names.time(until)
            return say("ruling-extend", count=len(fixtures), fixture=which, until=time)
        case rulings.Enter() as entered:
            return _entered(entered, names)
        case rulings.Warn(entry):
            return say("ruling-warn", player=names.entry(entry))
        case rulings.Reverse(key):
            earlier = _decision(key, names)
            at = names.time(earlier.at) if earlier else "…"
            return say("ruling-reverse", at=at, what=_earlier(key, names))
        case _:
            return _of_game(ruling, names, before)


def _entered(entered: rulings.Enter, names: Names) -> str:
    """A result that was entered: of which fixture it is, and the places, with points if they are known."""
    say = names.say
    where = names.where(entered.fixture) if entered.fixture else None
    seats = []
    totals = entered.totals or (None,) * len(entered.players)
    for player, place, total in zip(entered.players, entered.places, totals, strict=True):
        points = None if not place or total is None else str(total)
        seats.append(say("ruling-enter-seat", place=place, name=names.player(player), points=points))
    return say("ruling-enter", fixture=where, order=" · ".join(seats))


def _of_game(ruling: Ruling, names: Names, before: Mapping[str, Any] | None) -> str:
    """A decision in a tournament in one sentence."""
    say = names.say
    match ruling:
        case rulings.AdjustDeal(entry, number, slot, sign, points):
            kind = {"=": "set", "+": "plus", "-": "minus"}[sign]
            who = names.entry(entry)
            return say("ruling-game-adjust", player=who, round=number, slot=slot, sign=kind, points=points)
        case rulings.VoidDeal(number, which, slot):
            return say("ruling-game-void", table=names.fixture(f"{number}-{which}"), slot=slot)
        case rulings.Settle(entries):
            return say("ruling-game-settle", players=names.placed(entries))
        case rulings.ShareVictory():
            return say("ruling-game-shared")
        case rulings.Withdraw(entry):
            return say("ruling-game-withdraw", player=_former_holder(entry, names, before))
        case rulings.Replace(entry, player):
            old = _former_holder(entry, names, before)
            return say("ruling-replace", player=names.player(player), old=old)
    raise ValueError(ruling)


def _former_holder(entry: str, names: Names, before: Mapping[str, Any] | None) -> str:
    """The name of the player who held an entry before a decision, or who holds it now if that is not
    known.
    """
    for row in (before or {}).get("standings", ()):
        if row["entry"] == entry:
            return names.player(row["player"])
    for row in (before or {}).get("entries", ()):
        if str(row["entry"]) == entry:
            return names.player(row["user"])
    return names.entry(entry)


def _replaced(entry: str, player: str, names: Names) -> str:
    """The person from whom ``player`` has taken over an entry, if that is in force; else who holds it."""
    state = season_state(names.season)
    held = state.roster.of_entry.get(entry, ()) if state else ()
    pairs = reversed(list(pairwise(each.player for each in held)))
    return next((old for old, new in pairs if new == player), names.season.player_of(entry))


def _earlier(key: str, names: Names, before: Mapping[str, Any] | None = None) -> str:
    """An earlier decision in one sentence."""
    decision = _decision(key, names)
    return "…" if decision is None else of_ruling(decision.ruling, names, before)


def _decision(key: str, names: Names) -> Decision | None:
    state = season_state(names.season)
    return next((each for each in state.decisions if each.key == key), None) if state else None


def of_decision(decision: Decision, names: Names) -> str:
    """A decision as it is chosen among others: in one sentence, with its day and its time."""
    what, at = of_ruling(decision.ruling, names), clock_of(decision.at, names.season.settings)
    return names.say("umpire-decision", what=what, day=at.date(), clock=at.strftime("%H:%M"))
