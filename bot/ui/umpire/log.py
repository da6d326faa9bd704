"""The log of a season, for the staff alone: every line of it, cautions too, the newest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from discord import ui

from bot.league.contest import Contest, LogEntry, acts
from bot.league.decisions import Reverse
from bot.ui.components.layout import message
from bot.ui.components.pagination import BY_TIME, pages_for, turning
from bot.ui.delivery.responses import private
from bot.ui.i18n.translator import Translator
from bot.ui.presses.umpire import ShowLog
from bot.ui.seasons.describe import describe
from bot.ui.seasons.names import Names
from bot.ui.seasons.reader import cut
from bot.ui.seasons.seasons import season_meant, season_pressed, title_of
from bot.ui.shell.context import Interaction, RequestContext
from bot.ui.shell.router import Routes

routes = Routes()

PAGE = 6
"""Lines on one page."""
REASON = 300
"""Letters of a reason that are shown."""
LINE = 580
"""Letters of a line, all in all."""
DECISIONS = (*get_args(acts.UmpireAct), acts.Leave, acts.Appeal, acts.Walkover)
"""What people have decided or asked, and what no-shows have cost; all else is as it should be."""


async def show_log(
    interaction: Interaction, request: RequestContext, league: str | None, everything: bool
) -> None:
    """Show the first page of the log; ``everything``: also who came, and what was played."""
    contest = await season_meant(interaction, request, league)
    await _show(interaction, request, contest, "all" if everything else "decisions", 0)


@routes.on(ShowLog)
async def turn_log(interaction: Interaction, request: RequestContext, press: ShowLog) -> None:
    """Show another page, or the log with more or less in it."""
    contest = await season_pressed(interaction, request, press.season)
    await _show(interaction, request, contest, press.what, press.page)


async def _show(
    interaction: Interaction, request: RequestContext, contest: Contest, what: str, page: int
) -> None:
    lines = await request.services.seasons.log(contest)
    names = Names(contest, await request.services.seasons.names(contest))
    await private(interaction, log_screen(contest, lines, names, what, page, request.say))


def log_screen(
    contest: Contest, log: Sequence[LogEntry], names: Names, what: str, page: int, say: Translator
) -> ui.LayoutView:
    """One page (0 is the first) of a season's log: ``decisions``, or ``all`` there is."""
    lines = [line for line in reversed(log) if what == "all" or isinstance(line.act, DECISIONS)]
    pages = pages_for(len(lines), PAGE)
    page = min(page, pages - 1)
    reversed_by = taken_back(log)
    shown = [
        log_line(line, reversed_by.get(str(line.seq)), names, say)
        for line in lines[page * PAGE : (page + 1) * PAGE]
    ]
    other = "decisions" if what == "all" else "all"
    turn = turning(lambda to: ShowLog(contest.key, what, to), page, pages, say, BY_TIME)
    phrase = "button-log-all" if other == "all" else "button-log-decisions"
    return message(
        say("umpire-log", league=title_of(contest), number=contest.number, page=page + 1, pages=pages),
        "\n".join(shown) or say("umpire-log-empty"),
        [*turn, ShowLog(contest.key, other, 0).button(say, phrase)],
    )


def log_line(line: LogEntry, reversed_by: int | None, names: Names, say: Translator) -> str:
    """One line: its number, when, who, what, why, and whether it was taken back."""
    told = say(
        "umpire-log-line",
        number=str(line.seq),
        at=str(line.at // 1000),
        who=names.player(line.actor, say) if line.actor else "none",
        what=describe(line, names, say),
        reason=cut(line.reason, REASON) or "none",
        own="yes" if line.own_table else "no",
        reversed="none" if reversed_by is None else str(reversed_by),
    )
    return told if len(told) <= LINE else f"{told[: LINE - 1]}…"


def taken_back(log: Sequence[LogEntry]) -> dict[str, int]:
    """The decisions that were taken back, by the number of the line that did it."""
    return {
        line.act.ruling.decision: line.seq
        for line in log
        if isinstance(line.act, acts.Decide) and isinstance(line.act.ruling, Reverse)
    }
