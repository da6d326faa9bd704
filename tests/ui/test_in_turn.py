"""The queue in which servers are served in turn."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.ui.delivery.in_turn import InTurn

SERVERS = 5

Doings = st.lists(
    st.one_of(
        st.tuples(st.just("add"), st.integers(1, SERVERS), st.integers(1, 9)),
        st.tuples(st.just("take"), st.integers(1, 9), st.just(0)),
        st.tuples(st.just("leave"), st.integers(0, 99), st.just(0)),
    ),
    max_size=30,
)

Item = tuple[int, int]
"""A server, and the number of what it waits for."""


@given(Doings)
def test_no_server_waits_for_more_than_one_turn_of_each_other(doings: list[tuple[str, int, int]]) -> None:
    """Whatever the others add meanwhile, and in which order; and what one server waits for stays in order."""
    queue: InTurn[Item] = InTurn()
    waiting: list[Item] = []
    since_its_turn = dict.fromkeys(range(1, SERVERS + 1), 0)
    numbers = iter(range(10_000))
    for what, first, second in doings:
        if what == "add":
            for _ in range(second):
                item = (first, next(numbers))
                queue.add(first, item)
                waiting.append(item)
        elif what == "leave" and waiting:
            gone = waiting.pop(first % len(waiting))
            assert queue.discard(gone[0], gone)
            assert not queue.discard(gone[0], gone)
        for _ in range(min(first, len(waiting)) if what == "take" else 0):
            expected = queue.first
            server, number = queue.take()
            assert (server, number) == expected
            assert number == min(other for own, other in waiting if own == server)
            waiting.remove((server, number))
            since_its_turn[server] = 0
            for other in {own for own, _ in waiting} - {server}:
                since_its_turn[other] += 1
                assert since_its_turn[other] < SERVERS
        for server in since_its_turn.keys() - {own for own, _ in waiting}:
            since_its_turn[server] = 0
        assert sorted(queue) == sorted(waiting)
        assert (len(queue), bool(queue)) == (len(waiting), bool(waiting))


def test_what_many_servers_have_goes_round() -> None:
    queue: InTurn[Item] = InTurn()
    for server, count in ((1, 3), (2, 1), (3, 2)):
        for number in range(count):
            queue.add(server, (server, number))
    assert [queue.take() for _ in range(6)] == [(1, 0), (2, 0), (3, 0), (1, 1), (3, 1), (1, 2)]


def test_what_is_added_twice_waits_once() -> None:
    queue: InTurn[str] = InTurn()
    for item in ("a", "b", "a"):
        queue.add(1, item)
    assert [queue.take(), queue.take(), len(queue)] == ["a", "b", 0]
