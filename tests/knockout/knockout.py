"""A knock-out: the winner of each table advances, all others are out, and the last one left wins."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from bot.games import GAMES
from bot.league.chance import shuffled
from bot.league.phrase import Phrase
from bot.league.rounds import Seating
from bot.league.scoring_rules import Fixture
from bot.league.season import Season, SeasonSettings
from bot.league.season.fixtures import league
from bot.league.season.format import Facts
from bot.league.season.formats.league import Format
from bot.league.season_state import SeasonState
from bot.league.sizes import cut_up, table_sizes
from bot.league.standings import Row


class Knockout(Format):
    """Rounds until one player is left."""

    facts = Facts(key="knockout", late=False, options=frozenset({"size", "round-length"}))

    def counting(self, settings: SeasonSettings) -> Iterator[Phrase]:
        """Yield that only winning counts."""
        yield Phrase("league-counting-knockout")

    def stands(self, season: Season) -> Phrase:
        """Return the round and how many players are left."""
        state = league(season)
        left = len(self.left(state, state.round - 1))
        return Phrase("league-phase-knockout", {"round": state.round, "left": left})

    def settled(self, settings: SeasonSettings, players: int) -> SeasonSettings:
        """Return the settings with the number of rounds that these players need."""
        rounds, left = 0, players
        while left > 1:
            rounds, left = rounds + 1, len(self.sizes(left, settings.game, settings.size))
        return replace(settings, rounds=rounds)

    def goes_on(self, state: SeasonState) -> bool:
        """Return whether more than one player is left."""
        return super().goes_on(state) and len(self.left(state, state.round)) > 1

    def tables(self, state: SeasonState, seed: bytes, away: Collection[str]) -> Iterator[Seating]:
        """Yield tables of the players who are left, at random."""
        players = shuffled(self.left(state, state.round), seed, "knockout", state.round)
        sizes = self.sizes(len(players), state.scoring.game, state.scoring.size)
        return ((1, table) for table in cut_up(players, sizes))

    def ranked(self, state: SeasonState) -> tuple[Row, ...]:
        """Return the entries by the number of tables they won."""
        won = {entry: len(self.won(state, entry)) for entry in state.entrants}
        rows = [
            Row(1, None if own.withdrawn else 1 + sum(won[entry] > won[own.entry] for entry in won), own)
            for own in state.accounts.values()
        ]
        return tuple(sorted(rows, key=lambda row: (row.place is None, row.place, row.account.entry)))

    def left(self, state: SeasonState, rounds: int) -> tuple[str, ...]:
        """Return the entries that won a table in each of the first ``rounds``, and still play."""
        return tuple(entry for entry in state.entries if len(self.won(state, entry)) >= rounds)

    def won(self, state: SeasonState, entry: str) -> list[Fixture]:
        """Return the tables that an entry won."""
        tables = (state.fixtures[key] for key in state.tables.get(entry, ()))
        return [fixture for fixture in tables if self.winner(state, fixture) == entry]

    def winner(self, state: SeasonState, fixture: Fixture) -> str | None:
        """Return the winner of a table. Of equals, it's the one who sits first."""
        result = state.outcome(fixture.key)
        first = (seat for seat in (result.people if result else ()) if seat.place == 1 and not seat.absent)
        held = (state.roster.entry_at(str(seat.player), result.at if result else 0) for seat in first)
        return next(held, None)

    def sizes(self, players: int, game: str, size: int) -> tuple[int, ...]:
        """Return the sizes of the tables for this number of players."""
        return table_sizes(players, size, GAMES[game].spec.seats[-1])


KNOCKOUT = Knockout()
