"""The information about a season: its phase, its terms, and buttons for the reader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import ui

from bot.league.contest import Contest, acts, can_join, format_of, offers, promises_late, winners
from bot.ui.components.layout import BLUE, GREY, LINE, message
from bot.ui.components.pagination import BY_PAGE, in_pages, turning
from bot.ui.components.question import question
from bot.ui.i18n.values import joined, moment
from bot.ui.leagues.standings import way_to_desk
from bot.ui.presses.leagues import (
    AcceptPlace,
    AskToLeaveSeason,
    DeclinePlace,
    JoinSeason,
    LeaveSeason,
    OpenSeasonTable,
    ShowAccount,
    ShowFixtures,
    ShowInfo,
    ShowStandings,
    ShowTerms,
    StayInSeason,
)
from bot.ui.seasons.reader import Reader
from bot.ui.seasons.terms import counting_lines, format_line, play_line, reminders_line, rules_lines

CHAMPIONS = 10
"""The most champions that are named if many share the title."""


def info_screen(reader: Reader, notice: str = "") -> ui.LayoutView:
    """How a season stands, and its buttons; how it is played is behind one of them. ``notice`` is a text at
    the top.
    """
    contest, say = reader.contest, reader.say
    return message(
        notice,
        reader.title(),
        "\n".join(filter(None, [phase_line(reader), own_line(reader), *offer_lines(reader)])),
        LINE,
        play_line(contest.terms, say),
        "\n".join(filter(None, [places_line(contest, reader), dates_line(reader)])),
        actions(reader),
        [*looks(reader), *ways_out(reader)],
    )


def season_terms_screen(reader: Reader, page: int = 0) -> ui.LayoutView:
    """A page of how a season is played and what counts in it."""
    terms, say = reader.contest.terms, reader.say
    counting = [f"- {line}" for line in counting_lines(terms, say)]
    lines = [play_line(terms, say), rules_lines(terms, say), format_line(terms, say), *counting]
    pages = in_pages("\n".join([say("league-terms-title"), *filter(None, lines)]), "\n")
    at = min(page, len(pages) - 1)
    turn = turning(lambda to: ShowTerms(reader.season, to), at, len(pages), say, BY_PAGE)
    return message(reader.title(), pages[at], [*turn, ShowInfo(reader.season).button(say)])


def leave_question(reader: Reader) -> ui.LayoutView:
    """The question whether to leave a running season, and what that means."""
    return question(
        reader.title(),
        reader.say("league-leave-ask"),
        yes=LeaveSeason(reader.season).button(reader.say),
        no=ShowInfo(reader.season).button(reader.say, "league-button-stay"),
    )


def phase_line(reader: Reader) -> str:
    """The phase of the season, and what comes next."""
    contest, say = reader.contest, reader.say
    match contest.phase:
        case "signup":
            closed = contest.closing is not None and reader.now >= contest.closing
            ends_before = contest.closing != contest.terms.starts
            return say(
                "league-phase-signup",
                open=not closed,
                until=moment(contest.closing) if ends_before else None,
                starts=moment(contest.terms.starts),
                putoff=contest.put_offs > 0,
            )
        case "check_in":
            again = contest.put_offs > 0
            return say("league-phase-check_in", until=moment(contest.check_in_until), putoff=again)
        case "running":
            its = format_of(contest)
            told = (its.stands(contest), its.follows(contest))
            return " ".join(say(phrase.id, **phrase.arguments) for phrase in told)
        case "paused":
            return say("league-phase-paused", at=moment(contest.paused_at))
        case "review":
            return "\n".join(filter(None, [say("league-phase-review"), reader.names.unplayed(say)]))
        case "over":
            return "\n".join(filter(None, [_over(contest, reader), reader.names.unplayed(say)]))
        case _:
            return say("league-phase-cancelled", at=moment(contest.finished_at))


def own_line(reader: Reader) -> str:
    """The reader's status in this season; empty if they do not take part."""
    contest, say = reader.contest, reader.say
    if not reader.own or not contest.is_open:
        return ""
    waiting = [signed.player for signed in contest.waiting]
    if reader.own in waiting:
        number = say("league-own-waiting", number=waiting.index(reader.own) + 1)
        asked = contest.has_started and reader.can(acts.CheckIn(reader.own))
        return f"{number}\n{say('league-own-wait-check-in')}" if asked else number
    if not contest.plays(reader.own):
        return ""
    if contest.phase == "check_in":
        here = any(signed.checked_in for signed in contest.signed if signed.player == reader.own)
        return say("league-own-checked-in" if here else "league-own-check-in")
    return say("league-own-in")


