"""What a season takes over at its start: ratings, and the divisions of the season before."""

from __future__ import annotations

from bot.league.contest import Contest, acts, format_of
from bot.seasons.season_store import SeasonStore
from bot.storage import Database


class Starting:
    """Makes the act that starts a season."""

    def __init__(self, store: SeasonStore, database: Database) -> None:
        self._store = store
        self._database = database

    async def start(self, contest: Contest) -> acts.Start:
        """The act that starts a season, with the divisions of the season before and the order of players by
        rating.
        """
        terms = contest.terms
        rated = format_of(contest).facts.divided and terms.seeding == "rating"
        seeds = await self._by_rating(contest) if rated else ()
        return acts.Start(await self._strengths(contest), seeds=seeds)

    async def _strengths(self, contest: Contest) -> tuple[tuple[str, ...], ...]:
        """The players by strength for the start. In a cup, they are those who have a rating, the best first.
        Otherwise they are the divisions to which the season before leads, made of the players who play on;
        empty without such a season.
        """
        if format_of(contest).facts.seeded and contest.terms.seeding == "rating":
            return (await self._by_rating(contest),)
        if not format_of(contest).facts.divided:
            return ()
        for row in await self._store.listed(contest.guild_id):
            if row.league == contest.terms.league and row.phase == "over" and row.number < contest.number:
                before = await self._store.by_key(row.season)
                signed = {signed.player for signed in contest.signed}
                return format_of(before).standings.next_divisions(before, signed)
        return ()

    async def _by_rating(self, contest: Contest) -> tuple[str, ...]:
        """The players who have signed up and have a rating in the season's game, the best first."""
        rated: list[tuple[int, str]] = []
        for signed in contest.signed:
            own = (await self._database.ratings.of_person(signed.player)).get(contest.terms.game)
            if own is not None:
                rated.append((own.shown, signed.player))
        return tuple(player for _, player in sorted(rated, key=lambda each: -each[0]))
