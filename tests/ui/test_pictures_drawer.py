"""Pictures are drawn beside the event loop, once, and not all are kept."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace

from bot.games import GAMES
from bot.games.api import Observation
from bot.services import Palette
from bot.ui.pictures import Drawer, Drawing, HandDrawing, HandFacts, Picture, TableDrawing, scene_of
from bot.ui.pictures.decks import TABLE_SCALE, deck_for
from bot.ui.pictures.moving import Frame, MovingPicture
from bot.user_text import UserText

SEEN = GAMES["olsen"].observe(GAMES["olsen"].new(3, b"1", {}).state, None)


def hand(game: str, *cards: str, playable: str = "", palette: Palette = "classic") -> Drawing:
    return HandDrawing(game, HandFacts(cards, frozenset(playable.split())), palette)


def table(seen: Observation, *names: str) -> Drawing:
    return TableDrawing(scene_of("olsen", seen, [UserText(name) for name in names]), "classic")


async def passes(drawing: Coroutine[None, None, Picture]) -> tuple[Picture, bool]:
    """What is drawn, and whether others had their turn meanwhile."""
    others: list[None] = []
    asyncio.get_running_loop().call_soon(others.append, None)
    return await drawing, bool(others)


async def test_a_picture_is_what_its_drawing_gives() -> None:
    drawer = Drawer()
    scene = scene_of("olsen", SEEN, [UserText(name) for name in ("Ada", "Bo", "Cleo")])
    for drawing in (
        hand("olsen", "7H", "8S", playable="8S", palette="safe"),
        HandDrawing("otter", HandFacts(("7",), heads=(("7", 3),)), "safe"),
        HandDrawing("olsen", HandFacts(("7H",)), "safe", scene),
        table(SEEN),
    ):
        assert await drawer.picture(drawing) == drawing.picture()


async def test_the_loop_goes_on_while_sprites_are_drawn() -> None:
    drawer = Drawer()
    for drawing in (
        hand("olsen", "7H", "a card that no other test has"),
        table(replace(SEEN, table={**SEEN.table, "stock": 987_654})),
    ):
        picture, went_on = await passes(drawer.picture(drawing))
        assert went_on
        assert picture == drawing.picture()


async def test_a_picture_of_drawn_sprites_is_put_together_at_once() -> None:
    drawer = Drawer()
    hand("ole", "R7", "B3", playable="R7").picture()
    table(replace(SEEN, table={**SEEN.table, "stock": 30, "discard": 7})).picture()
    for drawing in (
        hand("ole", "B3", "R7", "B3", playable="R7"),
        table(replace(SEEN, table={**SEEN.table, "stock": 7, "discard": 30})),
    ):
        picture, went_on = await passes(drawer.picture(drawing))
        assert not went_on
        assert picture == drawing.picture()


async def test_what_was_drawn_is_given_at_once() -> None:
    drawer = Drawer()
    first = await drawer.picture(hand("olsen", "7H", "8S", playable="8S"))
    again, went_on = await passes(drawer.picture(hand("olsen", "7H", "8S", playable="8S")))
    assert again is first
    assert not went_on
    shown = await drawer.picture(table(SEEN))
    # The picture shows no points: it is the same one.
    assert await drawer.picture(table(replace(SEEN, totals=(9, 9, 9)))) is shown


async def test_a_moving_picture_is_not_kept() -> None:
    drawer, film = Drawer(), MovingPicture((Frame(scene_of("olsen", SEEN), ("Ada draws.",)),))
    first, went_on = await passes(drawer.picture(film))
    assert went_on
    again = await drawer.picture(film)
    assert again == first
    assert again is not first


async def test_hands_in_another_order_or_colours_are_other_pictures() -> None:
    drawer = Drawer()
    facts, scene = HandFacts(("7H", "8S"), frozenset({"8S"})), scene_of("olsen", SEEN)
    pictures = [
        await drawer.picture(drawing)
        for drawing in (
            hand("olsen", "7H", "8S", playable="8S"),
            hand("olsen", "8S", "7H", playable="8S"),
            hand("olsen", "7H", "8S", playable="7H"),
            hand("olsen", "7H", "8S", playable="8S", palette="safe"),
            HandDrawing("olsen", facts._replace(new=("7H",)), "classic"),
            HandDrawing("olsen", facts, "classic", scene),
        )
    ]
    assert len(set(pictures)) == 6


async def test_only_the_newest_are_kept() -> None:
    drawer = Drawer(kept=2)
    first = await drawer.picture(hand("olsen", "7H"))
    second = await drawer.picture(hand("olsen", "8H"))
    assert await drawer.picture(hand("olsen", "7H")) is first
    await drawer.picture(hand("olsen", "9H"))
    assert await drawer.picture(hand("olsen", "7H")) is first
    again = await drawer.picture(hand("olsen", "8H"))
    assert again is not second
    assert again == second


async def test_many_at_once_are_all_drawn() -> None:
    drawer = Drawer(kept=3)
    hands = [hand("olsen", rank + suit, playable=rank + suit) for rank in "A2345678" for suit in "CDHS"]
    pictures = await asyncio.gather(*(drawer.picture(each) for each in hands * 2))
    assert pictures == [each.picture() for each in hands * 2]


async def test_names_that_are_forgotten_while_they_are_drawn_are_not_kept() -> None:
    drawer = Drawer()
    drawing = table(replace(SEEN, table={**SEEN.table, "stock": 987_653}), "Ada", "Bo", "Cleo")
    drawn = asyncio.create_task(drawer.picture(drawing))
    await asyncio.sleep(0)  # its sprites are drawn in a thread now
    drawer.forget_names()
    first = await drawn
    assert deck_for("olsen", "classic", TABLE_SCALE)._names == {}
    assert await drawer.picture(drawing) is not first
