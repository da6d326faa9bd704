"""Card tiles on the buttons of a hand, while somebody else uploads and deletes them."""

from __future__ import annotations

import asyncio

from bot.cli.emojis import upload
from bot.ui.pictures.emojis import tile_name
from tests.e2e.screen import Private
from tests.e2e.world import World


def tiles(hand: Private) -> set[int]:
    """The ids of the emojis in a hand."""
    return {int(part["emoji"]["id"]) for part in hand.buttons if (part.get("emoji") or {}).get("id")}


async def uploaded(world: World, *, prune: bool = False) -> None:
    """Have somebody upload the tiles, which takes a few seconds."""
    with world.env._bot_scope():
        uploading = asyncio.ensure_future(upload(world.bot, lambda line: None, prune=prune))
    await world.pass_time(20)
    uploading.result()


def known(world: World) -> set[int]:
    return set(world.env.backend.application_emojis)


async def test_uploading_tiles_beside_a_running_bot_leaves_those_that_it_names(playing: World) -> None:
    older = [f"olsen_{code}_000000" for code in ("9C", "4H", "KC", "QD")]
    for name in older:
        playing.env.backend.create_application_emoji(name)
    await playing.restart()
    await uploaded(playing)
    hand = await playing.hand("Ada")
    assert len(tiles(hand)) == 2
    assert tiles(hand) <= known(playing)
    await playing.restart()
    hand = await playing.hand("Ada")
    assert tiles(hand) <= known(playing)
    names = {playing.env.backend.application_emojis[emoji].name for emoji in tiles(hand)}
    assert names == {tile_name(code) for code in ("9C", "4H")}
    await uploaded(playing, prune=True)
    assert tiles(await playing.hand("Ada")) <= known(playing)


async def test_a_running_bot_learns_which_tiles_are_gone(playing: World) -> None:
    for code in ("9C", "4H"):
        playing.env.backend.create_application_emoji(tile_name(code))
    await playing.restart()
    (gone, stays) = sorted(tiles(await playing.hand("Ada")))
    del playing.env.backend.application_emojis[gone]
    await playing.as_bot(playing.bot.tiles.reload())
    assert tiles(await playing.hand("Ada")) == {stays}
