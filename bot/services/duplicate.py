"""Duplicate deals: the daily, and the cards of a match that others are dared to beat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.games import GAMES, OWN
from bot.games.api import IllegalMove, Move, Seat
from bot.match_file import FIRST, MatchFile, read_line
from bot.milliseconds import DAY
from bot.services.admission import Admission
from bot.shards import is_server
from bot.storage import Database, Transaction
from bot.storage.digests import EVERYWHERE, known_digest, member_digest
from bot.storage.duplicate import DuplicateBoardRow, DuplicateDealRow, DuplicatePlayRow
from bot.tables import table as acts
from bot.tables.clock import Clock
from bot.tables.duplicate import (
    SOLO,
    SoloLevel,
    answered,
    better,
    cards_of,
    daily,
    day_of,
    dealt,
    end_of,
    is_of_match,
    is_over,
    match_of,
    other_seats,
    outcome,
    played,
    replayed,
    shared,
    solo,
)
from bot.tables.namesakes import told_apart
from bot.tables.outcome import saved
from bot.tables.people import Chair, Refused, Who, need_game
from bot.tables.recorded import unnamed_player
from bot.tables.replays import PastMatch
from bot.tables.table import Table
from bot.user_text import UserText

KEPT_DAYS = 30
"""How many days dailies are kept after their day, and how many days shared cards can be played."""

GRACE = 1
"""How many days in a row a player may miss without losing their streak."""


@dataclass(frozen=True, slots=True)
class DuplicatePlay:
    """A person's play of a deal: the table as it is now, the deal and the play."""

    table: Table
    deal: DuplicateDealRow
    run: DuplicatePlayRow


@dataclass(frozen=True, slots=True)
class OwnDaily:
    """What a user has to do with a daily: the deal, their play of it if they have begun it, and how many days
    in a row they have played if they play it too.
    """

    deal: DuplicateDealRow
    run: DuplicatePlayRow | None
    streak: int


