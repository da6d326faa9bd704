"""Shards: which of them a place belongs to."""

from __future__ import annotations

import pytest

from bot.shards import FIRST, Shards, is_server, named

SERVER = 7 << 22


@pytest.mark.parametrize(("place_id", "is_one"), [(SERVER, True), (-SERVER, False), (0, False)])
def test_servers_have_positive_ids(place_id: int, is_one: bool) -> None:
    assert is_server(place_id) == is_one
    assert named(place_id) == (f"server {place_id}" if is_one else f"place {place_id}")


def test_places_outside_of_servers_belong_to_the_first_shard() -> None:
    shards = Shards(4, (FIRST,))
    assert [shards.of(place_id) for place_id in (SERVER, -SERVER, 0)] == [3, FIRST, FIRST]
    assert [shards.has(place_id) for place_id in (SERVER, -SERVER)] == [False, True]
    assert [shards.among({3})(place_id) for place_id in (SERVER, -SERVER)] == [True, False]
