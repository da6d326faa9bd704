"""A witness of all that the bot sends, who knows at every moment which cards may be known to whom."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from simcord import Env, HttpLogEntry

from bot.tables import Table, TableLogEntry
from tests.budget.schema import broken_request
from tests.e2e.screen import plain

CARD = re.compile(r"(10|[2-9AJQK])([♣♦♠♥])|\b([2-9TJQKA][CDHS]|[RBGY](?:1[0-5]|[1-9]))\b")
SPOKEN = re.compile(r"\b(10|[2-9]|ace|jack|queen|king) of (clubs|diamonds|spades|hearts)\b")
SPOKEN_OLE = re.compile(r"\b(red|blue|green|yellow) (1[0-5]|[1-9])\b")
"""Cards as the descriptions of pictures name them."""
OF_HAND = re.compile(r"[tm]:[a-z0-9]{8}\.")
"""How the id of a button in a hand begins; the table stands in it."""
OF_DAILY = re.compile(r"d:(?:t|m|hand):")
"""How the id of a button begins in a hand of a deal of the day: that is another match than the channel's."""
REPLAYED = re.compile(r"(?:v:story(?:-[a-z]+)?|y:record|y:fair):([a-z0-9]{8})")
"""What stands below a match that is over, and is watched again or checked."""
OPEN = ("discard", "table", "pile")
"""The keys of a position whose cards everybody sees."""
SHOWN = ("cut", "buried")
"""What happens to a card that everybody is shown before it disappears again."""
FORMER = "a former player"
"""Who stands in the place of somebody who wishes to be forgotten, in old lines too."""
ABSENT = re.compile("💤 |🏳️ ")
"""What is set before a name, in old lines too, while somebody is away."""
LETTERS = {"♣": "C", "♦": "D", "♠": "S", "♥": "H"}
RANKS = {"10": "T", "ace": "A", "jack": "J", "queen": "Q", "king": "K"}
EPHEMERAL = 1 << 6
UPDATE_MESSAGE, FORM = 7, 9


