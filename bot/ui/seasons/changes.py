"""What a decision changes in the standings: first those whom it is about, then the others."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Literal, TypeAlias

from bot.league.season import Act, Season, acts, format_of, season_state
from bot.league.season.rulings import concerned
from bot.ui.i18n.translator import Translator

NAMED = 3
"""Maximum number of other entries named that only move by one place. More are counted."""
OTHERS = 6
"""Maximum number of other entries named that change in another way. More are counted."""
Standing: TypeAlias = tuple[int | None, float | None]
"""A place and a score, either of which may be missing."""
NOWHERE: Standing = (None, None)


def change_lines(
    subjects: Sequence[str],
    was: Mapping[str, Standing],
    now: Mapping[str, Standing],
    still: Collection[str],
    name: Callable[[str], str],
    say: Translator,
) -> Iterator[str]:
    """Yield a line for each entry whose standing ``now`` differs from what it ``was``: for all ``subjects``,
    then for the first of the others, which are counted. ``still`` are the entries that have not withdrawn.
    """
    changed = dict[str, str]()
    for entry, standing in now.items():
        before = was.get(entry, NOWHERE)
        has_left = entry not in still and (before[0] is not None or entry in subjects)
        if line := _change(entry, before, standing, name, say, has_left=has_left):
            changed[entry] = line
    yield from (changed[entry] for entry in dict.fromkeys(subjects) if entry in changed)
    others = [entry for entry in changed if entry not in subjects]
    shifted = {entry: way for entry in others if (way := _shift(was.get(entry), now[entry]))}
    if len(shifted) <= NAMED:
        shifted = {}
    named = [entry for entry in others if entry not in shifted]
    yield from (changed[entry] for entry in named[:OTHERS])
    if len(named) > OTHERS:
        yield say("list-more-lines", count=len(named) - OTHERS)
    for way in ("up", "down"):
        count = sum(each == way for each in shifted.values())
        if count:
            yield say("umpire-change-shifted", count=count, way=way)


def _change(
    entry: str,
    was: Standing,
    now: Standing,
    name: Callable[[str], str],
    say: Translator,
    *,
    has_left: bool,
) -> str:
    """What has changed for an entry; empty if that reads the same."""
    is_out = now[0] is None and has_left
    before, after = standing_text(was, say), standing_text(now, say)
    if before == after and not is_out:
        return ""
    change = "umpire-change-withdrawn" if is_out else "umpire-change"
    return say(change, name=name(entry), was=before, now=after)


def _shift(was: Standing | None, now: Standing) -> Literal["up", "down", ""]:
    """Which way an entry moves that only moves by one place."""
    if was is None or was[1] != now[1] or was[0] is None or now[0] is None:
        return ""
    return "up" if now[0] == was[0] - 1 else "down" if now[0] == was[0] + 1 else ""


def standing_text(standing: Standing, say: Translator) -> str:
    """A place and a score in words."""
    place, score = standing
    return say("umpire-standing", place=place, score=score)


def subjects_of(season: Season, act: Act, number: int) -> Sequence[str]:
    """The entries that an act is about, which has this number in the log of the season."""
    state = season_state(season)
    match act:
        case acts.Decide(ruling):
            return format_of(season).course.concerned(season, ruling)
        case acts.TakeOver():
            rulings = [each.ruling for each in state.decisions if each.key == str(number)] if state else []
            return concerned(season, rulings[0]) if rulings else ()
        case acts.Leave(player):
            held = season.entry_held(player)
            return (held,) if held else ()
        case acts.ForfeitFixture(fixture, ready):
            seated = state.fixtures[fixture].entries if state else ()
            return sorted(seated, key=lambda entry: season.player_of(entry) not in ready)
        case _:
            return ()
