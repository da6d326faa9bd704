"""What a season's matches can decide for their players, and what they have decided, in words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from typing import get_args

from bot.league.season import Season, divisions_of, format_of
from bot.league.stakes import News, Stake, decisive, settled
from bot.ui.i18n.values import listed
from bot.ui.seasons.names import place_of
from bot.ui.seasons.ranked import outlook_of, ranked
from bot.ui.seasons.view import SeasonView

NAMED = 3
"""Maximum number of people named in a line. The others are counted."""


def own_stake(view: SeasonView, fixture: str) -> str:
    """Return what is at stake for the reader at a fixture; empty if nothing is."""
    entry = view.season.entry_of(view.own) if view.own else None
    stake = outlook_of(view.season).stakes.get(fixture, {}).get(entry or "")
    return _line(view, stake, None) if stake else ""


def stake_lines(view: SeasonView, fixture: str) -> Iterator[str]:
    """Yield what is at stake at a fixture, and for whom."""
    groups: defaultdict[Stake, list[str]] = defaultdict(list)
    for entry, stake in outlook_of(view.season).stakes.get(fixture, {}).items():
        groups[stake].append(entry)
    for stake, entries in groups.items():
        yield _line(view, stake, entries)


def decisive_lines(view: SeasonView, fixtures: Collection[str]) -> Iterator[str]:
    """Yield which of these open fixtures decides most, and what; nothing if nothing is at stake there, or in
    a cup, where the same is at stake everywhere.
    """
    found = {key: each for key, each in outlook_of(view.season).stakes.items() if key in fixtures}
    key = decisive(ranked(view.season), found)
    if key is None or format_of(view.season).facts.seeded:
        return
    yield view.say("stake-decisive", **place_of(view.season, key))
    yield from stake_lines(view, key)


def news_lines(view: SeasonView, before: Season, after: Season) -> Iterator[str]:
    """Yield what has become certain for whom between two moments of a season; nothing in a cup, whose bracket
    shows it.
    """
    standings = format_of(after).standings
    if before is after or not outlook_of(after).ranges or format_of(after).facts.seeded:
        return
    divisions = divisions_of(after)
    news = settled(standings.goals(after), divisions, standings.ranges(before), outlook_of(after).ranges)
    for kind in get_args(News):
        entries = [entry for entry in divisions if news.get(entry) == kind]
        if entries:
            yield view.say("stake-settled", news=kind, who=_names(view, entries))


def widened_line(view: SeasonView, entries: Collection[str]) -> str:
    """Return that more places are possible for these entries than before; empty if there are none."""
    still = [entry for entry in outlook_of(view.season).ranges if entry in entries]
    return view.say("stake-widened", who=_names(view, still)) if still else ""


def _line(view: SeasonView, stake: Stake, entries: Collection[str] | None) -> str:
    """Return what is at stake for these entries; None for the reader."""
    who = None if entries is None else _names(view, entries)
    return view.say(f"stake-{stake.kind}", goal=stake.goal, spots=stake.spots, who=who)


def _names(view: SeasonView, entries: Iterable[str]) -> str:
    """Return the first names in bold, and the number of the others."""
    names = [f"**{view.entry(entry)}**" for entry in entries]
    more = len(names) - NAMED
    if more <= 0:
        return listed(names, view.say)
    return view.say("list-more", names=", ".join(names[:NAMED]), count=more)
