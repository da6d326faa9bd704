"""The line of emojis of a daily deal, and what it says that they mean."""

from dataclasses import replace

import pytest

from bot.services import DuplicateDealRow, DuplicatePlay, DuplicatePlayRow
from bot.tables.duplicate import answered, daily, day_of, dealt, is_over, played
from bot.tables.people import Chair
from bot.ui.hands.duplicate_ends import IN_ROW, emoji_lines
from bot.ui.i18n.translator import translator
from bot.user_text import UserText
from tests.samples.moments import ID, NOW


def after_its_first(verb: str, deal: DuplicateDealRow) -> DuplicatePlay:
    """A deal in which the player moves until a first move with this verb, or else to its end."""
    table, lines = answered(dealt(deal, Chair(UserText("Ada"), "p", ID, 0), NOW), NOW)
    made = ""
    while made != verb and not is_over(table):
        legal = [move for move in table.observe(0).legal if move.verb != "call"]
        move = next((move for move in legal if move.verb == verb), legal[0])
        table, more = played(table, move, NOW)
        lines, made = [*lines, *more], move.verb
    run = DuplicatePlayRow(deal.deal, "d", ID, "p", True, deal.rules, NOW)
    return DuplicatePlay(table, deal, replace(run, moves="\n".join(lines), place=1))


@pytest.mark.parametrize(
    ("game", "verb", "told"),
    [
        ("olsen_olsen", "draw", "🟥 drew"),
        ("ole", "token", "🟥 took a token"),
        ("otter", "collect", "🟥 collected"),
    ],
)
def test_a_red_square_is_called_what_it_is_in_the_game(game: str, verb: str, told: str) -> None:
    assert told in emoji_lines(after_its_first(verb, daily(day_of(NOW), (game,), bytes(32))), translator())


def test_no_row_of_squares_is_wider_than_a_phone() -> None:
    deal = daily(day_of(NOW), ("ole",), bytes(32))
    first, *further, _ = emoji_lines(after_its_first("none", deal), translator()).split("\n")
    rows = [first.removeprefix("🥇 ").removeprefix("…"), *further]
    assert len(rows) > 1  # else it shows nothing
    assert all(0 < len(row) <= IN_ROW for row in rows)