def places_line(contest: Contest, reader: Reader) -> str:
    """How many places are taken, free and waited for, and whether late entries are possible."""
    free = None if contest.terms.places is None else max(0, contest.terms.places - taken(contest))
    return reader.say(
        "league-places",
        taken=taken(contest),
        free=free,
        places=contest.terms.places or 0,
        waiting=len(contest.waiting),
        late=_late(contest, reader.now, full=free == 0),
    )


def _late(contest: Contest, now: int, *, full: bool) -> str:
    """Whether people can join a season while it runs: ``yes`` or ``no`` before it starts; then ``still``, or
    ``wait`` if it is ``full``, and ``past`` if nothing is left to join; ``over`` if nobody plays any more.
    """
    if contest.phase == "review" or not contest.is_open:
        return "over"
    if not promises_late(contest.terms):
        return "no"
    if not contest.has_started:
        return "yes"
    if not can_join(contest, now):
        return "past"
    return "wait" if full else "still"


def taken(contest: Contest) -> int:
    """The number of players who have a place."""
    return len(contest.players)


def dates_line(reader: Reader) -> str:
    """The umpire, the dates, the reminders, and after the end the seed of the draws."""
    contest = reader.contest
    about = reader.say(
        "league-dates",
        umpire=reader.names.players(contest.umpires, reader.say),
        umpires=len(contest.umpires),
        started=moment(contest.started_at),
        starts=None if contest.has_started else moment(contest.terms.starts),
        ends=moment(format_of(contest).ends(contest)),
    )
    drawn = format_of(contest).facts.drawn and contest.has_started and not contest.is_open
    seed = reader.say("league-seed", seed=contest.seed.hex()) if drawn else ""
    return "\n".join(filter(None, [about, reminders_line(contest.terms, reader.say), seed]))


def offer_lines(reader: Reader) -> Iterator[str]:
    """The places that somebody is asked to take over: for the staff all, for others what they are offered."""
    for made in offers.open_offers(reader.contest):
        if reader.sees(made.player):
            yield reader.say(
                "league-offer",
                own=made.player == reader.own,
                player=reader.name(made.player),
                old=reader.names.entry(made.entry, reader.say),
                until=moment(made.until),
            )


def actions(reader: Reader) -> list[ui.Button[Any]]:
    """Buttons for what the reader can do now. A reader who is not known on the server can sign up."""
    contest, buttons = reader.contest, []
    for made in offers.open_offers(contest):
        if reader.own == made.player:
            buttons.append(AcceptPlace(reader.season, made.key).button(reader.say))
            buttons.append(DeclinePlace(reader.season, made.key).button(reader.say))
    if reader.can(acts.CheckIn(reader.own)):
        buttons.append(StayInSeason(reader.season).button(reader.say))
    if reader.can(acts.SignUp(reader.own)):
        buttons.append(JoinSeason(reader.season).button(reader.say))
    if not format_of(contest).facts.drawn and contest.phase == "running" and contest.plays(reader.own):
        buttons.append(OpenSeasonTable(reader.season).button(reader.say, style=BLUE))
    return buttons


def looks(reader: Reader) -> list[ui.Button[Any]]:
    """Buttons to the other screens of the season."""
    buttons = [ShowTerms(reader.season).button(reader.say), ShowStandings(reader.season).button(reader.say)]
    buttons += way_to_desk(reader)
    if reader.contest.has_started:
        buttons.append(ShowFixtures(reader.season).button(reader.say))
        if reader.entry:
            buttons.append(ShowAccount(reader.season).button(reader.say, style=GREY))
    return buttons


def ways_out(reader: Reader) -> list[ui.Button[Any]]:
    """The button to give up one's place, which comes last."""
    contest = reader.contest
    waits = any(signed.player == reader.own for signed in contest.signed)
    if contest.is_open and (waits or contest.plays(reader.own)):
        return [AskToLeaveSeason(reader.season).button(reader.say)]
    return []


def _over(contest: Contest, reader: Reader) -> str:
    players = winners(contest)
    shown = [f"**{reader.names.marked(player, reader.say)}**" for player in players[:CHAMPIONS]]
    return reader.say(
        "league-phase-over",
        at=moment(contest.finished_at),
        champions=joined(shown, reader.say) or None,
        count=len(players),
        more=max(0, len(players) - CHAMPIONS),
    )
