"""The words of a result: each player's place is said once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.api import Move
from bot.league.feats import SeatStory
from bot.tables import Table, Who, no_recap
from bot.tables import table as acts
from bot.ui.i18n.translator import translator
from bot.ui.pictures.podium import Podium, PodiumStep
from bot.ui.tables.cards import CardSource
from bot.ui.tables.result import earned_lines, own_place, own_title, places, shared_line, title
from bot.ui.tables.sharing import card_of
from bot.user_text import UserText
from tests.tables.clock import START
from tests.tables.club import ADA, BO, match

SAY = translator()


@pytest.fixture
def over() -> Table:
    """A match that Ada has won."""
    position = {"turn": 0, "first_turn": [], "discard": "9H", "hands": ["9C", "7S 7H 2C"]}
    table = match(2, position=position, options={"deals": 1})
    return acts.play(table, 0, Move.parse("play 9C"), "person", START)[0]


def test_the_title_alone_says_who_has_won(over: Table) -> None:
    assert "Ada" in title(over, SAY)
    assert places(over, no_recap(over), SAY) == "**2.** **Bo** · 15 points behind"
    assert "You won" in own_title(over, 0, SAY)
    assert own_place(over, no_recap(over), 0, SAY) == ""
    assert own_place(over, no_recap(over), 1, SAY) == "**2.** **You** · 15 points behind"


def test_of_a_player_who_was_away_the_line_says_so(over: Table) -> None:
    ada = replace(over.chairs[0], stand_in=True)
    told = places(replace(over, chairs=(ada, *over.chairs[1:])), no_recap(over), SAY).splitlines()
    assert told[0] == f"-# **💤 Ada**: {SAY('result-own-away')}"


def test_what_a_player_has_earned_is_said_to_them_in_their_hand(over: Table) -> None:
    recap = replace(no_recap(over), earned={0: ("crazy",)})
    what = {"achievement": SAY("achievement-crazy"), "how": SAY("achievement-crazy-how")}
    assert earned_lines(over, recap, SAY) == SAY("result-earned", name="Ada", **what)
    assert earned_lines(over, recap, SAY, by=0) == SAY("result-earned", name=None, **what)
    assert earned_lines(over, recap, SAY, by=1) == ""


def test_a_winner_who_shares_is_named_once_whatever_their_name_is_now(over: Table) -> None:
    assert "shared by" not in shared_line(over, Who(ADA.user_id, UserText("Countess")), SAY)
    assert "shared by Bo" in shared_line(over, BO, SAY)


def test_points_that_decide_a_match_of_several_deals_come_first() -> None:
    position = {"turn": 0, "first_turn": [], "discard": "9H", "hands": ["9C", "7S 7H 2C"], "deal": 3}
    table = match(2, position={**position, "totals": [12, 8]}, options={"deals": 3})
    over = acts.play(table, 0, Move.parse("play 9C"), "person", START)[0]
    recap = no_recap(over)
    recap.story.seats[:] = [SeatStory(1, most_cards=7, dealt=7), SeatStory(2, most_cards=7, dealt=7)]
    own = "-# 12 points and won 1 of 3 deals"
    assert own_place(over, recap, 0, SAY) == own
    assert own_place(over, recap, 1, SAY).splitlines()[1] == "-# 23 points and won 2 of 3 deals"
    assert places(over, recap, SAY, are_drawn=True).startswith("-# **Ada**: 12 points and won 1 of 3 deals")


@pytest.mark.parametrize(
    ("game", "unit"), [("olsen_olsen", "Points behind the winner"), ("otter", "Deals won. The most win.")]
)
def test_a_shared_card_says_what_its_figures_count(game: str, unit: str) -> None:
    podium = Podium(game, (PodiumStep(1, 0, "Ada", "2"),))
    assert card_of(CardSource(None, None, UserText("Olsen"), ""), podium, START, SAY).unit == unit
