"""A whole match, as the members of a server live it."""

from __future__ import annotations

from random import Random

import pytest

from bot.tables import Table
from bot.ui.i18n.players import wording
from bot.ui.i18n.story import lines_of, worded
from tests.e2e.screen import Private, told
from tests.e2e.world import World

pytestmark = pytest.mark.both_engines

MIDDLE_OF_A_DEAL = {
    "turn": 0,
    "first_turn": [],
    "totals": [65, 60, 75, 70],
    "discard": "9H",
    "hands": ["8C 9C 4D KC", "AS 7S 7H 2C JD", "TH", "TC 2S 3S"],
    "stock": "QD QC QS 5C",
}
"""Seats: Ada, Bo, Cleo, and Huginn, who has only one card that fits whenever it moves below."""


async def test_members_sit_down_and_are_dealt(world: World) -> None:
    await world.table("Ada", "Bo", computers=1)
    assert "deal 1" in world.text
    hand = await world.hand("Ada")
    assert "Your hand · 7 cards" in hand.text


async def test_the_title_says_how_many_deals_there_are(world: World) -> None:
    await world.table("Ada", "Bo", length=2)
    assert "## Olsen\n-# deal 1 of 2 ·" in world.text
    assert world.say("lobby-house-rules") not in world.text


async def test_three_people_and_a_computer_play_a_whole_match(world: World) -> None:
    table = await world.table("Ada", "Bo", "Cleo", computers=1)
    await world.arrange(**MIDDLE_OF_A_DEAL)
    ada, bo, cleo = [await world.hand(name) for name in ("Ada", "Bo", "Cleo")]

    await an_eight_names_a_suit(world, ada)
    await an_ace_makes_all_others_draw_and_miss(world, bo)
    await two_sevens_go_together(world, bo)
    await a_call_goes_with_the_card(world, cleo)
    await a_computer_moves(world)
    await a_call_is_made_at_the_table(world, ada, bo)
    await a_call_is_forgotten_and_costs_ten_cards(world, cleo)
    await the_bot_restarts_in_the_middle_of_a_turn(world, ada)

    table = await world.finish(table, Random(1))
    assert world.text.startswith("## 🏁 ")
    totals = table.observe(None).totals
    assert sum(total < 100 for total in totals) == 1
    assert table.secret.hex() not in world.text
    for seat, name in enumerate(("Ada", "Bo", "Cleo")):
        await its_numbers_stand_on_the_leaderboard(world, table, seat, name)
    everything_was_told(world, table)
    assert not world.witness.leaks


async def an_eight_names_a_suit(world: World, ada: Private) -> None:
    await ada.press("8♣")
    assert "**Play 8♣** · Which suit do you want?" in ada.text
    assert ada.labels == ["♣ clubs", "♦ diamonds", "♥ hearts", "♠ spades", "Back"]
    await ada.press("♠ spades")
    assert " to play · ends" in ada.text
    await world.pass_time()
    assert "- Ada plays 8♣ and wants ♠ spades." in world.text
    assert "On top: **8♣** · suit: **♠ spades**" in world.text


async def an_ace_makes_all_others_draw_and_miss(world: World, bo: Private) -> None:
    assert "Suit: ♠ spades" in bo.text
    await bo.press("A♠")
    assert "**Your turn**" in bo.text
    assert "Your hand · 4 cards" in bo.text
    await world.pass_time()
    assert "Cleo, 🤖 Huginn and Ada draw a card each and miss a turn." in world.text
    assert "▶️ Bo · 4 cards" in world.text
    assert "▫️ Ada · 4 cards" in world.text
    assert "▫️ Cleo · 2 cards" in world.text
    assert "▫️ 🤖 Huginn (normal) · 4 cards" in world.text


async def two_sevens_go_together(world: World, bo: Private) -> None:
    await bo.press("7♠")
    assert bo.labels == ["Only this one", "7♥", "Back"]
    await bo.press("7♥")
    await world.pass_time()
    assert "- Bo plays 7♠ 7♥." in world.text
    assert "On top: **7♥**" in world.text
    assert "▶️ Cleo" in world.text


