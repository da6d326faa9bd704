"""What a match came to is worth showing to somebody who was not there, and leads them to play."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.games import GAMES
from tests.e2e.screen import alt_of, labels_of, scores_of, text_of
from tests.e2e.test_daily import opened, play
from tests.e2e.test_ending import ada_goes_out
from tests.e2e.test_replay import played
from tests.e2e.test_result import share, three_eights
from tests.e2e.test_story_of_a_match import asked, few_deals
from tests.e2e.world import World

__all__ = ["few_deals"]


@pytest.fixture
async def post(world: World) -> object:
    """The post of a result that Bo has shared in another channel."""
    await world.table("Ada", "Bo", "Cleo", length=1)
    await world.play_out(world.now, world.chance)
    hall = world.guild.create_text_channel("hall")
    await share(world, "Bo", hall)
    (shared,) = hall.history()
    return shared


async def test_who_reads_a_shared_result_can_play_the_same_cards(post: object) -> None:
    assert "Beat these cards" in labels_of(post), labels_of(post)


async def test_a_shared_result_says_when_and_where_it_was(world: World, post: object) -> None:
    read = f"{text_of(post)}\n{alt_of(post)}"
    day = datetime.fromtimestamp(world.bot.clock.now() / 1000, UTC)
    assert "<t:" in read or str(day.year) in read, read
    assert "Card club" in read, read


async def test_a_forgotten_call_is_a_better_moment_than_a_run_of_equal_cards(world: World) -> None:
    await three_eights(world)
    assert "forgot to call once" in world.text
    moment = f"{alt_of(world.message)} {text_of(world.message)}".partition("Place 1")[0]
    assert "Cleo" in moment, moment


async def test_a_deal_of_the_day_can_be_shared(world: World) -> None:
    screen = await opened(world, "Ada")
    await play(screen, world.chance)
    assert any(label.startswith("Share") for label in screen.labels), screen.labels


async def test_who_has_played_the_deal_of_the_day_sees_the_board_at_once(world: World) -> None:
    for name in ("Ada", "Bo"):
        screen = await opened(world, name)
        await play(screen, world.chance)
    assert "Ada · " in screen.text, screen.text


async def test_there_is_one_deal_of_the_day(world: World) -> None:
    screen = await opened(world, "Ada")
    offered = [game.spec.name for game in GAMES.values() if game.spec.name in screen.offers]
    assert len(offered) <= 1, offered


async def test_what_luck_and_play_have_done_can_be_shared(world: World) -> None:
    await played(world)
    shown = await asked(world, "Ada")
    assert any("Share" in label for label in shown.labels), shown.labels


async def test_a_result_has_four_buttons(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", length=1)
    await ada_goes_out(world)
    assert len(world.labels) <= 4, world.labels


async def test_what_a_deal_has_cost_shows_the_same_way_round_in_all_games(world: World) -> None:
    signs = set()
    for game, position in (
        ("olsen", {"first_turn": []}),
        ("olsen_olsen", {"named": None, "any_card": False}),
    ):
        await world.table("Ada", "Bo", game=game)
        await world.arrange(turn=0, discard="9H", hands=["9C", "7S 7H 2C"], **position)
        hand = await world.hand("Ada")
        await hand.press("9♣")
        for call in [label for label in hand.labels if label.endswith("!")]:
            await hand.press(call)
        await world.pass_time(8)
        (bo,) = [line for line in scores_of(world.message) if line.startswith("Bo ")]
        signs.add(bo.split()[1][0])
        await world.at_once(("Ada", world.message, f"a:end:{world.now.table_id}"))
        await world.pass_time()
    assert len(signs) == 1, signs
