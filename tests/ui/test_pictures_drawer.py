"""Pictures are drawn beside the event loop, once, and not all are kept."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace

from bot.games import GAMES
from bot.ui.pictures import Drawer, HandFacts, Picture, hand_picture, table_picture
from bot.ui.pictures.table import scene_of
from bot.user_text import UserText

SEEN = GAMES["olsen"].observe(GAMES["olsen"].new(3, b"1", {}).state, None)


def hand(*cards: str, playable: str = "", **heads: int) -> HandFacts:
    return HandFacts(cards, frozenset(playable.split()), heads=tuple(heads.items()))


async def passes(drawing: Coroutine[None, None, Picture | None]) -> tuple[Picture | None, bool]:
    """What is drawn, and whether others had their turn meanwhile."""
    others: list[None] = []
    asyncio.get_running_loop().call_soon(others.append, None)
    return await drawing, bool(others)


async def test_a_picture_is_what_the_pure_function_gives() -> None:
    drawer = Drawer()
    two, otter = hand("7H", "8S", playable="8S"), HandFacts(("7",), heads=(("7", 3),))
    assert await drawer.hand("olsen", two, "safe") == hand_picture("olsen", two, "safe")
    assert await drawer.hand("otter", otter, "safe") == hand_picture("otter", otter, "safe")
    assert await drawer.hand("olsen", hand(), "safe") is None
    scene = scene_of("olsen", SEEN, [UserText(name) for name in ("Ada", "Bo", "Cleo")])
    assert await drawer.hand("olsen", two, "safe", scene) == hand_picture("olsen", two, "safe", scene)
    assert await drawer.table("olsen", SEEN, "classic") == table_picture("olsen", SEEN, "classic")


async def test_the_loop_goes_on_while_sprites_are_drawn() -> None:
    drawer = Drawer()
    cards = hand("7H", "a card that no other test has")
    picture, went_on = await passes(drawer.hand("olsen", cards, "classic"))
    assert went_on
    assert picture == hand_picture("olsen", cards, "classic")
    table = replace(SEEN, table={**SEEN.table, "stock": 987_654})
    picture, went_on = await passes(drawer.table("olsen", table, "classic"))
    assert went_on
    assert picture == table_picture("olsen", table, "classic")


async def test_a_picture_of_drawn_sprites_is_put_together_at_once() -> None:
    drawer = Drawer()
    hand_picture("ole", hand("R7", "B3", playable="R7"), "classic")
    three = hand("B3", "R7", "B3", playable="R7")
    picture, went_on = await passes(drawer.hand("ole", three, "classic"))
    assert not went_on
    assert picture == hand_picture("ole", three, "classic")
    table_picture("olsen", replace(SEEN, table={**SEEN.table, "stock": 30, "discard": 7}), "classic")
    table = replace(SEEN, table={**SEEN.table, "stock": 7, "discard": 30})
    picture, went_on = await passes(drawer.table("olsen", table, "classic"))
    assert not went_on
    assert picture == table_picture("olsen", table, "classic")


async def test_what_was_drawn_is_given_at_once() -> None:
    drawer = Drawer()
    first = await drawer.hand("olsen", hand("7H", "8S", playable="8S"), "classic")
    again, went_on = await passes(drawer.hand("olsen", hand("7H", "8S", playable="8S KD"), "classic"))
    assert again is first
    assert not went_on
    table = await drawer.table("olsen", SEEN, "classic")
    # The picture shows no points: it is the same one.
    assert await drawer.table("olsen", replace(SEEN, totals=(9, 9, 9)), "classic") is table


async def test_hands_in_another_order_or_colours_are_other_pictures() -> None:
    drawer = Drawer()
    pictures = [
        await drawer.hand("olsen", hand("7H", "8S", playable="8S"), "classic"),
        await drawer.hand("olsen", hand("8S", "7H", playable="8S"), "classic"),
        await drawer.hand("olsen", hand("7H", "8S", playable="7H"), "classic"),
        await drawer.hand("olsen", hand("7H", "8S", playable="8S"), "safe"),
        await drawer.hand("olsen", HandFacts(("7H", "8S"), frozenset({"8S"}), ("7H",)), "classic"),
        await drawer.hand("olsen", hand("7H", "8S", playable="8S"), "classic", scene_of("olsen", SEEN)),
    ]
    assert len(set(pictures)) == 6


async def test_only_the_newest_are_kept() -> None:
    drawer = Drawer(kept=2)
    first = await drawer.hand("olsen", hand("7H"), "classic")
    second = await drawer.hand("olsen", hand("8H"), "classic")
    assert await drawer.hand("olsen", hand("7H"), "classic") is first
    await drawer.hand("olsen", hand("9H"), "classic")
    assert await drawer.hand("olsen", hand("7H"), "classic") is first
    again = await drawer.hand("olsen", hand("8H"), "classic")
    assert again is not second
    assert again == second


async def test_many_at_once_are_all_drawn() -> None:
    drawer = Drawer(kept=3)
    hands = [hand(rank + suit, playable=rank + suit) for rank in "A2345678" for suit in "CDHS"]
    pictures = await asyncio.gather(*(drawer.hand("olsen", each, "classic") for each in hands * 2))
    assert pictures == [hand_picture("olsen", each, "classic") for each in hands * 2]
