"""A server with an umpire and a league, for what umpires do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.league.results import MatchResult, SeatResult
from bot.league.season import Act, Season, acts, unplayed
from bot.tables import Who
from bot.ui.umpire.settings import FORMS
from tests.e2e.dashboard import AT_ONCE, COMMAND, WAYS, Dashboard
from tests.e2e.filling import change
from tests.e2e.screen import Private, told
from tests.e2e.world import World

TYPED = {
    *("name", "game", "format", "starts", "rounds", "round-length", "size", "clock", "length", "places"),
    "again",
}
"""The options of the command that opens a season."""


def _written(value: Any) -> Any:
    """A value as it stands in a form."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) if isinstance(value, int) else value


class Club:
    """A server with an umpire called Una, and a league in it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.matches = 0
        world.member("Una", manage_guild=True, manage_messages=True)

    async def slash(self, command: str, who: str = "Una", **options: Any) -> Private:
        """Use a command of the umpire's, and see what is answered."""
        return self.world.private(who, await self.world.slash(who, f"umpire {command}", **options))

    async def dashboard(self, who: str = "Una", *, is_old: bool = False) -> Dashboard:
        """The dashboard, as somebody opens it."""
        return Dashboard(self.world, who, await self.world.slash(who, COMMAND), is_old=is_old)

    async def go(self, what: str, /, who: str = "Una", **given: Any) -> Dashboard:
        """Open the dashboard, go the way to something, and see what is shown there."""
        screen = await self._went(what, who, given)
        assert not screen.was_refused, told(screen.answer)
        return screen

    async def refused(self, what: str, /, who: str = "Una", **given: Any) -> str:
        """Do something by a command, or on a dashboard that was opened a while ago, and read why it changes
        nothing.
        """
        before = self.lines()
        if what in WAYS:
            answer = (await self._went(what, who, given, is_old=True)).answer
        else:
            answer = await self.world.slash(who, f"umpire {what}", **given)
        assert self.lines() == before
        return told(answer)

    async def decide(self, what: str, /, **given: Any) -> Dashboard:
        """Decide, and confirm it; results without some of the tables, twice."""
        is_asked = what == "confirm" and bool(unplayed(self.season))
        screen = await self.go(what, **given)
        if what not in AT_ONCE:
            await screen.press("Confirm")
        assert ("although not everything was played" in screen.text) == is_asked
        if is_asked:
            await screen.press("Confirm")
        assert "✅ Done" in screen.text
        return screen

    async def _went(
        self, what: str, who: str, given: Mapping[str, Any], *, is_old: bool = False
    ) -> Dashboard:
        """The dashboard after somebody has gone a way on it."""
        screen = await self.dashboard(who, is_old=is_old)
        await screen.go(what, **given)
        return screen

    def lines(self) -> list[tuple[Any, ...]]:
        """All that the database holds of seasons."""
        return self.world.rows("SELECT season, seq, act, reason FROM season_log ORDER BY season, seq")

    @property
    def season(self) -> Season:
        """The only season that runs."""
        (season,) = self.world.bot.services.seasons.running(self.world.guild.id)
        return season

    async def open(self, *players: str, **options: Any) -> Season:
        """Open a season and let players sign up."""
        screen = await self.drafted(**{"name": "Spring", "game": "olsen", **options})
        await screen.press("Open sign-up")
        for player in players:
            await self.act(player, acts.SignUp(await self.key(player)))
        return self.season

    async def drafted(self, **options: Any) -> Private:
        """The preview of a season. What the command does not ask for is edited there."""
        typed = {option: value for option, value in options.items() if option in TYPED}
        screen = await self.slash("create", **typed)
        for form in FORMS.values():
            edited = {
                option: _written(options[option]) for option in form if option in options.keys() - TYPED
            }
            if edited:
                result = await change(screen, self.world, **edited)
                assert result.response is None or result.response.id == screen.message.id, told(result)
        return screen

    async def begin(self, *players: str, **options: Any) -> Season:
        """Open a season and start it."""
        await self.open(*players, **options)
        await self.decide("start")
        return self.season

    async def act(self, who: str, act: Act, reason: str = "") -> Season:
        """Let something happen to the season."""
        season = await self.world.bot.services.seasons.act(self.season.key, self.who(who), act, reason)
        await self.world.env.settle()
        return season

    async def replaced(self, player: str, by: str) -> Private:
        """Ask somebody to take over a place, and let them accept."""
        member = self.world.members[by]
        screen = await self.decide("replace", player=player, member=member, reason="has moved")
        await self.act(by, acts.TakeOver(list(self.season.offers)[-1]))
        return screen

    def who(self, name: str) -> Who:
        return Who(self.world.members[name].id, name)

    def numbered(self, *names: str, first: int = 1) -> str:
        """Players with the numbers by which an umpire changes their order, from ``first`` on."""
        say = self.world.say
        pairs = enumerate(names, start=first)
        return " · ".join(say("umpire-numbered", number=str(number), name=name) for number, name in pairs)

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
            key, self.season.settings.game, at, tuple(seats), season=self.season.key, fixture=fixture
        )
        await self.act("Una", acts.Record(result))
        return key

    async def suggested(self, command: str, option: str) -> list[tuple[str, str]]:
        """What is suggested to Una before she types an option of a command."""
        una = self.world.members["Una"]
        found = await una.autocomplete(self.world.channel, f"umpire {command}", option, "")
        return [(choice["name"], choice["value"]) for choice in found]

    async def offered(self, what: str, after: str = "") -> list[tuple[str, str]]:
        """The labels and keys of what the dashboard offers for something, ``after`` it was gone so far."""
        return (await (self.go(after) if after else self.dashboard())).offered(what)
