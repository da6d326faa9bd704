"""Set times and ready checks in all formats that have them: their announcement and their news."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.api import Event
from bot.league.phrase import Phrase
from bot.league.season import acts, times
from bot.league.season.acts import Command
from bot.league.season.fixtures import players_of
from bot.league.season.settings import SeasonSettings, hours_told
from bot.league.season.state import Season
from bot.milliseconds import MINUTE


def announced(settings: SeasonSettings, *, forfeits: bool) -> Iterator[Phrase]:
    """Yield when ready checks begin, what no-shows lose, and the hours of play."""
    at_once = times.is_called_at_once(settings)
    first = times.notice(settings) // MINUTE
    long = settings.round_time >= times.AT_ONCE
    how = ("start" if long else "soon") if at_once else "time"
    grace = first + settings.grace if at_once else settings.grace
    yield Phrase(
        "league-calls",
        {"grace": grace, "first": first, "late": settings.grace, "how": how, "forfeits": forfeits},
    )
    if not at_once:
        yield Phrase("league-hours", {**hours_told(settings), "forfeits": forfeits})


def news(before: Season, after: Season, command: Command) -> Iterator[Event]:
    """Yield news of times that were set, agreed, proposed or declined, of ready checks, and of missing
    hours.
    """
    yield from times.changed(before, after)
    match command.act:
        case acts.MissEvent(fixture, why):
            yield Event("no_event", {"fixture": fixture, "why": why})
        case acts.Appoint(fixture, at):
            yield Event("appointed", {"fixture": fixture, "at": at})
        case acts.Propose(fixture) | acts.Ask(fixture):
            proposal = times.open_proposal(after, fixture)
            if proposal is not None:
                yield Event("proposed", {"fixture": fixture, "at": proposal.at})
        case acts.Decline(fixture, player, at):
            proposal = times.open_proposal(before, fixture)
            by = proposal.by if proposal is not None else ""
            yield Event("declined", {"fixture": fixture, "player": player, "at": at, "by": by})
        case acts.Begin(fixture, here):
            absent = [player for player in players_of(after, fixture) if player not in here]
            if absent:
                yield Event("begun_without", {"fixture": fixture, "absent": absent})
        case acts.Lapse(fixture):
            was = before.appointment(fixture).proposal
            if was is not None and was.by in players_of(after, fixture):
                yield Event("lapsed", {"fixture": fixture, "at": was.at, "by": was.by})
        case acts.AskForHours(asked):
            yield Event("unmarked", {"fixtures": list(asked)})
        case acts.Agree(fixture, at):
            yield Event("agreed", {"fixture": fixture, "at": at})
        case acts.StartReadyCheck(fixture, until, binding):
            by = "" if binding else command.actor
            yield Event("called", {"fixture": fixture, "until": until, "by": by})
