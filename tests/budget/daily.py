"""The screens of the deal of the day, as full as they get."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.games import GAMES
from bot.milliseconds import DAY
from bot.services import DailyBoardRow, DailyPlay, DailyRunRow
from bot.tables.daily import OWN, answered, day_of, dealt, end_of, is_over, played
from bot.tables.people import Chair
from bot.ui.delivery.hand_view import HandView
from bot.ui.hands.daily import SHOWN, daily_hand, daily_screen, start_screen
from bot.ui.i18n.translator import Translator
from tests.budget.moments import ID, NAMES, NOW

HOURS = DAY - 1_000
"""The longest that a deal takes."""


def daily_screens(key: str, say: Translator) -> Iterator[tuple[Any, ...]]:
    """What there is to play with an empty board and a full one, a hand, and the end of a deal."""
    day = day_of(NOW)
    until = end_of(day)
    run = DailyRunRow(ID, day, key, "p", 1, NOW)
    over = DailyRunRow(ID, day, key, "p", 1, NOW, "", NOW + HOURS, 3, 188)
    board = {
        game: [
            DailyBoardRow(game, f"p{n}", NOW, NOW + HOURS, 3, 188, ID + n, NAMES[n % len(NAMES)])
            for n in range(SHOWN + 2)
        ]
        for game in GAMES
    }
    yield daily_screen, day, until, {}, {}, ID, say
    yield start_screen, key, day, say
    yield daily_screen, day, until, {key: run}, board, ID, say
    yield daily_screen, day, until, dict.fromkeys(GAMES, over), board, ID + SHOWN + 1, say
    chance = Random(key)
    table, _ = answered(dealt(key, ID, day, bytes(32), Chair(NAMES[0], "p", ID, 0), NOW), NOW)
    yield daily_hand, DailyPlay(table, run, until), HandView(), say, None, say("refused-stale")
    while not is_over(table):
        moves = [move for move in table.observe(OWN).legal if move.verb != "call"]
        table, _ = played(table, chance.choice(moves), NOW)
    yield daily_hand, DailyPlay(table, over, until), HandView(), say, None
