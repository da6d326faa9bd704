"""The example of a record, damaged in many ways: each is the text of a file that somebody may be given."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from bot.resources import data_folder

EXAMPLE = (data_folder() / "match_file" / "example.json").read_text(encoding="utf-8")
LONG = 200_000
"""Characters of what is far too long."""
SCRIPT = "<img src=x onerror=\"document.title='run'\"><script>document.title='run'</script>"

Place = Sequence[str | int]

REFUSED: dict[Place, Sequence[Any]] = {
    ("version",): [{"toString": 1}, [1], "1", 2, "x" * LONG, 10**30],
    ("game",): ["__proto__", "constructor", "Olsen", "x" * LONG],
    ("rules",): [0, -1, True, 1.0, 10**400],
    ("options", "packs"): [[1], None, {"a": 1}, 1.0, 10**25, True, "1"],
    ("options",): [{f"k{n}": n for n in range(200)}, {"__proto__": 1}, {"toString": 1}],
    ("beginning",): [None, {}, {"phase": ["between"]}, {"phase": "between", "hands": []}],
    ("seats",): [[], [{"by": "person"}], [{"by": "person"}] * 200],
    ("seats", 0, "name"): ["", "\ud800", "W" * 200, 5, {"toString": 1}],
    ("seats", 0, "level"): ["hard", ""],
    ("seats", 2, "level"): ["godlike", "constructor", ""],
    ("seats", 0, "id"): ["5"],
    ("shuffle", "commitment"): [["9f" * 32], "9f", "9F" * 32],
    ("shuffle", "secret"): [{"toString": 1}, ["07" * 32], "07" * LONG, "07" * 32 + "\n"],
    ("shuffle", "contributions", 0): [["1"], "\u0662", "1\n", "x" * LONG],
    ("shuffle", "contributions"): [["1"] * 5_000],
    ("shuffle", "word"): ["fjellrev"],
    ("started",): [
        ["2026-09-22T17:26:48.441Z"],
        {"toString": 1},
        "2026-99-99T99:99:99.000Z",
        "2026-02-30T00:00:00.000Z",
        "2026-02-03T24:00:00.000Z",
        "2026-02-03T00:00:60.000Z",
        "\u0662\u0660\u0662\u0666-09-22T17:26:48.441Z",
        "2026-9-2T1:2:3.4Z",
        "2026-09-22T17:26:48.441123Z",
        "0001-01-01T00:00:00.000Z",
        "2026-09-22T17:26:48.441Z\n",
    ],
    ("moves", 0): ["5 - deal", "0 0p deal"],
    ("moves", 1): [
        {"toString": 1},
        ["26200 2c play JH !"],
        "\u0662 2c play JH !",
        "26200 99c play JH !",
        "9999999999999 2c play JH !",
        "026200 2c play JH !",
        "26200 2c play JH !\n",
        "26200 2c play \uff2aH !",
        "0 - deal",
        "0 0p " + "x" * LONG,
    ],
    ("end", "places"): [
        [],
        [[2], [1]],
        [[2], [1], [0], [0]],
        [[2], [1], [0], []],
        [[-1], [1], [0]],
        [[9]],
        [[1]] * LONG,
    ],
    ("end", "totals"): [[108.0, 86, 77], [108], [], [10**40, 86, 77], None],
    ("end", "chips"): [[], [0], None, [0, 0, 0]],
    ("end", "note"): ["fair"],
    ("proof",): [[], {"digest": "no"}, {"html": SCRIPT}, {"link": "0" * 64}, {"digest": ["0" * 64]}],
}
"""What is no record, or does not fit, if it stands in one of these places."""


def _with(place: Place, value: Any) -> str:
    content = json.loads(EXAMPLE)
    if place[0] != "proof":
        del content["proof"]  # its digest would tell at once
    inside = content
    for key in place[:-1]:
        inside = inside[key]
    inside[place[-1]] = value
    return json.dumps(content)


def _stopped(**end: Any) -> str:
    """The example, stopped in its first deal and scored as it stood: nobody has a point."""
    content = json.loads(EXAMPLE)
    del content["proof"]
    content["moves"] = content["moves"][:5]
    content["end"] = {"how": "scored", "places": [[0, 1, 2]], "totals": [0, 0, 0], **end}
    return json.dumps(content)


def _texts() -> Iterator[str]:
    yield from (EXAMPLE[:length] for length in (0, 1, 100, 1_000, 2_500, len(EXAMPLE) - 3))
    yield EXAMPLE[: EXAMPLE.index("play TH") + 6]
    yield from (EXAMPLE + "x", EXAMPLE * 2, "\ufeff" + EXAMPLE, "null", "{}", SCRIPT, "[" * LONG)
    for key, twice in (
        ('"game"', '"game": "olsen"'),
        ('"game"', '"g\\u0061me": "olsen"'),
        ('"moves"', '"moves": []'),
        ('"secret"', '"secret": "00"'),
        ('"packs"', '"packs": 2'),
    ):
        yield EXAMPLE.replace(key, f"{twice}, {key}", 1)
    yield EXAMPLE.replace('"rules": 1', '"rules": 1e0')
    yield EXAMPLE.replace('"rules": 1', '"rules": 1e999')
    yield EXAMPLE.replace('"rules": 1', '"rules": NaN')
    yield EXAMPLE.replace('"rules": 1', f'"rules": {"9" * 5_000}')
    yield EXAMPLE.replace('"rules"', f'"{SCRIPT.replace(chr(34), chr(39))}": 1, "rules"')
    yield EXAMPLE.replace('"rules"', f'"{"k" * LONG}": 1, "rules"')
    for depth in (10, 990, 50_000):
        deep = "[" * depth + "]" * depth
        yield EXAMPLE.replace('"packs": 1', f'"packs": {deep}')
        yield EXAMPLE.replace('"seats"', f'"beginning": {{"phase": "between", "scores": {deep}}}, "seats"')
    yield _stopped(places=[[0], [1], [2]])
    yield _stopped(totals=[0, 0, 1])
    yield _stopped(chips=[5, -5, 0])


DAMAGED = [*(_with(place, value) for place, values in REFUSED.items() for value in values), *_texts()]
"""None of these is a record that is right."""
RIGHT = [
    EXAMPLE,
    _with(("seats", 0, "name"), SCRIPT),
    _with(("seats", 0, "name"), "{who} $& \x1b[2J"),
    _stopped(),
]
"""Each of these is, though it looks odd."""
