"""Rendering notices: their messages, the people who must act on them, and the tables to open for them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Sequence

from bot.league.contest import Contest, absence, calls, format_of, has_calls, season_state, times
from bot.league.contest.own_times import has_answers
from bot.milliseconds import MINUTE
from bot.seasons import NoticeRow
from bot.ui.outbox import cards, decisions, entries, problems, rounds, standings
from bot.ui.outbox.cards import EVENT
from bot.ui.outbox.outgoing import OutgoingMessage, RenderContext
from bot.ui.outbox.pursuit import pursuit
from bot.ui.seasons.names import seated

BY_LOG = {
    *("decided", "altered", "paused", "cancelled", "reopened"),
    *("match_decided", "goes_on", "more_time"),
}
"""Kinds of notices whose messages need the season's log."""
REFRESHING = {"signed", "left"}
"""Kinds that change the announcement only; several of them are shown with one edit."""
ANNOUNCED = {
    *REFRESHING,
    *("signup", "put_off", "check_in", "entered", "started", "drawn", "decided"),
    *("paused", "resumed", "played", "recorded", "walkover", "match_decided", "draw_soon", "draw_waits"),
    *("unstarted", "pursuit-drawn", "pursuit-phase", "over", "reopened", "cancelled", "altered", "moved"),
}
"""Kinds that change the announcement, with or without a message of their own."""
ROOM = "room"
"""The kind that the table of a fixture, for which players are ready, opens as soon as there is room."""
CALLED = "called"
"""The kind that the players of a fixture are called to its table."""
SETTLING = {
    *("recorded", "walkover", "match_decided", "decided", "unplayed"),
    *("drawn", "played", "over", "cancelled"),
}
"""Kinds after which the post about a round is to show something else: a result, or that the round is over."""
NEXT_ROUND = {"draw_soon", "draw_waits"}
"""Kinds that tell of the next round before it is drawn. The message of one takes the place of the other's."""
SWAPPED = "swapped"
"""The kind that two players have exchanged their places."""
FOLLOWED = {*ANNOUNCED, ROOM, SWAPPED, "sittings", "table_lost", "unplayed"}
"""Kinds that need a further step after their messages: an edit of the announcement, or a thread."""
WAITED_FOR = ("remind", "thread")
"""Kinds that address the players of fixtures who are not ready."""
ASIDE = {"league", "channel", "places", "late", "signup_closes"}
"""The terms that do not matter to those who have a place."""
CLOSED = "closed"
"""The kind that tables are gone, of which threads and messages are left."""
THREAD = "thread"
"""The kind for which people are pinged later about the table of their fixture."""
TABLE_LOST = "table_lost"
"""The kind that the channel of a table was deleted, which then goes on elsewhere."""
UMPIRE_LOST = "umpire_lost"
"""The kind that an umpire cannot run a season any more."""
UMPIRELESS = "umpireless"
"""The kind that no umpire can run a season any more."""
BLOCKED = "blocked"
"""The kind that Discord does not let the bot post something."""
NO_EVENT = "no_event"
"""The kind that Discord makes no event for a fixture."""
ROLE_REFUSED = "role_refused"
"""The kind that the bot cannot give or take the role of a division."""
NO_ROOM = "season_room"
"""The kind that tables of a season wait, because its server may have no more; also the code of Refused."""
OF_PLAY = {
    *("started", "standings", "played", "recorded", "entered", "offered", "unwanted", "decided", "caution"),
    *("paused", "resumed", SWAPPED),
}
"""Kinds, beside those of single tables, that tell of a season only once it has begun."""
LOST = "lost"
"""The kind that a season cannot use a channel."""
TO_THE_UMPIRE = {
    LOST,
    BLOCKED,
    NO_EVENT,
    NO_ROOM,
    ROLE_REFUSED,
    TABLE_LOST,
    "put_off",
    "played",
    "unplayed",
    "unwanted",
    "missing",
    "appealed",
    "umpire_called",
    "pursuit-phase",
    "pursuit-tie",
}
ROUND_WON = "pursuit-round_won"
"""The kind that a round of the tournament is done. Umpires are told what computers have played in it."""
FOR_UMPIRES = {*TO_THE_UMPIRE, ROUND_WON, UMPIRE_LOST, UMPIRELESS, "thread_lost"}
"""Kinds for which it matters which umpires can run the season."""

Rendered = tuple[OutgoingMessage, ...]

_PLAIN: dict[str, Callable[[RenderContext], Rendered]] = {
    "standings": standings.posted,
    "played": decisions.played,
    "resumed": decisions.resumed,
    "moved": problems.moved,
    "cancelled": decisions.cancelled,
}
"""The functions for kinds of notices that need nothing but the season."""


