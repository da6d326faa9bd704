"""The screens of statistics: of one member, and of two members against each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import tzinfo
from typing import Any

import discord
from discord import ui

from bot.games import GAMES
from bot.league.achievements import ACHIEVEMENTS
from bot.league.ratings import SETTLED
from bot.services import AgainstRow, Career, GameCareer, HighlightRow, RivalRow, Shelf
from bot.tables import Refused, Who
from bot.tables.namesakes import told_apart
from bot.ui.components.layout import menu, menu_id, message
from bot.ui.components.pagination import pages_for, turning
from bot.ui.components.post import Illustration, ReadyPost, says_all
from bot.ui.components.press import Number
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, shown_name
from bot.ui.i18n.values import decimal, joined, moment
from bot.ui.i18n.wording import Wording
from bot.ui.presses.records import ShowStatement, TurnStats
from bot.ui.records.drawing import (
    against_alt,
    against_record,
    career_alt,
    career_record,
    drawn,
    member_name,
    points_in_words,
    rating_in_words,
)
from bot.ui.records.history import TurnHistory, link_to_message, name_of
from bot.ui.records.leaderboards import details
from bot.ui.records.offers import zone_told
from bot.ui.records.ratings import ShowRating
from bot.ui.records.solo import solo_message
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain
from bot.user_text import UserText

TITLES = 5
"""The most leagues whose titles are named."""
GAMES_ON_PAGE = 3
"""The number of games on one page. So many fit into a message together with the opponents."""


def played_on(career: Career, page: int) -> Sequence[GameCareer]:
    """The games on a page (0 is the first) of one member's statistics."""
    return _played(career)[page * GAMES_ON_PAGE :][:GAMES_ON_PAGE]


def last_page(career: Career) -> int:
    """The number of the last page of one member's statistics."""
    return pages_for(len(_played(career)), GAMES_ON_PAGE) - 1


def _played(career: Career) -> list[GameCareer]:
    return [game for game in career.games if game.stats.matches or _uncounted(career, game)]


def _uncounted(career: Career, game: GameCareer) -> int:
    """How many matches of a game count for nothing, not even for the wins against computers."""
    solo = sum(row.matches for row in career.solo if row.game == game.stats.game)
    return max(0, game.stats.uncounted - solo)


def stats_message(
    name: UserText,
    career: Career,
    user_id: int,
    place_id: int,
    page: int,
    say: Translator,
    picture: Illustration | None = None,
    *,
    has_chips: bool = False,
) -> ui.LayoutView:
    """A page (0 is the first) of one member's statistics on this server, game by game, with its ``picture``
    if there is one. Beside a picture that says all there is only what it does not show. From here people see
    what the member has played and, if the server plays for chips (``has_chips``), won and lost.

    Their most frequent opponents are on the last page. A ``page`` after that shows the last one.
    """
    pages = last_page(career) + 1
    page = min(page, pages - 1)
    shown = played_on(career, page)
    games = [
        _game(game, _uncounted(career, game), place_id, say, is_drawn=says_all(picture)) for game in shown
    ]
    rivals = "\n".join([say("stats-rivals"), *(_rival(rival, say) for rival in career.rivals)])
    return message(
        say("stats-title", name=escape_text(name), page=page + 1, pages=pages),
        picture.gallery() if picture else None,
        *(games or [say("history-empty")]),
        rivals if career.rivals and page == pages - 1 else None,
        _titles(career, say) if page == pages - 1 else None,
        _achievements(career.achievements, say) if page == pages - 1 else None,
        _zone_of_month(career.zone, say) if any(game.month for game in shown) else None,
        _menu_of_ratings(user_id, [game.stats.game for game in shown if game.rating], say),
        turning(lambda to: TurnStats(user_id, to), page, pages, say),
        [
            *([ShowSolo(user_id).button(say)] if career.solo else []),
            TurnHistory(user_id, 0).button(say),
            *([ShowStatement(user_id, 0).button(say, "button-chips")] if has_chips else []),
        ],
    )


