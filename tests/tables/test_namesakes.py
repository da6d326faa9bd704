"""Two members of one name are told apart wherever both are named."""

from __future__ import annotations

from bot.storage import PersonRow
from bot.tables.namesakes import LONGEST, told_apart
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


def test_a_name_with_its_digits_is_no_longer_than_others() -> None:
    (first, second) = names((910001, "x" * LONGEST), (910002, "x" * LONGEST))
    assert len(first) == len(second) == LONGEST
    assert first != second