def render(ctx: RenderContext, notices: Sequence[NoticeRow], waited_for: Collection[str] = ()) -> Rendered:
    """The messages of a notice, or of several notices about matches that are told together.

    ``waited_for`` are the people of a fixture who are not ready. The result is empty if the notice changes
    only the announcement, or is out of date.
    """
    notice = notices[0]
    data = notice.data
    if is_outdated(ctx.contest, notice):
        return ()
    match notice.kind:
        case kind if kind in _PLAIN:
            return _PLAIN[kind](ctx)
        case "started":
            return (*rounds.started(ctx), *entries.left_out(ctx))
        case "over":
            return standings.over(ctx) if _is_final(ctx.contest, notice) else ()
        case "reopened":
            return decisions.reopened(ctx, data["line"], data["champions"])
        case "put_off":
            return entries.put_off(ctx, data["until"])
        case "check_in":
            return entries.check_in(ctx, data["until"])
        case "entered":
            return entries.entered(ctx, data["player"])
        case "missing":
            return entries.missing(ctx, data["players"])
        case "offered":
            return entries.offered(ctx, data["offer"])
        case "unwanted":
            return entries.unwanted(ctx, data["entry"], data["player"], late=data["late"])
        case "drawn":
            return rounds.drawn(ctx, data["round"], data["fixtures"])
        case "draw_soon":
            return rounds.draw_soon(ctx, data["round"], data["at"])
        case "draw_waits":
            return rounds.draw_waits(ctx, data["round"])
        case kind if kind == SWAPPED:
            return rounds.swapped(ctx, data["fixtures"], data["players"])
        case "unstarted":
            return entries.unstarted(ctx)
        case "invited":
            return entries.invited(ctx, data["players"], data["until"])
        case "uninvited":
            return entries.uninvited(ctx, data["players"])
        case "unmarked":
            return rounds.unmarked(ctx, data["fixtures"])
        case "recorded":
            return rounds.recorded(ctx, [each.data["match"] for each in notices])
        case "walkover":
            return rounds.walkover(ctx, data["fixture"], data["match"])
        case "match_decided":
            return decisions.match_decided(ctx, data["fixture"], data["match"], data["line"])
        case "goes_on":
            return decisions.goes_on(ctx, data["fixture"], data["line"])
        case "more_time":
            return decisions.more_time(ctx, data["fixture"], data["line"])
        case "proposed":
            return cards.proposed(ctx, data["fixture"], data["at"])
        case "declined":
            return cards.declined(ctx, data["fixture"], data["player"], data["at"], data["by"])
        case "lapsed":
            return cards.lapsed(ctx, data["fixture"], data["at"], data["by"])
        case "appointed" if calls.is_called_with_it(ctx.contest, data["fixture"]):
            return ()
        case "appointed" | "agreed":
            return cards.agreed(ctx, data["fixture"], data["at"])
        case "begun_without":
            return rounds.begun_without(ctx, data["fixture"], data["absent"])
        case "unplayed":
            return rounds.unplayed(ctx, data["fixture"])
        case "remind":
            keys = [each.data["fixture"] for each in notices]
            return rounds.remind(ctx, keys, data["what"], waited_for)
        case "lost" if ctx.contest.is_open:
            return (problems.cannot_use(ctx, data["channel"], is_gone=data.get("gone", True)),)
        case "season_room" if ctx.contest.is_open:
            return (problems.no_room(ctx, data["most"]),)
        case "thread":
            return (OutgoingMessage("", fixture=data["fixture"]),)
        case "table_lost":
            return problems.table_lost(ctx, data)
        case "thread_lost":
            return problems.thread_lost(ctx, data["fixture"])
        case "decided":
            return decisions.decided(ctx, data["line"])
        case "altered":
            return decisions.altered(ctx, data["line"])
        case "caution":
            return decisions.caution(ctx, data["line"], data["player"])
        case "umpire_lost":
            return problems.umpire_lost(ctx, notice.data["player"], notice.data["why"])
        case "umpireless":
            return problems.umpireless(ctx, **notice.data)
        case "role_refused":
            return (problems.role_refused(ctx, data["role"], data["why"]),)
        case "blocked" if ctx.contest.is_open:
            return (problems.blocked(ctx, data["channel"]),)
        case "no_event":
            return cards.no_event(ctx, data["fixture"], data["why"])
        case "umpires":
            return decisions.umpires(ctx, notice.data["new"])
        case "paused":
            return decisions.paused(ctx, data["line"])
        case "left":
            return decisions.left(ctx, data["player"])
        case "appealed":
            return decisions.appealed(ctx, data["appeal"])
        case "answered":
            return decisions.answered(ctx, data["appeal"])
        case "umpire_called":
            return decisions.umpire_called(ctx, data["fixture"], data["appeal"])
        case "umpire_answers":
            return decisions.umpire_answers(ctx, data["fixture"], data["appeal"])
        case "umpire_silent":
            return decisions.umpire_silent(ctx, data["fixture"], data["appeal"])
        case kind if kind.startswith("pursuit-"):
            return pursuit(ctx, kind.removeprefix("pursuit-"), data)
        case _:
            return ()


