"""Leaderboards, numbers and histories."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import cycle
from random import Random
from typing import Any, get_args

from bot.games import GAMES
from bot.league.achievements import ACHIEVEMENTS
from bot.match_file import SENTENCES, MatchFileFault
from bot.services import (
    AgainstRow,
    Career,
    Champion,
    Champions,
    Checked,
    GameCareer,
    HighlightRow,
    HistoryRow,
    HistorySeat,
    Leaderboard,
    LeaderboardPage,
    LeaderboardRow,
    Order,
    Period,
    RatedMatchRow,
    RatingRow,
    Reflexes,
    RivalRow,
    SeasonName,
    SoloRow,
    StatsRow,
    StreakRow,
    TitleHolder,
    WonSeason,
)
from bot.services.standings import FORM, LEAGUES, RIVALS
from bot.tables import contributed
from bot.ui.components.pagination import pages_for
from bot.ui.components.post import Illustration
from bot.ui.i18n.translator import Translator
from bot.ui.leagues.champions import PAGE as CHAMPIONS
from bot.ui.leagues.champions import champions_alt, champions_message, champions_record
from bot.ui.pictures.alt import Alt
from bot.ui.pictures.record import RecordDrawing
from bot.ui.presses.records import TurnStats
from bot.ui.records.drawing import (
    against_alt,
    against_record,
    board_alt,
    board_record,
    career_alt,
    career_record,
)
from bot.ui.records.fairness import fairness_message
from bot.ui.records.history import MATCHES, history_message
from bot.ui.records.leaderboards import PAGE, leaderboard_message
from bot.ui.records.ratings import MATCHES as RATED
from bot.ui.records.ratings import rating_message
from bot.ui.records.solo import solo_message
from bot.ui.records.stats import GAMES_ON_PAGE, against_message, played_on, stats_message
from bot.user_text import UserText
from tests.samples.clothes import Clothes, Sample, drawn
from tests.samples.moments import ID, NOW, begun

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


def board_screens(key: str, say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """All that is shown of what was played of the game ``key``."""
    yield from _leaderboards(key, say, clothes)
    yield from _numbers(say, clothes)
    yield from _champions(say, clothes)
    yield from _histories(key, say, clothes)
    yield from _ratings(key, say, clothes)
    yield from _checks(key, say, clothes)


def _leaderboards(key: str, say: Translator, clothes: Clothes) -> Iterator[Sample]:
    season = SeasonName("s" * 8, clothes.of("Sunday league", LEAGUE), clothes.of(3, 99), key)
    most = clothes.of(23, 99_999)
    for by in get_args(Order):
        for period in (Period(), Period("month"), Period("season", season), Period("league", season)):
            few = ((0, None), (1, 2_345), (PAGE, None)) if period.kind == "season" else ()
            for total, rating in (*few, (most, None), (most, clothes.of(31, 2_345))):
                rows = tuple(_line(number, rating, clothes) for number in range(min(total, PAGE)))
                own = _line(most, rating, clothes) if total else None
                lines = Leaderboard(rows, own, total)
                page = most - 1 if clothes.worst and total > PAGE else 0
                board = LeaderboardPage(key, period, by, page, lines, NOW)
                picture = _picture(clothes, board_record(board, say), board_alt(board, say))
                yield drawn(leaderboard_message, board, 20, say, picture if total else None, has_chips=True)


def _champions(say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """Nobody, and a page of those who have won, the last one of very many."""
    people = [Champion(f"p{number}", name, ID + number) for number, name in enumerate(clothes.names)]
    people.append(Champion("gone", None, None))
    league = clothes.of(UserText("Sunday league"), UserText(LEAGUE))
    seasons = [
        WonSeason(f"sea{number:05}", league, number + 1, "olsen", NOW, tuple(people[: number % 4]))
        for number in range(LEAGUES)
    ]
    holders = tuple(
        TitleHolder(each, clothes.of(3, 9_999), clothes.of(2, 9_999)) for each in (*people[:3], people[-1])
    )
    yield drawn(champions_message, Champions((), None, 0, 0, (), ()), say)
    page = tuple(seasons[:CHAMPIONS])
    for chosen, leagues in ((None, seasons[:1]), (None, seasons), (seasons[0], seasons)):
        found = Champions(tuple(leagues), chosen, 0, clothes.of(CHAMPIONS, 9_999), page, holders)
        picture = _picture(clothes, champions_record(found, say), champions_alt(found, say))
        yield drawn(champions_message, found, say, picture)


def _numbers(say: Translator, clothes: Clothes) -> Iterator[Sample]:
    large, name = clothes.of(14, LARGE), clothes.names[0]
    kinds = ("best", "worst", *["newest"] * FORM)
    highlights = [
        HighlightRow(kind, 10, False, NOW, large, 7, large, ID, ID)  # type: ignore[arg-type]  # the kinds there are
        for kind in kinds
    ]
    games = [
        GameCareer(
            StatsRow(**_large(StatsRow, clothes, game=game)),
            RatingRow(ID, game, "p", 25.0, 8.0, rated, 2_345),
            StreakRow(False, large),
            tuple(highlights),
            Reflexes(large, clothes.of(740, LARGE)),
            StatsRow(**_large(StatsRow, clothes, game=game)),
        )
        for game, rated in zip(GAMES, cycle((9, large)), strict=False)
    ]
    rivals = [RivalRow("p", ID, rival, large, large, large) for rival in (None, *clothes.names[: RIVALS - 1])]
    titles = tuple((clothes.of(UserText("Sunday league"), UserText(LEAGUE)), large) for _ in range(9))
    all_there_is = Career(tuple(games), tuple(rivals), ACHIEVEMENTS, titles)
    for career in (Career(), Career(tuple(games[:3]), tuple(rivals), ACHIEVEMENTS), all_there_is):
        for page in range(pages_for(len(career.games), GAMES_ON_PAGE)):
            shown = played_on(career, page)
            picture = _picture(clothes, career_record(name, shown, say), career_alt(name, shown, say))
            yield drawn(stats_message, name, career, ID, ID, page, say, picture, has_chips=True)
    solo = [SoloRow(**_large(SoloRow, clothes, game=game)) for game in GAMES]
    for shelf in ([], solo):
        yield drawn(solo_message, name, shelf, say, [TurnStats(ID, 0).button(say)])
    rows = [AgainstRow(game, large, large, 0) for game in GAMES]
    for met in ([], rows[:1], rows):
        both = (name, clothes.names[1])
        picture = _picture(clothes, against_record(*both, met), against_alt(*both, met, say))
        yield drawn(against_message, *both, met, say, picture if met else None)


def _picture(clothes: Clothes, record: RecordDrawing, alt: Alt) -> Illustration:
    return clothes.picture(alt.text, record, says_all=alt.is_whole)


def _histories(key: str, say: Translator, clothes: Clothes) -> Iterator[Sample]:
    seats = GAMES[key].spec.seats[-1]
    sat = tuple(
        HistorySeat(seat, "p", ID, None if seat == 1 else clothes.names[seat % 5], seat + 1, True)
        for seat in range(clothes.of(4, seats))
    )
    for league in (clothes.of("Sunday league", LEAGUE), None):
        match = HistoryRow("t" * 8, key, NOW, ID, ID, True, True, league, 99 if league else None, sat)
        page_full = [replace(match, table_id=f"tttttt{number:02}") for number in range(MATCHES)]
        for matches, page in ((page_full, 99_998), ([match], 0), ([], 0)):
            for of in ({}, {"user_id": ID, "name": clothes.names[0]}):
                yield drawn(history_message, matches, page, bool(page), say, place_id=ID, reader=ID, **of)


def _ratings(key: str, say: Translator, clothes: Clothes) -> Iterator[Sample]:
    for part in (1.0, 0.3):
        match = RatedMatchRow("t" * 8, NOW, ID, ID, 10, 12_345, 999, part, part, part)
        for matches, page in (([match] * RATED, 99_998), ([match], 0), ([], 0)):
            of = (clothes.names[0], ID, key, matches, page, bool(page), say)
            yield drawn(rating_message, *of, place_id=ID)


def _checks(key: str, say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """A match of as many as can play, which fits, is not checkable, or has every fault."""
    chance, seats = Random(key), clothes.of(4, GAMES[key].spec.seats[-1])
    table = begun(key, seats, chance, clothes)
    worded = [replace(chair, word="9f" * 32 if chair.person else "") for chair in table.chairs]
    table = replace(table, chairs=tuple(worded))
    table = replace(table, contributions=(*contributed(table), f"m{ID}"))
    faults = [MatchFileFault(code, LONG_FAULT) for code in SENTENCES]
    for found in ([], None, faults[:4], faults[4:]):
        yield drawn(fairness_message, Checked(table, found), say)


def _line(number: int, rating: int | None, clothes: Clothes) -> LeaderboardRow:
    name = clothes.names[number % len(clothes.names)]
    own = {"name": name, "person": f"p{number}", "rank": number + 1, "rating": rating}
    return LeaderboardRow(**{**_large(LeaderboardRow, clothes, own=False, win_share=0.5, last_at=0), **own})


def _large(kind: type[Any], clothes: Clothes, **known: Any) -> dict[str, Any]:
    """A row whose every number is large."""
    return {**{field.name: clothes.of(14, LARGE) for field in fields(kind)}, **known}
