"""A record is played again, and what is not as it was played is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from bot.games import GAMES
from bot.games.shuffle import FIRST_LINK, commitment, link
from bot.match_file import Line, MatchFile, check, digest, from_text, is_checkable, to_text
from tests.match_file.at_random import some_record

MATCHES = 12
"""A game."""


@pytest.mark.parametrize("key", GAMES)
def test_what_was_played_is_found_to_be_right(key: str) -> None:
    chance = Random(key)
    for _ in range(MATCHES):
        record = from_text(to_text(some_record(key, chance)))
        assert is_checkable(record)
        assert check(record) == []


def another_secret(record: MatchFile, chance: Random) -> MatchFile:
    return replace(record, secret=chance.randbytes(32))


def another_secret_with_its_commitment(record: MatchFile, chance: Random) -> MatchFile:
    secret = chance.randbytes(32)
    return replace(record, secret=secret, commitment=commitment(secret))


def a_false_contribution(record: MatchFile, chance: Random) -> MatchFile:
    others = list(record.contributions)
    others[chance.randrange(len(others))] = str(chance.getrandbits(60))
    return replace(record, contributions=others)


def a_cut_tail(record: MatchFile, chance: Random) -> MatchFile:
    return replace(record, lines=record.lines[: chance.randrange(1, len(record.lines))])


def a_move_more(record: MatchFile, chance: Random) -> MatchFile:
    return replace(record, lines=[*record.lines, Line(100, 0, "person", "pass")])


def another_result(record: MatchFile, chance: Random) -> MatchFile:
    assert record.result is not None
    totals = list(record.result.totals)
    totals[chance.randrange(len(totals))] += 1
    return replace(record, result=record.result._replace(totals=tuple(totals)))


def other_places(record: MatchFile, chance: Random) -> MatchFile:
    assert record.result is not None
    return replace(record, result=record.result._replace(places=(*record.result.places[::-1], ())))


def another_place_in_the_chain(record: MatchFile, chance: Random) -> MatchFile:
    place = {"table": "abcdefgh", "previous": FIRST_LINK, "number": "1"}
    made = link(FIRST_LINK, record.commitment, "abcdefgh")
    assert check(replace(record, proof={**place, "link": made})) == []
    wrong = {"table": "abcdefgi", "previous": made, "link": link(made, record.commitment, "abcdefgh")}
    key = chance.choice(list(wrong))
    return replace(record, proof={**place, "link": made, key: wrong[key]})


CHANGES: list[Callable[[MatchFile, Random], MatchFile]] = [
    another_secret,
    another_secret_with_its_commitment,
    a_false_contribution,
    a_cut_tail,
    a_move_more,
    another_result,
    other_places,
    another_place_in_the_chain,
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
@pytest.mark.parametrize("key", GAMES)
def test_what_was_changed_is_found(key: str, change: Callable[[MatchFile, Random], MatchFile]) -> None:
    chance = Random(f"{key} {change.__name__}")
    for _ in range(3):
        record = some_record(key, chance)
        changed = change(record, chance)
        assert check(changed)
        assert digest(changed) != digest(record) or changed.proof != record.proof


@pytest.mark.parametrize("key", GAMES)
def test_a_changed_move_is_found_by_the_digest_even_if_the_rules_allow_it(key: str) -> None:
    chance = Random(key)
    for _ in range(5):
        record = from_text(to_text(some_record(key, chance)))
        lines = list(record.lines)
        at = chance.randrange(1, len(lines))
        lines[at] = lines[at]._replace(after=lines[at].after + 1)
        assert [str(fault) for fault in check(replace(record, lines=lines))] == [
            "The digest doesn't match the file, so something in it was changed."
        ]


def test_rules_of_another_version_are_not_checked() -> None:
    record = some_record("ole", Random(1))
    assert not is_checkable(replace(record, rules=record.rules + 1))
    assert not is_checkable(replace(record, game="bridge"))
