"""Read and write match files (``docs/match-file.md``)."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import chain
from typing import Any, Literal, get_args

from bot.games.api import Result, Value
from bot.match_file.lines import FIRST, Line, read_line
from bot.match_file.strict import LONGEST, BadMatchFile, brief, read_json

FORMAT, VERSION = "olsen-match", 1

How = Literal["over", "scored", "ended"]
Kind = Literal["person", "computer"]
Level = Literal["", "easy", "normal", "hard"]

HASH = re.compile(r"[0-9a-f]{64}")
"""Pattern of a SHA-256. A secret has the same length."""
GAME = re.compile(r"[a-z_]{1,32}")
MOMENT = re.compile(r"2[0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z")
CONTRIBUTION = re.compile(r"[0-9]{1,20}|m[0-9]{1,20}|w[0-9a-f]{64}")
FROM_SHUFFLES = ("hands", "seed", "next_deck", "shuffles")
"""Keys that a starting position may not have, because they would choose the cards."""
MOST_MOVES = 100_000
"""Maximum number of moves. No match has more, so readers refuse such a file."""
MOST = 100
"""Maximum number of seats, of house rules and of contributions."""
PROOF = {
    "digest": HASH,
    "table": re.compile(r"[!-~]{1,64}"),
    "number": re.compile(r"[1-9][0-9]{0,11}"),
    "previous": HASH,
    "link": HASH,
}
"""Format of the values of a proof."""


@dataclass(frozen=True, slots=True)
class MatchFilePlayer:
    """The player at a seat. People are named only with their consent."""

    by: Kind
    name: str = ""
    level: Level = ""
    """Level of a computer; empty for people and for other people's programs."""


@dataclass(frozen=True, slots=True)
class MatchFile:
    """Everything needed to replay a match."""

    game: str
    rules: int
    options: Mapping[str, Value]
    """House rules that differ from the default."""
    players: Sequence[MatchFilePlayer]
    """Players by seat."""
    commitment: str
    secret: bytes
    contributions: Sequence[str]
    started: int
    """Time of the first deal, in milliseconds since 1970."""
    lines: Sequence[Line]
    how: How
    result: Result | None
    """None if the match was stopped."""
    beginning: Mapping[str, Any] | None = None
    """Starting position; None for a match from the first deal."""
    proof: Mapping[str, str] = field(default_factory=dict)


def to_text(record: MatchFile) -> str:
    """Return the match file's text: one JSON object, with a line for each of its keys and each move."""
    content = _content(record)
    content["proof"] = {"digest": _digest(content), **_without_digest(record.proof)}
    moves = ",\n".join(f"    {json.dumps(line)}" for line in content["moves"])
    parts = (
        f"  {json.dumps(key)}: " + (f"[\n{moves}\n  ]" if key == "moves" else _json(value))
        for key, value in content.items()
    )
    return "{\n" + ",\n".join(parts) + "\n}\n"


def digest(record: MatchFile) -> str:
    """Return the SHA-256, in lower-case hex, of everything in the match file but its proof."""
    return _digest(_content(record))


def _digest(content: Mapping[str, Any]) -> str:
    text = json.dumps(
        {key: value for key, value in content.items() if key != "proof"},
        ensure_ascii=False,
        sort_keys=True,
        separators=(",", ":"),
    )
    return hashlib.sha256(text.encode()).hexdigest()


def _without_digest(proof: Mapping[str, str]) -> dict[str, str]:
    return {key: value for key, value in proof.items() if key != "digest"}


def _content(record: MatchFile) -> dict[str, Any]:
    end: dict[str, Any] = {"how": record.how}
    if record.result is not None:
        end["places"] = [list(group) for group in record.result.places]
        end["totals"] = list(record.result.totals)
        if record.result.chips is not None:
            end["chips"] = list(record.result.chips)
    content = {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game,
        "rules": record.rules,
        "options": dict(record.options),
        "beginning": record.beginning,
        "seats": [_seat(who) for who in record.players],
        "shuffle": {
            "commitment": record.commitment,
            "secret": record.secret.hex(),
            "contributions": list(record.contributions),
        },
        "started": _moment(record.started),
        "moves": [str(line) for line in record.lines],
        "end": end,
    }
    return {key: value for key, value in content.items() if value is not None}


