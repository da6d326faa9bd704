"""Kinds of notices: of each its messages, the people who must act on it, and what else follows from it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from bot.league.season import Season, absence, format_of, has_calls, ready_checks, times
from bot.league.season.own_times import has_answers
from bot.seasons import NoticeRow
from bot.ui.outbox import cards, decisions, entries, problems, pursuit, rounds, standings
from bot.ui.outbox.cards import EVENT, card_of
from bot.ui.outbox.outgoing import OutgoingMessage, RenderContext
from bot.ui.seasons.names import seated

ROOM = "room"
"""The kind that the table of a fixture, for which players are ready, opens as soon as there is room."""
CALLED = "called"
"""The kind that the players of a fixture are called to its table."""
SWAPPED = "swapped"
"""The kind that two players have exchanged their places."""
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
ROLE_REFUSED = "role_refused"
"""The kind that the bot cannot give or take the role of a division."""
NO_ROOM = "season_room"
"""The kind that tables of a season wait, because its server may have no more; also the code of Refused."""
LOST = "lost"
"""The kind that a season cannot use a channel."""
PLAYED_AGAIN = "played_again"
"""The kind that a decision has opened matches to be played again."""
NEXT_ROUND = "next_round"
"""The kind of the message that the next round starts soon, or waits."""

ASIDE = {"league", "channel", "places", "late", "signup_closes"}
"""The settings that don't matter to players with a spot."""

Rendered = tuple[OutgoingMessage, ...]


@dataclass(frozen=True, slots=True)
class Occasion:
    """What some notices in the same messages are about."""

    season: Season
    notices: Sequence[NoticeRow]
    waited_for: Collection[str] = ()
    """The players of its fixtures who are not ready."""
    lost: Collection[str] = ()
    """The umpires who cannot run the season any more."""

    @property
    def data(self) -> Mapping[str, Any]:
        """What the first notice says."""
        return self.notices[0].data

    @property
    def umpires(self) -> list[str]:
        """The umpires who can run the season."""
        return [umpire for umpire in self.season.umpires if umpire not in self.lost]

    @property
    def players(self) -> list[str]:
        """The players of its fixtures."""
        keys = self.data["fixtures"] if "fixtures" in self.data else [self.data["fixture"]]
        return [who for key in keys for who in format_of(self.season).fixtures.players_of(self.season, key)]


Messages = Callable[[RenderContext, Occasion], Rendered]
People = Callable[[Occasion], Collection[str]]


def of(render: Callable[..., Rendered], *names: str) -> Messages:
    """The messages that a function gives of what the first notice has under these names."""
    return lambda ctx, about: render(ctx, *(about.data[name] for name in names))


def of_all(render: Callable[[RenderContext, Mapping[str, Any]], Rendered]) -> Messages:
    """The messages that a function gives of all that the first notice has."""
    return lambda ctx, about: render(ctx, about.data)


def who(find: Callable[..., Collection[str]], *names: str) -> People:
    """The people whom a function finds in a season by what the first notice has under these names."""
    return lambda about: find(about.season, *(about.data[name] for name in names))


def those(name: str) -> People:
    """The people, or the one person, whom the first notice has under a name."""

    def found(about: Occasion) -> Collection[str]:
        value = about.data[name]
        return [value] if isinstance(value, str) else list(value)

    return found