def _menu_of_ratings(user_id: int, games: Sequence[str], say: Translator) -> ui.Select[Any] | None:
    """The menu of the games in which a member has a rating; None without any."""
    options = [(ShowRating(user_id, game, 0).custom_id, GAMES[game].spec.name, "") for game in games]
    return menu(menu_id("rating", "stats"), say("rating-menu"), options) if options else None


def _zone_of_month(zone: tzinfo, say: Translator) -> str | None:
    told = zone_told(zone)
    return None if told is None else say("stats-zone", zone=told)


def _titles(career: Career, say: Translator) -> str | None:
    """Which seasons they have won, in a line; None if they have won none."""
    if not career.titles:
        return None
    won = [say("stats-title-of", league=escape_text(name), titles=count) for name, count in career.titles]
    more = max(0, len(won) - TITLES)
    count = sum(titles for _, titles in career.titles)
    return say("stats-titles", count=count, leagues=joined(won[:TITLES], say), more=more)


def _achievements(earned: Sequence[str], say: Translator) -> str | None:
    """What they have earned, in a line; None if that is nothing."""
    if not earned:
        return None
    names = [say(f"achievement-{key}") for key in earned]
    return say("stats-achievements", count=len(names), all=len(ACHIEVEMENTS), names=joined(names, say))


def against_message(
    name: UserText,
    other: UserText,
    rows: Sequence[AgainstRow],
    say: Translator,
    picture: Illustration | None = None,
) -> ui.LayoutView:
    """The record of two members against each other, game by game and in total, with its ``picture`` if there
    is one. Beside a picture that says all there is only the total.
    """
    names = {"name": escape_text(name), "other": escape_text(other)}
    lines = [(GAMES[row.game].spec.name, row) for row in rows]
    if len(lines) > 1:
        sums = (sum(getattr(row, part) for row in rows) for part in ("matches", "ahead", "behind"))
        total = (say("against-all"), AgainstRow("", *sums))
        lines = [total] if says_all(picture) else [*lines, total]
    return message(
        say("against-title", **names),
        picture.gallery() if picture else None,
        *(
            say(
                "against-game",
                game=game,
                matches=row.matches,
                ahead=row.ahead,
                behind=row.behind,
                equal=row.matches - row.ahead - row.behind,
                **names,
            )
            for game, row in lines
        ),
        None if lines else say("against-none"),
    )


def _game(career: GameCareer, uncounted: int, place_id: int, say: Translator, *, is_drawn: bool) -> str:
    """The lines of a game; without what the picture shows, if it ``is_drawn``: matches, form, month and
    calls.
    """
    stats, spec = career.stats, GAMES[career.stats.game].spec
    if not stats.matches:
        return f"{say('stats-none-counts', game=spec.name)}\n{say('stats-uncounted', count=uncounted)}"
    points = stats.points / stats.deals if stats.deals else None
    rating = career.rating
    shown = rating and rating_in_words(
        rating.shown if rating.matches >= SETTLED else None, rating.matches, say
    )
    more = details(spec, stats, points, say, shown or None, calls=not is_drawn)
    if is_drawn:
        lines = [say("stats-beside", game=spec.name, details=more)]
    else:
        share = round(100 * stats.wins / stats.matches)
        won = say("stats-game", game=spec.name, matches=stats.matches, wins=stats.wins, share=share)
        lines = [won, f"-# {more}", *_lately(career, say)]
    if career.reflexes is not None:
        fastest, median = (decimal(ms / 1000, least=1, most=1) for ms in career.reflexes)
        lines.append(say("stats-reflexes", fastest=fastest, median=median))
    ends = [
        _match(say("stats-best" if kind == "best" else "stats-worst"), match, stats.game, place_id, say)
        for kind in ("best", "worst")
        for match in career.of("best" if kind == "best" else "worst")
        if stats.matches > 1
    ]
    if ends:
        lines.append(f"-# {' · '.join(ends)}")
    if uncounted:
        lines.append(say("stats-uncounted", count=uncounted))
    return "\n".join(lines)


