"""The information about a season: its phase, its settings, and buttons for the reader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import ui

from bot.league.season import Season, acts, can_join, format_of, offers, promises_late, winners
from bot.ui.components.layout import BLUE, GREY, LINE, message
from bot.ui.components.pagination import BY_PAGE, in_pages, turning
from bot.ui.components.question import question
from bot.ui.i18n.values import joined, moment
from bot.ui.leagues.standings import way_to_dashboard
from bot.ui.presses.leagues import (
    AcceptPlace,
    AskToLeaveSeason,
    DeclinePlace,
    JoinSeason,
    LeaveSeason,
    OpenSeasonTable,
    ShowAccount,
    ShowFixtures,
    ShowHowPlayed,
    ShowInfo,
    ShowStandings,
    StayInSeason,
)
from bot.ui.seasons.reader import Reader
from bot.ui.seasons.settings import counting_lines, format_line, play_line, reminders_line, rules_lines

CHAMPIONS = 10
"""The most champions that are named if many share the title."""


def info_screen(reader: Reader, notice: str = "") -> ui.LayoutView:
    """How a season stands, and its buttons; how it is played is behind one of them. ``notice`` is a text at
    the top.
    """
    season, say = reader.season, reader.say
    return message(
        notice,
        reader.title(),
        "\n".join(filter(None, [phase_line(reader), own_line(reader), *offer_lines(reader)])),
        LINE,
        play_line(season.settings, say),
        "\n".join(filter(None, [places_line(season, reader), dates_line(reader)])),
        actions(reader),
        [*looks(reader), *ways_out(reader)],
    )


def season_how_screen(reader: Reader, page: int = 0) -> ui.LayoutView:
    """A page of how a season is played and what counts in it."""
    settings, say = reader.season.settings, reader.say
    counting = [f"- {line}" for line in counting_lines(settings, say)]
    lines = [play_line(settings, say), rules_lines(settings, say), format_line(settings, say), *counting]
    pages = in_pages("\n".join([say("league-how-title"), *filter(None, lines)]), "\n")
    at = min(page, len(pages) - 1)
    turn = turning(lambda to: ShowHowPlayed(reader.season_key, to), at, len(pages), say, BY_PAGE)
    return message(reader.title(), pages[at], [*turn, ShowInfo(reader.season_key).button(say)])


def leave_question(reader: Reader) -> ui.LayoutView:
    """The question whether to leave a running season, and what that means."""
    return question(
        reader.title(),
        reader.say("league-leave-ask"),
        yes=LeaveSeason(reader.season_key).button(reader.say),
        no=ShowInfo(reader.season_key).button(reader.say, "league-button-stay"),
    )


def phase_line(reader: Reader) -> str:
    """The phase of the season, and what comes next."""
    season, say = reader.season, reader.say
    match season.phase:
        case "signup":
            closed = season.closing is not None and reader.now >= season.closing
            ends_before = season.closing != season.settings.starts
            return say(
                "league-phase-signup",
                open=not closed,
                until=moment(season.closing) if ends_before else None,
                starts=moment(season.settings.starts),
                putoff=season.put_offs > 0,
            )
        case "check_in":
            again = season.put_offs > 0
            return say("league-phase-check_in", until=moment(season.check_in_until), putoff=again)
        case "running":
            its = format_of(season)
            told = (its.stands(season), its.follows(season))
            return " ".join(say(phrase.id, **phrase.arguments) for phrase in told)
        case "paused":
            return say("league-phase-paused", at=moment(season.paused_at))
        case "review":
            return "\n".join(filter(None, [say("league-phase-review"), reader.names.unplayed()]))
        case "over":
            return "\n".join(filter(None, [_over(season, reader), reader.names.unplayed()]))
        case _:
            return say("league-phase-cancelled", at=moment(season.finished_at))


def own_line(reader: Reader) -> str:
    """The reader's status in this season; empty if they do not take part."""
    season, say = reader.season, reader.say
    if not reader.own or not season.is_open:
        return ""
    waiting = [signed.player for signed in season.waiting]
    if reader.own in waiting:
        number = say("league-own-waiting", number=waiting.index(reader.own) + 1)
        asked = season.has_started and reader.can(acts.CheckIn(reader.own))
        return f"{number}\n{say('league-own-wait-check-in')}" if asked else number
    if not season.plays(reader.own):
        return ""
    if season.phase == "check_in":
        here = any(signed.checked_in for signed in season.signed if signed.player == reader.own)
        return say("league-own-checked-in" if here else "league-own-check-in")
    return say("league-own-in")


