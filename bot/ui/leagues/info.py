"""The information about a season: its phase, its settings, and buttons for the reader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import ui

from bot.games import GAMES
from bot.league.reliability import Reliability
from bot.league.season import Season, acts, can_join, format_of, offers, promises_late, winners
from bot.players.luck import skill_share
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
from bot.ui.seasons.promises import division_of
from bot.ui.seasons.settings import counting_lines, format_line, play_line, reminders_line, rules_lines
from bot.ui.seasons.view import SeasonView, can, sees, unplayed_lines

PARTS = {
    "little": 0.0,
    "tenth": 1 / 10,
    "fifth": 1 / 5,
    "quarter": 1 / 4,
    "third": 1 / 3,
    "half": 1 / 2,
    "two_thirds": 2 / 3,
    "three_quarters": 3 / 4,
    "nine_tenths": 9 / 10,
    "nearly_all": 1.0,
}
"""What parts of a whole are called."""
CHAMPIONS = 10
"""The most champions that are named if many share the title."""


def info_screen(view: SeasonView, notice: str = "") -> ui.LayoutView:
    """Return the state of a season with its buttons; one of them shows how it is played. ``notice`` is a text
    at the top.
    """
    season, say = view.season, view.say
    return message(
        notice,
        f"## {view.title}",
        "\n".join(filter(None, [phase_line(view), own_line(view), *offer_lines(view)])),
        LINE,
        play_line(season.settings, say),
        "\n".join(filter(None, [places_line(season, view), dates_line(view)])),
        actions(view),
        [*looks(view), *ways_out(view)],
    )


def season_how_screen(view: SeasonView, page: int = 0, order: Reliability | None = None) -> ui.LayoutView:
    """A page of how a season is played and what counts in it, and how much of it is luck: of a match, and of
    the ``order`` so far.
    """
    settings, say = view.season.settings, view.say
    counting = [f"- {line}" for line in (*counting_lines(settings, say), *luck_lines(view, order))]
    lines = [play_line(settings, say), rules_lines(settings, say), format_line(settings, say), *counting]
    pages = in_pages("\n".join([say("league-how-title"), *filter(None, lines)]), "\n")
    at = min(page, len(pages) - 1)
    turn = turning(lambda to: ShowHowPlayed(view.season.key, to), at, len(pages), say, BY_PAGE)
    return message(f"## {view.title}", pages[at], [*turn, ShowInfo(view.season.key).button(say)])


def luck_lines(view: SeasonView, order: Reliability | None) -> Iterator[str]:
    """How much of a match of the season is luck, if it was measured, and how much of its order so far."""
    settings, say = view.season.settings, view.say
    skill = skill_share(settings.game, settings.size)
    if skill is not None:
        yield say("league-luck-match", game=GAMES[settings.game].spec.name, percent=round(100 * skill))
    if order is not None:
        part = min(PARTS, key=lambda name: abs(PARTS[name] - (1 - order.part)))
        yield say("league-luck-order", rounds=order.rounds, part=part)


def leave_question(view: SeasonView) -> ui.LayoutView:
    """The question whether to leave a running season, and what that means."""
    return question(
        f"## {view.title}",
        view.say("league-leave-ask"),
        yes=LeaveSeason(view.season.key).button(view.say),
        no=ShowInfo(view.season.key).button(view.say, "league-button-stay"),
    )


def phase_line(view: SeasonView) -> str:
    """Return a line about the season's phase and what comes next."""
    season, say = view.season, view.say
    match season.phase:
        case "signup":
            closed = season.closing is not None and view.now >= season.closing
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
            return "\n".join(filter(None, [say("league-phase-review"), unplayed_lines(view)]))
        case "over":
            return "\n".join(filter(None, [_over(season, view), unplayed_lines(view)]))
        case _:
            return say("league-phase-cancelled", at=moment(season.finished_at))


def own_line(view: SeasonView) -> str:
    """The reader's status in this season; empty if they do not take part."""
    season, say = view.season, view.say
    if not view.own or not season.is_open:
        return ""
    waiting = [signed.player for signed in season.waiting]
    if view.own in waiting:
        number = say("league-own-waiting", number=waiting.index(view.own) + 1)
        asked = season.has_started and can(view, acts.CheckIn(view.own))
        return f"{number}\n{say('league-own-wait-check-in')}" if asked else number
    if not season.plays(view.own):
        return ""
    if season.phase == "check_in":
        here = any(signed.checked_in for signed in season.signed if signed.player == view.own)
        return say("league-own-checked-in" if here else "league-own-check-in")
    return say("league-own-in", division=division_of(season, view.own))


