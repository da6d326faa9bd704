"""Leaderboards and a member's own numbers, as text that reads well on a phone."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui
from discord.utils import escape_markdown

from bot.games.api import Spec
from bot.tables import Leaderboard, LeaderboardRow, StatsRow
from bot.ui import ids
from bot.ui.layout import button, message
from bot.ui.phrases import Say

PAGE = 10
"""Lines on one page."""


def leaderboard_message(spec: Spec, board: Leaderboard, page: int, minimum: int, say: Say) -> ui.LayoutView:
    """One page of a leaderboard, with the asker's own line, and how it is ordered."""
    pages = max(1, -(-board.total // PAGE))
    title = say("leaderboard-title", game=spec.name, page=page + 1, pages=pages)
    if not board.total:
        return message(title, say("leaderboard-empty"))
    lines = [_line(spec, row, say) for row in board.rows]
    if board.own is not None and board.own not in board.rows:
        lines += [say("leaderboard-own"), _line(spec, board.own, say)]
    better = "none" if not spec.deal_points else "low" if spec.low_wins else "high"
    order = say("leaderboard-order", minimum=minimum, better=better)
    turn = [
        button(ids.board_id(spec.key, page - 1), say("button-earlier"), disabled=page == 0),
        button(ids.board_id(spec.key, page + 1), say("button-later"), disabled=page + 1 >= pages),
    ]
    return message(title, "\n".join(lines), order, turn if pages > 1 else None)


def stats_message(name: str, stats: Sequence[StatsRow], specs: dict[str, Spec], say: Say) -> ui.LayoutView:
    """What one member has done here, game by game."""
    parts = [_stats(row, specs[row.game], say) for row in stats if row.matches or row.uncounted]
    return message(say("stats-title", name=escape_markdown(name)), *(parts or [say("stats-empty")]))


def _line(spec: Spec, row: LeaderboardRow, say: Say) -> str:
    place = say(
        "leaderboard-line",
        rank=row.rank or "none",
        name=escape_markdown(row.name),
        own="yes" if row.own else "no",
        wins=row.wins,
        matches=row.matches,
        share=round(100 * row.win_share),
    )
    return f"{place}\n-# {_details(spec, row, row.points_per_deal, say)}"


def _stats(row: StatsRow, spec: Spec, say: Say) -> str:
    share = round(100 * row.wins / row.matches) if row.matches else 0
    summary = say("stats-game", game=spec.name, matches=row.matches, wins=row.wins, share=share)
    details = _details(spec, row, row.points / row.deals if row.deals else None, say)
    uncounted = say("stats-uncounted", count=row.uncounted) if row.uncounted else None
    return "\n".join(filter(None, [summary, f"-# {details}", uncounted]))


def _details(spec: Spec, row: LeaderboardRow | StatsRow, points: float | None, say: Say) -> str:
    """Deals, points and calls, as far as the game has them."""
    parts = [say("standings-deals", won=row.deals_won, deals=row.deals)]
    if spec.deal_points and points is not None:
        parts.append(say("standings-points", points=f"{points:.1f}"))
    if spec.statistics:
        parts.append(say("standings-calls", made=row.calls_made, missed=row.calls_missed))
    return " · ".join(parts)