class DuplicateDeals:
    """Deals cards to one person each, once. All methods raise StorageError.

    Days are UTC's. The daily is one deal for all servers and processes, fixed before the first play.
    """

    def __init__(
        self, database: Database, clock: Clock, admission: Admission, secret: Callable[[], bytes]
    ) -> None:
        """``secret`` returns new bytes for the shuffle of a daily."""
        self._database = database
        self._clock = clock
        self._admission = admission
        self._secret = secret

    @property
    def today(self) -> int:
        """The current day, as :func:`~bot.tables.duplicate.day_of` counts."""
        return day_of(self._clock.now())

    async def daily(self, user_id: int, day: int | None = None) -> OwnDaily:
        """Return today's daily, or that of another ``day``, and what a user has to do with it. Raises Refused
        ``daily_gone`` if that day's isn't kept.
        """
        deal = await self._daily(self.today if day is None else day)
        player = await known_digest(self._database.notes, EVERYWHERE, user_id)
        run = await self._database.duplicate.play(deal.deal, player)
        if run is not None and run.finished_at is not None:
            return OwnDaily(deal, run, run.streak)
        before = await self._database.duplicate.daily_before(player, *_since(deal))
        return OwnDaily(deal, run, before.streak if before else 0)

    async def _daily(self, day: int) -> DuplicateDealRow:
        found = await self._database.duplicate.deal(str(day))
        if found is not None:
            return found
        if day != self.today:
            raise Refused("daily_gone")
        async with self._database.transaction() as tx:
            return await self._keep(tx, daily(day, tuple(OWN), self._secret()))

    async def _keep(self, tx: Transaction, deal: DuplicateDealRow) -> DuplicateDealRow:
        """Store a deal, and return it as it is stored: another process may have been first."""
        await tx.duplicate.add(deal)
        return await tx.duplicate.deal(deal.deal) or deal

    async def dare(
        self, match: PastMatch, table: Table, seat: Seat, deal: int | None = None
    ) -> DuplicateDealRow | None:
        """Keep a deal of a finished match for others to beat: the given one, or else the last, as it was
        dealt to ``seat``. None if its cards can't be dealt again.
        """
        until = self._clock.now() + KEPT_DAYS * DAY
        made = cards_of(table, match, seat, until, deal)
        if made is None:
            return None
        async with self._database.transaction() as tx:
            return await self._keep(tx, made)

    async def play(self, place_id: int, who: Who, key: str) -> DuplicatePlay:
        """Return a deal as ``who`` plays it. If they haven't begun it, they begin it now.

        Raises Refused ``daily_day``, ``solo_gone`` or ``cards_gone`` if its time is over, if newer cards have
        replaced it or its match was on another server,
        ``duplicate_forgotten`` if they began it and were forgotten since, ``duplicate_older`` if the rules
        have changed, and as :meth:`Admission.need_welcome` does.
        """
        deal = await self._playable(key)
        player = await known_digest(self._database.notes, EVERYWHERE, who.user_id)
        run = await self._database.duplicate.play(key, player)
        if run is not None:
            return DuplicatePlay(_table(deal, run, who), deal, run)
        if deal.is_solo or (is_server(deal.place_id) and deal.place_id != place_id):
            raise Refused("cards_gone", days=KEPT_DAYS)
        await self._admission.need_welcome(place_id, who.user_id, "tables")
        return await self._begin(place_id, who, deal)

    async def play_solo(
        self, place_id: int, who: Who, game: str, level: SoloLevel, *, sure: bool = False
    ) -> DuplicatePlay:
        """Deal new cards of a game to ``who``, in place of those that they have not finished.

        Raises Refused ``game_gone``, ``solo_begun`` if they have moved in those and are not ``sure``, and as
        :meth:`Admission.need_welcome` does.
        """
        need_game(game)
        await self._admission.need_welcome(place_id, who.user_id, "tables")
        until = self._clock.now() + KEPT_DAYS * DAY
        deal = solo(place_id, game, level, self._secret(), until)
        return await self._begin(place_id, who, deal, sure=sure)

    async def unfinished(self, who: Who) -> DuplicatePlay | None:
        """Return the deal other than a daily that ``who`` began last and has not finished; None if there is
        none, or if its rules have changed.
        """
        player = await known_digest(self._database.notes, EVERYWHERE, who.user_id)
        run = await self._database.duplicate.unfinished(player, self._clock.now())
        deal = None if run is None else await self._database.duplicate.deal(run.deal)
        try:
            return None if run is None or deal is None else DuplicatePlay(_table(deal, run, who), deal, run)
        except Refused:
            return None

    async def dare_solo(self, play: DuplicatePlay) -> DuplicateDealRow:
        """Keep the cards of a finished solo play for others to beat."""
        made = shared(play.deal, play.run, self._clock.now() + KEPT_DAYS * DAY)
        async with self._database.transaction() as tx:
            return await self._keep(tx, made)

    async def _begin(
        self, place_id: int, who: Who, deal: DuplicateDealRow, *, sure: bool = True
    ) -> DuplicatePlay:
        """Return the play of ``who``, which begins now unless another press was first. Raises Refused
        ``solo_begun`` as :meth:`play_solo` does.
        """
        async with self._database.transaction() as tx:
            player = await member_digest(tx.notes, EVERYWHERE, who.user_id)
            if deal.is_solo:
                kept = None if sure else await tx.duplicate.unfinished_solo(player)
                if kept is not None and _has_moved(kept):
                    raise Refused("solo_begun", deal=kept.deal)
                await tx.duplicate.drop_unfinished(player)
                await tx.duplicate.add(deal)
            run = await tx.duplicate.play(deal.deal, player)
            begun = run is None
            if run is None:
                now = self._clock.now()
                person = await tx.people.key_for(place_id, who.user_id, who.name)
                run = DuplicatePlayRow(
                    deal=deal.deal,
                    player=player,
                    place_id=place_id,
                    person=person,
                    counts=not await self._knows(tx, deal, player, person),
                    rules=GAMES[deal.game].spec.version,
                    started_at=now,
                )
                table, lines = answered(_table(deal, run, who), now)
                run = await self._moved(tx, deal, run, table, lines)
                await tx.duplicate.begin(run)
        if begun:
            saved()
        return DuplicatePlay(_table(deal, run, who), deal, run)

    async def move(self, who: Who, key: str, version: int, move: Move) -> DuplicatePlay:
        """Make a move for ``who``, who saw the table at ``version``, and the computers' moves after it.

        Raises Refused as :meth:`play` does, ``duplicate_done`` and ``stale``, and IllegalMove.
        """
        deal = await self._playable(key)
        async with self._database.transaction() as tx:
            player = await known_digest(tx.notes, EVERYWHERE, who.user_id)
            run = await tx.duplicate.hold(key, player)
            if run is None or run.finished_at is not None:
                raise Refused("duplicate_done")
            table = _table(deal, run, who)
            if acts.is_stale(table, deal.seat, version, move):
                raise Refused("stale")
            table, lines = played(table, move, self._clock.now())
            run = await self._moved(tx, deal, run, table, lines)
            await tx.duplicate.save(run)
        saved()
        return DuplicatePlay(table, deal, run)

    async def finished(self, who: Who, key: str) -> DuplicatePlay:
        """Return a user's finished play of a deal, also after its time. Raises Refused ``not_over``, and
        ``duplicate_forgotten`` and ``duplicate_older`` as :meth:`play` does.
        """
        player = await known_digest(self._database.notes, EVERYWHERE, who.user_id)
        deal = await self._database.duplicate.deal(key)
        run = await self._database.duplicate.play(key, player)
        if deal is None or run is None or (run.person is not None and run.finished_at is None):
            raise Refused("not_over")
        return DuplicatePlay(_table(deal, run, who), deal, run)

    async def board(self, deal: DuplicateDealRow, place_id: int) -> Sequence[DuplicateBoardRow]:
        """Return how the people of a server have done in a deal, and the player who had its cards in the
        match. The best is first: by place, points and time.
        """
        rows, original = await self._database.duplicate.board(deal.deal, place_id), await self._original(deal)
        rows = [original, *rows] if original else rows
        return sorted(told_apart(rows), key=partial(_rank, sign=better(deal.game)))

    async def dared_by(self, deal: DuplicateDealRow) -> UserText | None:
        """Return the name of the player whose cards a deal has; None if they were forgotten."""
        original = await self._original(deal)
        return original.name if original else None

    async def _original(self, deal: DuplicateDealRow) -> DuplicateBoardRow | None:
        person = await self._database.people.by_key(deal.person) if deal.person else None
        if deal.place is None or deal.points is None or (person is None and deal.computer is None):
            return None
        name = person.name if person else UserText(deal.computer or "")
        user_id = person.user_id if person else None
        return DuplicateBoardRow(deal.person, 0, 0, deal.place, deal.points, user_id, name)

    async def record(self, who: Who, key: str) -> MatchFile:
        """Return the match file of a user's finished play of a daily, once its day has ended, or of new
        cards. A deal of a match is in the file of that match.

        Raises Refused ``daily_open``, ``daily_no_record`` and ``duplicate_older``.
        """
        if key.isdigit() and int(key) >= self.today:
            raise Refused("daily_open", until=str(end_of(int(key)) // 1000))
        player = await known_digest(self._database.notes, EVERYWHERE, who.user_id)
        deal = await self._database.duplicate.deal(key)
        run = await self._database.duplicate.play(key, player)
        if deal is None or run is None or run.finished_at is None or is_of_match(key):
            raise Refused("daily_no_record")
        table = _table(deal, run, who)
        return MatchFile(
            game=deal.game,
            rules=run.rules,
            options=table.options,
            players=list(map(unnamed_player, table.chairs)),
            commitment=table.commitment,
            secret=table.secret,
            contributions=table.contributions,
            started=run.started_at,
            lines=[FIRST, *map(read_line, run.moves.splitlines())],
            how="over" if table.phase == "over" else "ended",
            result=table.game.result(table.state),
        )

    async def _playable(self, key: str) -> DuplicateDealRow:
        """Return a deal whose time isn't over."""
        deal = await self._database.duplicate.deal(key)
        if deal is None or deal.until <= self._clock.now():
            code = "daily_day" if key.isdigit() else "solo_gone" if SOLO.fullmatch(key) else "cards_gone"
            raise Refused(code, days=KEPT_DAYS)
        need_game(deal.game)
        return deal

    async def _knows(self, tx: Transaction, deal: DuplicateDealRow, player: str, person: str) -> bool:
        """Return whether a person has seen the cards of a deal before: in the match, as new cards of their
        own, or from another seat.
        """
        if deal.day is not None or deal.is_solo:
            return False
        if await tx.duplicate.play(match_of(deal.deal), player) is not None:
            return True
        seats = await tx.seats.of_table(match_of(deal.deal))
        sat = {key for seat in seats for key in (seat.person, *(past["person"] for past in seat.earlier))}
        return (
            person in sat
            or await tx.duplicate.seen_from_elsewhere(player, deal.deal, *other_seats(deal.deal)) > 0
        )

    async def _moved(
        self,
        tx: Transaction,
        deal: DuplicateDealRow,
        run: DuplicatePlayRow,
        table: Table,
        lines: Sequence[str],
    ) -> DuplicatePlayRow:
        """Return a play with more moves, and with what came of it if they end the deal."""
        run = replace(run, moves="\n".join(filter(None, [run.moves, *lines])))
        if not is_over(table):
            return run
        came, streak = outcome(table), 0
        if deal.day is not None:
            before = await tx.duplicate.daily_before(run.player, *_since(deal))
            streak = 1 + (before.streak if before else 0)
        finished = self._clock.now()
        return replace(run, finished_at=finished, place=came.place, points=came.points, streak=streak)


def _since(deal: DuplicateDealRow) -> tuple[int, int]:
    """Return the days from which a streak goes on to a daily, and that of the daily."""
    day = deal.day or 0
    return day - 1 - GRACE, day


def _table(deal: DuplicateDealRow, run: DuplicatePlayRow, who: Who) -> Table:
    """Return the table of a play as it is now. Raises Refused ``duplicate_forgotten`` and
    ``duplicate_older``.
    """
    if run.person is None:
        raise Refused("duplicate_forgotten")
    try:
        if run.rules == deal.rules == GAMES[deal.game].spec.version:
            table = dealt(deal, Chair(who.name, run.person, who.user_id, 0), run.started_at)
            return replayed(table, run.moves.splitlines())
    except (IllegalMove, ValueError):
        pass  # a rule was corrected without a new version
    raise Refused("duplicate_older")


def _has_moved(run: DuplicatePlayRow) -> bool:
    """Return whether the person has decided a move of a play, and not only the rules for them."""
    return any(read_line(line).origin == "person" for line in run.moves.splitlines())


def _rank(row: DuplicateBoardRow, sign: int) -> tuple[int, int, int]:
    return row.place, sign * row.points, row.finished_at - row.started_at
