"""The bracket of a cup on a page: its rounds side by side, or as nested lists when read aloud."""

from __future__ import annotations

from bot.league.outline import Box, RoundColumn
from bot.league.season import bracket_of
from bot.site.page import Block, Bracket, Group, Link, Page, Part, Section, Text
from bot.site.telling import Telling

FILE = "bracket.html"
BOXES = 100
"""Maximum number of tables in a round of the drawing. Larger rounds are left to their own pages."""


def bracket_page(telling: Telling, ways: tuple[Link, ...]) -> Page | None:
    """Return the page of the bracket; None if the season has none."""
    columns = bracket_of(telling.season)
    if not columns:
        return None
    say = telling.say
    shown = [(n, column) for n, column in enumerate(columns, start=1) if len(column.boxes) <= BOXES]
    blocks: list[Block] = [Bracket(tuple(_round(telling, number, column) for number, column in shown))]
    if len(shown) < len(columns):
        blocks.insert(0, (say("site-bracket-larger"),))
    part = Part(FILE, say("site-bracket"), blocks, ())
    return telling.page(part, [Section(tuple(blocks))], ways)


def _round(telling: Telling, number: int, column: RoundColumn) -> tuple[Text, tuple[Group, ...]]:
    name = telling.say("site-round", number=number)
    heading: Text = (Link(name, f"round-{number}.html"),) if column.drawn else (name,)
    return heading, tuple(_box(telling, box) for box in column.boxes)


def _box(telling: Telling, box: Box) -> Group:
    say = telling.say
    if len(box) == 1 and box[0][0] is not None:
        return Group(((*telling.entry(box[0][0]), f" ({say('site-bracket-free')})"),))
    return Group(
        tuple(
            (say("site-bracket-open"),)
            if entry is None
            else telling.entry(entry)
            if state == "open"
            else (*telling.entry(entry), f" ({say(f'site-bracket-{state}')})")
            for entry, state in box
        )
    )
