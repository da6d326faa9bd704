"""The screen of a season's log, for the staff only. It shows every line, private warnings too, the newest
first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from discord import ui

from bot.league.decisions import Decision, Reverse, in_force
from bot.league.reversal import built_on
from bot.league.season import LogEntry, Season, acts, season_state
from bot.ui.components.forms import ABOUT, Form, Written
from bot.ui.components.layout import GREY, menu, menu_id, message
from bot.ui.components.offers import Suggestion, fitting
from bot.ui.components.pagination import BY_TIME, turning
from bot.ui.components.press import Page, Text
from bot.ui.i18n.values import moment
from bot.ui.presses.dashboard import ShowDashboard
from bot.ui.seasons.describe import describe, of_decision
from bot.ui.seasons.seasons import title_of
from bot.ui.seasons.view import SeasonView, cut, paged, season_view
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.dashboard.forms import WHY, reason_form
from bot.ui.umpire.preview import propose

PAGE, ROOM = 12, 2900
"""The most lines on one page, and the most characters of these."""
REASON = 300
"""The most characters of a reason that are shown."""
LINE = 580
"""The most characters of a line."""
_ASKED = (acts.Appeal, acts.CallUmpire, acts.GoOn)
_ANSWERS = (acts.TakeOver, acts.TurnDown, acts.Expire)
DECISIONS = (acts.UmpireAct, acts.Leave, acts.CountIn, *_ASKED, acts.ForfeitFixture, *_ANSWERS)
"""The acts in the short log: decisions, questions, answers, withdrawals and returns, forfeits. The rest is
routine.
"""


class ShowLog(OfUmpire, template="j:log:{season}:{what}.{page}"):
    """See a page of the season log."""

    what: Annotated[str, "all|decisions"]
    page: Page


@ShowLog.on_press
async def turn_log(request: UmpireRequest, press: ShowLog) -> None:
    """Show another page, or switch between the short and the whole log."""
    lines = await request.services.seasons.store.log(request.season)
    view = await season_view(request)
    await request.private(log_screen(lines, view, press.what, press.page))


def log_screen(log: Sequence[LogEntry], view: SeasonView, what: str, page: int) -> ui.LayoutView:
    """One page (0 is the first) of a season's log; ``what`` is ``decisions`` or ``all``."""
    season, say = view.season, view.say
    lines = [line for line in reversed(log) if what == "all" or is_decision(line)]
    reversed_by = reversals(log)
    pages = paged([log_line(line, reversed_by.get(str(line.seq)), view) for line in lines], PAGE, ROOM)
    page = min(page, len(pages) - 1)
    other = "decisions" if what == "all" else "all"
    turn = turning(lambda to: ShowLog(season.key, what, to), page, len(pages), say, BY_TIME)
    phrase = "button-log-all" if other == "all" else "button-log-decisions"
    first = sum(map(len, pages[:page]))
    here = {str(line.seq) for line in lines[first : first + len(pages[page])]}
    plain = view.labels
    undo = {each.key: each for each in reversible(season) if each.key in here and can_undo(season, each)}
    offers = fitting("", (Suggestion(of_decision(each, plain), key) for key, each in undo.items()))
    options = [
        (ReverseDecision(season.key, key).custom_id, label, cut(undo[key].reason, ABOUT))
        for label, key, _ in offers
    ]
    return message(
        say("umpire-log", league=title_of(season), number=season.number, page=page + 1, pages=len(pages)),
        "\n".join(pages[page]) or say("umpire-log-empty"),
        menu(menu_id("reverse", season.key), say("log-take-back"), options) if options else None,
        [*turn, ShowLog(season.key, other, 0).button(say, phrase)],
        [ShowDashboard(season.key).button(say, "button-dashboard-back", GREY)],
    )


def reversible(season: Season) -> Sequence[Decision]:
    """Return the decisions of a running league that can be undone, the newest first."""
    state = season_state(season) if season.is_open else None
    return [each for each in reversed(in_force(state.decisions) if state else ()) if each.key.isdigit()]


def can_undo(season: Season, decision: Decision) -> bool:
    """Whether nothing was built on a decision of a league that is in force."""
    state = season_state(season)
    return state is not None and built_on(state, decision) is None


class ReverseDecision(OfUmpire, template="j:reverse:{season}:{decision}"):
    """Undo a decision: write why, see what follows, confirm it."""

    decision: Text
    """The number of its line in the log."""


@ReverseDecision.with_form
async def ask_why(request: UmpireRequest, press: ReverseDecision) -> Form:
    """Open the form that names a decision and asks for the reason to undo it."""
    names, say = await season_view(request, plain=True), request.say
    decision = next((each for each in reversible(request.season) if each.key == press.decision), None)
    about = None if decision is None else of_decision(decision, names)
    return reason_form(press, "reverse", say, about)


@ReverseDecision.on_form
async def take_back(request: UmpireRequest, press: ReverseDecision, written: Written) -> None:
    """Preview undoing a decision."""
    await propose(request, acts.Decide(Reverse(press.decision)), written[WHY])


def is_decision(line: LogEntry) -> bool:
    """Whether a line is in the short log. A draw is if it was the umpire's."""
    return isinstance(line.act, DECISIONS) or (isinstance(line.act, acts.PairRound) and bool(line.actor))


def log_line(line: LogEntry, reversal: LogEntry | None, view: SeasonView) -> str:
    """One line: its time and author, its act and reason, and by whom and when it was reversed, if
    there is a ``reversal``.
    """
    text = view.say(
        "umpire-log-line",
        at=moment(line.at),
        who=view.player(line.actor) if line.actor else None,
        what=describe(line, view),
        reason=cut(line.reason, REASON) or None,
        own=line.own_table,
        reversed=view.player(reversal.actor) if reversal else None,
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
