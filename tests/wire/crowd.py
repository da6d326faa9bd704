"""People at tables: they open their hands, and who is on turn presses one of the moves that they see."""

from __future__ import annotations

import asyncio
import re
from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

from simcord.backend.models import Interaction, Message

from tests.discord.requests import walk
from tests.wire.clubs import Place
from tests.wire.server import LATE, Exchange, Press, Wire

MOVE = re.compile(r"[tm]:[a-z0-9]{8}\.\d+:(?P<version>\d+):")
"""The id of a button in a hand that makes a move, or goes on with one."""
OWN = re.compile(r"(?:[tm]|v:hand):(?P<table>[a-z0-9]{8})\.")
"""The id of any button in a hand."""
OUT_OF_TURN = "0"
"""The version in the ids of moves that nobody has to be on turn for."""
HAND = re.compile(r"v:hand:(?P<table>[a-z0-9]{8})$")
AT_ONCE = 16
"""So many people open their hands at the same time, before anything is measured."""
HEADING = "### "
"""How a hand begins, unless something is to be said first."""
AGAIN = 2.0
"""Seconds after which somebody who has not got their hand presses again."""
TIDY = 5.0
"""Seconds within which an older message of a table is gone."""
PATIENCE, MANY = 60, 300
"""Seconds within which everybody at so many tables must have their hand."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Somebody is on turn, and sees the moves in the message of their hand."""

    table_id: str
    user_id: int
    channel_id: int
    message_id: int
    custom_ids: tuple[str, ...]


