"""What the matches of a season say of skills."""

from random import Random
from statistics import fmean, pstdev

from bot.league.ratings import LUCK, START, UNSURE, Rating, rated
from bot.league.results import MatchResult, SeatResult
from bot.league.skills import Skill, learned, skill

SPREAD = 2.5
PEOPLE, ROUNDS, SEASONS = 12, 10, 24


def test_a_new_player_is_as_the_game_has_them() -> None:
    assert skill(Rating(), SPREAD) == Skill(START, SPREAD)


def test_matches_among_the_same_few_players_teach_what_their_ratings_do_not() -> None:
    ratings: dict[str, Rating] = {}
    for number in range(10):
        seats = tuple(SeatResult(player, place, 0, 3) for place, player in enumerate("abcd", start=1))
        ratings |= rated(ratings, MatchResult(f"m{number}", "olsen", number, seats, season="s", fixture="f"))
    before = {player: skill(ratings[player], SPREAD) for player in "abcd"}
    after = learned([[(player, -place) for place, player in enumerate("abcd")]] * 10, before, Random(1))
    assert before["a"].mean - before["d"].mean < 1
    assert after["a"].mean - after["d"].mean > 4
    assert all(after[player].unsure < before[player].unsure for player in "abcd")


def test_what_is_learned_is_as_sure_as_it_says() -> None:
    chance = Random(2)
    off, told, slopes = [], [], []
    for _ in range(SEASONS):
        skills = {f"p{number}": chance.gauss(START, SPREAD) for number in range(PEOPLE)}
        tables = []
        for _ in range(ROUNDS):
            order = chance.sample(sorted(skills), PEOPLE)
            for first in range(0, PEOPLE, 4):
                tables.append([(one, chance.gauss(skills[one], LUCK)) for one in order[first : first + 4]])
        after = learned(tables, dict.fromkeys(skills, Skill(START, SPREAD)), chance)
        off += [(skills[one] - after[one].mean) / after[one].unsure for one in skills]
        told += [after[one].mean - START for one in skills]
        slopes += [(skills[one] - START) * (after[one].mean - START) for one in skills]
    assert abs(pstdev(off) - 1) < 0.15
    assert abs(fmean(slopes) / fmean(each**2 for each in told) - 1) < 0.15


def test_who_was_not_there_stays_as_before() -> None:
    before = {"a": Skill(), "b": Skill(), "c": Skill(20, 3)}
    after = learned([[("a", 2), ("b", 1)]], before, Random(3))
    assert after["c"] == before["c"]
    assert after["a"].unsure < UNSURE
