"""Shuffles are fixed for all time: the same seed, the same cards, in every language."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from bot.games.shuffle import (
    FIRST_LINK,
    commitment,
    fingerprint,
    link,
    match_seed,
    number_below,
    shuffled,
    until_start,
    word_hash,
)

PACK = bytes(range(52))

# Never to be changed: matches that were played could not be checked any more.
VECTOR_EMPTY = (
    "0526192c2914241f150d011b132a0708101a2f0a023323062e1c2700181d0c032b0f302d0928312111250e32200b171e22041612"
)
VECTOR_DEAL_0 = (
    "231317262e242f301209102933191e251d020e1f2814162a180007080d0a2c220f1b052115011c0311060c3127202d041a2b0b32"
)
VECTOR_RECYCLE_7 = (
    "132a1a08161f220702301509232411042c0625211d2b2d29030a01200f1c17280b0e14262e312f050c2733181e123200101b190d"
)
VECTOR_DEALERS = [1, 1, 2, 3, 5, 5, 3, 2, 4, 1]
VECTOR_SEED = "06da69e8cee86e5717654863ad99507174b42ba6a934c33c6a77a460f8980f4c"


def by_the_book(cards: list[int], seed: bytes, label: str, counter: int) -> list[int]:
    """The shuffle again, written from its description and in another way."""
    numbers: list[int] = []
    for block in range(200):
        message = label.encode() + b":" + str(counter).encode() + b":" + str(block).encode()
        digest = hmac.new(seed, message, hashlib.sha256).hexdigest()
        numbers += [int(digest[at : at + 4], 16) for at in range(0, 64, 4)]
    for i in reversed(range(1, len(cards))):
        n = i + 1
        while numbers[0] >= 65536 // n * n:
            numbers.pop(0)
        j = numbers.pop(0) % n
        cards[i], cards[j] = cards[j], cards[i]
    return cards


@pytest.mark.parametrize("size", [0, 1, 2, 36, 52, 104, 200])
@pytest.mark.parametrize("seed", [b"", b"olsen", bytes(32)])
def test_it_is_as_described(size: int, seed: bytes) -> None:
    for label in ("deal", "recycle"):
        for counter in (0, 1, 17):
            cards = shuffled(bytes(range(size)), seed, label, counter)
            assert list(cards) == by_the_book(list(range(size)), seed, label, counter)


def test_vectors() -> None:
    assert shuffled(PACK, b"", "deal", 0).hex() == VECTOR_EMPTY
    assert shuffled(PACK, bytes(range(32)), "deal", 0).hex() == VECTOR_DEAL_0
    assert shuffled(PACK, bytes(range(32)), "recycle", 7).hex() == VECTOR_RECYCLE_7
    assert [number_below(6, bytes(range(32)), "dealer", n) for n in range(10)] == VECTOR_DEALERS


def test_label_counter_and_seed_all_matter() -> None:
    orders = {
        shuffled(PACK, seed, label, counter)
        for seed in (b"", b"a")
        for label in ("deal", "recycle")
        for counter in (0, 1)
    }
    assert len(orders) == 8


def test_equal_cards_stay_as_many() -> None:
    assert Counter(shuffled(PACK * 2, b"x", "deal", 0)) == Counter(PACK * 2)


def test_every_order_is_as_likely() -> None:
    """24 orders of four cards: each about 250 times in 6000 shuffles (chi-squared, 23 degrees, p 0.999)."""
    seen = Counter(shuffled(b"\0\1\2\3", b"fair", "deal", n) for n in range(6000))
    assert len(seen) == 24
    assert sum((times - 250) ** 2 / 250 for times in seen.values()) < 49.7


def test_numbers_are_in_range_and_as_likely() -> None:
    seen = Counter(number_below(10, b"fair", "dealer", n) for n in range(5000))
    assert set(seen) == set(range(10))
    assert sum((times - 500) ** 2 / 500 for times in seen.values()) < 27.9
    assert number_below(1, b"", "dealer", 0) == 0
    assert 0 <= number_below(65536, b"", "dealer", 0) < 65536


def test_a_number_that_would_be_likelier_is_thrown_away() -> None:
    """Above half of the range only the draws below the bound count."""
    assert number_below(65536, b"", "dealer", 19) == 6059
    assert number_below(50_000, b"", "dealer", 4) == 44897, "55893 came before"
    assert number_below(55_893, b"", "dealer", 4) == 44897, "as many as the bound are one too many"
    assert number_below(55_894, b"", "dealer", 4) == 55893
    cards = shuffled(bytes(range(200)), b"", "deal", 250)  # one of its draws is just one too many
    assert list(cards) == by_the_book(list(range(200)), b"", "deal", 250)


def test_a_word_is_the_same_however_it_is_typed() -> None:
    known = hashlib.sha256("Blåbær".encode()).hexdigest()
    assert word_hash("Blåbær") == word_hash("  Bla\u030abær\n") == known
    assert word_hash("blåbær") != known


def test_what_is_shown_of_contributions_depends_on_all_of_them_and_their_order() -> None:
    whole = hashlib.sha256(b"11,22,w33").hexdigest()
    assert fingerprint(("11", "22", "w33")) == whole[:16]
    assert fingerprint(()) == hashlib.sha256(b"").hexdigest()[:16]


def test_the_press_that_starts_a_match_was_not_there_before_and_comes_last_where_there_is_no_word() -> None:
    assert list(until_start(("11", "22", "33"))) == ["11", "22"]
    assert list(until_start(("11", "22", "m33"))) == ["11", "22"]
    assert list(until_start(("11", "22", "w33"))) == ["11", "22", "w33"], "nothing comes after a word"


def test_a_link_binds_the_one_before_the_commitment_and_the_table() -> None:
    assert link(FIRST_LINK, "ab", "t1") == hashlib.sha256(b"0" * 64 + b",ab,t1").hexdigest()
    assert link("cd", "ab", "t1") == hashlib.sha256(b"cd,ab,t1").hexdigest()


def test_commitment_and_match_seed() -> None:
    secret = bytes(range(32))
    assert commitment(secret) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(secret) == hashlib.sha256(secret).hexdigest()
    ids = [1300000000000000001, 1300000000000000002]
    message = b"1300000000000000001,1300000000000000002"
    assert match_seed(secret, ids) == hmac.new(secret, message, "sha256").digest()
    assert match_seed(secret, ids).hex() == VECTOR_SEED
    assert match_seed(secret, ids[::-1]) != match_seed(secret, ids)
    assert match_seed(secret, []) == hmac.new(secret, b"", "sha256").digest()
