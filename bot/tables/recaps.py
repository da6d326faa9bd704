"""Recaps of finished matches: their stories, made from stored moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.games.api import Seat
from bot.league.feats import Feat, MatchStory, MoveTold, story_of
from bot.league.rarity import best
from bot.storage import Database, DealRow, MoveRow, StorageError
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Recap:
    """The story of a finished match, and the moment to tell of it."""

    story: MatchStory
    best: Feat | None
    deals: Sequence[DealRow] = ()
    """The results of the match's deals, by deal and seat."""
    earned: Mapping[Seat, Sequence[str]] = field(default_factory=dict)
    """The achievements earned in the match."""

    @property
    def best_deal(self) -> int | None:
        """The number of the deal of its best moment; None if there is none, or if that took several deals."""
        return None if self.best is None else self.story.deals.get(self.best)


class Recaps:
    """Reads finished matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table: Table) -> Recap:
        """Return the recap of a finished match. If its moves were deleted, the story is empty. Raises
        StorageError.
        """
        moves = await self._database.matches.moves_since(table.table_id)
        deals = await self._database.matches.deals(table.table_id)
        earned = await self._database.achievements.at_table(table.table_id)
        story = match_story(table, moves)
        return Recap(
            story,
            best(
                story.feats,
                {seat for seat, chair in enumerate(table.chairs) if chair.person is not None},
                table.game_key,
            ),
            deals,
            {
                seat: earned[chair.person]
                for seat, chair in enumerate(table.chairs)
                if chair.person is not None and chair.person in earned
            },
        )

    async def shown(self, table: Table) -> Recap:
        """Return the recap for a screen. If the database is busy, it is empty, because who has won matters
        more than how.
        """
        try:
            return await self.of(table)
        except StorageError:
            return no_recap(table)


def match_story(table: Table, moves: Iterable[MoveRow]) -> MatchStory:
    """Return the story of a match from all its moves. It is about the people who had the seats at the end."""
    told = (
        MoveTold(move.seat, move.at, [(event[0], event[1]) for event in move.events], move.version)
        for move in moves
    )
    taken = {seat: chair.earlier[-1].until for seat, chair in enumerate(table.chairs) if chair.earlier}
    return story_of(told, len(table.chairs), low_wins=table.game.spec.low_wins, taken=taken)


def no_recap(table: Table) -> Recap:
    """Return an empty recap of a match."""
    return Recap(match_story(table, ()), None)
