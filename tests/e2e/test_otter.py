"""Otter Nonsense at the table: columns, gifts, specials and last cards, as people press and read them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.e2e.screen import told
from tests.e2e.world import World

THREE = ("Ada", "Bo", "Cleo")


@pytest.fixture
async def trio(world: World) -> World:
    """Ada, Bo and Cleo at a table."""
    await world.table(*THREE, game="otter")
    return world


async def lay_out(
    world: World, columns: Sequence[str], bo: str, *others: str, points: Sequence[str] = ("", "", "")
) -> None:
    """Bo is on turn with these cards, and Ada took the turn before; ``others`` hold what they have."""
    ada, *more = others or ("1 1", "2 2")
    await world.arrange(
        turn=1, last_actor=0, columns=list(columns), hands=[ada, bo, *more], points=list(points)
    )


async def test_the_first_turn_gives_to_the_neighbour_before(world: World) -> None:
    await world.table(*THREE, game="otter", rules={"first": "host"})
    assert "Each player gets 12 cards. Ada starts." in world.text
    assert "↻ clockwise · what Ada gives goes to Cleo" in world.text
    assert (
        "Play a card, or collect a column and give one of its otters to Cleo."
        in (await world.hand("Ada")).text
    )


async def test_a_columns_direction_bars_cards(trio: World) -> None:
    columns = ("11 10 10 6 4", "1 1 11 12", "12 8 5 X 3 2")
    await lay_out(trio, columns, "4 12 5 2 R", "7 7", "9 9")
    hand = await trio.hand("Bo")
    for drawn in (
        "6 (3 heads), 4 (2 heads), takes 4 or lower.",
        "11 (1 head), 12 (1 head), takes 12 or higher.",
        "choose card, 3 (1 head), 2 (1 head), takes 2 or lower.",
    ):
        assert drawn in hand.alt
    assert hand.labels[:4] == ["2", "4", "12", "🔄 turn"]
    assert len(hand.buttons) == len(hand.labels)
    assert "Dimmed, not playable now: 5 (2 heads)." in hand.alt
    await hand.press("2")
    assert "**Play 2** · On which column?" in hand.text
    assert hand.labels == ["on column 1", "on column 3", "Back"]
    await hand.press("Back")
    await hand.press("12")
    await trio.pass_time()
    assert "- Bo plays 12 on column 2." in trio.text
    assert "2. ⬆️ **1, 1, 11, 12, 12** · 12 or higher" in trio.text


async def test_the_first_other_value_gives_a_column_its_direction(trio: World) -> None:
    await lay_out(trio, ("5", "5 5", "8 R"), "9 13")
    hand = await trio.hand("Bo")
    assert "Column 1: 5 (2 heads), takes any otter." in hand.alt
    assert "Column 2: 5 (2 heads), 5 (2 heads), takes any otter." in hand.alt
    assert "Column 3: 8 (3 heads), turn card, takes any otter." in hand.alt
    await hand.press("9")
    assert hand.labels == ["on column 1", "on column 2", "on column 3", "Back"]
    await hand.press("on column 3")
    await trio.pass_time()
    assert "- Bo plays 9 on column 3, with one card left." in trio.text
    assert "3. ⬆️ **8, 🔄 turn, 9** · 9 or higher" in trio.text


async def test_a_column_is_collected_and_a_card_given_in_three_presses(trio: World) -> None:
    await lay_out(trio, ("9 10 13", "4", "2 1"), "5 7 3 6 8")
    assert "-# Otter heads · 1 on 1–3 11–13 · 2 on 4–5 9–10 · 3 on 6–8" in trio.text
    hand = await trio.hand("Bo")
    assert "Play a card, or collect a column and give one of its otters to Ada." in hand.text
    await hand.press("Collect…")
    assert "**Collect** · Which column, and which otter does Ada get?" in hand.text
    first = ["① 9 · 2 heads", "① 10 · 2 heads", "① 13 · 1 head"]
    assert hand.labels == [*first, "② 4 · 2 heads", "③ 1 · 1 head", "③ 2 · 1 head", "Back"]
    await hand.press("① 10 · 2 heads")
    assert "**Collect ①, give 10** · Which card opens the column again?" in hand.text
    places = [str(number) for number in (3, 5, 6, 7, 8, 9, 13)]
    assert hand.labels == [*places, "Back"]
    await hand.press("9")
    assert "Your hand · 6 cards" in hand.text
    await trio.pass_time()
    collected = "- Bo collects column 1 (9, 10, 13). Ada gets 10 for 2 heads and has 2 in all."
    assert f"{collected} Column 1 opens again with 9." in trio.text
    assert "1. ↕️ **9** · any otter" in trio.text
    assert "🦦 Ada: **2 of 7** (10)" in trio.text
    assert "▶️ Cleo" in trio.text
    assert "what Cleo gives goes to Bo" in trio.text


async def test_a_menu_of_many_answers_asks_its_question_once(trio: World) -> None:
    await lay_out(trio, ("13 9 10", "5", "8"), "2 3 4 5 6 7 8 9 11")
    hand = await trio.hand("Bo")
    await hand.press("Collect…")
    await hand.press("① 10 · 2 heads")
    assert "Which card opens the column again?" in hand.text
    assert [menu["placeholder"] for menu in hand.menus] == ["Choose…"]


async def test_who_cannot_play_must_collect(trio: World) -> None:
    await lay_out(trio, ("5 6", "8 9", "3 12"), "2 1", "7 7", "11 11")
    hand = await trio.hand("Bo")
    assert "You have no card that fits. Collect a column and give one of its otters to Ada." in hand.text
    assert hand.labels == ["Collect…"]


async def test_a_reverse_turns_the_course_and_the_gift_goes_back(trio: World) -> None:
    await lay_out(trio, ("6", "9", "10"), "R 2 3", "4 8", "5 5")
    bo = await trio.hand("Bo")
    await bo.press("🔄 turn")
    await bo.press("on column 1")
    await trio.pass_time()
    assert "- Bo plays 🔄 turn on column 1. 🔄 Play now goes anticlockwise. Ada is next." in trio.text
    assert "↺ anticlockwise · what Ada gives goes to Bo" in trio.text
    ada = await trio.hand("Ada")
    await ada.press("Collect…")
    await ada.press("① 6 · 3 heads")
    assert "**Collect ①, give 6** · Which card opens the column again?" in ada.text
    assert ada.labels == ["4", "8", "Back"]
    await ada.press("8")
    assert "turn card" in ada.alt.partition("Column")[0]
    await trio.pass_time()
    assert "Ada collects column 1 (6, 🔄 turn). Bo gets 6 for 3 heads and has 3 in all." in trio.text
    assert "🦦 Bo: **3 of 7** (6)" in trio.text
    assert "▶️ Cleo" in trio.text


async def test_who_plays_a_choose_names_who_goes_on_and_gets_the_gift(world: World) -> None:
    await world.table(*THREE, "Dag", game="otter")
    await lay_out(world, ("6", "4 11", "9"), "X 2 3", "1 1", "5 5", "7 8", points=("", "", "", ""))
    bo = await world.hand("Bo")
    await bo.press("🎯 choose")
    others = ("Ada", "Cleo", "Dag")
    assert bo.labels == ["on column 1", "on column 2", "on column 3", "Back"]
    await bo.press("on column 2")
    assert "· Who’s next?" in bo.text
    assert bo.labels == [*others, "Back"]
    await bo.press("Dag")
    await world.pass_time()
    assert "Bo plays 🎯 choose on column 2 and makes Dag play next." in world.text
    assert "▶️ Dag" in world.text
    dag = await world.hand("Dag")
    await dag.press("Collect…")
    await dag.press("② 11 · 1 head")
    await dag.press("7")
    await world.pass_time()
    assert "Dag collects column 2 (4, 11, 🎯 choose). Bo gets 11 for one head and has 1 in all." in world.text
    assert "▶️ Ada" in world.text


async def test_a_column_of_specials_gives_nobody_points(trio: World) -> None:
    await lay_out(trio, ("R X", "3 9", "10 4"), "5 7")
    hand = await trio.hand("Bo")
    await hand.press("Collect…")
    await hand.press("① nothing")
    assert hand.labels == ["5", "7", "Back"]
    await hand.press("5")
    assert "Your hand · 3 cards" in hand.text
    await trio.pass_time()
    assert "- Bo collects column 1 (🔄 turn 🎯 choose). Column 1 opens again with 5." in trio.text
    assert "🦦" not in trio.text
    assert "▶️ Cleo" in trio.text


async def test_a_special_that_opens_a_column_does_nothing(trio: World) -> None:
    await lay_out(trio, ("3 9", "10 4", "12"), "R X")
    hand = await trio.hand("Bo")
    await hand.press("Collect…")
    await hand.press("③ 12 · 1 head")
    assert hand.labels == ["🔄 turn", "🎯 choose", "Back"]
    await hand.press("🔄 turn")
    await trio.pass_time()
    assert (
        "(12). Ada gets 12 for one head and has 1 in all. Column 3 opens again with 🔄 turn.\n" in trio.text
    )
    assert "↻ clockwise · what Cleo gives goes to Bo" in trio.text


async def test_a_last_card_wins_where_no_column_is_long(trio: World) -> None:
    await lay_out(trio, ("7", "3 3", "9"), "5", points=("8 8", "", ""))
    hand = await trio.hand("Bo")
    assert "Your last card! If no column is longer than 2 after it, you win." in hand.text
    await hand.press("5")
    await hand.press("on column 1")
    assert "🎉 You won!" in hand.text
    await trio.pass_time()
    assert (
        "- Bo plays 5 on column 1, the last card! 🎉 Bo is out of cards, and no column is long. That wins!"
    ) in trio.text
    assert "🏆 **Bo** · 0 heads\n**2.** **Ada** · 6 heads\n**3.** **Cleo** · 0 heads" in trio.places


async def test_a_last_card_on_a_long_column_takes_the_longest_up(trio: World) -> None:
    await lay_out(trio, ("7 8 9", "3 2", "4"), "10")
    hand = await trio.hand("Bo")
    await hand.press("10")
    assert hand.labels == ["on column 1", "on column 3", "Back"]
    await hand.press("on column 1")
    assert "Your hand · 0 cards" in hand.text
    assert "Collect the longest column. Keep one of its otters as points" in hand.text
    assert hand.labels == ["Collect ①…"]
    await trio.pass_time()
    assert "- Bo plays 10 on column 1, the last card!" in trio.text
    last = "Bo played the last card and collects the longest column. Then it’s Cleo’s turn."
    assert last in trio.text
    assert "▶️ Bo" in trio.text
    await hand.press("Collect ①…")
    assert "**Collect ①** · Which otter do you keep as points?" in hand.text
    await hand.press("8 · 3 heads")
    await hand.press("10")
    assert "Your hand · 2 cards" in hand.text
    await trio.pass_time()
    kept = "- Bo collects column 1 (7, 8, 9, 10). Bo scores 8 for 3 heads and has 3 in all."
    assert f"{kept} Column 1 opens again with 10." in trio.text
    assert "🦦 Bo: **3 of 7** (8)" in trio.text
    assert "🦦 Ada" not in trio.text
    assert "▶️ Cleo" in trio.text


async def test_of_equally_long_columns_the_player_chooses_and_a_last_reverse_works(trio: World) -> None:
    await lay_out(trio, ("7 8", "3 4 9", "13"), "R")
    hand = await trio.hand("Bo")
    await hand.press("🔄 turn")
    await hand.press("on column 1")
    await trio.pass_time()
    assert "🔄 Play now goes anticlockwise. Ada is next." in trio.text
    assert "Then it’s Ada’s turn." in trio.text
    assert hand.labels == ["Collect…"]
    await hand.press("Collect…")
    assert "**Collect** · Which column, and which otter do you keep as points?" in hand.text
    await hand.press("② 3 · 1 head")
    await hand.press("4")
    await trio.pass_time()
    assert "Bo scores 3 for one head and has 1 in all. Column 2 opens again with 4." in trio.text
    assert "▶️ Ada" in trio.text


async def test_the_seventh_head_given_wins_for_who_gets_it(trio: World) -> None:
    await lay_out(trio, ("6 7", "12", "13"), "2 3", points=("8 4", "", ""))
    hand = await trio.hand("Bo")
    assert "1. Ada: 2 cards, heads: 5/7, gets the next otter." in hand.alt
    await hand.press("Collect…")
    wins = "and they win · 3 heads"
    assert hand.labels[:2] == [f"① 6 {wins}", f"① 7 {wins}"]
    await hand.press(f"① 6 {wins}")
    await trio.pass_time()
    assert "(6, 7). Ada gets 6 for 3 heads and has 8 in all." in trio.text
    assert "🏆 **Ada**" in trio.text


async def test_the_seventh_head_of_ones_own_wins(trio: World) -> None:
    await lay_out(trio, ("7 8 9", "3 2", "4"), "10", points=("", "6 4", ""))
    hand = await trio.hand("Bo")
    await hand.press("10")
    await hand.press("on column 1")
    assert hand.labels == ["Collect ①…"]
    await hand.press("Collect ①…")
    points = {7: 3, 8: 3, 9: 2, 10: 2}
    assert hand.labels == [*(f"score {card}, and win · {points[card]} heads" for card in points), "Back"]
    await hand.press("score 9, and win · 2 heads")
    await trio.pass_time()
    assert "Bo scores 9 for 2 heads and has 7 in all." in trio.text


async def test_a_match_is_the_best_of_three_deals(world: World) -> None:
    await world.table(*THREE, game="otter", rules={"best_of": 3, "first": "host"})
    await bo_goes_out(world)
    assert "🏆 Bo wins deal 1." in world.text
    assert "🏁" not in world.text
    assert "Next deal" in world.labels
    await world.press("Cleo", "Next deal")
    await world.pass_time()
    assert "deal 2" in world.text
    assert "Each player gets 12 cards. Bo starts." in world.text
    assert "what Bo gives goes to Ada" in world.text
    await bo_goes_out(world)
    assert "🏆 Bo wins deal 2." in world.text
    await world.words_only("Ada")
    board = told(await world.slash("Ada", "leaderboard", game="otter"))
    assert "▫️ **Bo** · 1 of 1 won (100%)\n-# 2 of 2 deals won\n" in board
    assert "▫️ ▸ **Ada** · 0 of 1 won (0%)\n-# 0 of 2 deals won\n" in board
    assert "points a deal" not in board


async def bo_goes_out(world: World) -> None:
    await lay_out(world, ("7", "3 3", "9"), "5")
    hand = await world.hand("Bo")
    await hand.press("5")
    await hand.press("on column 3")
    await world.pass_time()


async def test_the_house_says_what_the_heads_are(world: World) -> None:
    await world.table(*THREE, game="otter", rules={"heads": "edge"})
    await lay_out(world, ("13 12", "5", "9"), "2 3 4")
    assert "-# Otter heads · 1 on" in world.text
    hand = await world.hand("Bo")
    await hand.press("Collect…")
    await hand.press("① 13 · 3 heads")
    await hand.press("4")
    await world.pass_time()
    assert "Ada gets 13 for 3 heads and has 3 in all." in world.text