class Crowd:
    """Everybody at some tables. What they know they have from their screens."""

    def __init__(self, wire: Wire, places: Iterable[Place], chance: Random) -> None:
        self.wire, self.places, self._chance = wire, list(places), chance
        self._turns: dict[str, Turn] = {}
        self._ready: deque[str] = deque()
        """The tables at which somebody can press, in the order in which they became so."""
        self._pressed: deque[tuple[Press, Turn]] = deque()
        """What was pressed, oldest first."""
        self._unshown: dict[int, list[float]] = defaultdict(list)
        """By channel, when moves were acknowledged that its message does not show yet."""
        self._alone: dict[int, int] = {}
        """By channel, the unanswered move that was made while its message showed everything before it."""
        self._overtaken: set[int] = set()
        """The unanswered moves that their channel's message shows already."""
        self._tables = {place.table_id: place for place in self.places}
        self.lags: list[float] = []
        """Seconds from the answer to a move until the channel's message shows it."""
        self.starved = 0
        """How many presses were due while nobody anywhere was on turn with their hand before them."""
        self.hands: dict[tuple[str, int], float] = {}
        """By table and user, since when they have their hand open."""
        self.served: set[int] = set()
        """The presses, by interaction, that have led to a hand: the others were told something in words."""
        self.accepted: dict[int, Press] = {}
        """The moves, by interaction, whose presser was shown the hand after them and no word against them."""
        self._made: dict[int, Press] = {}
        self.edits = Counter[str]()
        """How many edits of tables' messages were made by the ``bot``'s own token, and by that of a
        ``press``.
        """
        self.moves: dict[int, Press] = {}
        """By interaction, those that were not answered yet."""
        wire.listeners.append(self._see)

    def add(self, place: Place) -> None:
        """People at one more table, in place of the one that was in its channel."""
        self.places = [each for each in self.places if each.channel_id != place.channel_id] + [place]
        self._tables = {each.table_id: each for each in self.places}

    # What they do

    async def open_hands(self) -> None:
        """Everybody opens their hand; raises TimeoutError where somebody does not get it."""
        waiting = [(place, user_id) for place in self.places for user_id in place.users]
        self._chance.shuffle(waiting)

        async def open_some() -> None:
            while waiting:
                place, user_id = waiting.pop()
                self.open_hand(place, user_id)
                again = monotonic() + AGAIN
                while (place.table_id, user_id) not in self.hands:
                    await asyncio.sleep(0.01)
                    if monotonic() > again:  # the bot is still taking up its tables
                        waiting.append((place, user_id))
                        break

        async with asyncio.timeout(PATIENCE * max(1, len(self.places) / MANY)):
            await asyncio.gather(*(open_some() for _ in range(AT_ONCE)))

    def open_hand(self, place: Place, user_id: int, due: float | None = None) -> Press:
        """Somebody presses "My hand" below the newest message of their table."""
        message_id = self.newest(place).id
        custom_id = f"v:hand:{place.table_id}"
        return self.wire.press(user_id, place.channel_id, message_id, custom_id, due=due)

    async def play(self, rate: float, seconds: float) -> list[Press]:
        """Make moves as they come (a Poisson process), ``rate`` a second; gives all presses.

        Each is timed from the moment it was due, whether or not the bot is done with the ones before. It is
        made at the table where somebody has been on turn for the longest time.
        """
        presses = []
        due, ends = monotonic(), monotonic() + seconds
        while (due := due + self._chance.expovariate(rate)) < ends:
            await asyncio.sleep(max(0.0, due - monotonic()))
            press = self.move(due)
            if press is None:
                self.starved += 1
            else:
                presses.append(press)
        return presses

    async def play_and_look(self, rate: float, seconds: float, every: float) -> list[Press]:
        """Make moves as :meth:`play` does, while everybody opens their hand ``every`` so many seconds."""
        looking = asyncio.create_task(self._look(every))
        try:
            return await self.play(rate, seconds)
        finally:
            looking.cancel()

    async def _look(self, every: float) -> None:
        people = [(place, user_id) for place in self.places for user_id in place.users]
        while True:
            await asyncio.sleep(self._chance.expovariate(len(people) / every))
            self.open_hand(*self._chance.choice(people))

    def move(self, due: float | None = None) -> Press | None:
        """Whoever has been on turn for longest makes a move; None: nobody is."""
        if not self._ready and not self._gives_up():
            return None
        turn = self._turns.pop(self._ready.popleft())
        if turn.message_id not in self.wire.backend.messages.get(turn.channel_id, ()):
            return self.move(due)  # they have opened their hand anew meanwhile, or the channel is gone
        moves = [one for one in turn.custom_ids if one.startswith("t:")] or turn.custom_ids
        chosen = self._chance.choice(moves)
        press = self.wire.press(turn.user_id, turn.channel_id, turn.message_id, chosen, due=due)
        if chosen.startswith("t:"):
            if not self._unshown.get(turn.channel_id):
                self._alone[turn.channel_id] = press.id
            self.moves[press.id] = self._made[press.id] = press
        self._pressed.append((press, turn))
        return press

    def is_on_turn(self, place: Place, user_id: int) -> bool:
        """Whether somebody sees moves of their own in their hand."""
        turn = self._turns.get(place.table_id)
        return turn is not None and turn.user_id == user_id

    def _gives_up(self) -> bool:
        """Whoever sees that their press has come to nothing will press again; whether there is somebody."""
        while self._pressed and (press := self._pressed[0][0]).at < monotonic() - LATE:
            _, turn = self._pressed.popleft()
            if press.is_late and turn.table_id not in self._turns:
                self._is_on(turn)
        return bool(self._ready)

    def _is_on(self, turn: Turn) -> None:
        if turn.table_id not in self._turns:
            self._ready.append(turn.table_id)
        self._turns[turn.table_id] = turn

    # What they see

    def newest(self, place: Place) -> Message:
        """The newest public message of a table."""
        return self.public(place)[-1]

    def public(self, place: Place) -> list[Message]:
        """All public messages of a channel with buttons of its table."""
        messages = self.wire.backend.messages.get(place.channel_id, {}).values()
        return [one for one in messages if not one.is_ephemeral and any(map(HAND.match, ids(one.components)))]

    def replaced(self) -> set[int]:
        """The messages that can still be pressed though a newer one has taken their place."""
        return {message.id for place in self.places for message in self.public(place)[:-1]}

    async def left_behind(self) -> int:
        """How many messages can be pressed so long after a newer one has taken their place."""
        replaced = self.replaced()
        await asyncio.sleep(TIDY if replaced else 0)
        return len(replaced & self.replaced())

    def _see(self, exchange: Exchange) -> None:
        if not 200 <= exchange.status < 300:
            return
        request = exchange.request
        if request.channel_id is not None and (request.sends or request.edits):
            self.edits["bot"] += request.edits
            self._see_channel(request.channel_id, exchange)
            return
        interaction = self.wire.backend.interactions.get(self.wire.interaction_of(request))
        if interaction is None:
            return
        press = self.moves.pop(interaction.id, None) if request.is_callback else None
        if press is not None:
            self._answered(press, exchange)
        if "components" in request.message and (message_id := written(exchange, interaction)) is not None:
            message = self.wire.backend.messages.get(interaction.channel_id, {}).get(message_id)
            if message is None or message.is_ephemeral:
                self._see_hand(interaction, message_id, request.message["components"])
            else:
                self.edits["press"] += 1
                self._see_channel(interaction.channel_id, exchange)

    def _answered(self, press: Press, exchange: Exchange) -> None:
        if press.id in self._overtaken:
            self._overtaken.discard(press.id)
            self.lags.append(0.0)
        else:
            self._unshown[press.channel_id].append(exchange.done)
        if self._alone.get(press.channel_id) == press.id:
            del self._alone[press.channel_id]

    def _see_channel(self, channel_id: int, exchange: Exchange) -> None:
        # An edit may overtake the answer to the move that it shows.
        alone = self._alone.get(channel_id)
        if alone is not None and exchange.at >= self.moves[alone].at:
            self._overtaken.add(self._alone.pop(channel_id))
        # What arrives after the answer was drawn after the move, but for the moment between the two.
        waiting = self._unshown.pop(channel_id, [])
        self.lags += [exchange.done - at for at in waiting if at <= exchange.at]
        later = [at for at in waiting if at > exchange.at]
        if later:
            self._unshown[channel_id] = later

    def _see_hand(self, interaction: Interaction, message_id: int, components: Sequence[Any]) -> None:
        parts = [part for _, part in walk(components)]
        buttons = [part for part in parts if "custom_id" in part]
        own = next(filter(None, (OWN.match(button["custom_id"]) for button in buttons)), None)
        table_id = own["table"] if own else self._waits_at(interaction.channel_id, parts)
        if table_id is None:
            return
        self.hands.setdefault((table_id, interaction.user_id), monotonic())
        self.served.add(interaction.id)
        made = self._made.pop(interaction.id, None)
        if made is not None and next(texts(parts), "").startswith(HEADING):
            self.accepted[interaction.id] = made
        moves = tuple(
            button["custom_id"]
            for button in buttons
            if not button.get("disabled")
            and (move := MOVE.match(button["custom_id"])) is not None
            and move["version"] != OUT_OF_TURN
        )
        if moves and table_id in self._tables:
            self._is_on(Turn(table_id, interaction.user_id, interaction.channel_id, message_id, moves))

    def _waits_at(self, channel_id: int, parts: Sequence[Any]) -> str | None:
        """The table of a hand in which there is nothing to press; None if it is no hand."""
        is_hand = any(text.startswith(HEADING) for text in texts(parts))
        at = (place.table_id for place in self.places if place.channel_id == channel_id)
        return next(at, None) if is_hand else None

    def waits(self) -> list[float]:
        """Seconds for which acknowledged moves have waited that their channels do not show yet."""
        now = monotonic()
        return [now - at for waiting in self._unshown.values() for at in waiting]


def written(exchange: Exchange, interaction: Interaction) -> int | None:
    """The id of the message that an answer to an interaction has sent or edited."""
    if exchange.request.method == "POST" and not exchange.request.is_callback:
        return int(exchange.body["id"])
    last = exchange.request.parts[-1]
    return int(last) if last.isdecimal() else interaction.message_id


def ids(components: Sequence[Any]) -> Iterator[str]:
    """The ids of all buttons."""
    return (part["custom_id"] for _, part in walk(components) if "custom_id" in part)


def texts(parts: Iterable[Any]) -> Iterator[str]:
    """The texts of components, from the top of a message to its bottom."""
    return (part["content"] for part in parts if "content" in part)
