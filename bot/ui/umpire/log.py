"""The screen of a season's log, for the staff only. It shows every line, cautions too, the newest first."""

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
from bot.ui.i18n.values import moment
from bot.ui.presses.umpire import ShowLog
from bot.ui.seasons.describe import describe
from bot.ui.seasons.names import Names
from bot.ui.seasons.reader import cut
from bot.ui.seasons.seasons import season_pressed, title_of
from bot.ui.shell.context import Interaction, RequestContext
from bot.ui.shell.router import Routes
from bot.ui.umpire.desk.choosing import season_for

routes = Routes()

PAGE = 4
"""The number of lines on one page."""
REASON = 300
"""The most characters of a reason that are shown."""
LINE = 580
"""The most characters of a line."""
_ANSWERS = (acts.TakeOver, acts.TurnDown, acts.Expire)
DECISIONS = (*get_args(acts.UmpireAct), acts.Leave, acts.Appeal, acts.Walkover, *_ANSWERS)
"""The acts in the short log: decisions, questions, answers, withdrawals, walkovers. The rest is routine."""


async def show_log(interaction: Interaction, request: RequestContext) -> None:
    """Show the first page of the log of a season, or the seasons to choose from."""
    contest = await season_for(interaction, request, "log")
    if contest is not None:
        await _show(interaction, request, contest, "decisions", 0)


@routes.on(ShowLog)
async def turn_log(interaction: Interaction, request: RequestContext, press: ShowLog) -> None:
    """Show another page, or switch between the short and the whole log."""
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
    """One page (0 is the first) of a season's log; ``what`` is ``decisions`` or ``all``."""
    lines = [line for line in reversed(log) if what == "all" or isinstance(line.act, DECISIONS)]
    pages = pages_for(len(lines), PAGE)
    page = min(page, pages - 1)
    reversed_by = reversals(log)
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


def log_line(line: LogEntry, reversal: LogEntry | None, names: Names, say: Translator) -> str:
    """One line: its time, author and number, its act and reason, and by whom and when it was reversed, if
    there is a ``reversal``.
    """
    text = say(
        "umpire-log-line",
        number=str(line.seq),
        at=moment(line.at),
        who=names.player(line.actor, say) if line.actor else None,
        what=describe(line, names, say),
        reason=cut(line.reason, REASON) or None,
        own=line.own_table,
        reversed=names.player(reversal.actor, say) if reversal else None,
        reversed_at=moment(reversal.at) if reversal else None,
    )
    return text if len(text) <= LINE else f"{text[: LINE - 1]}…"


def reversals(log: Sequence[LogEntry]) -> dict[str, LogEntry]:
    """The reversed decisions by key, each with the line that has reversed it."""
    return {
        line.act.ruling.decision: line
        for line in log
        if isinstance(line.act, acts.Decide) and isinstance(line.act.ruling, Reverse)
    }