def places_line(season: Season, view: SeasonView) -> str:
    """Say how many spots are taken and waited for, whether late entries are possible, and how many spots are
    free, as long as they can be taken.
    """
    free = None if season.settings.places is None else max(0, season.settings.places - taken(season))
    late = _late(season, view.now, full=free == 0)
    return view.say(
        "league-places",
        taken=taken(season),
        free=None if late in ("past", "over") else free,
        places=season.settings.places or 0,
        waiting=len(season.waiting),
        late=late,
    )


def _late(season: Season, now: int, *, full: bool) -> str:
    """Return whether people can join a running season: ``yes`` or ``no`` before it starts; then ``still``, or
    ``wait`` if it is ``full``, ``past`` if nothing is left to join, and ``over`` if it has ended.
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
    """Return the number of players with a spot."""
    return len(season.players)


def dates_line(view: SeasonView) -> str:
    """The umpire, the dates, the reminders, and after the end the seed of the draws."""
    season = view.season
    about = view.say(
        "league-dates",
        umpire=view.players(season.umpires),
        umpires=len(season.umpires),
        started=moment(season.started_at),
        starts=None if season.has_started else moment(season.settings.starts),
        ends=moment(format_of(season).ends(season)),
    )
    drawn = format_of(season).facts.drawn and season.has_started and not season.is_open
    seed = view.say("league-seed", seed=season.seed.hex()) if drawn else ""
    return "\n".join(filter(None, [about, reminders_line(season.settings, view.say), seed]))


def offer_lines(view: SeasonView) -> Iterator[str]:
    """Yield the offers of a spot: all of them for staff, their own for others."""
    for made in offers.open_offers(view.season):
        if sees(view, made.player):
            yield view.say(
                "league-offer",
                own=made.player == view.own,
                player=view.name(made.player),
                old=view.entry(made.entry),
                until=moment(made.until),
            )


def actions(view: SeasonView) -> list[ui.Button[Any]]:
    """Buttons for what the reader can do now. A reader who is not known on the server can sign up."""
    season, buttons = view.season, []
    for made in offers.open_offers(season):
        if view.own == made.player:
            buttons.append(AcceptPlace(view.season.key, made.key).button(view.say))
            buttons.append(DeclinePlace(view.season.key, made.key).button(view.say))
    if can(view, acts.CheckIn(view.own)):
        buttons.append(StayInSeason(view.season.key).button(view.say))
    if can(view, acts.SignUp(view.own)):
        buttons.append(JoinSeason(view.season.key).button(view.say))
    if not format_of(season).facts.drawn and season.phase == "running" and season.plays(view.own):
        buttons.append(OpenSeasonTable(view.season.key).button(view.say, style=BLUE))
    return buttons


def looks(view: SeasonView) -> list[ui.Button[Any]]:
    """Buttons to the other screens of the season."""
    buttons = [
        ShowHowPlayed(view.season.key).button(view.say),
        ShowStandings(view.season.key).button(view.say),
    ]
    buttons += way_to_dashboard(view)
    if view.season.has_started:
        buttons.append(ShowFixtures(view.season.key).button(view.say))
        if view.season.entry_held(view.own):
            buttons.append(ShowAccount(view.season.key).button(view.say, style=GREY))
    return buttons


def ways_out(view: SeasonView) -> list[ui.Button[Any]]:
    """The button to give up one's place, which comes last."""
    season = view.season
    waits = any(signed.player == view.own for signed in season.signed)
    if season.is_open and (waits or season.plays(view.own)):
        return [AskToLeaveSeason(view.season.key).button(view.say)]
    return []


def _over(season: Season, view: SeasonView) -> str:
    players = winners(season)
    shown = [f"**{view.marked(player)}**" for player in players[:CHAMPIONS]]
    return view.say(
        "league-phase-over",
        at=moment(season.finished_at),
        champions=joined(shown, view.say) or None,
        count=len(players),
        more=max(0, len(players) - CHAMPIONS),
    )
