"""The roles of divisions: which of them each player is to have while a season is played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import cast

from bot.league.contest.acts import Alter, LogEntry, NameRole
from bot.league.contest.fixtures import season_state
from bot.league.contest.formats import format_of
from bot.league.contest.state import Contest
from bot.league.illegal import IllegalAct

MOST_DIVISIONS = 40
"""The most divisions of a season that can have a role."""


def due_roles(contest: Contest) -> Mapping[str, int]:
    """The ids of the roles that players are to have now, by player. Players who are to have none are left
    out.

    A player has the role of their division from the start of the season until it is over or cancelled.
    Players who have left the server have none.
    """
    state, roles = season_state(contest), contest.terms.division_roles
    if state is None or not contest.is_open or not has_roles(contest):
        return {}
    of_division = dict(enumerate(roles, start=1))
    found = {state.holder(entry): of_division.get(state.division_of(entry), 0) for entry in state.entries}
    return {player: role for player, role in found.items() if role and player not in contest.missing}


def has_roles(contest: Contest) -> bool:
    """Whether a division of the season has a role."""
    return any(contest.terms.division_roles) and format_of(contest).facts.divided


def name_role(contest: Contest, act: NameRole) -> Contest:
    """The season whose division has another role, or none.

    Refused: ``no_divisions``; ``many_divisions`` (too high a number); ``champions_role`` (the champion gets
    it).
    """
    if not format_of(contest).facts.divided:
        raise IllegalAct("no_divisions")
    if not 1 <= act.division <= MOST_DIVISIONS:
        raise IllegalAct("many_divisions", most=MOST_DIVISIONS)
    if act.role is not None and act.role == contest.terms.role:
        raise IllegalAct("champions_role")
    roles = [*contest.terms.division_roles, *[0] * (act.division - len(contest.terms.division_roles))]
    roles[act.division - 1] = act.role or 0
    while roles and not roles[-1]:
        roles.pop()
    return replace(contest, terms=replace(contest.terms, division_roles=tuple(roles)))


def champions_role_by(contest: Contest, log: Iterable[LogEntry]) -> str:
    """The key of the umpire who has chosen the champion's role that a season has."""
    by = contest.umpire
    for line in log:
        if isinstance(line.act, Alter) and _role(line.before) != _role(line.after):
            by = line.actor
    return by


def _role(values: Mapping[str, object]) -> int | None:
    """The champion's role among the terms that a line of the log was about."""
    terms = cast(Mapping[str, int | None], values.get("terms", {}))
    return terms.get("role")


def division_role_by(contest: Contest, log: Iterable[LogEntry], role: int) -> str:
    """The key of the umpire who has last chosen this role for a division. If the season has taken it over
    from the season before, it is the person who has opened the season.
    """
    named = [line.actor for line in log if isinstance(line.act, NameRole) and line.act.role == role]
    return named[-1] if named else contest.umpire
