"""Rendering notices: their messages, the people who must act on them, and the tables to open for them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.league.season import Season, format_of, season_state, times
from bot.milliseconds import MINUTE
from bot.seasons import NoticeRow
from bot.ui.components.layout import TEXT_LIMIT
from bot.ui.outbox.kinds import PLAYED_AGAIN, SWAPPED, Occasion, Rendered, kind_of
from bot.ui.outbox.outgoing import RenderContext
from bot.ui.seasons.stakes import widened_line


def render(ctx: RenderContext, notices: Sequence[NoticeRow], waited_for: Collection[str] = ()) -> Rendered:
    """Return the messages of a notice, or of several notices about matches that share messages.

    ``waited_for`` are the people of a fixture who are not ready. The result is empty if the notice changes
    only the announcement, or is out of date.
    """
    if is_outdated(ctx.season, notices[0]):
        return ()
    messages = kind_of(notices[0]).messages(ctx, Occasion(ctx.season, notices, waited_for))
    return _with_ranges(ctx, messages, notices[0].data.get("widened", ()))


def render_all(
    ctx: RenderContext, notices: Sequence[NoticeRow], waited_for: Collection[str] = ()
) -> Rendered:
    """Return the messages of notices: matches and reminders in lists, others one by one."""
    together = [notices] if notices[0].kind in ("recorded", "remind") else [(notice,) for notice in notices]
    return tuple(outgoing for some in together for outgoing in render(ctx, some, waited_for))


def _with_ranges(ctx: RenderContext, messages: Rendered, entries: Collection[str]) -> Rendered:
    """The messages of an act, the first with the line for whom more is possible again, if it has room."""
    line = widened_line(ctx, entries)
    if not messages or not line or len(messages[0].text) + len(line) >= TEXT_LIMIT:
        return messages
    first, *others = messages
    openly = f"{first.openly}\n{line}" if first.openly else ""
    return (replace(first, text=f"{first.text}\n{line}", openly=openly), *others)


def to_act(
    season: Season, notice: NoticeRow, waited_for: Collection[str], lost: Collection[str] = ()
) -> Collection[str]:
    """The people who must act on a notice. ``waited_for`` are those of its fixture who are not ready, and
    ``lost`` the umpires who cannot run the season any more.
    """
    if is_outdated(season, notice):
        return ()
    return kind_of(notice).to_act(Occasion(season, [notice], waited_for, lost))


def is_outdated(season: Season, notice: NoticeRow) -> bool:
    """Whether a notice is about tables, or about a start, that were taken back since."""
    kind = kind_of(notice)
    if kind.of_gone:
        return False
    about = [notice.data["fixture"]] if notice.data.get("fixture") else notice.data.get("fixtures", ())
    if season.play is None:
        return bool(about) or kind.of_play
    state = season_state(season)
    return state is not None and any(fixture not in state.fixtures for fixture in about)


def calls_anew(season: Season, notice: NoticeRow) -> bool:
    """Whether the call of which a notice tells still holds, and has not just been told by opening its
    table.
    """
    if season.phase != "running" or is_outdated(season, notice):
        return False
    appointment, until = season.appointment(notice.data["fixture"]), notice.data["until"]
    if appointment.call is None or appointment.call.until != until:
        return False
    called_at = until - times.grace(season.settings)
    was_opened_for_it = appointment.opened_at is not None and called_at - appointment.opened_at < MINUTE
    return appointment.call.binding or not was_opened_for_it


def settled_by(season: Season, notice: NoticeRow) -> list[str]:
    """A fixture of each round whose post shows something else after a notice: that of a match, the round
    before one that was drawn, or the last round. A decision about a match also changes who leads.
    """
    state = season_state(season)
    fixtures = [*state.fixtures.values()] if state is not None else []
    if notice.kind == "drawn":
        fixtures = [each for each in fixtures if each.round < notice.data["round"]]
    last = [each.key for each in fixtures[-1:]]
    if notice.kind == SWAPPED:
        return [str(notice.data["fixtures"][0])]
    if notice.kind == PLAYED_AGAIN:
        return [*notice.data["fixtures"], *last]
    if "match" in notice.data and (result := format_of(season).matches.result(season, notice.data["match"])):
        of_match = [result.fixture] if result.fixture else []
        return [*of_match, *last] if notice.kind == "decided" else of_match
    return [notice.data["fixture"]] if notice.data.get("fixture") else last


def to_open(season: Season, notice: NoticeRow) -> list[str]:
    """The fixtures whose tables are opened because of a notice, even if no player is ready.

    These are slow tables when a round is drawn, all tables of a tournament, and those that have waited for
    room.
    """
    if season.phase not in ("running", "paused") or not kind_of(notice).opens(season):
        return []
    called = set(format_of(season).fixtures.called(season))
    return [key for key in notice.data["fixtures"] if key in called]
