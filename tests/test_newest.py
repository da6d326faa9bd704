"""A cache of limited size keeps what is newest."""

from __future__ import annotations

from bot.newest import Newest


def test_the_oldest_goes_and_what_is_set_again_is_new() -> None:
    cache = Newest[str, int](2)
    cache["a"], cache["b"], cache["a"] = 1, 2, 3
    cache["c"] = 4
    assert dict(cache) == {"a": 3, "c": 4}
    assert (cache.use("a"), cache.use("z")) == (3, None)
    cache.setdefault("d", 5)
    assert dict(cache) == {"a": 3, "d": 5}
