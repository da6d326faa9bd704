"""People whose names look the same are told apart wherever they are named together."""

from __future__ import annotations

from bot.storage import PersonRow
from bot.tables.namesakes import LONGEST, told_apart
from bot.tables.people import Chair
from bot.user_text import UserText, raw_text


def names(*people: tuple[int, str]) -> list[str]:
    """The names of people with these user ids and names."""
    rows = [PersonRow(str(user), 7, user, UserText(name)) for user, name in people]
    return [raw_text(row.name) for row in told_apart(rows)]


def test_who_has_a_name_of_their_own_keeps_it() -> None:
    assert names((1001, "Ada"), (1002, "Bo")) == ["Ada", "Bo"]


def test_people_of_one_name_have_the_last_digits_of_their_ids() -> None:
    found = names((910001, "Alex"), (910002, "alex "), (910003, "Bo"))
    assert found == ["Alex (0001)", "alex  (0002)", "Bo"]


def test_there_are_more_digits_where_four_are_the_same() -> None:
    assert names((110001, "Alex"), (120001, "Alex")) == ["Alex (110001)", "Alex (120001)"]


def test_a_name_that_looks_like_one_with_its_digits_is_told_apart_too() -> None:
    found = names((910001, "Alex"), (920002, "Alex"), (930003, "Al\u0435x (0001)"))
    assert found == ["Alex (910001)", "Alex (920002)", "Al\u0435x (0001)"]


def test_who_is_called_as_a_computer_has_digits_and_the_computer_keeps_its_name() -> None:
    chairs = [
        Chair(UserText("Huginn"), level="normal"),
        Chair(UserText("Huginn"), level="hard"),
        Chair(UserText("Hug\u0456nn"), "k1", 910001),
        Chair(UserText("Muninn"), "k2", 910002),
    ]
    assert [raw_text(chair.name) for chair in told_apart(chairs)] == [
        *("Huginn", "Huginn", "Hug\u0456nn (0001)", "Muninn"),
    ]


def test_a_name_with_its_digits_is_no_longer_than_others() -> None:
    (first, second) = names((910001, "x" * LONGEST), (910002, "x" * LONGEST))
    assert len(first) == len(second) == LONGEST
    assert first != second
