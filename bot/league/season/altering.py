"""Changes of season settings after the announcement: all of them before the start, later only those that are
still fair.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

from bot.league.illegal import IllegalAct
from bot.league.season.acts import Alter, Command
from bot.league.season.formats import format_of
from bot.league.season.settings import SeasonSettings
from bot.league.season.state import Season

AFTERWARDS: Mapping[str, frozenset[str]] = {
    "rounds": frozenset({"rounds"}),
    "round-length": frozenset({"round_hours", "round_minutes"}),
    "ends": frozenset({"ends"}),
    "late": frozenset({"late", "places"}),
    "hours": frozenset({"hours", "zone", "offsets"}),
    "grace": frozenset({"grace"}),
}
"""Settings that can change while a season is played, because they only affect what is still to come. Each
belongs to an option that the format must have.
"""
ARRANGED = frozenset({"channel", "log_channel", "remind_day", "remind_hour", "schedule", "role"})
"""Settings that don't affect play or scoring: they need no reason, and are not announced."""
ALWAYS = ARRANGED | {"league"}
"""Settings that can change in every format."""
PAST = frozenset({"signup_closes", "starts"})
"""Settings that only matter before the start."""
FIXED = frozenset({"scoring_version"})
"""Settings that an umpire never chooses."""
KNOWN = frozenset(field.name for field in fields(SeasonSettings)) - FIXED


def alterable(season: Season) -> frozenset[str]:
    """Return the names of the settings that can be changed now."""
    if not season.has_started:
        return KNOWN
    options = format_of(season).facts.options
    return ALWAYS.union(*(names for option, names in AFTERWARDS.items() if option in options))


def altered(settings: SeasonSettings, new: SeasonSettings, names: frozenset[str] = KNOWN) -> dict[str, Any]:
    """Return the new values, by name, of those settings in ``names`` that differ."""
    return {
        name: getattr(new, name) for name in sorted(names) if getattr(settings, name) != getattr(new, name)
    }


def alter(season: Season, act: Alter, command: Command) -> Season:
    """Change season settings.

    Refused: ``no_setting``; ``unaltered`` (nothing would change); ``champions_role`` (a division has that
    role); ``setting_fixed`` with ``why`` ``past`` (the setting only matters before the start) or ``played``
    (matches were played by it); and by the format: ``earlier`` (the end would come sooner) and
    ``rounds_played`` (that many rounds have been played).
    """
    if not KNOWN.issuperset(act.settings):
        raise IllegalAct("no_setting")
    settings = replace(season.settings, **act.settings)
    names = frozenset(altered(season.settings, settings))
    if not names:
        raise IllegalAct("unaltered")
    if settings.role is not None and settings.role in settings.division_roles:
        raise IllegalAct("champions_role")
    number = act.number or season.number
    if not season.has_started:
        put_offs = 0 if names & PAST else season.put_offs
        return replace(season, settings=settings, number=number, put_offs=put_offs)
    fixed = names - alterable(season)
    if fixed:
        raise IllegalAct("setting_fixed", why="past" if fixed <= PAST else "played")
    return format_of(season).course.altered(replace(season, number=number), settings, command)


def changes(before: Season, after: Season, act: Alter) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    """Return the old and the new values of the settings in an act, for the log."""
    names = sorted(act.settings)
    was, now = ({name: getattr(each.settings, name) for name in names} for each in (before, after))
    return {"settings": was}, {"settings": now}
