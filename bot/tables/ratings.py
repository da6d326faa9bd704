"""Update ratings with each match that ends."""

from __future__ import annotations

from collections.abc import Mapping

from bot.league.ratings import Rating, RatingChange, changes, rated_seats
from bot.storage import RatingChangeRow, RatingRow, Transaction
from bot.tables.league_results import match_result


async def rate(tx: Transaction, place_id: int, table_id: str) -> None:
    """Update the ratings of a ranked match's players, in the transaction that finishes the match."""
    result = await match_result(tx.boards, table_id)
    if result is not None and rated_seats(result):
        old = {each.person: rating_of(each) for each in await tx.ratings.at_table(table_id)}
        changed = changes(old, result)
        new = {person: change.after for person, change in changed.items()}
        await tx.ratings.save(rating_rows(place_id, result.game, new))
        await tx.ratings.save_changes(change_rows(table_id, changed))


def rating_of(row: RatingRow) -> Rating:
    """Convert a database row to a rating."""
    return Rating(row.mu, row.sigma, row.matches, row.weight, row.met)


def rating_rows(place_id: int, game: str, ratings: Mapping[str, Rating]) -> list[RatingRow]:
    """Convert ratings, by person, to database rows."""
    return [
        RatingRow(place_id, game, person, own.mu, own.sigma, own.matches, own.shown, own.weight, own.met)
        for person, own in ratings.items()
    ]


def change_rows(match: str, changed: Mapping[str, RatingChange]) -> list[RatingChangeRow]:
    """Convert the changes that a match made to ratings, by person, to database rows."""
    return [
        RatingChangeRow(
            match,
            person,
            change.before.shown,
            change.after.shown,
            change.length,
            change.settled,
            change.fresh,
        )
        for person, change in changed.items()
    ]
