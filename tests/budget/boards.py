"""Leaderboards, numbers and histories at their fullest: the longest names, numbers as large as they come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from itertools import cycle
from random import Random
from typing import Any, get_args

from bot.games import GAMES
from bot.league.achievements import ACHIEVEMENTS
from bot.record import SENTENCES, Fault
from bot.record.format import How
from bot.services import (
    AgainstRow,
    Board,
    Career,
    Checked,
    GameCareer,
    HighlightRow,
    HistoryRow,
    HistorySeat,
    Leaderboard,
    LeaderboardRow,
    Order,
    Period,
    RatedMatchRow,
    RatingRow,
    Reflexes,
    RivalRow,
    SeasonName,
    StatsRow,
    StreakRow,
)
from bot.services.standings import FORM, RIVALS
from bot.storage import MoveRow
from bot.tables import contributed
from bot.tables.recorded import record_of
from bot.ui.components.pagination import pages_for
from bot.ui.components.post import Illustration
from bot.ui.i18n.translator import Translator
from bot.ui.records.drawing import against_alt, board_alt, career_alt
from bot.ui.records.fairness import fairness_message
from bot.ui.records.history import MATCHES, history_message
from bot.ui.records.leaderboards import PAGE, leaderboard_message
from bot.ui.records.ratings import MATCHES as RATED
from bot.ui.records.ratings import rating_message
from bot.ui.records.stats import GAMES_ON_PAGE, against_message, played_on, stats_message
from tests.budget.moments import ID, NAMES, NOW, begun

LARGE = 123_456
LONG_FAULT = {
    "line": 99_999,
    "move": "play 10H 10C 10S 10D =H !",
    "code": "not_your_turn",
    "error": "?",
    "result": f"places {[[seat] for seat in range(10)]}, totals {[-1234] * 10}, chips {[-1234] * 10}",
    "totals": [-1234] * 10,
}
"""What a fault may name, all at once."""
LEAGUE = "W" * 40
"""The longest name of a league."""

Drawing = tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]
"""A screen and what it is drawn from."""


def board_screens(key: str, say: Translator) -> Iterator[Drawing]:
    """All that is shown of what was played of the game ``key``."""
    yield from _leaderboards(key, say)
    yield from _numbers(say)
    yield from _histories(key, say)
    yield from _ratings(key, say)
    yield from _checks(key, say)


def _leaderboards(key: str, say: Translator) -> Iterator[Drawing]:
    season = SeasonName("s" * 8, LEAGUE, 99, key)
    for by in get_args(Order):
        for period in (Period(), Period("month"), Period("season", season), Period("league", season)):
            few = ((0, None), (1, 2_345), (PAGE, None)) if period.kind == "season" else ()
            for total, rating in (*few, (99_999, None), (99_999, 2_345)):
                rows = tuple(_line(number, rating) for number in range(min(total, PAGE)))
                own = _line(99_999, rating) if total else None
                lines = Leaderboard(rows, own, total)
                page = 99_998 if total > PAGE else 0
                board = Board(key, period, by, page, lines, NOW)
                picture = Illustration("r.png", b"", board_alt(board, say).text) if total else None
                yield leaderboard_message, (board, 20, say, picture), {}


def _numbers(say: Translator) -> Iterator[Drawing]:
    kinds = ("best", "worst", *["newest"] * FORM)
    highlights = [
        HighlightRow(kind, 10, False, NOW, LARGE, 7, LARGE, ID, ID)  # type: ignore[arg-type]  # the kinds there are
        for kind in kinds
    ]
    games = [
        GameCareer(
            StatsRow(**_large(StatsRow, game=game)),
            RatingRow(ID, game, "p", 25.0, 8.0, rated, 2_345),
            StreakRow(False, LARGE),
            tuple(highlights),
            Reflexes(LARGE, LARGE),
            StatsRow(**_large(StatsRow, game=game)),
        )
        for game, rated in zip(GAMES, cycle((9, LARGE)), strict=False)
    ]
    rivals = [RivalRow("p", ID, name, LARGE, LARGE, LARGE) for name in (None, *NAMES[: RIVALS - 1])]
    all_there_is = Career(tuple(games), tuple(rivals), ACHIEVEMENTS)
    for career in (Career(), Career(tuple(games[:3]), tuple(rivals), ACHIEVEMENTS), all_there_is):
        for page in range(pages_for(len(career.games), GAMES_ON_PAGE)):
            alt = career_alt(NAMES[0], played_on(career, page), say).text
            yield stats_message, (NAMES[0], career, ID, ID, page, say, Illustration("r.png", b"", alt)), {}
    rows = [AgainstRow(game, LARGE, LARGE, 0) for game in GAMES]
    for met in ([], rows[:1], rows):
        picture = Illustration("r.png", b"", against_alt(NAMES[0], NAMES[1], met, say).text) if met else None
        yield against_message, (NAMES[0], NAMES[1], met, say, picture), {}


def _histories(key: str, say: Translator) -> Iterator[Drawing]:
    seats = GAMES[key].spec.seats[-1]
    sat = tuple(
        HistorySeat(seat, "p", ID, None if seat == 1 else NAMES[seat % 5], seat + 1, True)
        for seat in range(seats)
    )
    for league in (LEAGUE, None):
        match = HistoryRow("t" * 8, key, NOW, ID, ID, True, True, league, 99 if league else None, sat)
        page_full = [replace(match, table_id=f"tttttt{number:02}") for number in range(MATCHES)]
        for matches, page in ((page_full, 99_998), ([match], 0), ([], 0)):
            for of in ({}, {"user_id": ID, "name": NAMES[0], "game": key, "is_own": True}):
                yield (
                    history_message,
                    (matches, page, bool(page), say),
                    {"guild_id": ID, **of},
                )


def _ratings(key: str, say: Translator) -> Iterator[Drawing]:
    for part in (1.0, 0.3):
        match = RatedMatchRow("t" * 8, NOW, ID, ID, 10, 12_345, 999, part, part, part)
        for matches, page in (([match] * RATED, 99_998), ([match], 0), ([], 0)):
            of = (NAMES[0], ID, key, matches, page, bool(page), say)
            yield rating_message, of, {"guild_id": ID}


def _checks(key: str, say: Translator) -> Iterator[Drawing]:
    """A match of as many as can play, which fits, is not checkable, or has every fault."""
    chance, seats = Random(key), GAMES[key].spec.seats[-1]
    table = begun(key, seats, chance)
    worded = [replace(chair, word="9f" * 32 if chair.person else "") for chair in table.chairs]
    table = replace(table, chairs=tuple(worded))
    table = replace(table, contributions=(*contributed(table), f"m{ID}"))
    hands = [table.observe(seat).hand for seat in range(seats)]
    opening = MoveRow(1, "", None, None, "computer", NOW, [])
    for how in get_args(How):
        record = record_of(replace(table, phase="ended"), 1, [opening])
        record = replace(record, how=how, proof={"number": str(LARGE), "link": "9f" * 32})
        faults = [Fault(code, LONG_FAULT) for code in SENTENCES]
        for found in ([], None, faults[:4], faults[4:]):
            checked = Checked(table, record, found, [] if found is None else hands)
            yield fairness_message, (checked, say), {}


def _line(number: int, rating: int | None) -> LeaderboardRow:
    own = {"name": NAMES[number % len(NAMES)], "person": f"p{number}", "rank": number + 1, "rating": rating}
    return LeaderboardRow(**{**_large(LeaderboardRow, own=False, win_share=0.5, last_at=0), **own})


def _large(kind: type[Any], **known: Any) -> dict[str, Any]:
    """A row whose every number is large."""
    return {**{field.name: LARGE for field in fields(kind)}, **known}
