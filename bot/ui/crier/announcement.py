"""The announcement of a season: what it is, until when people can sign up, and who has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from discord import ui
from discord.utils import escape_markdown

from bot.games import GAMES
from bot.league.contest import Contest
from bot.ui import ids
from bot.ui.crier.cry import Scene
from bot.ui.layout import GREEN, button, message
from bot.ui.phrases import Say

NAMES_LIMIT = 1_200
"""Characters for the names of those who are in, and for those of who wait."""
DAY_HOURS = 24


def announcement(scene: Scene) -> ui.LayoutView:
    """The announcement of a season as it is now. Who joins and leaves is shown here, and pings nobody."""
    contest, say = scene.contest, scene.say
    buttons = [
        button(ids.league_id("join", contest.key), say("button-join"), GREEN, disabled=not _can_join(contest)),
        button(ids.league_id("leave", contest.key), say("button-leave"), disabled=not contest.is_open),
        button(ids.league_id("info", contest.key), say("crier-button-info")),
    ]
    title = say("crier-announcement", season=scene.season, game=GAMES[contest.terms.game].spec.name)
    return message(title, "\n".join(_terms(contest, say)), "\n".join(_people(scene)), buttons)


def format_of(contest: Contest, say: Say) -> str:
    """How a season is played, in a sentence."""
    terms = contest.terms
    match terms.format:
        case "open":
            return say("crier-format-open")
        case "pursuit":
            return say("crier-format-pursuit")
        case "rounds":
            return say("crier-format-rounds", rounds=terms.rounds, size=terms.size)
        case "divisions":
            return say("crier-format-divisions", rounds=terms.rounds, size=terms.size, moving=terms.moving)


def _terms(contest: Contest, say: Say) -> Iterator[str]:
    terms = contest.terms
    yield format_of(contest, say)
    if terms.drawn:
        days, hours = divmod(terms.round_hours, DAY_HOURS)
        length = say("crier-hours", count=terms.round_hours) if hours else say("crier-days", count=days)
        yield say("crier-round-lasts", clock=say(f"clock-{terms.clock}"), time=length)
    else:
        yield say("crier-clock", clock=say(f"clock-{terms.clock}"))
    if terms.house_rules:
        yield say("crier-house-rules", name=escape_markdown(terms.house_rules))
    if terms.length:
        yield say("crier-length", count=terms.length)
    if terms.ends is not None:
        yield say("crier-ends", at=stamp(terms.ends))
    match contest.phase:
        case "signup":
            closing = contest.closing
            yield say("crier-signup-until", at="none" if closing is None else stamp(closing))
            if terms.starts is not None:
                yield say("crier-starts", at=stamp(terms.starts))
        case "check_in":
            yield say("crier-checking-in", at=stamp(contest.check_in_until or 0))
        case phase:
            yield say("crier-phase", phase=phase)


def _people(scene: Scene) -> Iterator[str]:
    contest, say = scene.contest, scene.say
    playing = players_in(contest)
    yield say("crier-entered", count=len(playing), places=contest.terms.places or "none")
    if playing:
        yield _names(scene, playing)
    if contest.waiting:
        yield say("crier-waiting", count=len(contest.waiting))
        yield _names(scene, [signed.player for signed in contest.waiting])


def players_in(contest: Contest) -> list[str]:
    """Who takes part: those with a place before the start, then those who hold an entry."""
    if contest.book is not None:
        return [own.player for own in contest.book.accounts.values() if not own.withdrawn]
    if contest.tournament is not None:
        return [entry.user for entry in contest.tournament.entries if entry.active]
    return [signed.player for signed in contest.entered]


def stamp(at: int) -> str:
    """A time (ms) as Discord wants it in its own marks: seconds, as text."""
    return str(at // 1000)


def _names(scene: Scene, players: Iterable[str]) -> str:
    """As many names as there is room for, and how many more there are."""
    shown, length, more = list[str](), 0, 0
    for name in map(scene.name, players):
        length += len(name) + 3
        if length > NAMES_LIMIT:
            more += 1
        else:
            shown.append(name)
    listed = " · ".join(shown)
    return scene.say("crier-and-more", names=listed, count=more) if more else listed


def _can_join(contest: Contest) -> bool:
    if not contest.has_started:
        return contest.phase == "signup"
    return contest.terms.late and contest.book is not None and contest.phase in ("running", "paused")
