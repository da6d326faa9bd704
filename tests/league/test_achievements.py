"""What people earn by their feats, and by playing on."""

from __future__ import annotations

from bot.league.achievements import ACHIEVEMENTS, BY_FEAT, by_feats, by_playing
from bot.league.feats import Feat
from bot.league.rarity import FEAT_KEYS


def test_there_are_few_and_each_can_be_earned() -> None:
    assert 12 <= len(ACHIEVEMENTS) == len(set(ACHIEVEMENTS)) <= 16
    assert {each.feat for each in BY_FEAT} <= FEAT_KEYS
    for each in BY_FEAT:
        assert [*by_feats([Feat(each.feat, 1, each.least)], 1, among_people=True)] == [each.key]
        assert not [*by_feats([Feat(each.feat, 1, each.least)], 0, among_people=True)], "somebody else's"
        if each.least:
            assert not [*by_feats([Feat(each.feat, 1, each.least - 1)], 1, among_people=True)]


def test_against_computers_alone_there_are_only_mishaps() -> None:
    feats = [Feat("sweep", 0, 5), Feat("forgot", 0, 3)]
    assert [*by_feats(feats, 0, among_people=False)] == ["sieve"]
    assert [*by_feats(feats, 0, among_people=True)] == ["sweep", "sieve"]


def test_whoever_plays_on_is_a_regular() -> None:
    assert [*by_playing(49, 4)] == []
    assert [*by_playing(50, 4)] == ["regular"]
    assert [*by_playing(5, 5)] == ["explorer"]
