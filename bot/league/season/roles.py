"""Roles of divisions for the players of a running season."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import cast

from bot.league.illegal import IllegalAct
from bot.league.season.acts import Alter, LogEntry, NameRole
from bot.league.season.fixtures import season_state
from bot.league.season.formats import format_of
from bot.league.season.state import Season

MOST_DIVISIONS = 40
"""Maximum number of divisions with a role."""


def due_roles(season: Season) -> Mapping[str, int]:
    """Return the id of each player's role now, by player. Players without a role are left out.

    A player has the role of their division from the start of the season until it has ended or is cancelled.
    Players who have left the server have none.
    """
    state, roles = season_state(season), season.settings.division_roles
    if state is None or not season.is_open or not has_roles(season):
        return {}
    of_division = dict(enumerate(roles, start=1))
    found = {state.holder(entry): of_division.get(state.division_of(entry), 0) for entry in state.entries}
    return {player: role for player, role in found.items() if role and player not in season.missing}


def has_roles(season: Season) -> bool:
    """Return whether any division of the season has a role."""
    return any(season.settings.division_roles) and format_of(season).facts.divided


def name_role(season: Season, act: NameRole) -> Season:
    """Set or remove the role of a division.

    Refused: ``no_divisions``; ``many_divisions`` (too high a number); ``champions_role`` (the champion gets
    it).
    """
    if not format_of(season).facts.divided:
        raise IllegalAct("no_divisions")
    if not 1 <= act.division <= MOST_DIVISIONS:
        raise IllegalAct("many_divisions", most=MOST_DIVISIONS)
    if act.role is not None and act.role == season.settings.role:
        raise IllegalAct("champions_role")
    roles = [*season.settings.division_roles, *[0] * (act.division - len(season.settings.division_roles))]
    roles[act.division - 1] = act.role or 0
    while roles and not roles[-1]:
        roles.pop()
    return replace(season, settings=replace(season.settings, division_roles=tuple(roles)))


def champions_role_by(season: Season, log: Iterable[LogEntry]) -> str:
    """Return the key of the umpire who chose the season's current champion role."""
    by = season.umpire
    for line in log:
        if isinstance(line.act, Alter) and _role(line.before) != _role(line.after):
            by = line.actor
    return by


def _role(values: Mapping[str, object]) -> int | None:
    """Return the champion's role in the settings of a log line."""
    settings = cast(Mapping[str, int | None], values.get("settings", {}))
    return settings.get("role")


def division_role_by(season: Season, log: Iterable[LogEntry], role: int) -> str:
    """Return the key of the umpire who last chose this role for a division. If the role comes from the season
    before, it is the person who opened the season.
    """
    named = [line.actor for line in log if isinstance(line.act, NameRole) and line.act.role == role]
    return named[-1] if named else season.umpire
