"""The state machine of the tournament: it takes a state and a command, and returns the next state, log and
news.

Its parts are :mod:`state`, :mod:`acts`, :mod:`tables` and :mod:`umpire` (the effects of acts), :mod:`seating`
(which game is dealt next), :mod:`scores` (sums, cut and places), :mod:`draw`, :mod:`stale` (newer decisions),
:mod:`log` and :mod:`news`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.games.api import Event
from bot.league.illegal import IllegalAct
from bot.league.tournament import acts, stale, tables, umpire
from bot.league.tournament.acts import DECISIONS, Act, Command, Draw, LogEntry
from bot.league.tournament.draw import drawn, due_draw
from bot.league.tournament.log import changes
from bot.league.tournament.news import news
from bot.league.tournament.scores import cut, winner
from bot.league.tournament.seating import PLAYING
from bot.league.tournament.state import Phase, Rules, Tournament, TournamentEntry, TournamentTie
from bot.user_text import NO_TEXT, raw_text

OVER: tuple[Phase, ...] = ("done", "cancelled")
_STARTED: tuple[Phase, ...] = (*PLAYING, "review", "tie", "final_review")
_ACCEPTED: dict[type[Act], tuple[Phase, ...]] = {
    **dict.fromkeys((acts.Enter, acts.Leave, acts.Start), ("entries",)),
    **dict.fromkeys((acts.Begin, acts.Finish), PLAYING),
    **dict.fromkeys((acts.Adjust, acts.Withdraw, acts.Replace), _STARTED),
    acts.Void: (*PLAYING, "review", "final_review"),
    acts.Settle: ("tie",),
    acts.Confirm: ("review", "final_review"),
    acts.Cancel: ("entries", *_STARTED),
}


@dataclass(frozen=True, slots=True)
class TournamentStep:
    """The result of a command."""

    state: Tournament
    lines: tuple[LogEntry, ...]
    """The new lines of the log: its own, and one for a draw that followed."""
    news: tuple[Event, ...]
    """The news about it, in order (see :mod:`news`)."""


def opened(seed: bytes, rules: Rules) -> Tournament:
    """A tournament that can be entered. ``seed`` is 32 secret bytes."""
    return Tournament(seed, rules)


def apply(state: Tournament, command: Command) -> TournamentStep:
    """Carry out ``command``.

    Refused, in this order: ``over``; ``wrong_phase``; ``no_reason`` (a decision without one, unless it
    confirms the results); ``stale``
    (somebody has decided about the same since ``command.seen``); then what the act itself is refused for.
    """
    act = command.act
    if state.phase in OVER:
        raise IllegalAct("over", phase=state.phase)
    if state.phase not in _ACCEPTED[type(act)]:
        raise IllegalAct("wrong_phase", phase=state.phase)
    decision = isinstance(act, DECISIONS)
    if decision and not isinstance(act, acts.Confirm) and not raw_text(command.reason).strip():
        raise IllegalAct("no_reason")
    if command.seen is not None and stale.last_touched(state, act) > command.seen:
        raise IllegalAct("stale", seq=stale.last_touched(state, act))
    new = _moved_on(tables.closed_up(_changed(state, act)), act)
    seq = state.seq + 1
    if decision:
        touched = {**state.touched, **dict.fromkeys(stale.named(state, act), seq)}
        new = replace(new, touched=touched)
    own = decision and stale.own_table(state, act, command.actor)
    before, after = changes(state, new)
    lines = [LogEntry(seq, command.at, command.actor, act, command.reason, before, after, own)]
    number = due_draw(new)
    if number is not None:
        undrawn, new = new, drawn(new, number)
        seq += 1
        draw = Draw(number, undrawn.draws, tuple(table.seats for table in new.tables_of(number)))
        lines.append(LogEntry(seq, command.at, "", draw, NO_TEXT, *changes(undrawn, new)))
    new = replace(new, seq=seq)
    return TournamentStep(new, tuple(lines), news(state, new))


def rebuilt(seed: bytes, rules: Rules, lines: Iterable[LogEntry]) -> Tournament:
    """The state after all ``lines`` of a log, given the seed and the rules of the tournament.

    Raises ValueError if the log does not belong to such a tournament.
    """
    state = opened(seed, rules)
    expected: list[LogEntry] = []
    for line in lines:
        if not expected:
            if isinstance(line.act, Draw):
                raise ValueError(f"line {line.seq}: nothing was to be drawn")
            step = apply(state, Command(line.act, line.actor, line.at, line.reason))
            state, expected = step.state, list(step.lines)
        if expected.pop(0) != line:
            raise ValueError(f"line {line.seq}: not what followed")
    if expected:
        raise ValueError(f"line {expected[0].seq}: missing")
    return state


def _changed(state: Tournament, act: Act) -> Tournament:
    match act:
        case acts.Enter(user):
            if state.holds(user) is not None:
                raise IllegalAct("already_in", user=user)
            return replace(state, entries=(*state.entries, TournamentEntry(len(state.entries) + 1, user)))
        case acts.Leave(user):
            if state.holds(user) is None:
                raise IllegalAct("not_in", user=user)
            stay = [entry for entry in state.entries if entry.user != user]
            return replace(
                state, entries=tuple(TournamentEntry(n, e.user) for n, e in enumerate(stay, start=1))
            )
        case acts.Start():
            if len(state.active) < 2:
                raise IllegalAct("too_few", entries=len(state.active))
            return replace(state, phase="round1")
        case acts.Begin():
            return tables.begin(state, act)
        case acts.Finish():
            return tables.finish(state, act)
        case acts.Adjust():
            return umpire.adjust(state, act)
        case acts.Void():
            return umpire.void(state, act)
        case acts.Withdraw():
            return umpire.withdraw(state, act)
        case acts.Replace():
            return umpire.replaced(state, act)
        case acts.Settle():
            return umpire.settle(state, act)
        case acts.Confirm():
            return _decided(state)
        case acts.Cancel():
            return replace(state, phase="cancelled", tie=None)


def _moved_on(state: Tournament, act: Act) -> Tournament:
    """The state in the phase that it has reached."""
    if state.phase not in _STARTED:
        return state
    if len(state.active) < 2:
        return replace(state, phase="done", tie=None, champions=state.active)
    if state.phase == "tie":
        return state if isinstance(act, acts.Confirm) else _decided(state)
    rounds = state.open_rounds if state.phase in PLAYING else ()
    played = [tuple(state.tables_of(number)) for number in rounds]
    if not played or not all(each and all(table.done for table in each) for each in played):
        return state
    following: dict[Phase, Phase] = {"round1": "round2", "round2": "review", "playoff": "final_review"}
    return replace(state, phase=following[state.phase])


def _decided(state: Tournament) -> Tournament:
    """The state with the cut or the final order, or with the tie that must be settled first."""
    outcome = winner(state) if state.finalists else cut(state)
    if isinstance(outcome, TournamentTie):
        return replace(state, phase="tie", tie=outcome)
    if state.finalists:
        return replace(state, phase="done", tie=None, champions=outcome)
    return replace(state, phase="playoff", tie=None, finalists=outcome)
