"""What people have achieved in matches against computers alone, added up."""

from __future__ import annotations

from dataclasses import dataclass

from bot.storage.declared import Reads, Writes, query


@dataclass(frozen=True, slots=True)
class SoloRow:
    """A person's matches against computers alone in one game."""

    game: str
    matches: int
    wins: int
    easy: int
    """Wins against computers of which the weakest was at this level. Other wins were against programs."""
    normal: int
    hard: int
    streak: int
    """Wins in a row up to now."""
    best_streak: int
    quickest: int | None
    """The fewest turns in which the person won a deal; None if they have won none."""
    margin: int | None
    """The most points by which the person won a match; None if they have won none by points."""


class SoloQueries(Reads):
    """Queries about matches against computers alone."""

    @query("solo_of")
    async def of_person(self, place_id: int, person: str) -> list[SoloRow]: ...


class SoloRepository(Writes, SoloQueries):
    """Matches against computers alone, and adding to them."""

    async def count(
        self,
        place_id: int,
        person: str,
        game: str,
        *,
        won: bool,
        level: str | None = None,
        quickest: int | None = None,
        margin: int | None = None,
    ) -> None:
        """Add a finished match. ``level`` is that of the weakest computer (None: a program), ``quickest`` the
        fewest turns of a deal won, and ``margin`` by how many points the match was won.
        """
        wins = {each: int(won and each == level) for each in ("easy", "normal", "hard")}
        await self._executor.execute(
            "count_solo",
            place_id=place_id,
            person=person,
            game=game,
            wins=int(won),
            **wins,
            quickest=quickest,
            margin=margin,
        )