async def a_call_goes_with_the_card(world: World, cleo: Private) -> None:
    await cleo.press("10♥ + 📣 Olsen One Card!")
    await world.pass_time(0.5)
    assert "### 📣 Cleo called Olsen One Card!" in world.text
    assert "- Cleo plays 10♥, with one card left." in world.text


async def a_computer_moves(world: World) -> None:
    await world.pass_time(3)
    assert "- 🤖 Huginn plays 10♣." in world.text
    assert "▶️ Ada" in world.text


async def a_call_is_made_at_the_table(world: World, ada: Private, bo: Private) -> None:
    await ada.press("9♣")
    await bo.press("2♣")
    assert "📣 Call **Olsen One Card** before the next player moves, or draw 10 cards." in bo.text
    await world.press("Bo", "Olsen One Card!")
    await world.pass_time()
    assert "- Bo plays 2♣, with one card left." in world.text
    assert "### 📣 Bo called Olsen One Card!" in world.text


async def a_call_is_forgotten_and_costs_ten_cards(world: World, cleo: Private) -> None:
    assert "You have no card that fits. Draw up to 3 cards until one does." in cleo.text
    await cleo.press("Draw a card")
    await cleo.press("5♣")
    assert "📣 Call **Olsen One Card** before" in cleo.text
    before = world.now.version
    await world.pass_time(5)
    assert world.now.version == before  # the computer leaves her the time for it
    await world.pass_time(1)
    assert "### ❗ Cleo forgot “Olsen One Card” and draws 10 cards!" in world.text
    assert "- Cleo draws a card and plays 5♣, with one card left.\n- 🤖 Huginn plays Q♣." in world.text
    assert "▫️ Cleo · 11 cards" in world.text
    assert "Bo forgot" not in world.text


async def the_bot_restarts_in_the_middle_of_a_turn(world: World, ada: Private) -> None:
    assert "**Your turn**" in ada.text
    public = world.message
    await world.restart()
    await ada.press("K♣")
    assert "Your hand · 2 cards" in ada.text
    bo = world.private("Bo", await world.members["Bo"].click(public, label="My hand"))
    assert "Your hand · 1 card" in bo.text
    await world.pass_time()
    assert "- Ada plays K♣." in world.text
    assert world.message.id == public.id


async def its_numbers_stand_on_the_leaderboard(world: World, table: Table, seat: int, name: str) -> None:
    story = world.witness.story[table.table_id]
    events = [event for version in sorted(story) for event in story[version].events]
    points = [event.data["points"][seat] for event in events if event.key == "deal_over"]
    points = [number for number in points if number is not None]
    winners = [event.data["winner"] for event in events if event.key == "deal_over"]
    (places,) = [event.data["places"] for event in events if event.key == "match_over"]
    won = int(seat in places[0])
    made, missed = [
        sum(event.key == key and event.data["seat"] == seat for event in events)
        for key in ("called", "call_missed")
    ]
    await world.words_only(name)
    board = told(await world.slash(name, "leaderboard", game="olsen"))
    assert f"▫️ ▸ **{name}** · {won} of 1 won ({100 * won}%)" in board
    numbers = (
        f"{winners.count(seat)} of {counted(len(points), 'deal')} won · "
        f"{sum(points) / len(points):.1f} points a deal · {counted(made, 'call')} made, {missed} missed"
    )
    assert numbers in board


def counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


SAID_BY_RESULT = ("eliminated", "match_over")
"""Events of the last move that follow from the result; in a match of one deal that it is over, too."""


def everything_was_told(world: World, table: Table) -> None:
    """However many moves fell together into one edit: each stood in the channel once."""
    words, story = wording(table, world.say), world.witness.story[table.table_id]
    said = {*SAID_BY_RESULT, "deal_over"} if table.observe(None).deal == 1 else {*SAID_BY_RESULT}
    for line in lines_of(story[version] for version in sorted(story)):
        is_last = line.version == table.version
        events = [event for event in line.events if not (is_last and event.key in said)]
        text = worded(line._replace(events=tuple(events)), words)
        assert {f"- {text}", f"### {text}"} & world.witness.read
