"""The start of a season: who is strong, and where the season before has left everybody."""

from __future__ import annotations

from bot.league.contest import Contest, acts, format_of
from bot.seasons.season_store import SeasonStore
from bot.storage import Database


class Starting:
    """Knows what the start of a season takes from ratings and from the season before."""

    def __init__(self, store: SeasonStore, database: Database) -> None:
        self._store = store
        self._database = database

    async def start(self, contest: Contest) -> acts.Start:
        """The start, with the divisions of the season before, and who is strong by rating."""
        terms = contest.terms
        rated = format_of(contest).facts.divided and terms.seeding == "rating" and terms.seeds_divisions
        seeds = await self._by_rating(contest) if rated else ()
        return acts.Start(await self._strengths(contest), seeds=seeds)

    async def _strengths(self, contest: Contest) -> tuple[tuple[str, ...], ...]:
        """Who is strong, for the start: of a cup those who have a rating, the best first; else the divisions
        that the previous season leads to, for those who play on, and none if there was none.
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
        """Those who have signed up and have a rating in the season's game, the best first."""
        rated: list[tuple[int, str]] = []
        for signed in contest.signed:
            own = (await self._database.ratings.of_person(signed.player)).get(contest.terms.game)
            if own is not None:
                rated.append((own.shown, signed.player))
        return tuple(player for _, player in sorted(rated, key=lambda each: -each[0]))
