"""A server with an umpire and a league, for what umpires do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.league.contest import Act, Contest, acts, unplayed
from bot.league.results import MatchResult, SeatResult
from bot.tables import Who
from tests.e2e.screen import Private, told
from tests.e2e.world import World


class Club:
    """A server with an umpire called Una, and a league in it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.matches = 0
        world.member("Una", manage_guild=True, manage_messages=True)

    async def slash(self, command: str, who: str = "Una", **options: Any) -> Private:
        """Use a command of the umpire's, and see what is answered."""
        return self.world.private(who, await self.world.slash(who, f"umpire {command}", **options))

    async def refused(self, command: str, who: str = "Una", **options: Any) -> str:
        """Use a command of the umpire's that changes nothing, and read why."""
        before = self.lines()
        said = told(await self.world.slash(who, f"umpire {command}", **options))
        assert self.lines() == before
        return said

    async def decide(self, command: str, **options: Any) -> Private:
        """Decide, and confirm it; results without some of the tables, twice."""
        is_asked = command == "confirm" and bool(unplayed(self.season))
        screen = await self.slash(command, **options)
        await screen.press("Confirm")
        assert ("although not everything was played" in screen.text) == is_asked
        if is_asked:
            await screen.press("Confirm")
        assert "✅ Done" in screen.text
        return screen

    def lines(self) -> list[tuple[Any, ...]]:
        """All that the database holds of seasons."""
        return self.world.rows("SELECT season, seq, act, reason FROM season_log ORDER BY season, seq")

    @property
    def season(self) -> Contest:
        """The only season that runs."""
        (contest,) = self.world.bot.services.seasons.running(self.world.guild.id)
        return contest

    async def open(self, *players: str, **options: Any) -> Contest:
        """Open a season and let players sign up."""
        screen = await self.slash("create", **{"name": "Spring", "game": "olsen", **options})
        await screen.press("Open sign-up")
        for player in players:
            await self.act(player, acts.SignUp(await self.key(player)))
        return self.season

    async def begin(self, *players: str, **options: Any) -> Contest:
        """Open a season and start it."""
        await self.open(*players, **options)
        await self.decide("start")
        return self.season

    async def act(self, who: str, act: Act, reason: str = "") -> Contest:
        """Let something happen to the season."""
        contest = await self.world.bot.services.seasons.act(self.season.key, self.who(who), act, reason)
        await self.world.env.settle()
        return contest

    async def replaced(self, player: str, by: str) -> Private:
        """Ask somebody to take over a place, and let them accept."""
        member = self.world.members[by]
        screen = await self.decide("replace", player=player, member=member, reason="has moved")
        await self.act(by, acts.TakeOver(list(self.season.offers)[-1]))
        return screen

    def who(self, name: str) -> Who:
        return Who(self.world.members[name].id, name)

    async def key(self, name: str) -> str:
        """The key of a member."""
        return await self.world.bot.services.seasons.person(self.world.guild.id, self.who(name))

    async def played(self, points: Mapping[str, int], fixture: str | None = None) -> str:
        """A match of the season was played; fewer points are better. Gives its key."""
        self.matches += 1
        key, at = f"match{self.matches:03}", self.world.bot.clock.now()
        order = sorted(points.values())
        seats = [
            SeatResult(await self.key(name), 1 + order.index(own), own, deals=1)
            for name, own in points.items()
        ]
        result = MatchResult(
            key, self.season.terms.game, at, tuple(seats), league=self.season.key, fixture=fixture
        )
        await self.act("Una", acts.Record(result))
        return key

    async def offered(
        self, command: str, option: str, typed: str = "", **filled: Any
    ) -> list[tuple[str, str]]:
        """What is offered to Una while she types."""
        una = self.world.members["Una"]
        found = await una.autocomplete(self.world.channel, f"umpire {command}", option, typed, **filled)
        return [(choice["name"], choice["value"]) for choice in found]
