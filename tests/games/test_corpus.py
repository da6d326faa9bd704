"""Every version plays the matches of the corpus again, strictly."""

from __future__ import annotations

from random import Random

import pytest

from bot.games import GAMES, OWN
from bot.games.api import IllegalMove
from tests.corpus.matches import MATCHES, Match, packed, path_of, play, played_again, unpacked


def corpus(key: str) -> list[Match]:
    return list(unpacked(key, path_of(key).read_bytes()))


@pytest.mark.parametrize("key", OWN)
def test_every_match_of_the_corpus_is_played_as_it_was(key: str) -> None:
    matches = corpus(key)
    assert len(matches) == MATCHES
    otherwise = [match.number for match in matches if played_again(match) != match.result]
    assert otherwise == []


@pytest.mark.parametrize("key", OWN)
def test_it_has_every_number_of_seats_and_every_value_of_every_house_rule(key: str) -> None:
    matches, spec = corpus(key), GAMES[key].spec
    assert {match.seats for match in matches} == set(spec.seats)
    for option in spec.options:
        values = {match.options.get(option.key, option.default) for match in matches}
        assert len(values) > 1, option.key
        if len(option.values) < 10:
            assert values == set(option.values), option.key


@pytest.mark.parametrize("key", OWN)
def test_a_match_that_is_changed_is_found(key: str) -> None:
    """Another deck, a move less, a move more: each leads to another end, or to none."""
    chance, found = Random(key), 0
    for match in chance.sample(corpus(key), 20):
        for changed in (
            match._replace(number=match.number + 1),
            match._replace(moves=match.moves[:-1]),
            match._replace(moves=[*match.moves, match.moves[-1]]),
        ):
            try:
                found += played_again(changed) != match.result
            except IllegalMove:
                found += 1
    assert found == 60


@pytest.mark.parametrize("key", OWN)
def test_matches_are_read_as_they_were_written(key: str) -> None:
    matches = [play(key, number) for number in range(2)]
    assert list(unpacked(key, packed(matches))) == matches
