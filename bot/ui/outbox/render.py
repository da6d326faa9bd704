"""What a notice says: its messages, and the people who must act on it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from bot.league.contest import Contest, format_of
from bot.seasons import NoticeRow
from bot.ui.outbox import decisions, problems, rounds, standings
from bot.ui.outbox.outgoing import OutgoingMessage, RenderContext
from bot.ui.outbox.pursuit import pursuit

BY_LOG = {"decided", "paused", "cancelled"}
"""What is told of stands in the season's log alone."""
REFRESHING = {"signed", "left"}
"""What the announcement shows: many of these are shown together."""
ANNOUNCED = {
    *REFRESHING,
    *("signup", "check_in", "started", "drawn", "decided", "paused", "resumed", "played"),
    *("pursuit-drawn", "pursuit-phase", "over", "cancelled", "moved"),
}
"""All that it shows, told of beside it or not."""
FOLLOWED = {*ANNOUNCED, "sittings"}
"""What is not done yet when all is said."""
TO_THE_UMPIRE = {"played", "appealed", "pursuit-phase", "pursuit-tie"}

Rendered = tuple[OutgoingMessage, ...]

_PLAIN: dict[str, Callable[[RenderContext], Rendered]] = {
    "started": rounds.started,
    "standings": standings.posted,
    "played": decisions.played,
    "resumed": decisions.resumed,
    "over": standings.over,
    "moved": problems.moved,
    "cancelled": decisions.cancelled,
}
"""What is said of a season alone."""


def render(ctx: RenderContext, notices: Sequence[NoticeRow], waited_for: Collection[str] = ()) -> Rendered:
    """The messages of a notice, or of several about matches that are told together.

    ``waited_for`` are the people of a fixture who are not ready (:func:`to_act`). A notice that is shown by
    the announcement alone, or has nothing in it any more, has none.
    """
    notice = notices[0]
    data = notice.data
    match notice.kind:
        case kind if kind in _PLAIN:
            return _PLAIN[kind](ctx)
        case "check_in":
            return rounds.check_in(ctx, data["until"])
        case "drawn":
            return rounds.drawn(ctx, data["round"], data["fixtures"])
        case "recorded":
            return rounds.recorded(ctx, [each.data["match"] for each in notices])
        case "walkover":
            return rounds.walkover(ctx, data["fixture"], data["match"])
        case "remind":
            return rounds.remind(ctx, data["fixture"], data["what"], waited_for)
        case "thread_lost":
            return problems.thread_lost(ctx, data["fixture"])
        case "decided":
            return decisions.decided(ctx, data["line"])
        case "caution":
            return decisions.caution(ctx, data["line"], data["player"])
        case "paused":
            return decisions.paused(ctx, data["line"])
        case "left":
            return decisions.left(ctx, data["player"])
        case "appealed":
            return decisions.appealed(ctx, data["appeal"])
        case "answered":
            return decisions.answered(ctx, data["appeal"])
        case kind if kind.startswith("pursuit-"):
            return pursuit(ctx, kind.removeprefix("pursuit-"), data)
        case _:
            return ()


def to_act(contest: Contest, notice: NoticeRow, waited_for: Collection[str]) -> Collection[str]:
    """The people who must act on a notice; ``waited_for`` are those of its fixture who are not ready."""
    match notice.kind:
        case "check_in":
            return [signed.player for signed in contest.signed if not signed.checked_in]
        case "remind":
            return waited_for
        case "thread_lost":
            return format_of(contest).players_of(contest, notice.data["fixture"])
        case "caution":
            return [notice.data["player"]]
        case "answered":
            asked = contest.appeals.get(notice.data["appeal"])
            return [asked.player] if asked else []
        case kind if kind in TO_THE_UMPIRE:
            return [contest.umpire]
        case _:
            return ()


def to_open(contest: Contest, notice: NoticeRow) -> list[str]:
    """The fixtures whose tables are to be opened because of a notice, whoever is ready: those of slow tables
    when a round is drawn, and all tables of the tournament.
    """
    if contest.phase not in ("running", "paused"):
        return []
    if notice.kind == "sittings" or (notice.kind == "drawn" and contest.terms.clock == "slow"):
        called = set(format_of(contest).called(contest))
        return [key for key in notice.data["fixtures"] if key in called]
    return []
