"""Two schemas are compared part by part."""

from bot.storage.schema import differences, said_of


def test_each_part_that_differs_is_named_with_tables_first() -> None:
    should = {"table a": "1", "index a_1": "1", "table b": "1", "table c": "1"}
    assert differences(should, should) == []
    found = {"table b": "2", "table c": "1", "trigger spy": "1"}
    amiss = differences(should, found)
    assert amiss == [
        "table a is missing",
        "table b was changed",
        "index a_1 is missing",
        "trigger spy was added",
    ]
    assert said_of(amiss).endswith("table a is missing; table b was changed; index a_1 is missing and 1 more")
