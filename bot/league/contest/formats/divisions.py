"""Divisions: rounds within each division, and promotion and relegation between two seasons."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from bot.league.chance import shuffled
from bot.league.contest.format import Divisions as Parted
from bot.league.contest.formats.rounds import Rounds
from bot.league.contest.state import Contest
from bot.league.contest.terms import Terms
from bot.league.phrase import Phrase
from bot.league.rounds import divided, moved
from bot.league.season_state import SeasonState


class Divisions(Rounds):
    """Rounds in which strong players meet strong players."""

    facts = replace(
        Rounds.facts,
        key="divisions",
        divided=True,
        options=Rounds.facts.options | {"division_size", "moving", "seeding"},
    )

    def counting(self, terms: Terms) -> Iterator[Phrase]:
        """As in rounds, and which players start in which division."""
        yield from super().counting(terms)
        yield Phrase("league-seeds-divisions", {"seeding": terms.seeding})

    def parted(self, contest: Contest, players: Sequence[str], before: Parted) -> Parted:
        """Players stay in the divisions where the season before has left them, and newcomers start in the
        lowest.

        Without a season before, players are divided in their order, or by lot.
        """
        if contest.terms.seeding == "lot":
            players = shuffled(players, contest.seed, "seeds", 0)
        known = [player for division in before for player in division]
        newcomers = [player for player in players if player not in known]
        staying = [[player for player in division if player in players] for division in before]
        if not any(staying):
            return divided(players, contest.terms.division_size)
        staying = [division for division in staying if division]
        staying[-1] += newcomers
        merged: list[list[str]] = []
        for division in staying:  # nobody plays alone
            if merged and min(len(merged[-1]), len(division)) < 2:
                merged[-1] += division
            else:
                merged.append(division)
        return tuple(map(tuple, merged))

    def next_divisions(self, state: SeasonState, staying: Collection[str]) -> Parted:
        """The divisions after promotion and relegation, made of the players who play on."""
        return moved(state, staying)
