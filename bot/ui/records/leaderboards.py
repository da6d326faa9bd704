"""The screen of a leaderboard, as text that fits on a phone."""

from __future__ import annotations

from typing import Annotated

from discord import ui

from bot.games import GAMES
from bot.games.api import Spec
from bot.league.ratings import SETTLED
from bot.services import MINIMUM, LeaderboardPage, LeaderboardRow, Order, StatsRow
from bot.ui.components.layout import message
from bot.ui.components.pagination import pages_for, turning
from bot.ui.components.post import Illustration, ReadyPost, says_all
from bot.ui.components.press import GameKey, Page, Text
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.i18n.values import joined
from bot.ui.pictures.names import drawn_name
from bot.ui.presses.records import ShowBoard
from bot.ui.records.drawing import board_alt, board_record, drawn, merit, points_in_words, rating_in_words
from bot.ui.records.offers import period_meant, period_name
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain

PAGE = 10
"""The number of lines on one page."""


def leaderboard_message(
    board: LeaderboardPage,
    minimum: int,
    say: Translator,
    picture: Illustration | None = None,
    *,
    has_chips: bool = False,
) -> ui.LayoutView:
    """Build one page of a leaderboard, with its ``picture`` if there is one, the user's own line and a note
    on its order and signs. Beside a picture that says all, players have a line only if their name can't be
    drawn, and the idle ones are named. ``has_chips`` is whether people here play for chips, which have a
    board of their own.
    """
    spec, lines, page = GAMES[board.game].spec, board.lines, board.page
    pages = pages_for(lines.total, PAGE)
    period = escape_text(period_name(board.period, say))
    title = say("leaderboard-title", game=spec.name, period=period, page=page + 1, pages=pages)
    chips = [ShowBoard(0).button(say)] if has_chips else []
    if not lines.total:
        return message(title, say("leaderboard-empty", kind=board.period.kind), chips)
    told = [row for row in lines.rows if not (says_all(picture) and drawn_name(row.name))]
    shown = [_line(board, row, say) for row in told]
    idle = [row for row in lines.rows if _is_idle(board, row)]
    if lines.own is not None and lines.own not in lines.rows:
        shown += [say("leaderboard-own"), _line(board, lines.own, say)]
    ranks = [row.rank for row in lines.rows]
    order = say(
        "leaderboard-order",
        by=board.by,
        minimum=minimum,
        settled=SETTLED,
        better=None if not spec.deal_points else "low" if spec.low_wins else "high",
        tied=any(ranks.count(rank) > 1 for rank in ranks if rank is not None),
        fewer=None in ranks or (lines.own is not None and lines.own.rank is None),
        sleeps=bool(idle),
        idle=joined([escape_text(row.name) for row in idle if row not in told], say) or None,
    )
    turn = turning(lambda to: TurnLeaderboard(board.game, to, board.by, board.period.key), page, pages, say)
    return message(title, picture.gallery() if picture else None, "\n".join(shown), order, turn, chips)


def details(
    spec: Spec,
    row: LeaderboardRow | StatsRow,
    points: float | None,
    say: Translator,
    rating: str | None = None,
    *,
    calls: bool = True,
) -> str:
    """A line with deals, points and, if wanted, ``calls``, as far as the game has them, and with ``rating``
    if it is given.
    """
    parts = [say("standings-deals", won=row.deals_won, deals=row.deals)]
    if spec.deal_points and points is not None:
        parts.append(points_in_words(points, say))
    if spec.statistics and calls:
        parts.append(say("standings-calls", made=row.calls_made, missed=row.calls_missed))
    return " · ".join([*parts, *([rating] if rating else [])])


def _is_idle(board: LeaderboardPage, row: LeaderboardRow) -> bool:
    """Return whether a player hasn't played for so long that their place sleeps."""
    return row.last_at < board.idle_before


def _line(board: LeaderboardPage, row: LeaderboardRow, say: Translator) -> str:
    spec = GAMES[board.game].spec
    line = say(
        "leaderboard-line",
        rank=row.rank,
        name=escape_text(row.name),
        own=row.own,
        merit=merit(board, row, say),
        idle=_is_idle(board, row),
    )
    if board.by == "rating":
        return f"{line}\n-# {details(spec, row, None, say)}"
    rating = None if row.rating is None else rating_in_words(row.rating, row.rated, say)
    points = None if board.by == "points" else row.points_per_deal
    return f"{line}\n-# {details(spec, row, points, say, rating)}"


class TurnLeaderboard(Plain, template="b:{game}:{page}[:{by}:{period}]"):
    """See another page of a leaderboard."""

    game: GameKey
    page: Page
    by: Annotated[Order, "wins|points|rating"] = "wins"
    period: Text = "all"


@TurnLeaderboard.on_press
async def turn_page(request: Request, press: TurnLeaderboard) -> None:
    """Show another page of a leaderboard."""
    await show_leaderboard(request, press.game, press.period, press.by, press.page)


async def show_leaderboard(
    request: Request,
    game: str,
    period: str = "all",
    by: Order = "wins",
    page: int = 0,
) -> None:
    """Show one page of a leaderboard in private. The user's own line is on every page."""
    chosen = await period_meant(request, request.place_id, period)
    board = await request.services.standings.leaderboard(
        request.place_id, request.user_id, game, page, PAGE, period=chosen, by=by
    )
    picture = await drawn(request, board_record(board, request.say), board_alt(board, request.say))
    has_chips = await request.services.chips.are_known(request.place_id)
    view = leaderboard_message(board, MINIMUM, request.say, picture, has_chips=has_chips)
    await request.show_post(ReadyPost(view, picture))
