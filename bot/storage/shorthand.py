"""The text of an archived match in shorthand. Whatever follows from the lines before is left out."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, get_args

from bot.storage.rows import MoveRow, Origin, to_json

LETTERS: Mapping[Origin, str] = {origin: origin[0] for origin in get_args(Origin)} | {"stand_in": "s"}
ORIGINS: Mapping[str, Origin] = {letter: origin for origin, letter in LETTERS.items()}
VERBS: Mapping[str, str] = {
    "draw": "d",
    "pass": "x",
    "collect": "c",
    "token": "t",
    "keep": "k",
    "take": "y",
    "deal": "g",
    "reverse": "r",
    "call": "o",
    "challenge": "h",
}
_WORDS = {letter: verb for verb, letter in VERBS.items()}
_JSON = json.JSONDecoder()


class _Match:
    """What is known of a match after each of its moves, to guess what the next one leads to."""

    def __init__(self) -> None:
        self.version = 0
        self.seat = 0
        self._hands: dict[Any, int] = {}
        self._tokens: dict[Any, int] = {}
        self._drawn = 0
        self._last: int | None = None
        self._origins: dict[int | None, Origin] = {}
        self._people: dict[int | None, str | None] = {}
        self._usual: dict[tuple[object, ...], str] = {}

    def written(self, seat: int | None) -> str:
        """A letter for a seat: how many it is on from the one before, or in small letters its number."""
        if seat is None:
            return "-"
        seats = len(self._hands)
        if seat >= seats or self.seat >= seats:
            return chr(ord("a") + seat)
        return chr(ord("A") + (seat - self.seat) % seats)

    def read(self, letter: str) -> int | None:
        """The seat that is written so."""
        if letter == "-":
            return None
        if letter >= "a":
            return ord(letter) - ord("a")
        return (self.seat + ord(letter) - ord("A")) % len(self._hands)

    def origin(self, seat: int | None) -> Origin:
        """In which way the moves of a seat are made, as far as is known."""
        return self._origins.get(seat, "person")

    def person(self, seat: int | None, origin: Origin) -> str | None:
        """Who makes them."""
        return self._people.get(seat) if origin == "person" else None

    def usual(self, seat: int | None, move: str) -> str:
        """What such a move had for events the last time, in letters."""
        return self._usual.get(self._kind(seat, move), "")

    def _kind(self, seat: int | None, move: str) -> tuple[object, ...]:
        words = move.split(" ")
        names = any(word[:1] in ("=", ">") for word in words)
        left = self._hands.get(seat, 0) - len(_cards(words))
        return words[0], words[-1] == "!", names, left if left in (0, 1) else 2

    def guesses(self, seat: int | None, move: str) -> Iterator[tuple[str, list[Any]]]:
        """The events that a move of a seat may lead to, each with its letter."""
        words = move.split(" ")
        cards, held = _cards(words), self._hands.get(seat, 0)
        play: dict[str, Any] = {"seat": seat, "cards": " ".join(cards), "left": held - len(cards)}
        yield "p", ["played", play]
        yield "q", ["played", {**play, "series": 0}]
        if len(cards) == 2 and cards[1].isdecimal() and cards[1].isascii():
            column = {"seat": seat, "cards": cards[0], "column": int(cards[1]) + 1, "left": held - 1}
            yield "o", ["played", column]
        yield "c", ["called", {"seat": seat}]
        yield "e", ["called", {"seat": seat, "kind": "olsen"}]
        yield "f", ["called", {"seat": seat, "kind": "olsen_olsen"}]
        yield "d", ["drew", {"seat": seat, "count": 1, "why": "turn"}]
        yield "x", ["passed", {"seat": seat, "count": self._drawn}]
        for word in words:
            if word.startswith("="):
                yield "n", ["named", {"seat": seat, "suit": word[1:]}]
            elif word.startswith(">") and word[1:].isdecimal() and word.isascii():
                yield "n", ["named", {"seat": seat, "target": int(word[1:])}]
        tokens = self._tokens.get(seat, 0) + 1
        yield "t", ["token", {"seat": seat, "tokens": tokens, "noted": False, "series": 0}]
        yield "w", ["went_out", {"seat": seat}]

    def note(self, move: MoveRow, code: str) -> None:
        """Note a move and its events, which were written as ``code``."""
        if "[" not in code:
            self._usual[self._kind(move.seat, move.move)] = code
        self.version, self.seat = move.version + 1, move.seat or 0
        self._origins[move.seat] = move.origin
        if move.origin == "person":
            self._people[move.seat] = move.person
        has_drawn = False
        for key, data in move.events:
            seat, count = data.get("seat"), data.get("count")
            has_drawn = has_drawn or (key == "drew" and seat == move.seat and data.get("why") == "turn")
            self._happened(key, data, seat, count if isinstance(count, int) else 0)
        self._drawn = (self._drawn if self._last == move.seat else 0) + 1 if has_drawn else 0
        self._last = move.seat

    def _happened(self, key: str, data: Mapping[str, Any], seat: Any, count: int) -> None:
        seats, left, tokens = data.get("seats"), data.get("left"), data.get("tokens")
        if key == "dealt" and isinstance(seats, list):
            self._hands, self._tokens = dict.fromkeys(map(_key, seats), count), {}
            return
        seat = _key(seat)
        held = self._hands.get(seat, 0)
        if key in ("drew", "penalty", "took"):
            self._hands[seat] = held + count
        elif key == "played" and isinstance(left, int):
            self._hands[seat] = left
        elif key == "token" and isinstance(tokens, int):
            self._tokens[seat] = tokens
        elif key == "collected":
            self._hands[seat] = held + len(str(data.get("cards", "")).split())
        elif key in ("gave", "kept", "placed"):
            self._hands[seat] = held - 1


def _key(seat: Any) -> int | None:
    return seat if isinstance(seat, int) else None


def _cards(words: Sequence[str]) -> list[str]:
    return [word for word in words[1:] if word != "!" and word[:1] not in ("=", ">")]


def lines_of(moves: Iterable[MoveRow]) -> Iterator[str]:
    """These moves in shorthand, without their times."""
    match = _Match()
    for move in moves:
        guesses = list(match.guesses(move.seat, move.move))
        code = "".join(_coded(event, guesses) for event in move.events)
        line = "" if move.version == match.version else f"#{move.version} "
        if move.origin != match.origin(move.seat):
            line += f"%{LETTERS[move.origin]} "
        if move.person != match.person(move.seat, move.origin):
            line += f"@{move.person or ''} "
        line += match.written(move.seat)
        line += _short(move.move)
        yield line if code == match.usual(move.seat, move.move) else f"{line}\t{code}"
        match.note(move, code)


def moves_of(lines: Iterable[str], times: Iterable[int]) -> Iterator[MoveRow]:
    """The moves that these lines tell, each with its time (ms)."""
    match = _Match()
    for line, at in zip(lines, times, strict=True):
        made, _, code = line.partition("\t")
        flags: dict[str, str] = {}
        while made[:1] in ("#", "%", "@"):
            flag, _, made = made.partition(" ")
            flags[flag[0]] = flag[1:]
        seat = match.read(made[0])
        origin = ORIGINS[flags["%"]] if "%" in flags else match.origin(seat)
        person = (flags["@"] or None) if "@" in flags else match.person(seat, origin)
        text = _long(made[1:])
        if "\t" not in line:
            code = match.usual(seat, text)
        version = int(flags["#"]) if "#" in flags else match.version
        events = list(_events(code, dict(reversed([*match.guesses(seat, text)]))))
        move = MoveRow(version, text, seat, person, origin, at, events)
        yield move
        match.note(move, code)


def _coded(event: list[Any], guesses: Iterable[tuple[str, list[Any]]]) -> str:
    text = to_json(event)
    alike = (letter for letter, guess in guesses if guess == event and to_json(guess) == text)
    return next(alike, text)


def _events(code: str, guesses: Mapping[str, list[Any]]) -> Iterator[list[Any]]:
    at = 0
    while at < len(code):
        if code[at] == "[":
            event, at = _JSON.raw_decode(code, at)
            yield event
        else:
            yield guesses[code[at]]
            at += 1


def _short(move: str) -> str:
    verb, _, rest = move.removesuffix(" !").partition(" ")
    short = (rest if verb == "play" else f"{VERBS.get(verb, '')}{rest}") + (
        "!" if move.endswith(" !") else ""
    )
    return short if _is_short(short) and _long(short) == move else f'"{move}'


def _is_short(text: str) -> bool:
    return bool(text) and not text.startswith('"')


def _long(short: str) -> str:
    if short.startswith('"'):
        return short[1:]
    text, call = (short[:-1], " !") if short.endswith("!") else (short, "")
    if text[:1] in _WORDS:
        return f"{_WORDS[text[0]]} {text[1:]}".rstrip(" ") + call
    return f"play {text}{call}"