def _never(season: Season) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of notice."""

    messages: Messages = lambda ctx, about: ()
    """Gives the messages; none if they are out of date, or something else shows it."""
    pings: People | None = None
    """Gives the people who must act. The messages ping those of them who haven't turned pings off. If it is
    None, these are the umpires if they are asked, and otherwise no one.
    """
    needs_log: bool = False
    """Whether the messages need the season's log."""
    needs_ready: bool = False
    """Whether the messages need to know which players of its fixtures are not ready."""
    umpires: Literal["", "named", "asked"] = ""
    """Whether the messages depend on which umpires can run the season, and whether they ask them to act."""
    of_play: bool = False
    """Whether it tells of a season only once that has begun, as all that tell of single tables do."""
    of_gone: bool = False
    """Whether it is carried out although its tables are gone."""
    announces: bool = False
    """Whether the announcement is to show something else."""
    is_minor: bool = False
    """Whether it changes the announcement alone, which shows several of these with one edit."""
    settles: bool = False
    """Whether the post about a round is to show something else."""
    takes_up: bool = False
    """Whether tables that have lost their channel go on in another."""
    opens: Callable[[Season], bool] = _never
    """Says whether the tables of its fixtures are opened, even if no player is ready."""
    kept_as: Callable[[Season, Mapping[str, Any]], str] = lambda season, data: ""
    """Gives the kind under which its message is kept in place of the one before; empty if it is not."""

    def to_act(self, about: Occasion) -> Collection[str]:
        """The people who must act."""
        if self.pings is not None:
            return self.pings(about)
        return about.umpires if self.umpires == "asked" else ()

    @property
    def goes_on(self) -> bool:
        """Whether something follows the messages: an edit of others, or threads."""
        follows = self.announces or self.settles or self.takes_up
        return follows or self.opens is not _never


def kind_of(notice: NoticeRow) -> Kind:
    """The kind of a notice."""
    return KINDS.get(notice.kind) or Kind()


# Messages that need more than what the first notice says


def _started(ctx: RenderContext, about: Occasion) -> Rendered:
    return (*rounds.started(ctx), *entries.left_out(ctx))


def _over(ctx: RenderContext, about: Occasion) -> Rendered:
    """The champions, if the results that were confirmed are still the last word."""
    is_final = ctx.season.phase == "over" and about.data.get("line", ctx.season.seq) == ctx.season.seq
    return standings.over(ctx) if is_final else ()


def _appointed(ctx: RenderContext, about: Occasion) -> Rendered:
    """A time was set. Where the players are called with it, the call says so."""
    key, at = about.data["fixture"], about.data["at"]
    return () if ready_checks.is_called_with_it(ctx.season, key) else cards.agreed(ctx, key, at)


def _recorded(ctx: RenderContext, about: Occasion) -> Rendered:
    return rounds.recorded(ctx, [each.data["match"] for each in about.notices])


def _remind(ctx: RenderContext, about: Occasion) -> Rendered:
    keys = [each.data["fixture"] for each in about.notices]
    return rounds.remind(ctx, keys, about.data["what"], about.waited_for)


def _cannot_use(ctx: RenderContext, about: Occasion) -> Rendered:
    if not ctx.season.is_open:
        return ()
    return (problems.cannot_use(ctx, about.data["channel"], is_gone=about.data.get("gone", True)),)


def _thread(ctx: RenderContext, about: Occasion) -> Rendered:
    """Return a message without text. Its place is where later pings go."""
    return (OutgoingMessage("", fixture=about.data["fixture"]),)


# The people who must act


def _others(about: Occasion) -> Collection[str]:
    """The umpires but the one who is lost."""
    return [umpire for umpire in about.umpires if umpire != about.data["player"]]


def _absent(about: Occasion) -> Collection[str]:
    """The umpires, and the players who are not drawn again."""
    out = absence.players_out(about.season)
    return [*about.umpires, *(player for player in about.players if player in out)]


def _unready(about: Occasion) -> Collection[str]:
    """The players who are not ready, unless a call pings them."""
    return () if has_calls(about.season) else about.waited_for


def _with_place(season: Season) -> Collection[str]:
    return season.players


def _concerned(season: Season, settings: Collection[str]) -> Collection[str]:
    """Return the players with a spot, if one of the changed settings matters to them."""
    return () if ASIDE.issuperset(settings) else season.players


def _offered(season: Season, offer: str) -> Collection[str]:
    made = entries.open_offer(season, offer)
    return [made.player] if made else ()


def _seated(season: Season, match: str) -> Collection[str]:
    result = format_of(season).matches.result(season, match)
    return seated(result) if result else ()


def _unanswered(season: Season, fixtures: Iterable[str]) -> Collection[str]:
    """Return the players who haven't marked their hours."""
    return [player for key in fixtures for player in times.unanswered(season, key)]


def _silent(season: Season, fixtures: Iterable[str]) -> Collection[str]:
    """Return the players without hours of their own, at tables where no player has answered in another
    way.
    """
    if season.phase != "running":
        return ()
    asked = [key for key in fixtures if not has_answers(season, key)]
    return [player for key in asked for player in times.silent(season, key)]


