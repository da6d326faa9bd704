"""The start of a season: the ratings and the promised divisions that it takes over."""

from __future__ import annotations

from bot.league.divisions import BREAK, NO_BACKGROUND, Background
from bot.league.season import FORMATS, Season, acts, format_of, has_order, promised_by
from bot.seasons.season_store import SeasonStore
from bot.storage import Database
from bot.user_text import UserText


class Starting:
    """Makes the act that starts a season."""

    def __init__(self, store: SeasonStore, database: Database) -> None:
        self._store = store
        self._database = database

    async def start(self, season: Season) -> acts.Start:
        """Return the act that starts a season, with the promised divisions and the order of players by
        rating.
        """
        rated = has_order(season) and season.settings.seeding == "rating"
        seeds = await self._by_rating(season) if rated else ()
        known = await self._promised(season)
        return acts.Start(known.promised, seeds=seeds, breaks=known.breaks, before=known.before)

    async def _promised(self, season: Season) -> Background:
        """Return what earlier seasons of the league promise; nothing without divisions."""
        if not format_of(season).facts.divided:
            return NO_BACKGROUND
        before = await self._before(season.place_id, season.settings.league, season.number)
        return promised_by([await self._store.by_key(key) for key in before[: 1 + BREAK]])

    async def division_size(self, place_id: int, league: UserText) -> int | None:
        """Return the most players of a division in a league's next season, as in its last; None if it had no
        divisions.
        """
        before = await self._before(place_id, league)
        return (await self._store.by_key(before[0])).settings.division_size if before else None

    async def _before(self, place_id: int, league: UserText, number: int | None = None) -> list[str]:
        """Return the keys of a league's seasons that can have promised divisions, the last one first; of
        those before a ``number``, or of all.
        """
        return [
            row.season
            for row in await self._store.listed(place_id)
            if row.league == league
            and (number is None or row.number < number)
            and row.phase == "over"
            and FORMATS[row.format].facts.divided
        ]

    async def _by_rating(self, season: Season) -> tuple[str, ...]:
        """Return the signed-up players with a rating in the season's game, the best first."""
        rated: list[tuple[int, str]] = []
        for signed in season.signed:
            own = (await self._database.ratings.of_person(signed.player)).get(season.settings.game)
            if own is not None:
                rated.append((own.shown, signed.player))
        return tuple(player for _, player in sorted(rated, key=lambda each: -each[0]))