class Witness(list[HttpLogEntry]):
    """simcord's log of the bot's requests, which looks at each of them when it is made.

    A message may name the cards that have lain open in the running deal, and a private one those of its
    reader's hand. A line that everybody has read before may be repeated, whatever has become of its cards.
    """

    def __init__(self, env: Env, table: Callable[[int], Table | None]) -> None:
        """``table`` gives the newest table of a channel."""
        super().__init__(env.http_requests)
        self._env = env
        self._table = table
        self._open: dict[tuple[str, int], set[str]] = defaultdict(set)
        """The cards that have lain open, by table and deal."""
        self.read: set[str] = set()
        """Every line that stood in the channel for all to read."""
        self.leaks: list[str] = []
        """What somebody was shown although they may not know it."""
        self.broken: list[str] = []
        """The limits of Discord that a request has broken."""
        self.story: dict[str, dict[int, TableLogEntry]] = defaultdict(dict)
        """What happened, hidden events too, by table and version."""

    def append(self, request: HttpLogEntry) -> None:
        """Take down a request, and look who can read what in it."""
        super().append(request)
        self.broken += broken_request(request.method, request.path, request.json)
        channel_id, reader = self._addressed(request)
        table = self._table(channel_id)
        if table is None or table.state is None:
            return
        said = list(texts(request.json))
        hands = {text[2:10] for text in said if OF_HAND.match(text)}
        if reader is not None and hands and table.table_id not in hands:
            return  # their hand in the match before: since then its cards were dealt anew
        if reader is not None and any(map(OF_DAILY.match, said)):
            return
        watched = {found[1] for text in said for found in REPLAYED.finditer(text)}
        if watched and table.table_id not in watched:
            return  # a match that is over is watched again, while another one is played here
        position = table.game.dump(table.state)
        lain_open = self._open[table.table_id, position["deal"]]
        lain_open |= open_cards(position)
        for entry in table.log:
            self.story[table.table_id].setdefault(entry.version, entry)
        # What is told only now may be shuffled into the stock already, or dealt anew. A hand tells again what
        # has happened in this deal.
        dealt = max((entry.version for entry in table.log if entry.move in ("", "deal")), default=0)
        told = self.told_before(table) if reader is None else min(dealt, self.told_before(table))
        news = [entry.move for entry in table.log if entry.version > told]
        lain_open = lain_open.union(*(cards_in(move) for move in news if move.startswith("play")))
        lines = {ABSENT.sub("", line) for text in said for line in text.split("\n")}
        if position["phase"] == "play":
            shown = [event.data for entry in table.log for event in entry.public if event.key in SHOWN]
            lain_open |= cards_in(" ".join(str(value) for data in shown for value in data.values()))
            seat = None if reader is None else table.seat_of(reader)
            own = set() if seat is None else set(position["hands"][seat].split())
            own |= self.known_of_before(table, seat, position["deal"])
            for line in filter(self._is_new, lines):
                if not cards_in(line) <= lain_open | own or self._tells_secret(table, line):
                    self.leaks.append(f"user {reader} read {line!r}, may know {lain_open | own}")
        if reader is None:
            self.read |= lines

    def _is_new(self, line: str) -> bool:
        """Whether a line was not read before, with the name of whoever is forgotten since then."""
        if line in self.read:
            return False
        before = re.escape(line).replace(re.escape(FORMER), ".+")
        return FORMER not in line or not any(re.fullmatch(before, one) for one in self.read)

    def known_of_before(self, table: Table, seat: int | None, deal: int) -> set[str]:
        """The cards of deals before this one that a message may still name."""
        return set()

    def told_before(self, table: Table) -> int:
        """The version of a table up to which everybody has surely read what happened."""
        return table.told_version

    def _tells_secret(self, table: Table, line: str) -> bool:
        """Whether a line tells what all cards follow from. A match that is scored as it stands is over."""
        return table.phase != "over" and table.secret.hex() in line

    def rearranged(self) -> None:
        """The cards were laid out anew by a test: what was open is open no more."""
        self._open.clear()

    def _addressed(self, request: HttpLogEntry) -> tuple[int, int | None]:
        """The channel of a request, and the only user who can read what it shows; None: everybody there."""
        backend = self._env.backend
        kind, first, *more = request.path.strip("/").split("/")
        body = request.json or {}
        if kind == "channels":
            return int(first), None
        if kind == "interactions":
            press = backend.interactions[int(first)]
            answer, edited = body.get("data") or {}, press.source_message_id
            is_edit = body["type"] == UPDATE_MESSAGE
            if body["type"] == FORM:
                return press.channel_id, press.user_id
        elif kind == "webhooks":
            press = backend.interactions[backend.interaction_tokens[more[0]]]
            answer, edited = body, press.message_id
            if more[1:] and more[-1].isdigit():
                edited = int(more[-1])  # a further answer, by its own id
            is_edit = request.method != "POST"
        else:
            return 0, None
        message = backend.messages.get(press.channel_id, {}).get(edited or 0)
        if not is_edit:
            private = bool(answer.get("flags", 0) & EPHEMERAL)
        else:
            private = message is None or message.is_ephemeral  # nobody reads what was deleted
        return press.channel_id, press.user_id if private else None


def open_cards(position: Mapping[str, Any]) -> set[str]:
    """The cards of a position that everybody sees."""
    return {code for key in OPEN for code in position.get(key, "").split()}


def texts(body: Any) -> Iterator[str]:
    """Every text in the body of a request."""
    if isinstance(body, str):
        yield plain(body)
    elif isinstance(body, dict):
        for value in body.values():
            yield from texts(value)
    elif isinstance(body, list | tuple):
        for value in body:
            yield from texts(value)


def cards_in(line: str) -> set[str]:
    """The codes of all cards that a line names, as ``10♥``, in words, or by their codes."""
    signs = {code or rank.replace("10", "T") + LETTERS[suit] for rank, suit, code in CARD.findall(line)}
    words = {RANKS.get(rank, rank) + suit[0].upper() for rank, suit in SPOKEN.findall(line)}
    return signs | words | {colour[0].upper() + number for colour, number in SPOKEN_OLE.findall(line)}