def _surprised(season: Season, fixture: str) -> Collection[str]:
    """Return the players who haven't accepted the time of a fixture."""
    agreed = season.appointment(fixture).agreed
    players = format_of(season).fixtures.players_of(season, fixture)
    return [player for player in players if agreed is None or player not in agreed.accepted]


def _asker(season: Season, appeal: str) -> Collection[str]:
    question = season.appeals.get(appeal)
    return [question.player] if question else ()


# What follows


def _always(season: Season) -> bool:
    return True


def _slow(season: Season) -> bool:
    return season.settings.clock == "slow"


def _time_card(season: Season, data: Mapping[str, Any]) -> str:
    return card_of(data["fixture"]) if season.settings.calls_players else ""


def _next_round(season: Season, data: Mapping[str, Any]) -> str:
    return NEXT_ROUND


KINDS: Mapping[str, Kind] = {
    # Who is in a season
    "signed": Kind(announces=True, is_minor=True),
    "left": Kind(of(decisions.left, "player"), announces=True, is_minor=True),
    "signup": Kind(announces=True),
    "invited": Kind(of(entries.invited, "players", "until"), who(entries.still_invited, "players")),
    "uninvited": Kind(of(entries.uninvited, "players")),
    "check_in": Kind(of(entries.check_in, "until"), who(entries.not_checked_in), announces=True),
    "entered": Kind(of(entries.entered, "player"), those("player"), of_play=True, announces=True),
    "put_off": Kind(of(entries.put_off, "until"), umpires="asked", announces=True),
    "missing": Kind(of(entries.missing, "players"), umpires="asked"),
    "offered": Kind(of(entries.offered, "offer"), who(_offered, "offer"), of_play=True),
    "unwanted": Kind(lambda ctx, about: entries.unwanted(ctx, **about.data), umpires="asked", of_play=True),
    # Its course
    "started": Kind(_started, who(entries.without_place), of_play=True, announces=True),
    "unstarted": Kind(of(entries.unstarted), who(_with_place), announces=True),
    "altered": Kind(
        of(decisions.altered, "line"), who(_concerned, "settings"), needs_log=True, announces=True
    ),
    "moved": Kind(of(problems.moved), announces=True, takes_up=True),
    "paused": Kind(of(decisions.paused, "line"), needs_log=True, of_play=True, announces=True),
    "resumed": Kind(of(decisions.resumed), of_play=True, announces=True),
    "standings": Kind(of(standings.posted), of_play=True),
    "played": Kind(of(decisions.played), umpires="asked", of_play=True, announces=True, settles=True),
    "over": Kind(_over, announces=True, settles=True),
    "reopened": Kind(of(decisions.reopened, "line", "champions"), needs_log=True, announces=True),
    "cancelled": Kind(of(decisions.cancelled), needs_log=True, announces=True, settles=True),
    # Rounds and their tables
    "draw_soon": Kind(of(rounds.draw_soon, "round", "at"), announces=True, kept_as=_next_round),
    "draw_waits": Kind(of(rounds.draw_waits, "round"), announces=True, kept_as=_next_round),
    "drawn": Kind(
        of(rounds.drawn, "round", "fixtures"),
        who(_unanswered, "fixtures"),
        announces=True,
        settles=True,
        opens=_slow,
    ),
    SWAPPED: Kind(
        of(rounds.swapped, "fixtures", "players"), lambda about: about.players, of_play=True, settles=True
    ),
    "unmarked": Kind(of(rounds.unmarked, "fixtures"), who(_silent, "fixtures")),
    "remind": Kind(_remind, _unready, needs_ready=True),
    THREAD: Kind(_thread, lambda about: about.waited_for, needs_ready=True),
    "sittings": Kind(opens=_always),
    ROOM: Kind(opens=_always),
    CLOSED: Kind(of_gone=True),
    "begun_without": Kind(of(rounds.begun_without, "fixture", "absent"), those("absent")),
    "unplayed": Kind(of(rounds.unplayed, "fixture"), _absent, umpires="asked", settles=True),
    "recorded": Kind(_recorded, of_play=True, announces=True, settles=True),
    "forfeit": Kind(
        of(rounds.forfeit, "fixture", "match"), who(_seated, "match"), announces=True, settles=True
    ),
    # The times of tables
    EVENT: Kind(of_gone=True),
    "proposed": Kind(
        of(cards.proposed, "fixture", "at"), who(times.waited_for, "fixture"), kept_as=_time_card
    ),
    "declined": Kind(of(cards.declined, "fixture", "player", "at", "by"), those("by"), kept_as=_time_card),
    "lapsed": Kind(of(cards.lapsed, "fixture", "at", "by"), those("by"), kept_as=_time_card),
    "agreed": Kind(of(cards.agreed, "fixture", "at"), who(_surprised, "fixture"), kept_as=_time_card),
    "appointed": Kind(_appointed, who(_surprised, "fixture"), kept_as=_time_card),
    "no_event": Kind(of(cards.no_event, "fixture", "why"), umpires="asked"),
    # The umpire
    "decided": Kind(
        of(decisions.decided, "line"), needs_log=True, of_play=True, announces=True, settles=True
    ),
    PLAYED_AGAIN: Kind(
        of(decisions.played_again, "line", "fixtures"),
        lambda about: about.players,
        needs_log=True,
        of_play=True,
        announces=True,
        settles=True,
        opens=_slow,
    ),
    "match_decided": Kind(
        of(decisions.match_decided, "fixture", "match", "line"),
        who(_seated, "match"),
        needs_log=True,
        announces=True,
        settles=True,
    ),
    "goes_on": Kind(of(decisions.goes_on, "fixture", "line"), lambda about: about.players, needs_log=True),
    "more_time": Kind(of(decisions.more_time, "fixture", "line"), needs_log=True),
    "warn": Kind(of(decisions.warning, "line", "player"), those("player"), of_play=True),
    "appealed": Kind(of(decisions.appealed, "appeal"), umpires="asked"),
    "answered": Kind(of(decisions.answered, "appeal"), who(_asker, "appeal")),
    "umpire_called": Kind(of(decisions.umpire_called, "fixture", "appeal"), umpires="asked"),
    "umpire_answers": Kind(of(decisions.umpire_answers, "fixture", "appeal"), who(_asker, "appeal")),
    "umpire_silent": Kind(of(decisions.umpire_silent, "fixture", "appeal")),
    "umpires": Kind(of(decisions.umpires, "new"), those("new")),
    UMPIRE_LOST: Kind(of(problems.umpire_lost, "player", "why"), _others, umpires="named"),
    UMPIRELESS: Kind(of(problems.umpireless, "lost", "role", "owner"), umpires="named"),
    # What the bot cannot do
    LOST: Kind(_cannot_use, umpires="asked"),
    BLOCKED: Kind(of(problems.blocked, "channel"), umpires="asked"),
    NO_ROOM: Kind(of(problems.no_room, "most"), umpires="asked"),
    ROLE_REFUSED: Kind(of(problems.role_refused, "role", "why"), umpires="asked"),
    TABLE_LOST: Kind(of_all(problems.table_lost), umpires="asked", takes_up=True),
    "thread_lost": Kind(
        of(problems.thread_lost, "fixture"), lambda about: [*about.players, *about.umpires], umpires="named"
    ),
    # The tournament of Swedish Pursuit
    "pursuit-drawn": Kind(of(pursuit.drawn, "round", "counter", "tables"), of_play=True, announces=True),
    "pursuit-voided": Kind(of_all(pursuit.voided), of_play=True),
    "pursuit-table_won": Kind(of_all(pursuit.won), of_play=True),
    "pursuit-round_won": Kind(
        of_all(pursuit.round_won), lambda about: about.umpires, umpires="named", of_play=True
    ),
    "pursuit-phase": Kind(of(pursuit.reviewed, "phase"), umpires="asked", of_play=True, announces=True),
    "pursuit-tie": Kind(of(pursuit.tied, "entries", "places"), umpires="asked", of_play=True),
    "pursuit-through": Kind(of(pursuit.through, "entries"), of_play=True),
}
"""What is known of each kind. Others have no messages: they are carried out by themselves."""