def places_line(season: Season, reader: Reader) -> str:
    """How many places are taken, free and waited for, and whether late entries are possible."""
    free = None if season.settings.places is None else max(0, season.settings.places - taken(season))
    return reader.say(
        "league-places",
        taken=taken(season),
        free=free,
        places=season.settings.places or 0,
        waiting=len(season.waiting),
        late=_late(season, reader.now, full=free == 0),
    )


def _late(season: Season, now: int, *, full: bool) -> str:
    """Whether people can join a season while it runs: ``yes`` or ``no`` before it starts; then ``still``, or
    ``wait`` if it is ``full``, and ``past`` if nothing is left to join; ``over`` if nobody plays any more.
    """
    if season.phase == "review" or not season.is_open:
        return "over"
    if not promises_late(season.settings):
        return "no"
    if not season.has_started:
        return "yes"
    if not can_join(season, now):
        return "past"
    return "wait" if full else "still"


def taken(season: Season) -> int:
    """The number of players who have a place."""
    return len(season.players)


def dates_line(reader: Reader) -> str:
    """The umpire, the dates, the reminders, and after the end the seed of the draws."""
    season = reader.season
    about = reader.say(
        "league-dates",
        umpire=reader.names.players(season.umpires),
        umpires=len(season.umpires),
        started=moment(season.started_at),
        starts=None if season.has_started else moment(season.settings.starts),
        ends=moment(format_of(season).ends(season)),
    )
    drawn = format_of(season).facts.drawn and season.has_started and not season.is_open
    seed = reader.say("league-seed", seed=season.seed.hex()) if drawn else ""
    return "\n".join(filter(None, [about, reminders_line(season.settings, reader.say), seed]))


def offer_lines(reader: Reader) -> Iterator[str]:
    """The places that somebody is asked to take over: for the staff all, for others what they are offered."""
    for made in offers.open_offers(reader.season):
        if reader.sees(made.player):
            yield reader.say(
                "league-offer",
                own=made.player == reader.own,
                player=reader.name(made.player),
                old=reader.names.entry(made.entry),
                until=moment(made.until),
            )


def actions(reader: Reader) -> list[ui.Button[Any]]:
    """Buttons for what the reader can do now. A reader who is not known on the server can sign up."""
    season, buttons = reader.season, []
    for made in offers.open_offers(season):
        if reader.own == made.player:
            buttons.append(AcceptPlace(reader.season_key, made.key).button(reader.say))
            buttons.append(DeclinePlace(reader.season_key, made.key).button(reader.say))
    if reader.can(acts.CheckIn(reader.own)):
        buttons.append(StayInSeason(reader.season_key).button(reader.say))
    if reader.can(acts.SignUp(reader.own)):
        buttons.append(JoinSeason(reader.season_key).button(reader.say))
    if not format_of(season).facts.drawn and season.phase == "running" and season.plays(reader.own):
        buttons.append(OpenSeasonTable(reader.season_key).button(reader.say, style=BLUE))
    return buttons


def looks(reader: Reader) -> list[ui.Button[Any]]:
    """Buttons to the other screens of the season."""
    buttons = [
        ShowHowPlayed(reader.season_key).button(reader.say),
        ShowStandings(reader.season_key).button(reader.say),
    ]
    buttons += way_to_dashboard(reader)
    if reader.season.has_started:
        buttons.append(ShowFixtures(reader.season_key).button(reader.say))
        if reader.entry:
            buttons.append(ShowAccount(reader.season_key).button(reader.say, style=GREY))
    return buttons


def ways_out(reader: Reader) -> list[ui.Button[Any]]:
    """The button to give up one's place, which comes last."""
    season = reader.season
    waits = any(signed.player == reader.own for signed in season.signed)
    if season.is_open and (waits or season.plays(reader.own)):
        return [AskToLeaveSeason(reader.season_key).button(reader.say)]
    return []


def _over(season: Season, reader: Reader) -> str:
    players = winners(season)
    shown = [f"**{reader.names.marked(player)}**" for player in players[:CHAMPIONS]]
    return reader.say(
        "league-phase-over",
        at=moment(season.finished_at),
        champions=joined(shown, reader.say) or None,
        count=len(players),
        more=max(0, len(players) - CHAMPIONS),
    )
