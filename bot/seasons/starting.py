"""The start of a season, and late entries: the ratings and the promised divisions that they take over."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.league.divisions import BREAK, NO_BACKGROUND, Background, by_rating
from bot.league.season import FORMATS, Act, Season, acts, divisions_of, format_of, has_order, promised_by
from bot.seasons.season_store import SeasonStore
from bot.storage import Database
from bot.user_text import UserText


class Starting:
    """Makes the acts that start a season, and by which players enter it later."""

    def __init__(self, store: SeasonStore, database: Database) -> None:
        self._store = store
        self._database = database

    async def completed(self, season: Season, act: Act) -> Act:
        """Return an act with what ratings and earlier seasons add to it, if it's a start or an entry."""
        if isinstance(act, acts.Start):
            return await self.start(season)
        return await self._late(season, act) if isinstance(act, acts.SignUp | acts.MoveUp) else act

    async def start(self, season: Season) -> acts.Start:
        """Return the act that starts a season, with the promised divisions and the order of players by
        rating.
        """
        rated = has_order(season) and season.settings.seeding == "rating"
        seeds = await self._by_rating(season, [each.player for each in season.signed]) if rated else ()
        known = await self._promised(season)
        return acts.Start(known.promised, seeds=seeds, breaks=known.breaks, before=known.before)

    async def _late(self, season: Season, act: acts.SignUp | acts.MoveUp) -> Act:
        """Return the act by which a player enters a season. If it's running, add the division for which
        their rating is good enough.
        """
        is_divided, is_rated = format_of(season).facts.divided, season.settings.seeding == "rating"
        is_promised = season.promised_to(act.player) is not None
        if not season.has_started or not is_divided or not is_rated or is_promised:
            return act
        divisions: dict[int, list[str]] = {}
        for entry, number in divisions_of(season).items():
            divisions.setdefault(number, []).append(season.player_of(entry))
        rated = await self._by_rating(season, [*season.players, act.player])
        return replace(act, division=by_rating(act.player, divisions, rated, season.settings.division_size))

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

    async def _by_rating(self, season: Season, players: Iterable[str]) -> tuple[str, ...]:
        """Return those of these players who have a rating in the season's game, the best first."""
        rated: list[tuple[int, str]] = []
        for player in players:
            own = (await self._database.ratings.of_person(player)).get(season.settings.game)
            if own is not None:
                rated.append((own.shown, player))
        return tuple(player for _, player in sorted(rated, key=lambda each: -each[0]))
