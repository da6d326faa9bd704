"""What has to hold of a story, in which somebody reads how likely they were to win a match: it has ended, and
they sat at it; its numbers go together, with the result, and with what is behind its buttons; and it names no
card that they did not see.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.games import GAMES
from bot.games.api import Move
from bot.match_file import Replay, replay_of
from bot.tables.recorded import recorded
from tests.storm.auditor import Auditor
from tests.storm.messages import ids_in, words_of
from tests.storm.screens import Press, Screens
from tests.storm.world import World

ASKED = re.compile(r"(?:^| )v:story:(\w+)$")
TITLE = re.compile(r"## (.+)\n-# Your chance to win")
LOOKING = "**Looking for what turned it"
"""What stands there until the numbers are known."""
START, END = re.compile(r"(\d+)% at the start"), re.compile(r"(\d+)% at the end")
TURN = re.compile(r"^\*\*(\d+)\.\*\* (?:Deal (\d+): )?(.*) \*\*(\d+)% → (\d+)%\*\*$", re.M)
DRAWN = re.compile(r"(\d+): deal (\d+), (\d+)% to (\d+)%\.")
SEEN = re.compile(r"v:story-turn:(\w+):(\d+):(\w)$")
LUCK = re.compile(r"\*\*Luck was (with you|against you|even)\.\*\* You began at (\d+)%")
GIVEN = re.compile(r"\*\*Your (?:play was perfect|(?:only|(\d+)) choices? cost you (\d+)%)")
NO_CHOICE = "You never had a choice"
SLIP = re.compile(r"(?:worst \((\d+)%\), i|I)n deal (\d+): \*\*(.+?)\*\*\. Better: \*\*(.+?)\*\*")
CARD = re.compile(r"(10|[2-9AKQJ])([♣♦♠♥])")
SUITS = {"♣": "C", "♦": "D", "♠": "S", "♥": "H"}
EVEN, ROUNDED = 5, 2
"""What luck may bring while it is called even; by how much rounded numbers may differ that are added."""
TABLE = "SELECT phase, place_id, game FROM tables WHERE table_id = ?"
HELD = """
SELECT seats.seat, seats.person = people.person AND people.person IS NOT NULL FROM seats JOIN people
ON people.person = seats.person OR INSTR(seats.earlier, '"' || people.person || '"')
WHERE seats.table_id = ? AND people.user_id = ? AND people.place_id = ?
"""
"""The seats that somebody had in a match, and whether they had it at its end."""


class ShownReviews:
    """Reads each review when it is shown."""

    def __init__(self, world: World, screens: Screens, auditor: Auditor) -> None:
        self.world, self.auditor = world, auditor
        self.looked_at = 0
        screens.shown.append(self._shown)

    def _shown(self, press: Press, message: Mapping[str, Any]) -> None:
        asked = ASKED.search(press.what)
        if asked is None:
            return
        components = message.get("components")
        text, alt = words_of(components)
        where = f"{press.name}: {text!r} {alt!r}"
        held = dict(self.world.rows(HELD, asked[1], press.user_id, press.guild_id))
        if (title := TITLE.search(text)) is None or LOOKING in text:
            return
        self.looked_at += 1
        [(phase, guild_id, game)] = self.world.rows(TABLE, asked[1])
        if phase not in ("over", "ended") or guild_id != press.guild_id or not held:
            self.world.fail("nobody looks through a match of others", f"{where}: {phase}, {held}")
            return
        seats = {seat for seat, is_last in held.items() if is_last} or {*held}
        replay = self.auditor.run(self._replay(asked[1]))
        if title[1] != GAMES[game].spec.name:
            self.world.fail("a review is of its match", f"{where}: {game}")
        wrong = [*_added_wrongly(text, alt), *_turned_wrongly(text, alt, ids_in(components), replay)]
        eyes = {found[3] for one in ids_in(components) if (found := SEEN.match(one))}
        if not eyes <= {*map(str, seats)}:
            wrong.append(f"turns are seen from seat {eyes}, theirs are {seats}")
        if all(_won_wrongly(text, alt, replay, seat) for seat in seats):
            wrong.append(f"the end is not what seat {seats} has won")
        if all(_slipped_wrongly(text, replay, seat) for seat in seats):
            wrong.append(f"seat {seats} had no such choice")
        for says in wrong[:1]:
            self.world.fail("a review is true", f"{where}: {says}")

    async def _replay(self, table_id: str) -> Replay:
        database = await self.auditor.database()
        found = await recorded(database, await database.tables.get(table_id))
        return replay_of(found.record)


def _added_wrongly(text: str, alt: str) -> Iterator[str]:
    """What luck and play have brought does not lead from the start to the end."""
    start, end = START.search(f"{text} {alt}"), END.search(f"{text} {alt}")
    luck, given = LUCK.search(text), GIVEN.search(text)
    if start is None or end is None or luck is None or (given is None and NO_CHOICE not in text):
        yield "a number is missing"
        return
    if given is None:
        return  # what forgotten calls have cost is told of nobody who had no choice
    count, each = int(given[1] or 1), int(given[2] or 0)
    lost, rounded = count * each, ROUNDED + (count // 2 if each > 1 else count * each)
    brought = int(end[1]) - int(start[1]) + lost
    way = "with you" if brought > 0 else "against you"
    if luck[2] != start[1] or (luck[1] != way and abs(brought) > EVEN + rounded):
        yield f"{luck[1]} brought {brought} from {start[1]}"
    if luck[1] == "even" and abs(brought) > EVEN + rounded:
        yield f"{brought} is not even"
    slip = SLIP.search(text)
    if slip is not None and int(slip[1] or each) > lost + rounded:
        yield f"one choice gave {slip[1]} away, all of them {lost}"


def _turned_wrongly(text: str, alt: str, ids: Iterable[str], replay: Replay) -> Iterator[str]:
    """What is wrong with the turning points."""
    turns = TURN.findall(text)
    seen = [int(found[2]) for one in ids if (found := SEEN.match(one))]
    if [int(number) for number, *_ in turns] != [*range(1, len(seen) + 1)] or seen != sorted(seen):
        yield f"the turns are at {seen}"
        return
    drawn = {number: rest for number, *rest in DRAWN.findall(alt)}
    for at, (number, deal, what, before, after) in zip(seen, turns, strict=True):
        position = replay.positions[at + 1]  # what is shown is the table before the move
        own = str(position.deal)
        if deal not in ("", own) or (alt and drawn.get(number) != [own, before, after]):
            yield f"turn {number} is in deal {own}, from {before} to {after}, drawn {drawn.get(number)}"
        public = [event.data for event in position.events if event.to is None]
        if strange := _cards_in(what) - {card for data in public for card in _codes(data)}:
            yield f"turn {number} names {strange}, of {public}"


def _won_wrongly(text: str, alt: str, replay: Replay, seat: int) -> bool:
    """Whether the chance at the end is not what a seat has won."""
    seen, end = replay.observe(replay.last, seat), END.search(f"{text} {alt}")
    if seen is None or seen.result is None or end is None:
        return False
    first = seen.result.places[0]
    return int(end[1]) != round(100 * (seat in first) / len(first))


def _slipped_wrongly(text: str, replay: Replay, seat: int) -> bool:
    """Whether a seat has not made the choice that is named, or did not have the better one."""
    slip = SLIP.search(text)
    if slip is None:
        return False
    for at, position in enumerate(replay.positions[:-1]):
        line, seen = replay.positions[at + 1].line, replay.observe(at, seat)
        if position.deal != int(slip[2]) or line.seat != seat or line.origin != "person" or seen is None:
            continue
        did = set(_codes(Move.parse(line.move).args))
        possible = {card for move in seen.legal for card in _codes(move.args)}
        if did >= _cards_in(slip[3]) and possible >= _cards_in(slip[4]):
            return False
    return True


def _cards_in(text: str) -> set[str]:
    """The French-suited cards that are named."""
    return {("T" if rank == "10" else rank) + SUITS[suit] for rank, suit in CARD.findall(text)}


def _codes(data: Any) -> Iterator[str]:
    """The texts in what an event or move says, each word of its own."""
    if isinstance(data, str):
        yield from data.split()
    elif isinstance(data, Mapping):
        yield from (code for each in data.values() for code in _codes(each))
    elif isinstance(data, list | tuple):
        yield from (code for each in data for code in _codes(each))
