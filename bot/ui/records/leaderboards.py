"""The screen of a leaderboard, as text that fits on a phone."""

from __future__ import annotations

from datetime import tzinfo

from discord import ui

from bot.games import GAMES
from bot.games.api import Spec
from bot.league.ratings import SETTLED
from bot.services import Board, LeaderboardRow, Period, StatsRow
from bot.ui.components.layout import message
from bot.ui.components.pagination import pages_for, turning
from bot.ui.components.post import Illustration, says_all
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, label_text
from bot.ui.i18n.values import decimal
from bot.ui.pictures.names import drawn_name
from bot.ui.presses.records import TurnLeaderboard
from bot.user_text import UserText

PAGE = 10
"""The number of lines on one page."""


def leaderboard_message(
    board: Board, minimum: int, say: Translator, picture: Illustration | None = None
) -> ui.LayoutView:
    """One page of a leaderboard, with its ``picture`` if there is one, the user's own line and a note on how
    it is ordered and on the signs that are there. Beside a picture that says all there are lines for those
    only of whom it does not show something: a name that cannot be drawn, or that they have not played for
    long.
    """
    spec, lines, page = GAMES[board.game].spec, board.lines, board.page
    pages = pages_for(lines.total, PAGE)
    period = escape_text(period_name(board.period, say))
    title = say("leaderboard-title", game=spec.name, period=period, page=page + 1, pages=pages)
    if not lines.total:
        return message(title, say("leaderboard-empty", kind=board.period.kind))
    told = [row for row in lines.rows if _is_idle(board, row) or not drawn_name(row.name)]
    shown = [_line(board, row, say) for row in (told if says_all(picture) else lines.rows)]
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
        sleeps=any(_is_idle(board, row) for row in lines.rows),
    )
    turn = turning(lambda to: TurnLeaderboard(board.game, to, board.by, board.period.key), page, pages, say)
    return message(title, picture.gallery() if picture else None, "\n".join(shown), order, turn)


def period_name(period: Period, say: Translator) -> UserText:
    """The period of a leaderboard in words, among them the name of a league."""
    season = period.season
    return UserText(
        say(
            "period",
            kind=period.kind,
            league=label_text(season.league) if season else None,
            number=str(season.number) if season else None,
            zone=zone_told(period.zone),
        )
    )


def zone_told(zone: tzinfo) -> str | None:
    """The name of a zone beside a month; None for UTC, which servers have that have set none."""
    return None if str(zone) == "UTC" else str(zone)


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


def points_in_words(points: float, say: Translator) -> str:
    """The average points of a deal."""
    return say("standings-points", points=decimal(points, least=1, most=1))


def rating_in_words(rating: int | None, rated: int, say: Translator) -> str:
    """A rating, or how far it is to one."""
    shown = None if rating is None else str(rating)
    return say("standings-rating", rating=shown, settled=SETTLED, rated=rated)


def _is_idle(board: Board, row: LeaderboardRow) -> bool:
    """Whether somebody has not played for so long that their place sleeps."""
    return row.last_at < board.idle_before


def _line(board: Board, row: LeaderboardRow, say: Translator) -> str:
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


def merit(board: Board, row: LeaderboardRow, say: Translator) -> str:
    """The numbers of a line: the one that the board is ordered by, and wins."""
    if board.by == "wins":
        share = round(100 * row.win_share)
        return say("standings-share", wins=row.wins, matches=row.matches, share=share)
    has_points = GAMES[board.game].spec.deal_points and row.points_per_deal is not None
    parts = [points_in_words(row.points_per_deal or 0, say)] if has_points else []
    if board.by == "rating":
        parts.insert(0, rating_in_words(row.rating, row.rated, say))
    return " · ".join([*parts, say("standings-wins", wins=row.wins, matches=row.matches)])