def to_act(
    contest: Contest, notice: NoticeRow, waited_for: Collection[str], lost: Container[str] = ()
) -> Collection[str]:
    """The people who must act on a notice. ``waited_for`` are those of its fixture who are not ready, and
    ``lost`` the umpires who cannot run the season any more.
    """
    umpires = [umpire for umpire in contest.umpires if umpire not in lost]
    if is_outdated(contest, notice):
        return ()
    match notice.kind:
        case "check_in":
            return entries.not_checked_in(contest)
        case "started":
            return entries.without_place(contest)
        case "unstarted":
            return contest.players
        case "invited":
            return entries.still_invited(contest, notice.data["players"])
        case kind if kind == SWAPPED:
            both = notice.data["fixtures"]
            return [player for key in both for player in format_of(contest).fixtures.players_of(contest, key)]
        case "entered":
            return [notice.data["player"]]
        case "offered":
            made = entries.open_offer(contest, notice.data["offer"])
            return [made.player] if made else ()
        case "begun_without":
            return list(notice.data["absent"])
        case "remind" if has_calls(contest):  # the call pings them
            return ()
        case "remind" | "thread":
            return waited_for
        case "goes_on":
            return format_of(contest).fixtures.players_of(contest, notice.data["fixture"])
        case "unplayed":
            players = format_of(contest).fixtures.players_of(contest, notice.data["fixture"])
            return [*umpires, *(player for player in players if player in absence.players_out(contest))]
        case "walkover" | "match_decided":
            result = format_of(contest).matches.result(contest, notice.data["match"])
            return seated(result) if result else ()
        case "altered" if not ASIDE.issuperset(notice.data["terms"]):
            return contest.players
        case "drawn":
            return [player for key in notice.data["fixtures"] for player in times.unanswered(contest, key)]
        case "unmarked" if contest.phase == "running":
            asked = [key for key in notice.data["fixtures"] if not has_answers(contest, key)]
            return [player for key in asked for player in times.silent(contest, key)]
        case "proposed":
            return times.waited_for(contest, notice.data["fixture"])
        case "declined" | "lapsed":
            return [notice.data["by"]]
        case "thread_lost":
            players = format_of(contest).fixtures.players_of(contest, notice.data["fixture"])
            return [*players, *umpires]
        case "appointed" | "agreed":
            agreed = contest.meeting(notice.data["fixture"]).agreed
            accepted = agreed.accepted if agreed is not None else ()
            players = format_of(contest).fixtures.players_of(contest, notice.data["fixture"])
            return [player for player in players if player not in accepted]
        case "umpires":
            return list(notice.data["new"])
        case "umpire_lost":
            return [umpire for umpire in umpires if umpire != notice.data["player"]]
        case "caution":
            return [notice.data["player"]]
        case "answered" | "umpire_answers":
            question = contest.appeals.get(notice.data["appeal"])
            return [question.player] if question else []
        case kind if kind in TO_THE_UMPIRE or kind == ROUND_WON:
            return umpires
        case _:
            return ()


def _is_final(contest: Contest, notice: NoticeRow) -> bool:
    """Whether the results of which a notice tells that they were confirmed are still the last word."""
    return contest.phase == "over" and notice.data.get("line", contest.seq) == contest.seq


def is_outdated(contest: Contest, notice: NoticeRow) -> bool:
    """Whether a notice is about tables, or about a start, that were taken back since."""
    if notice.kind in (CLOSED, EVENT):
        return False
    about = [notice.data["fixture"]] if notice.data.get("fixture") else notice.data.get("fixtures", ())
    if contest.play is None:
        return bool(about) or notice.kind in OF_PLAY or notice.kind.startswith("pursuit-")
    state = season_state(contest)
    return state is not None and any(fixture not in state.fixtures for fixture in about)


def calls_anew(contest: Contest, notice: NoticeRow) -> bool:
    """Whether the call of which a notice tells still holds, and has not just been told by opening its
    table.
    """
    if contest.phase != "running" or is_outdated(contest, notice):
        return False
    meeting, until = contest.meeting(notice.data["fixture"]), notice.data["until"]
    if meeting.call is None or meeting.call.until != until:
        return False
    called_at = until - times.grace(contest.terms)
    was_opened_for_it = meeting.opened_at is not None and called_at - meeting.opened_at < MINUTE
    return meeting.call.binding or not was_opened_for_it


def settled_by(contest: Contest, notice: NoticeRow) -> str | None:
    """A fixture of the round whose post shows something else after a notice: that of a match, the round
    before one that was drawn, or the last round. A decision may have settled any.
    """
    state = season_state(contest)
    fixtures = [*state.fixtures.values()] if state is not None else []
    if notice.kind == "drawn":
        fixtures = [each for each in fixtures if each.round < notice.data["round"]]
    if "match" in notice.data and (
        result := format_of(contest).matches.result(contest, notice.data["match"])
    ):
        return result.fixture
    return notice.data.get("fixture") or next((each.key for each in reversed(fixtures)), None)


def to_open(contest: Contest, notice: NoticeRow) -> list[str]:
    """The fixtures whose tables are opened because of a notice, even if no player is ready.

    These are slow tables when a round is drawn, all tables of a tournament, and those that have waited for
    room.
    """
    if contest.phase not in ("running", "paused"):
        return []
    if notice.kind in ("sittings", ROOM) or (notice.kind == "drawn" and contest.terms.clock == "slow"):
        called = set(format_of(contest).fixtures.called(contest))
        return [key for key in notice.data["fixtures"] if key in called]
    return []
