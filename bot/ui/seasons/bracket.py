"""The bracket of a cup: what there is to draw of it, its legend, and the same in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.league.outline import Box, RoundColumn
from bot.league.season import Season, bracket_of, season_state
from bot.services import Palette
from bot.ui.components.post import Illustration
from bot.ui.i18n.values import joined
from bot.ui.pictures.bracket import COLUMNS, MOST, ROWS, BracketChart, Cell
from bot.ui.pictures.renderer import PictureRenderer
from bot.ui.seasons.view import SeasonView

LIMIT = 1024
"""The most characters that Discord allows in an alt text."""
WORDS = 1200
"""The most characters of the bracket in words."""
NAMED = 64
"""The most seeds that the legend names."""
FEW = 16
"""Number of seeds whose names the legend doesn't shorten."""
LETTERS, SHORT = 20, 9
"""The most characters of a name among a few, and among many."""


@dataclass(frozen=True, slots=True)
class ShownRounds:
    """The rounds of a bracket that are shown."""

    first: int
    """The number of the first of them."""
    columns: tuple[RoundColumn, ...]
    seeds: dict[str, int]
    """The seed of each entry, from 1."""

    @property
    def chart(self) -> BracketChart:
        """What there is to draw."""

        def drawn(box: Box) -> tuple[Cell, ...]:
            return tuple((self.seeds.get(entry or "", 0), state) for entry, state in box)

        rounds = tuple(tuple(map(drawn, column.boxes)) for column in self.columns)
        links = (
            (number, start, end)
            for number, column in enumerate(self.columns[1:])
            for start, end in column.links
        )
        return BracketChart(rounds, tuple(links))


async def drawn_bracket(
    view: SeasonView, renderer: PictureRenderer, palette: Palette | None
) -> tuple[Illustration | None, str]:
    """Return the picture of a cup's bracket, and the legend below it. Without a ``palette``, or if it can't
    be drawn, the bracket is a text. Both are empty if there is none.
    """
    shown = shown_of(view.season)
    if shown is None:
        return None, ""
    picture = await renderer.draw(shown.chart, bracket_alt(shown, view)) if palette is not None else None
    return picture, (bracket_legend if picture else bracket_words)(shown, view)


def shown_of(season: Season) -> ShownRounds | None:
    """The rounds to show: the one that is played and those that come next, or the last ones; None if it is
    no cup, or there are too many tables to draw.
    """
    state, columns = season_state(season), bracket_of(season)
    if state is None or not columns:
        return None
    drawn = sum(column.drawn for column in columns)
    first = max(0, min(drawn - 1, len(columns) - COLUMNS))
    boxes = len(columns[first].boxes)
    if boxes > MOST:
        return None
    last = first + (1 if boxes > ROWS else COLUMNS)
    seeds = {entry: number for number, entry in enumerate(state.entrants, start=1)}
    return ShownRounds(first + 1, columns[first:last], seeds)


def bracket_alt(shown: ShownRounds, view: SeasonView) -> str:
    """The bracket in words that can be read aloud."""
    say = view.say
    head = say("league-bracket-alt", first=shown.first, last=shown.first + len(shown.columns) - 1)
    return " ".join(_fitting([head, *_sentences(shown, view, plain=True)], LIMIT))


def bracket_legend(shown: ShownRounds, view: SeasonView) -> str:
    """The names of the seeds in the picture."""
    entries = {entry for column in shown.columns for box in column.boxes for entry, _ in box if entry}
    there = sorted(entries, key=shown.seeds.__getitem__)[:NAMED]
    letters = LETTERS if len(there) <= FEW else SHORT
    names = [f"{shown.seeds[each]} {view.name(view.season.player_of(each), letters)}" for each in there]
    return view.say("league-bracket-legend", names=" · ".join(names))


def bracket_words(shown: ShownRounds, view: SeasonView) -> str:
    """The bracket as a text."""
    lines = [f"- {sentence}" for sentence in _sentences(shown, view, plain=False)]
    return "\n".join(_fitting([view.say("league-bracket-words"), *lines], WORDS))


def _sentences(shown: ShownRounds, view: SeasonView, *, plain: bool) -> Iterator[str]:
    """Yield a sentence for each paired table, the newest round first."""
    for number, column in reversed(list(enumerate(shown.columns, start=shown.first))):
        tables = [box for box in column.boxes if len(box) > 1 and column.drawn]
        for table, box in enumerate(tables, start=1):
            on = [seat for seat in box if seat[1] in ("on", "champion")]
            yield view.say(
                "league-bracket-table",
                round=number,
                table=table,
                names=_names(box, view, plain),
                on=_names(on, view, plain) or None,
                won=any(state == "champion" for _, state in box),
            )


def _names(box: Box | Sequence[tuple[str | None, str]], view: SeasonView, plain: bool) -> str:
    name = view.labels.player if plain else view.name
    return joined((name(view.season.player_of(entry or "")) for entry, _ in box), view.say)


def _fitting(lines: Sequence[str], most: int) -> Iterator[str]:
    """As many of the lines, from the first on, as have room together."""
    for line in lines:
        most -= len(line) + 1
        if most < 0:
            return
        yield line
