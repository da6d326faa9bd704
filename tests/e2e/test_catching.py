"""**Catch each other**: one press in a lobby by which calls are made by hand, and players punish forgotten
ones.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.games.api import Move, Value
from bot.tables import Who
from bot.ui.tables.lobby import CatchEachOther
from tests.e2e.conftest import PLAIN
from tests.e2e.screen import id_of, told
from tests.e2e.test_first_minutes import CALLS
from tests.e2e.world import World

OFF, ON = "📣 Catch each other: off", "📣 Catch each other: on"
RULES: dict[str, dict[str, Value]] = {
    "olsen": {"calls_by_hand": True, "enforce": "challenge"},
    "olsen_olsen": {"calls_by_hand": True, "enforce": "challenge"},
    "pursuit": {"calls_by_hand": True},
}
HANDS = ["4H KC", "TH 7S 2C 6D 6S", "JH 3C 5S 6C QS"]
ABOUT = "📣 Call right after your card"
FORGOT = "Challenge Ada · forgot to call"


async def begun(world: World, game: str = "olsen") -> World:
    """Ada, Bo and Cleo, who catch each other; Ada has just laid her last card but one."""
    await world.lobby("Ada", "Bo", "Cleo", game=game)
    await world.press("Ada", OFF)
    await world.press("Ada", "Start")
    await world.pass_time()
    await world.arrange(turn=0, discard="9H", named=None, hands=HANDS, **PLAIN[game])
    hand = await world.hand("Ada")
    assert hand.labels[:1] == ["4♥"]
    assert not [label for label in hand.labels if "📣" in label]
    assert "any player can challenge you for" in hand.text
    await hand.press("4♥")
    await world.pass_time()
    return world


@pytest.mark.parametrize("game", CALLS)
async def test_one_press_in_the_lobby_turns_it_on_and_one_turns_it_off(world: World, game: str) -> None:
    await world.lobby("Ada", "Bo", game=game)
    before = world.text
    assert "Catch each other" not in before
    await world.press("Ada", OFF)
    assert world.now.options == RULES[game]
    assert "📣 Catch each other: if a call is due, make it right after your card." in world.text.replace(
        "**", ""
    )
    assert "House rules" not in world.text
    await world.press("Ada", ON)
    assert world.now.options == {}
    assert world.text == before


async def test_other_house_rules_stay_as_they_are(world: World) -> None:
    await world.lobby("Ada", "Bo", rules={"aces": "once"})
    await world.press("Ada", OFF)
    assert world.now.options == {"aces": "once", **RULES["olsen"]}
    await world.press("Ada", ON)
    assert world.now.options == {"aces": "once"}


async def test_only_the_host_presses_it(world: World) -> None:
    await world.lobby("Ada", "Bo")
    with world.nothing_changes():
        assert told(await world.press("Bo", OFF)).startswith("Only the host, Ada,")


@pytest.mark.parametrize("game", ["otter", "ole"])
async def test_games_without_calls_have_no_such_switch(world: World, game: str) -> None:
    await world.lobby("Ada", "Bo", game=game)
    assert not [label for label in world.labels if "Catch" in label]


@pytest.mark.parametrize(
    ("game", "rules", "is_ranked"),
    [
        ("olsen_olsen", {"oo_window": "with_card_only"}, False),
        ("pursuit", {"enforce": "auto"}, False),
        ("olsen", {}, True),
    ],
)
async def test_it_is_not_offered_where_the_rules_refuse_it(
    world: World, game: str, rules: dict[str, Value], is_ranked: bool
) -> None:
    await world.lobby("Ada", "Bo", game=game, rules=rules, **({"ranked": True} if is_ranked else {}))
    assert not [label for label in world.labels if "Catch" in label]
    press = CatchEachOther(world.now.table_id, "on").custom_id
    with world.nothing_changes():
        (result,) = await world.at_once(("Ada", world.message, press))
    assert told(result)


async def test_a_ranked_lobby_says_so_where_the_house_rules_of_its_server_do(world: World) -> None:
    await world.lobby("Ada", "Bo", rules=RULES["olsen"], ranked=True)
    assert "Catch each other" in world.text
    assert not [label for label in world.labels if "Catch" in label]


@pytest.mark.parametrize("game", CALLS)
async def test_a_call_stays_possible_until_the_next_player_acts(world: World, game: str) -> None:
    await begun(world, game)
    await world.press("Ada", CALLS[game])
    await world.pass_time()
    assert "📣 Ada" in world.text
    await (await world.hand("Bo")).press("10♥")
    await world.pass_time()
    assert not [label for label in world.labels if "Challenge" in label]


async def test_what_it_is_stands_at_the_table_until_everyone_has_had_a_turn(world: World) -> None:
    await world.lobby("Ada", "Bo")
    await world.press("Ada", OFF)
    await world.press("Ada", "Start")
    await world.pass_time()
    assert ABOUT in world.text
    await world.arrange(
        turn=0, first_turn=[], discard="9H", hands=["4H KC QD 2H 3S 5S", "TH 7H 2C 3C 6H 4D 9S"]
    )
    await (await world.hand("Ada")).press("4♥")
    await (await world.hand("Bo")).press("10♥")
    await world.pass_time()
    assert ABOUT not in world.text
    await world.arrange(turn=0, hands=["2H QD", "7H 2C 3C 6H"])
    await (await world.hand("Ada")).press("2♥")
    await world.pass_time()
    assert ABOUT not in world.text


@pytest.mark.parametrize("game", CALLS)
async def test_afterwards_the_first_challenge_counts(world: World, game: str) -> None:
    await begun(world, game)
    assert not [label for label in world.labels if "Challenge" in label]
    await (await world.hand("Bo")).press("10♥")
    await world.pass_time()
    assert world.now.observe(None).counts[0] == 1  # nobody is punished by the table
    (late,) = await world.at_once(("Ada", world.message, world.call_id))
    assert told(late) == "So close! Bo moved before your call arrived."
    assert told(await world.slash("Ada", "call")) == told(late)
    challenge = id_of(world.message, FORGOT)
    _, second = await world.at_once(("Cleo", world.message, challenge), ("Bo", world.message, challenge))
    await world.pass_time()
    assert "Cleo challenges Ada" in world.text
    assert told(second) == "Cleo was faster."
    assert FORGOT not in world.labels


async def test_olsens_second_call_stays_automatic(world: World) -> None:
    await world.lobby("Ada", "Bo", game="olsen_olsen")
    await world.press("Ada", OFF)
    await world.press("Ada", "Start")
    await world.pass_time()
    await world.arrange(turn=0, discard="9H", hands=["4H", "TH 7S 2C"], any_card=False, said=[0])
    hand = await world.hand("Ada")
    assert "you draw 3 cards as soon as the next player moves" in hand.text
    await hand.press("4♥")
    await world.pass_time()
    await (await world.hand("Bo")).press("10♥")
    await world.pass_time()
    assert "Ada forgot “Ólsen ólsen” and draws 3 cards!" in world.text


async def test_computers_call_and_challenge_in_a_match_of_it(world: World) -> None:
    """Three beginners and Ada, who never calls: all that is forgotten is paid for after a challenge alone."""
    await world.lobby("Ada", computers=3, length=2)
    await world.press("Ada", OFF)
    tables, met = world.bot.services.tables, Counter[str]()
    ada = Who(world.members["Ada"].id, "Ada")
    await world.as_bot(tables.lobbies.set_level(world.now.table_id, ada, "easy"))
    await world.press("Ada", "Start")
    table, chance, seen = world.now, Random(3), 0
    while (table := await world.newest(table)).phase == "playing":
        for entry in table.log:
            if entry.version > seen:
                keys = [event.key for event in entry.public]
                met.update(f"{key} by {'Ada' if entry.seat == 0 else 'computers'}" for key in keys)
                assert "penalty" not in keys or keys[0] == "challenged"
        seen = table.version
        turn = [move for move in table.observe(0).legal if move.verb not in ("call", "challenge")]
        if 0 in table.game.to_act(table.state) and turn:
            move = Move("deal") if Move("deal") in turn else chance.choice(turn)
            await world.as_bot(tables.matches.submit(table.table_id, ada, table.version, move))
        await world.pass_time(1)
    assert met["called by computers"] > 0, met
    assert met["challenged by computers"] > 0, met
    assert met["call_missed by computers"] > 0, met


async def test_a_player_who_is_stuck_has_time_to_challenge_before_the_turn_passes(world: World) -> None:
    await world.lobby("Ada", "Bo")
    await world.press("Ada", OFF)
    await world.press("Ada", "Start")
    await world.pass_time()
    hands = ["4H KH", "2C 3C"]
    await world.arrange(turn=0, first_turn=[], discard="9H", hands=hands, stock="2S 3S 6S 7S 9S TS JS QS KS")
    await (await world.hand("Ada")).press("4♥")
    await world.pass_time(5)
    assert FORGOT not in world.labels, "Ada may still call"
    await world.pass_time(2)
    assert FORGOT in world.labels
    await world.pass_time(4)
    assert world.now.observe(None).to_act == {1}, "Bo may still challenge"
    await world.pass_time(3)
    assert world.now.observe(None).to_act == {0}
