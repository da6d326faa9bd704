"""A table: a match in a channel, with seats and a clock. Pure: every function returns a new table.

The caller saves the new table before anyone sees it (``bot/tables/table_store.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, wraps
from typing import Any, Literal, TypeVar, TypeVarTuple

from bot.games import GAMES
from bot.games.api import BadOptions, Game, Move, Observation, Seat, Step, Value
from bot.games.shuffle import commitment, match_seed
from bot.match_file import Origin
from bot.shards import is_server, named
from bot.storage import Phase, StoredTable
from bot.tables.forced import only_move
from bot.tables.log import KEPT_ENTRIES, STOOD_IN, TableLogEntry, Tally, counted, with_deal, with_move
from bot.tables.observations import observed
from bot.tables.options import differing
from bot.tables.people import Chair, MovesAhead, Refused, Vote, Who, is_remembered, with_deals
from bot.user_text import UserText

ClockName = Literal["fast", "normal", "slow"]

T = TypeVar("T")
Asked = TypeVarTuple("Asked")

NOW = 0
"""The version in a press that means the table as it is now, even if it has changed."""

PATIENCE = 180_000
"""How long (ms) a lobby waits for its host to start the match. After that, any of its players may."""


@dataclass(frozen=True, kw_only=True)
class Table(StoredTable):
    """Everything about one table. ``state`` belongs to the game and is only read through :meth:`observe`."""

    game_key: str
    clock: ClockName
    secret: bytes
    options: Mapping[str, Value]
    chairs: tuple[Chair, ...]
    state: Any = None
    seat_versions: tuple[int, ...] = ()
    tally: Tally = ()
    """What is counted for each seat in the current deal."""
    log: tuple[TableLogEntry, ...] = ()
    vote: Vote | None = None
    """The proposal to end the match, if there is one."""
    to_ping: int = 0
    """The turn whose player is to be pinged. It isn't stored: after a restart, the ping is due again."""
    given_back: int = 0
    """Milliseconds by which the deadline of this turn was moved because of an outage."""
    restart: Literal["no", "news", "told"] = "no"
    """Whether the bot restarted since the last move, and whether the channel knows."""
    contributions: tuple[str, ...] = ()
    """What was added to the secret when the match began (:func:`contributed`)."""
    call_binds: bool = False
    """Whether players who miss the ready check forfeit. It isn't stored, because the season sets it again."""
    absent: tuple[Chair, ...] = ()
    """The players of a fixture who were absent when its match began, and have forfeited it."""
    ahead: tuple[MovesAhead, ...] = ()
    """Queued moves, at most one set for each seat."""
    stopped_by: tuple[Who, ...] = ()
    """The members who stopped the match: one, or all who voted for it. Empty if time or the umpire did. It
    isn't stored, because no hand is kept up to date after a restart.
    """
    let_go: tuple[MovesAhead, ...] = ()
    """Dropped queued moves. Their owners see why until they have played."""
    rests: bool = False
    """Whether the match sleeps until a player's press lets the bot show it. It isn't stored."""
    asked: dict[object, Any] = field(default_factory=dict, init=False, compare=False, repr=False)
    """Cached answers about this table (:func:`once`)."""

    def __str__(self) -> str:
        """Return the table's name in the log."""
        return f"{self.table_id} in {named(self.place_id)}"

    @property
    def game(self) -> Game[Any]:
        """The game that is played here."""
        return GAMES[self.game_key]

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, which is public from the moment the lobby opens."""
        return commitment(self.secret)

    @cached_property
    def is_open(self) -> bool:
        """Whether the table still occupies its channel."""
        return self.phase in ("lobby", "playing")

    def is_judge(self, who: Who) -> bool:
        """Return whether ``who`` may decide about a ranked match: a moderator who does not play in it."""
        return who.moderator and self.seat_of(who.user_id) is None

    def seat_of(self, user_id: int) -> Seat | None:
        """Return the seat of a Discord user, or None."""
        users = [chair.user_id for chair in self.chairs]
        return users.index(user_id) if user_id in users else None

    def observe(self, seat: Seat | None) -> Observation:
        """Return what a seat or a spectator (None) may know of the match. After the end, no one is on
        turn.
        """
        return observed(self.game_key, self.state, seat, is_open=self.is_open)

    @property
    def turn_at(self) -> int:
        """When (ms) the current turn began."""
        began = (entry.at for entry in reversed(self.log) if entry.version <= self.turn_version)
        return next(began, self.started_at or self.created_at)

    @property
    def hidden(self) -> bool:
        """Whether the table waits for a request because its message was deleted too often."""
        return self.removals > 1

    @property
    def is_untold(self) -> bool:
        """Whether the table's channel doesn't show everything that has happened, or lacks its message."""
        lacks_message = self.is_open and self.message_id is None and not self.hidden
        return self.told_version < self.version or lacks_message

    @cached_property
    def asleep(self) -> bool:
        """Whether the match waits for a press of a player: it rests, or no one is present."""
        is_empty = not any(chair.present for chair in self.chairs)
        is_left = is_empty and any(chair.is_awaited for chair in self.chairs)
        return self.phase == "playing" and (self.rests or is_left)


def once(ask: Callable[[Table, *Asked], T]) -> Callable[[Table, *Asked], T]:
    """Cache the answers of ``ask`` beside the table."""

    @wraps(ask)
    def kept(table: Table, *about: *Asked) -> T:
        question = (ask, *about)
        if question not in table.asked:
            table.asked[question] = ask(table, *about)
        found: T = table.asked[question]
        return found

    return kept


# The lobby


def join(table: Table, who: Who, person: str, press: int) -> Table:
    """Seat ``who`` on their reserved seat in a lobby, or else on the first free one."""
    need_lobby(table)
    kept = table.seat_of(who.user_id)
    if kept is not None:
        if table.chairs[kept].press is not None:
            if table.fixture is not None:
                raise Refused("ready_already")
            is_host = table.chairs[kept].person == table.host
            raise Refused("already_seated", here="host" if is_host else "guest")
        return _changed(table, chairs=_with(table.chairs, kept, replace(table.chairs[kept], press=press)))
    if table.fixture is not None:
        raise Refused("fixture_stranger")
    if len(table.chairs) >= table.game.spec.seats[-1]:
        raise Refused("table_full", count=table.game.spec.seats[-1])
    chair = Chair(who.name, person, who.user_id, press)
    return _changed(table, chairs=(*table.chairs, chair))


def add_word(table: Table, who: Who, word: str) -> Table:
    """Add the SHA-256 (hex) of a player's word to the shuffle of a lobby. It replaces their earlier word.
    Raises Refused ``word_before_joining`` if they haven't joined yet.
    """
    need_lobby(table)
    seat = need_seat_at(table, who)
    if table.chairs[seat].is_asked:
        raise Refused("word_before_joining")
    return _changed(table, chairs=_with(table.chairs, seat, replace(table.chairs[seat], word=word)))


def contributed(table: Table) -> tuple[str, ...]:
    """Return what players have added to a lobby's secret so far, as in a match file: the ids of the presses
    that took the seats, and the hashes of words.
    """
    presses = [str(chair.press) for chair in table.chairs if chair.press is not None]
    return (*presses, *(f"w{chair.word}" for chair in table.chairs if chair.word))


def had_lobby(table: Table) -> bool:
    """Return whether people saw a lobby before the match began.

    They didn't if one press opened the table and began the match. That press has contributed twice: as a seat
    and as the start. A fixture always has a lobby, because the press of its last player may begin it.
    """
    added = table.contributions
    return table.fixture is not None or not (len(added) == 2 and added[0] == added[1])


def leave_lobby(table: Table, who: Who, now: int) -> Table:
    """Remove ``who`` from a lobby. The next person becomes the host, and a lobby without people closes."""
    need_lobby(table)
    seat = table.seat_of(who.user_id)
    if seat is None:
        raise Refused("not_seated")
    if table.fixture is not None:
        raise Refused("fixture_leave")
    chairs = table.chairs[:seat] + table.chairs[seat + 1 :]
    people = [chair.person for chair in chairs if chair.person is not None]
    if not people:
        return close(replace(table, chairs=chairs), now)
    host = table.host if table.host in people else people[0]
    return _changed(table, chairs=chairs, host=host)


def set_option(table: Table, who: Who, key: str, value: Value) -> Table:
    """Change one house rule of a lobby. Raises Refused ``options-...`` if it does not exist."""
    need_free_rules(table, who)
    return _changed(table, options=differing(table.game.spec, {**table.options, key: value}), house_rules="")


def use_house_rules(table: Table, who: Who, name: UserText, options: Mapping[str, Value]) -> Table:
    """Use the house-rule set ``name`` in a lobby. Raises Refused as :func:`set_option` does."""
    need_free_rules(table, who)
    return _changed(table, options=differing(table.game.spec, options), house_rules=name)


def start(table: Table, who: Who, press: int, now: int) -> Table:
    """Begin the match for ``who``. Raises Refused if they may not, or if something is missing."""
    need_lobby(table)
    if table.fixture is not None:
        raise Refused("fixture_start")
    need_starter(table, who, now)
    if any(chair.person is None for chair in table.chairs):
        need_no_computers(table)
    spec = table.game.spec
    if len(table.chairs) < spec.seats[0]:
        raise Refused("too_few_people" if table.ranked else "too_few_seats", count=spec.seats[0])
    asked = next((chair for chair in table.chairs if chair.is_asked), None)
    if asked is not None:
        raise Refused("not_joined", name=asked.name)
    return begin(table, str(press), now)


def begin(table: Table, last: str, now: int) -> Table:
    """Begin the match. Its seed is made from the table's secret and from what the bot does not choose: what
    the players have contributed, and ``last``, which is the id of the press that begins it, or ``m`` and the
    id of a message. Raises as :func:`deal` does.

    If a player has added a word, ``last`` is left out: the people who run the bot know the word, and could
    choose the last press by it.
    """
    added = contributed(table)
    if not any(chair.word for chair in table.chairs):
        added = (*added, last)
    return deal(table, added, now)


def deal(table: Table, contributions: Sequence[str], now: int) -> Table:
    """Deal the first cards from the table's secret and the ``contributions`` to it. Raises Refused
    ``options-...`` if seats and house rules don't fit together.
    """
    seed = match_seed(table.secret, contributions)
    try:
        step = _first_deal(table, seed)
    except BadOptions as bad:
        raise Refused(f"options-{bad.code}", **bad.data) from bad
    seats = len(table.chairs)
    version = table.version + 1
    opening = TableLogEntry(version, None, "", "computer", None, now, step.events)
    return replace(
        table,
        phase="playing",
        state=step.state,
        version=version,
        turn_version=version,
        seat_versions=(0,) * seats,
        tally=({},) * seats,
        log=(opening,),
        contributions=tuple(contributions),
        started_at=now,
    )


def _first_deal(table: Table, seed: bytes) -> Step:
    game, options = table.game, dict(table.options)
    if table.beginning is None:
        return game.new(len(table.chairs), seed, options)
    state = game.load({**table.beginning, "options": options, "seed": seed.hex()})
    return game.apply(state, min(game.to_act(state)), Move("deal"))


# The match


def is_stale(table: Table, seat: Seat, version: int, move: Move) -> bool:
    """Return whether a press has lost its meaning because of what happened after it.

    A turn move is stale if any turn move was accepted since the version that the player saw. A call or
    challenge is stale only if the same seat has moved since. The buttons for calls at the table are shared by
    all players and have the version NOW. They are stale only after the same move in the same turn.
    """
    if move.verb in table.game.spec.out_of_turn:
        if version == NOW:
            since = [entry for entry in table.log if entry.version > table.turn_version]
            return any(entry.seat == seat and entry.move == str(move) for entry in since)
        return table.seat_versions[seat] > version
    return table.turn_version > version


def play(
    table: Table, seat: Seat, move: Move, origin: Origin, now: int, *, ahead: bool = False
) -> tuple[Table, TableLogEntry]:
    """Make ``move``. Return the table after it and the log entry. Raises IllegalMove.

    A move makes an absent person present again, unless it was queued (``ahead``).
    """
    game = table.game
    step = game.apply(table.state, seat, move)
    version = table.version + 1
    chair = table.chairs[seat]
    person = chair.person if origin == "person" else None
    entry = TableLogEntry(version, seat, str(move), origin, person, now, step.events)
    is_turn = move.verb not in game.spec.out_of_turn
    log, chairs = (*table.log, entry), table.chairs
    is_whole = is_remembered(table.game_key, chairs)
    tally = counted(table.tally, step.events, game.spec)
    is_made_for = origin in STOOD_IN and only_move(game, table.state, seat) is not None
    if is_turn and not is_made_for and next_actor(table) is not None:  # a deal is no turn
        tally = with_move(tally, seat, origin)
    if origin == "person" and (chair.misses or chair.stand_in or chair.away_until):
        here = replace(chair, misses=0, stand_in=False, away_until=chair.away_until if ahead else None)
        chairs = _with(chairs, seat, here)
    moved = replace(
        table,
        state=step.state,
        version=version,
        turn_version=version if is_turn else table.turn_version,
        given_back=0 if is_turn else table.given_back,
        restart="no" if table.restart == "told" else table.restart,
        seat_versions=_with(table.seat_versions, seat, version),
        chairs=with_deals(chairs, step.events, tally),
        tally=tally,
        log=tuple(with_deal(log, KEPT_ENTRIES)) if is_whole else log[-KEPT_ENTRIES:],
    )
    goes_on = is_turn and next_actor(moved) == seat
    is_here = origin == "person" and not ahead
    if goes_on and (is_here or table.pinged_version == table.turn_version):
        moved = replace(moved, pinged_version=version)  # a player who has just played needs no ping
    elif goes_on and table.to_ping == table.turn_version:
        moved = replace(moved, to_ping=version)
    if game.result(step.state) is not None:
        moved = replace(_settled(moved), phase="over", finished_at=now, deadline=None, vote=None)
    return moved, entry


def score(table: Table, now: int) -> Table:
    """End the running match with its present totals."""
    need_playing(table)
    return _changed(_settled(table), phase="over", finished_at=now, deadline=None, vote=None)


def _settled(table: Table) -> Table:
    """Return the ended table with the forfeits: in a ranked match, players absent for most of it; at a
    fixture, also players absent at its end. The places follow from this. Where seats are kept, no one
    forfeits.
    """

    def forfeits(chair: Chair) -> bool:
        return (table.ranked and chair.was_absent) or (table.fixture is not None and chair.stand_in)

    if table.keeps_seats:
        return table
    chairs = (replace(chair, forfeited=chair.forfeited or forfeits(chair)) for chair in table.chairs)
    return replace(table, chairs=tuple(chairs))


def end(table: Table, who: Who, now: int) -> Table:
    """Stop a match or lobby without a result. Only its host or a moderator may; in a ranked match, only a
    moderator who does not play in it.
    """
    need_open(table)
    if table.fixture is not None:
        raise Refused("fixture_end")
    need_host(table, who)
    if table.ranked and table.phase == "playing" and not table.is_judge(who):
        raise Refused("ranked_end")
    return close(table, now, (who,))


def close(table: Table, now: int, by: tuple[Who, ...] = ()) -> Table:
    """Free the channel: close a lobby, or stop a match. ``by`` are the people who wanted that."""
    phase: Phase = "closed" if table.phase == "lobby" else "ended"
    return _changed(table, phase=phase, finished_at=now, deadline=None, vote=None, stopped_by=by)


@once
def next_actor(table: Table) -> Seat | None:
    """Return the seat that must move now. None between deals, at the end, and if no single seat must."""
    seats = table.game.to_act(table.state)
    return next(iter(seats)) if len(seats) == 1 else None


# Permissions


def need_open(table: Table) -> None:
    """Raise Refused unless the table still occupies its channel."""
    if not table.is_open:
        raise Refused("match_over")


def need_playing(table: Table) -> None:
    """Raise Refused unless the match is running."""
    if table.phase != "playing":
        need_open(table)
        raise Refused("not_started" if table.fixture is None else "fixture_start")


def need_seat(table: Table, who: Who) -> Seat:
    """Return the seat of ``who`` in a running match. Raises Refused."""
    need_playing(table)
    return need_seat_at(table, who)


def need_seat_at(table: Table, who: Who) -> Seat:
    """Return the seat of ``who`` in any phase of the table. Raises Refused."""
    seat = table.seat_of(who.user_id)
    if seat is None:
        raise Refused("not_seated")
    return seat


def need_own_seat(table: Table, who: Who) -> Seat:
    """Return the seat of ``who``, if they may play it themselves. Raises Refused if they have forfeited."""
    seat = need_seat(table, who)
    if table.chairs[seat].forfeited:
        raise Refused("forfeited")
    return seat


def need_host(table: Table, who: Who) -> None:
    """Raise Refused unless ``who`` is the host or a moderator. A fixture's players aren't its hosts."""
    if who.moderator:
        return
    if table.fixture is not None:
        raise Refused("fixture_host")
    if who.user_id != host_of(table).user_id:
        raise Refused("not_host", name=host_of(table).name, server=is_server(table.place_id))


def need_starter(table: Table, who: Who, now: int) -> None:
    """Raise Refused unless ``who`` may start the match: the host, and after a while all its players."""
    seated, since = table.seat_of(who.user_id) is not None, table.created_at + PATIENCE
    if seated and now >= since:
        return
    try:
        need_host(table, who)
    except Refused as refused:
        if seated:
            raise Refused("not_starter", at=str(since // 1000), **refused.data) from refused
        raise


def host_of(table: Table) -> Chair:
    """Return the chair of the host or, while they aren't there, of the first person who is."""
    own = next(chair for chair in table.chairs if chair.person == table.host)
    return own if own.present else next((chair for chair in table.chairs if chair.present), own)


def need_free_rules(table: Table, who: Who) -> None:
    """Raise Refused unless ``who`` may choose the house rules of a lobby. No one may in a ranked one."""
    need_lobby(table)
    if table.ranked:
        raise Refused("ranked_rules" if table.season is None else "league_rules")
    need_host(table, who)


def need_no_computers(table: Table) -> None:
    """Raise Refused if computers may not play here, because the match is ranked."""
    if table.ranked:
        raise Refused("ranked_computers" if table.season is None else "league_computers")


def need_lobby(table: Table) -> None:
    """Raise Refused if the match has begun."""
    need_open(table)
    if table.phase == "playing":
        raise Refused("already_started")


def _changed(table: Table, **changes: Any) -> Table:
    return replace(table, version=table.version + 1, **changes)


def _with(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])
