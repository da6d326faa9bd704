"""The preview of an umpire's act, which shows its consequences and waits for a confirmation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from discord import ui

from bot.league.season import Act, Season, SeasonStep, acts, has_order
from bot.tables import Refused, StorageError, Table
from bot.ui.components.layout import GREEN, GREY, LINE, RED, message
from bot.ui.components.press import Text
from bot.ui.components.question import question
from bot.ui.i18n.translator import Translator
from bot.ui.presses.dashboard import OrderPlayers, ShowDashboard
from bot.ui.seasons.describe import describe
from bot.ui.seasons.ranked import look_ahead
from bot.ui.seasons.seasons import title_of
from bot.ui.seasons.view import SeasonView, cut, season_view, unplayed_lines
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.shell.permissions import is_umpire
from bot.ui.umpire.consequences import foreseen, notes, standings_lines, table_lines
from bot.ui.umpire.words import reworded

ROOM = 2000
"""The most characters for the consequences of an act. Lines that do not fit are only counted."""
REASON = 300
"""The most characters of a reason."""


@dataclass(frozen=True, slots=True)
class Draft:
    """An act that a user has seen a preview of."""

    season: str
    act: Act
    reason: str
    seen: int
    """The number of lines in the season's log at that time."""
    sentence: str
    """The act in a sentence, in the user's language."""
    asked: bool = False
    """Whether they have confirmed it once. Some acts need two confirmations."""


@dataclass(frozen=True, slots=True)
class Preview:
    """An act and its result, which has not been stored."""

    season: Season
    """The season before the act."""
    step: SeasonStep
    names: SeasonView
    tables: Sequence[Table]
    """The season's open tables."""


async def propose(request: UmpireRequest, act: Act, reason: str = "", notice: str = "") -> None:
    """Show the user what ``act`` would do, with the buttons to confirm or drop it.

    ``notice`` is a text at the top. Raises Refused if the season does not accept the act.
    """
    season, say = request.season, request.say
    view = SeasonView(season, await request.services.seasons.names(season, act=act), request.say)
    try:
        step = await request.services.seasons.preview(season.key, request.who, act, reason)
    except Refused as refused:
        raise reworded(refused, view) from refused
    await look_ahead(season, step.season)
    tables = [
        each for each in request.services.tables.open_tables(season.place_id) if each.season == season.key
    ]
    preview = Preview(season, step, view, tables)
    sentence = describe(step.line, view)
    draft = Draft(season.key, act, reason, season.seq, sentence)
    key = request.services.drafts.keep(request.user_id, draft, request.now)
    await request.private(preview_screen(preview, key, say, notice))


def preview_screen(preview: Preview, draft: str, say: Translator, notice: str = "") -> ui.LayoutView:
    """An act in a sentence, its reason, and its consequences in the standings and at tables."""
    season, line = preview.season, preview.step.line
    key = season.key
    final = isinstance(line.act, acts.Cancel)
    # Whom it is about has room before all else.
    rows, beside, tables = fitted(
        (
            standings_lines(season, preview.step, preview.names),
            notes(season, preview.step, preview.names, preview.tables),
            table_lines(season, foreseen(preview.step), preview.tables, say),
        ),
        say,
    )
    return question(
        notice,
        say("umpire-preview", league=title_of(season), number=season.number),
        f"**{describe(line, preview.names)}**",
        say("umpire-reason", reason=cut(line.reason, REASON)) if line.reason else None,
        say("umpire-own-table") if line.own_table else None,
        beside,
        LINE if rows or tables else None,
        rows,
        tables,
        yes=[ConfirmDraft(key, draft).button(say, style=RED if final else None), *_ways_on(preview, say)],
        no=DropDraft(key, draft).button(say),
    )


def _ways_on(preview: Preview, say: Translator) -> list[ui.Button[Any]]:
    """The button to change the order of the players, where a start goes by one."""
    season = preview.season
    if not (has_order(season) and isinstance(preview.step.line.act, acts.Start)):
        return []
    return [OrderPlayers(season.key, season.seq).button(say)]


def sure_screen(season: Season, draft: str, say: Translator, missing: str = "") -> ui.LayoutView:
    """The second question whether to end a season without a champion, or to confirm results although tables
    are ``missing``, which that text names.
    """
    no = DropDraft(season.key, draft)
    if missing:
        asked = say("umpire-unplayed-sure", league=title_of(season), missing=missing)
        return question(asked, yes=ConfirmDraft(season.key, draft).button(say, style=RED), no=no.button(say))
    return question(
        say("umpire-cancel-sure", league=title_of(season)),
        yes=ConfirmDraft(season.key, draft).button(say, "button-cancel-season", RED),
        no=no.button(say, "button-keep-season"),
    )


