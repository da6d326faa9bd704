"""Whose data is what was played where the bot was not invited: its people's, each their own part."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from bot.milliseconds import MINUTE
from tests.e2e.anywhere import FOREIGN, guests
from tests.e2e.friends import Friends
from tests.e2e.test_anywhere import never, plays_alone
from tests.e2e.test_privacy import sought, traces
from tests.e2e.world import World
from tests.tables.keepsakes import found

WHO = {"two": ("Ada", "Bo"), "three": ("Ada", "Bo", "Cleo"), "foreign": ("Ada",)}


async def data_of(world: World, who: str) -> dict[str, Any]:
    """Everything that somebody gets as their data."""
    await world.pass_time(61)
    _, data = await world.as_bot(world.bot.services.privacy.data(world.members[who].id, 10**7))
    found: dict[str, Any] = json.loads(data)
    return found


def own_part(data: dict[str, Any], place_id: int) -> dict[str, Any]:
    """What of somebody's data is about a place."""
    return {name: part for name, part in data.items() if name.startswith(f"place-{-place_id}")}


async def forget(world: World, who: str, place_id: int) -> None:
    """Forget somebody outside of servers, and delete what is due."""
    await world.as_bot(world.bot.services.privacy.forget(world.members[who].id, place_id))
    assert traces(world, who) == set()
    await world.pass_time(2 * MINUTE / 1000)
    await world.as_bot(world.bot.departures.look(lambda: {world.guild.id}, never), seconds=5)


@pytest.mark.both_engines
async def test_each_gets_and_erases_their_own_part_and_the_rest_goes_with_the_last(world: World) -> None:
    friends = {name: Friends(world, *WHO[name]) for name in ("two", "three")}
    for name, there in friends.items():
        await world.play_out(await there.table(*WHO[name], length=1), Random(1))
        await world.pass_time(5)
    guest = guests(world)[FOREIGN]
    await plays_alone(world, guest)
    places = {name: -there.channel.id for name, there in friends.items()} | {"foreign": guest.place_id}
    before = {}
    for who in ("Ada", "Bo", "Cleo"):
        data = before[who] = await data_of(world, who)
        own = {name for name, people in WHO.items() if who in people}
        assert {each["server_or_channel_id"] for each in data["you"]["other_places"]} == {
            str(-places[name]) for name in own
        }
        for name in own - {"foreign"}:
            ((table,),) = [tables for key, tables in own_part(data, places[name]).items() if "tables" in key]
            assert table["your_moves"]
            assert table["record"]["moves"], "it can be checked"
        for other in {"Ada", "Bo", "Cleo"} - {who}:
            assert not found({"": [{"": json.dumps(data, ensure_ascii=False)}]}, *sought(world, other))
    assert own_part(before["Ada"], places["foreign"])[f"place-{-places['foreign']}"]["deals_you_played_alone"]

    await forget(world, "Ada", places["two"])
    after = await data_of(world, "Bo")
    for name in ("two", "three"):
        assert own_part(after, places[name]) == own_part(before["Bo"], places[name]), "others keep theirs"
    assert found(world.behind.everything(), str(places["foreign"])) == set()
    await forget(world, "Bo", places["two"])
    assert found(world.behind.everything(), str(places["two"])) == set()
    assert own_part(await data_of(world, "Cleo"), places["three"]) == own_part(
        before["Cleo"], places["three"]
    )
    await forget(world, "Cleo", places["three"])
    assert found(world.behind.everything(), *map(str, places.values())) == set()
    assert world.rows("SELECT COUNT(*) FROM tables") == world.rows("SELECT COUNT(*) FROM moves") == [(0,)]