def _lately(career: GameCareer, say: Translator) -> Iterator[str]:
    """What they have won this month, and of their newest matches."""
    if career.month is not None:
        yield say("stats-month", matches=career.month.matches, wins=career.month.wins)
    if career.streak is not None:
        form = "".join("✅" if match.won else "❌" for match in career.of("newest"))
        yield say("stats-form", form=form, won=career.streak.won, matches=career.streak.matches)


def _match(which: str, match: HighlightRow, game: str, place_id: int, say: Translator) -> str:
    per_deal = GAMES[game].spec.deal_points and match.deals
    return say(
        "stats-match",
        which=which,
        result=points_in_words(match.points / match.deals, say)
        if per_deal
        else Wording(game, (), say).total(match.total),
        link=link_to_message(place_id, match.channel_id, match.message_id),
        place=match.place,
        at=moment(match.finished_at),
    )


def _rival(rival: RivalRow, say: Translator) -> str:
    return say(
        "stats-rival",
        name=name_of(rival.name, say),
        matches=rival.matches,
        ahead=rival.ahead,
        behind=rival.behind,
    )


@TurnStats.on_press
async def turn_stats(request: Request, press: TurnStats) -> None:
    """Show another page of a member's statistics."""
    name = await member_name(request, press.user)
    await _show_career(request, press.user, name, press.page)


class ShowSolo(Plain, template="y:solo:{user}"):
    """See what a member has won against computers."""

    user: Number
    label = "button-solo"


@ShowSolo.on_press
async def show_solo(request: Request, press: ShowSolo) -> None:
    """Show a member's wins against computers."""
    name = await member_name(request, press.user)
    shelf = await request.services.standings.shelf(request.place_id, press.user)
    await request.private(await _solo_message(request, name, shelf, press.user))


async def _solo_message(request: Request, name: UserText, shelf: Shelf, user_id: int) -> ui.LayoutView:
    say, settings = request.say, await request.services.preferences.server(request.place_id)
    back = [TurnStats(user_id, 0).button(say)] if shelf.has_more else []
    is_here = settings.achievements and not shelf.has_more
    achievements = _achievements(shelf.achievements, say) if is_here else None
    return solo_message(name, shelf.rows, say, [*back, TurnHistory(user_id, 0).button(say)], achievements)


async def show_stats(request: Request, member: discord.abc.User, against: discord.abc.User | None) -> None:
    """Show a member's statistics, or their record ``against`` another member.

    Raises Refused ``against_self`` if both are the same.
    """
    if against is None:
        await _show_career(request, member.id, shown_name(member))
        return
    if against.id == member.id:
        raise Refused("against_self")
    rows = await request.services.standings.against(request.place_id, member.id, against.id)
    both = told_apart(Who(user.id, shown_name(user)) for user in (member, against))
    name, other = (who.name for who in both)
    alt = against_alt(name, other, rows, request.say)
    picture = await drawn(request, against_record(name, other, rows), alt)
    await request.show_post(ReadyPost(against_message(name, other, rows, request.say, picture), picture))


async def _show_career(request: Request, user_id: int, name: UserText, page: int = 0) -> None:
    place_id = request.place_id
    shelf = await request.services.standings.shelf(place_id, user_id)
    if shelf.rows and not shelf.has_more:
        await request.private(await _solo_message(request, name, shelf, user_id))
        return
    career = await request.services.standings.career(place_id, user_id)
    if not (await request.services.preferences.server(place_id)).achievements:
        career = replace(career, achievements=())
    games = [game for game in played_on(career, min(page, last_page(career))) if game.stats.matches]
    record, alt = career_record(name, games, request.say), career_alt(name, games, request.say)
    picture = await drawn(request, record, alt)
    has_chips = await request.services.chips.are_known(place_id)
    view = stats_message(name, career, user_id, place_id, page, request.say, picture, has_chips=has_chips)
    await request.show_post(ReadyPost(view, picture))
