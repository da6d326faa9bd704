"""The screens of the deal of the day, its hand and its board."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.games import GAMES
from bot.milliseconds import DAY
from bot.services import DailyBoardRow, DailyPlay, DailyRunRow
from bot.tables.daily import OWN, answered, day_of, dealt, end_of, is_over, played
from bot.tables.people import Chair
from bot.ui.delivery.hand_view import HandView
from bot.ui.hands.daily import SHOWN, daily_hand, daily_screen, start_screen
from bot.ui.i18n.translator import Translator
from tests.samples.clothes import Clothes, Sample, drawn
from tests.samples.moments import ID, NOW

HOURS = DAY - 1_000
"""The longest that a deal takes."""


def daily_screens(key: str, say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """What there is to play with an empty board and a full one, a hand, and the end of a deal."""
    day, names = day_of(NOW), clothes.names
    until = end_of(day)
    run = DailyRunRow(ID, day, key, "p", 1, NOW)
    over = DailyRunRow(ID, day, key, "p", 1, NOW, "", NOW + HOURS, 3, 188)
    board = {
        game: [
            DailyBoardRow(game, f"p{n}", NOW, NOW + HOURS, 3, 188, ID + n, names[n % len(names)])
            for n in range(SHOWN + 2)
        ]
        for game in GAMES
    }
    yield drawn(daily_screen, day, until, {}, {}, ID, say)
    yield drawn(start_screen, key, day, say)
    yield drawn(daily_screen, day, until, {key: run}, board, ID, say)
    yield drawn(daily_screen, day, until, dict.fromkeys(GAMES, over), board, ID + SHOWN + 1, say)
    chance = Random(key)
    table, _ = answered(dealt(key, ID, day, bytes(32), Chair(names[0], "p", ID, 0), NOW), NOW)
    yield drawn(daily_hand, DailyPlay(table, run, until), HandView(), say, None, say("refused-stale"))
    while not is_over(table):
        moves = [move for move in table.observe(OWN).legal if move.verb != "call"]
        table, _ = played(table, chance.choice(moves), NOW)
    yield drawn(daily_hand, DailyPlay(table, over, until), HandView(), say, None)