def _seat(player: MatchFilePlayer) -> dict[str, str]:
    seat = {"by": player.by, "name": player.name, "level": player.level}
    return {key: value for key, value in seat.items() if value}


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _moment(at: int) -> str:
    seconds, thousandths = divmod(at, 1000)
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%dT%H:%M:%S}.{thousandths:03}Z"


# Reading


def from_text(text: str | bytes) -> MatchFile:
    """Parse a match file. Raises BadMatchFile. Doesn't check that the match was played by the rules."""
    whole = _Keys(read_json(text), "match file")
    if whole.take("format", str) != FORMAT:
        raise BadMatchFile(f"This is not a match file: its format is not {FORMAT!r}.")
    if (version := whole.take("version", int)) != VERSION:
        raise BadMatchFile(f"This match file has version {version}. This program reads version {VERSION}.")
    shuffle = _Keys(whole.take("shuffle", dict), "shuffle")
    end = _Keys(whole.take("end", dict), "end")
    players = [_player(each) for each in whole.few("seats", list)]
    record = MatchFile(
        game=whole.matching("game", GAME),
        rules=whole.take("rules", int),
        options=_options(whole.few("options", dict)),
        beginning=_beginning(whole.take("beginning", dict, None)),
        players=players,
        commitment=shuffle.matching("commitment", HASH),
        secret=bytes.fromhex(shuffle.matching("secret", HASH)),
        contributions=[_contribution(each) for each in shuffle.few("contributions", list)],
        started=_read_moment(whole.matching("started", MOMENT)),
        lines=_lines(whole.take("moves", list)),
        how=_one_of("how", end.take("how", str), How),
        result=_result(end, len(players)),
        proof=_proof(whole.take("proof", dict, {})),
    )
    for keys in (whole, shuffle, end):
        keys.need_no_more()
    if record.rules < 1:
        raise BadMatchFile("rules: the first version is 1.")
    if (record.result is None) != (record.how == "ended"):
        raise BadMatchFile("end: there has to be a result unless 'how' is 'ended', and none if it is.")
    for line in record.lines:
        if line.seat is not None and line.seat >= len(record.players):
            raise BadMatchFile(f"moves: {brief(str(line))} is by a seat that doesn't exist.")
    return record


class _Keys:
    """The keys of an object, taken one by one. Raises BadMatchFile for a missing key or a wrong type."""

    def __init__(self, content: Any, where: str) -> None:
        if not isinstance(content, dict):
            raise BadMatchFile(f"{where}: {brief(content)} is not a JSON object.")
        self._left, self._where = dict(content), where

    def take(self, key: str, kind: type, *default: Any) -> Any:
        if key not in self._left and default:
            return default[0]
        value = self._left.pop(key, None)
        if type(value) is not kind:
            raise BadMatchFile(f"{self._where}: {key!r} is missing or has the wrong type.")
        return value

    def few(self, key: str, kind: type) -> Any:
        if len(value := self.take(key, kind)) > MOST:
            raise BadMatchFile(f"{self._where}: {key!r} has more than {MOST} entries.")
        return value

    def matching(self, key: str, pattern: re.Pattern[str]) -> str:
        value: str = self.take(key, str)
        if not pattern.fullmatch(value):
            raise BadMatchFile(f"{self._where}: {key!r} has the wrong format: {brief(value)}.")
        return value

    def need_no_more(self) -> None:
        if self._left:
            raise BadMatchFile(f"{self._where}: {brief(min(self._left))} is an unknown key.")