def done_screen(season: str, sentence: str, say: Translator) -> ui.LayoutView:
    """The message that an act was carried out, with the way to the dashboard of the season."""
    dashboard = ShowDashboard(season).button(say, "button-dashboard-back", GREY)
    return message(say("umpire-done", sentence=sentence), [dashboard])


class ConfirmDraft(OfUmpire, template="j:do:{season}:{draft}"):
    """Do what the preview shows."""

    draft: Text
    label, style = "button-confirm", GREEN


@ConfirmDraft.on_press
async def confirm(request: UmpireRequest, press: ConfirmDraft) -> None:
    """Carry out an act after its preview. If another decision has changed the same since, show a new
    preview.
    """
    season = request.season
    draft = request.services.drafts.take(press.draft, request.user_id, Draft, request.now)
    if draft.season != season.key:
        raise Refused("umpire_draft_gone")
    if isinstance(draft.act, acts.Start):
        await request.take_time()  # drawing tables is slow
    if isinstance(draft.act, acts.Confirm) and season.seq != draft.seen:
        # Confirming is final, and a match since the preview may have changed the champion.
        await propose(request, draft.act, draft.reason, request.say("umpire-news"))
        return
    if not draft.asked and await _asks(request, draft):
        return
    try:
        season = await request.services.seasons.act(
            draft.season, request.who, draft.act, draft.reason, seen=draft.seen
        )
    except StorageError:
        request.services.drafts.put_back(press.draft, request.user_id, draft, request.now)
        raise
    except Refused as refused:
        if refused.code == "league-stale":
            newest = request.of(await request.services.seasons.by_key(draft.season))
            await propose(newest, draft.act, draft.reason, request.say("refused-league-stale"))
            return
        view = SeasonView(season, await request.services.seasons.names(season, act=draft.act), request.say)
        raise reworded(refused, view) from refused
    if isinstance(draft.act, acts.Alter):
        request.services.outbox.try_again(season)  # waiting news can go to the new channel
    if isinstance(draft.act, acts.NameUmpires) and not await is_umpire(request, season):
        await request.private(message(request.say("dashboard-umpires-handed-over")))
        return
    await request.private(done_screen(draft.season, draft.sentence, request.say))


async def _asks(request: UmpireRequest, draft: Draft) -> bool:
    """Ask for confirmation before a season is cancelled, or confirmed with unplayed matches. Return whether
    there was anything to ask.
    """
    missing = ""
    if isinstance(draft.act, acts.Confirm):
        missing = unplayed_lines(await season_view(request))
    if not missing and not isinstance(draft.act, acts.Cancel):
        return False
    asked = request.services.drafts.keep(request.user_id, replace(draft, asked=True), request.now)
    await request.private(sure_screen(request.season, asked, request.say, missing))
    return True


class DropDraft(OfUmpire, template="j:drop:{season}:{draft}"):
    """Don’t do it."""

    draft: Text
    label = "button-cancel"


@DropDraft.on_press
async def drop(request: UmpireRequest, press: DropDraft) -> None:
    """Drop an act after its preview."""
    dashboard = ShowDashboard(request.season.key).button(request.say, "button-dashboard-back", GREY)
    await request.private(message(request.say("umpire-dropped"), [dashboard]))


def fitted(groups: Iterable[Iterable[str]], say: Translator) -> Iterator[str]:
    """Each group of lines as one text. All of them together have at most :data:`ROOM` characters."""
    room = ROOM
    for lines in map(list, groups):
        shown: list[str] = []
        for line in lines:
            room -= len(line) + 1
            if room < 0:
                shown.append(say("list-more-lines", count=len(lines) - len(shown)))
                break
            shown.append(line)
        yield "\n".join(shown)


async def act_at_once(request: UmpireRequest, act: acts.Act, reason: str = "", read_as: str = "") -> None:
    """Act on a table without a preview, because this changes no standings and can be repeated. Then show the
    dashboard, with a sentence about what was done and how a written time was understood (``read_as``).
    """
    seasons, who, season = request.services.seasons, request.who, request.season
    step = await seasons.preview(season.key, who, act, reason)
    view = await season_view(request)
    await seasons.act(season.key, who, act, reason)
    notice = request.say("umpire-done", sentence=describe(step.line, view))
    await ShowDashboard(season.key).handle(request, "\n".join(filter(None, [notice, read_as])))
