"""The standings on a page: places, points, where each player can still finish, and their chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import get_args

from bot.games import GAMES
from bot.league.goals import GoalKind
from bot.league.season import FINISHED, format_of, tournament_of
from bot.league.standings import Row
from bot.league.tournament import Placed, ranking
from bot.league.tournament.scores import by_computer
from bot.league.tournament.state import PLAYOFF
from bot.site.page import Section, Sign, Table, Text
from bot.site.telling import Telling
from bot.ui.seasons.ranked import outlook_of, percents, ranked


def standings_lines(telling: Telling) -> Sequence[Row | Placed]:
    """Return all lines of the standings, to be split into pages; none before the start."""
    tournament = tournament_of(telling.season)
    return ranked(telling.season) if tournament is None else ranking(tournament)


def standings_sections(telling: Telling, rows: Sequence[Row | Placed]) -> Iterator[Section]:
    """Yield the tables of these lines, one for each division, and what their signs mean."""
    say = telling.say
    for division, lines in groupby(rows, key=_division):
        name = (
            say("site-division", number=division)
            if division and telling.is_divided
            else say("site-standings")
        )
        yield Section((_table(telling, list(lines), name),), name)
    notes: list[Text] = []
    if telling.season.phase not in FINISHED and outlook_of(telling.season).ranges:
        notes.append((say("site-explained"),))
    if any(count > 1 for count in _shared(telling).values()):
        notes.append((say("site-tied-explained"),))
    if notes:
        yield Section(tuple(notes))


def places_of(telling: Telling) -> dict[str, int | None]:
    """Return the place of each entry; None if it has none."""
    return {_entry(row): row.place for row in standings_lines(telling)}


def _table(telling: Telling, rows: Sequence[Row | Placed], caption: str) -> Table:
    columns = [*_counted(telling, rows), *_to_come(telling, rows)]
    heads = (telling.say("site-place"), telling.say("site-player"), *(name for name, _, _ in columns))
    shared = _shared(telling)
    lines = tuple(
        (
            (_place(telling, row, shared),),
            telling.entry(_entry(row)),
            *(cells[number] for _, cells, _ in columns),
        )
        for number, row in enumerate(rows)
    )
    figures = frozenset(number + 2 for number, (_, _, is_figure) in enumerate(columns) if is_figure)
    return Table(caption, heads, lines, head=1, figures=figures | {0})


Column = tuple[str, list[Text], bool]
"""A heading, a cell for each row, and whether these are figures."""


def _counted(telling: Telling, rows: Sequence[Row | Placed]) -> Iterator[Column]:
    """Yield the columns of what counts."""
    if tournament_of(telling.season) is not None:
        yield from _sums(telling, [row for row in rows if isinstance(row, Placed)])
        return
    say, number = telling.say, telling.number
    accounts = [row.account for row in rows if isinstance(row, Row)]
    facts = format_of(telling.season).facts
    if facts.seeded:
        yield say("site-seed"), [(number(telling.numbers[own.entry]),) for own in accounts], True
        return
    yield say("site-points"), [(number(own.score),) for own in accounts], True
    yield say("site-won"), [(number(own.wins),) for own in accounts], True
    yield say("site-counted"), [(number(own.counted),) for own in accounts], True
    if GAMES[telling.season.settings.game].spec.deal_points:
        yield say("site-per-deal"), [(number(own.per_deal),) for own in accounts], True


def _sums(telling: Telling, rows: Sequence[Placed]) -> Iterator[Column]:
    """Yield the columns of the tournament."""
    state = tournament_of(telling.season)
    if state is None:
        return
    say, number = telling.say, telling.number
    for index in range(2):
        yield say("site-round", number=index + 1), [(number(row.sums.rounds[index]),) for row in rows], True
    yield say("site-total"), [(number(row.sums.combined),) for row in rows], True
    yield say("site-deals-won"), [(number(row.sums.wins12),) for row in rows], True
    if state.finalists:
        final = [(number(row.sums.rounds[2] if row.finalist else None),) for row in rows]
        yield say("site-playoff-total"), list(final), True
    computers = by_computer(state, 1, 2, PLAYOFF)
    if computers:
        yield say("site-by-computer"), [(number(computers.get(row.sums.entry)),) for row in rows], True


def _to_come(telling: Telling, rows: Sequence[Row | Placed]) -> Iterator[Column]:
    """Yield the columns of what can still happen; none in a season that has ended."""
    can = outlook_of(telling.season)
    if telling.season.phase in FINISHED or not can.ranges:
        return
    yield telling.say("site-possible"), [_outlook(telling, row) for row in rows], False
    entries = [_entry(row) for row in rows]
    chances = [percents(telling.chances.get(own, ()), can.certain.get(own)) for own in entries]
    for goal in get_args(GoalKind):
        if any(goal in own for own in chances):
            cells: list[Text] = [
                (telling.say("site-percent", percent=own[goal]) if goal in own else "",) for own in chances
            ]
            yield telling.say("site-chance", goal=goal), cells, True


def _outlook(telling: Telling, row: Row | Placed) -> Text:
    """Return in which places an entry can still finish, or what is certain for it."""
    can = outlook_of(telling.season)
    own = can.ranges.get(_entry(row))
    if own is None:
        return ("",)
    outlook = can.stands(_entry(row), _division(row) or 1)
    words = telling.say("site-outlook", outlook=outlook, best=own.best, worst=own.worst)
    return (words,) if outlook in ("none", "open") else (Sign("🔒"), f" {words}")


def _place(telling: Telling, row: Row | Placed, shared: Counter[tuple[int, int]]) -> str:
    if row.place is None:
        gone = row.account.withdrawn if isinstance(row, Row) else True
        is_cup = format_of(telling.season).facts.seeded
        return telling.say("site-gone" if gone else "site-early" if is_cup else "site-unplaced")
    place = telling.number(row.place)
    return telling.say("site-tied", place=place) if shared[_division(row), row.place] > 1 else place


def _shared(telling: Telling) -> Counter[tuple[int, int]]:
    """Return how many share each place, by division and place."""
    rows = standings_lines(telling)
    return Counter((_division(row), row.place) for row in rows if row.place is not None)


def _division(row: Row | Placed) -> int:
    return row.division if isinstance(row, Row) else 0


def _entry(row: Row | Placed) -> str:
    return row.account.entry if isinstance(row, Row) else row.sums.entry