def _player(content: Any) -> MatchFilePlayer:
    keys = _Keys(content, "seats")
    player = MatchFilePlayer(
        _one_of("seats", keys.take("by", str), Kind),
        keys.take("name", str, ""),
        _one_of("seats", keys.take("level", str, ""), Level),
    )
    keys.need_no_more()
    if player.by == "person" and player.level:
        raise BadMatchFile("seats: only computers have a level.")
    if len(player.name) > LONGEST or "" in (content.get("name"), content.get("level")):
        raise BadMatchFile(f"seats: a name has 1 to {LONGEST} characters. Leave out empty names and levels.")
    return player


def _options(options: dict[str, Any]) -> dict[str, Value]:
    for key, value in options.items():
        if not isinstance(value, int | str):
            raise BadMatchFile(f"options: {brief(key)} can't have the value {brief(value)}.")
    return options


def _beginning(position: dict[str, Any] | None) -> dict[str, Any] | None:
    if position is None:
        return None
    for key in FROM_SHUFFLES:
        if key in position:
            raise BadMatchFile(f"beginning: {key!r} follows from the shuffles, so it can't be in the file.")
    if position.get("phase") != "between":
        raise BadMatchFile("beginning: its phase has to be 'between'.")
    return position


def _proof(proof: dict[str, Any]) -> dict[str, str]:
    keys = _Keys(proof, "proof")
    said = {key: keys.matching(key, pattern) for key, pattern in PROOF.items() if key in proof}
    keys.need_no_more()
    if 0 < len(said.keys() - {"digest"}) < len(PROOF) - 1:
        raise BadMatchFile("proof: table, number, previous and link go together.")
    return said


def _contribution(text: Any) -> str:
    if not isinstance(text, str) or not CONTRIBUTION.fullmatch(text):
        raise BadMatchFile(f"contributions: {brief(text)} is not a contribution.")
    return text


def _read_moment(text: str) -> int:
    try:
        at = round(datetime.fromisoformat(text).timestamp() * 1000)
    except ValueError:
        at = 0
    if _moment(at) != text:
        raise BadMatchFile(f"started: there is no time {text!r}.")
    return at


def _lines(texts: Sequence[Any]) -> tuple[Line, ...]:
    if len(texts) > MOST_MOVES:
        raise BadMatchFile(f"moves: no match has more than {MOST_MOVES:,}.")
    lines = tuple(map(read_line, texts))
    if not lines or lines[0] != FIRST or any(line.seat is None for line in lines[1:]):
        raise BadMatchFile("moves: the first has to be '0 - deal', and all others need a seat.")
    return lines


def _one_of(key: str, value: str, choices: Any) -> Any:
    if value not in get_args(choices):
        known = ", ".join(filter(None, get_args(choices)))
        raise BadMatchFile(f"{key}: {brief(value)} is not one of {known}.")
    return value


def _result(end: _Keys, seats: int) -> Result | None:
    places, totals = end.take("places", list, None), end.take("totals", list, None)
    chips = end.take("chips", list, None)
    if places is None and totals is None and chips is None:
        return None
    if places is None or totals is None:
        raise BadMatchFile("end: places and totals go together.")
    if max(len(places), len(totals), len(chips or ())) > seats:
        raise BadMatchFile("end: there are more places, totals or chips than seats.")
    if not all(isinstance(group, list) for group in places):
        raise BadMatchFile("end: places have to be lists of seats.")
    for numbers in (*places, totals, chips or []):
        if not all(type(number) is int for number in numbers):
            raise BadMatchFile("end: places, totals and chips have to be whole numbers.")
    counts = {len(totals), len(totals if chips is None else chips)}
    if not all(places) or sorted(chain(*places)) != [*range(seats)] or counts != {seats}:
        raise BadMatchFile(
            "end: each seat needs one place and one total, and chips are for all seats or none."
        )
    return Result(tuple(map(tuple, places)), tuple(totals), None if chips is None else tuple(chips))
