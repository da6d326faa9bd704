"""What holds for any season, whatever is played and decided."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.league.decisions import (
    Adjust,
    Award,
    Decision,
    Extend,
    Replace,
    Reverse,
    Ruling,
    Settle,
    Tiebreaker,
    Void,
    Warn,
    Withdraw,
    in_force,
)
from bot.league.illegal import IllegalAct
from bot.league.results import MatchResult, SeatResult, at_deadline
from bot.league.reversal import built_on
from bot.league.scoring_rules import Entrant, Fixture, ScoringRules
from bot.league.season_state import SeasonState
from bot.league.standings import standings
from bot.league.umpire import decide
from bot.league.updates import draw, join, opened, record
from tests.league.club import adds_up, from_scratch

PLAYERS = "abcdefghij"
CODES = {
    *("no_match", "no_entry", "no_fixture", "no_decision", "already_void", "void", "not_there", "withdrawn"),
    *("already_in", "not_tied", "earlier", "is_reverse", "already_reversed", "built_on", "already_played"),
    *("tiebreaker_few", "tiebreaker_many"),
}

seeds = st.integers(0, 2**32)


def some_season(chance: Random) -> ScoringRules:
    return ScoringRules(
        "spring",
        chance.choice(("olsen", "otter")),
        chance.random() < 2 / 3,
        ends=450,
    )


def some_result(kept: SeasonState, key: str, at: int, chance: Random) -> MatchResult:
    open_tables = [each for each in kept.fixtures.values() if kept.outcome(each.key) is None]
    table = chance.choice(open_tables) if open_tables and chance.random() < 0.8 else None
    if table is not None and chance.random() < 0.1:
        players = [kept.roster.holder(entry) for entry in table.entries]
        ready = {player for player in players if chance.random() < 0.5}
        return at_deadline(key, kept.scoring.game, at, players, ready, "spring", table.key)
    players = [kept.roster.holder(entry) for entry in table.entries] if table else chance.sample(PLAYERS, 4)
    seats = [
        SeatResult(
            None if chance.random() < 0.05 else player,
            place=chance.randint(1, 4),
            total=chance.randint(0, 60),
            deals=chance.randint(0, 5),
            from_deal=1 + (chance.random() < 0.1),
            forfeited=chance.random() < 0.1,
            stood_in=chance.choice((0, 0, 0.4, 0.9)),
        )
        for player in chance.sample(players, len(players) - (chance.random() < 0.2))
    ]
    return MatchResult(
        key,
        kept.scoring.game,
        at,
        tuple(seats),
        ranked=chance.random() < 0.9,
        season="spring",
        fixture=table.key if table else None,
    )


def some_ruling(kept: SeasonState, chance: Random) -> Ruling:
    entries = list(kept.entrants) or ["a"]
    match = chance.choice(list(kept.results) or ["m0"])
    entry = chance.choice(entries)
    equal = [row.account.entry for row in standings(kept) if row.place == 1 and row.division == 1]
    fixtures = list(kept.fixtures)
    if len(equal) > 1 and chance.random() < 0.3:
        return Settle(tuple(chance.sample(equal, len(equal))))
    if len(equal) > 1 and chance.random() < 0.3:
        return Tiebreaker(tuple(chance.sample(equal, len(equal))), 2000)
    if kept.rulings.tiebreakers and chance.random() < 0.3:
        return Reverse(kept.rulings.tiebreakers[0])
    return chance.choice(
        (
            Void(match),
            Adjust(match, chance.choice(PLAYERS), chance.randint(0, 60)),
            Award(entry, chance.randint(-50, 50)),
            Settle((entry, match)),
            Withdraw(entry, chance.choice(("forfeit", "zero", "void"))),
            Replace(entry, chance.choice(PLAYERS + "xyz")),
            Extend(tuple(chance.sample(fixtures, min(1, len(fixtures)))), chance.randint(500, 2000)),
            Warn(entry),
            Reverse(f"d{len(kept.decisions) + chance.choice((0, 0, 0, 0, -1, -3, 1))}"),
        )
    )


def some_state(chance: Random) -> SeasonState:
    """A state as it is kept, with all that may happen in any order."""
    kept = opened(some_season(chance))
    for at in range(10, chance.choice((200, 600)), 10):
        try:
            match chance.random():
                case low if low < 0.25 and len(kept.entrants) < len(PLAYERS):
                    player = PLAYERS[len(kept.entrants)]
                    kept = join(kept, Entrant(player, player, chance.choice((0, at)), chance.randint(1, 2)))
                case low if low < 0.4 and len(kept.entrants) > 3 and kept.scoring.drawn:
                    entries = tuple(chance.sample(list(kept.entrants), 3))
                    kept = draw(kept, [Fixture(f"f{at}", 1, entries, at + 100, chance.randint(1, 2), at)])
                case low if low < 0.7:
                    kept = record(kept, some_result(kept, f"m{at}", at, chance))
                case _:
                    key = f"d{len(kept.decisions) + 1}"
                    kept = decide(kept, Decision(key, at, "umpire", "because", some_ruling(kept, chance)))
        except IllegalAct as refusal:
            if refusal.code not in CODES:
                raise
    return kept


@given(seeds)
def test_recomputed_equals_kept(seed: int) -> None:
    kept = some_state(Random(seed))
    anew = from_scratch(kept)
    assert anew == kept
    assert standings(anew) == standings(kept)


@given(seeds)
def test_a_decision_taken_back_leaves_no_trace(seed: int) -> None:
    chance = Random(seed)
    kept = some_state(chance)
    for number in range(25):
        ruling = some_ruling(kept, chance)
        if isinstance(ruling, Reverse):
            continue
        decision = Decision(f"e{number}", 1000, "umpire", "because", ruling)
        try:
            after = decide(kept, decision)
        except IllegalAct:
            continue
        if built_on(after, decision) is not None:
            assert isinstance(ruling, Extend)  # of what had been played by then
            continue
        back = decide(after, Decision("back", 1001, "umpire", "a mistake", Reverse(decision.key)))
        assert (back.accounts, back.roster, back.rules) == (kept.accounts, kept.roster, kept.rules)
        assert standings(back) == standings(kept)


@given(seeds)
def test_what_was_taken_back_is_as_if_it_had_never_been(seed: int) -> None:
    kept = some_state(Random(seed))
    assert from_scratch(kept, in_force(kept.decisions)).accounts == kept.accounts


@given(seeds)
def test_how_it_counts_adds_up_to_the_score(seed: int) -> None:
    kept = some_state(Random(seed))
    assert adds_up(kept)
    for own in kept.accounts.values():
        assert own.counted <= len([line for line in own.lines if line.kind != "decision"])


@given(seeds)
def test_nobody_holds_two_entries_and_everybody_is_listed_once(seed: int) -> None:
    kept = some_state(Random(seed))
    holders = [kept.roster.holder(entry) for entry in kept.entrants if entry not in kept.rulings.withdrawn]
    assert len(holders) == len(set(holders))
    rows = standings(kept)
    assert sorted(row.account.entry for row in rows) == sorted(kept.entrants)
    for division in (1, 2):
        listed = [row.place for row in rows if row.division == division and row.place is not None]
        assert listed == sorted(listed)
        assert all(place <= number for number, place in enumerate(listed, start=1))


@pytest.mark.slow
def test_some_seasons_see_every_decision_taken_back() -> None:
    taken, back = set(), set()
    for seed in range(200):
        kept = some_state(Random(seed))
        by_key = {decision.key: type(decision.ruling) for decision in kept.decisions}
        taken |= set(by_key.values())
        back |= {by_key[d.ruling.decision] for d in kept.decisions if isinstance(d.ruling, Reverse)}
    assert taken == {Void, Adjust, Award, Settle, Tiebreaker, Withdraw, Replace, Extend, Warn, Reverse}
    assert back == taken - {Reverse}
