"""Whole seasons, from the umpire's first command to the champion's role, with all that happens in between."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from zipfile import ZipFile

import pytest
import pytest_asyncio
from simcord.builders import ChannelHandle

from bot.league.season import Season, acts, format_of, season_state, winners
from bot.league.standings import standings
from bot.tables import Table
from tests.e2e.club import Club
from tests.e2e.dashboard import in_order
from tests.e2e.screen import labels_of, text_of, told
from tests.e2e.settings import altered
from tests.e2e.test_privacy import files_of, forget, traces
from tests.e2e.test_umpire import DAY
from tests.e2e.world import World

PLAYERS = ("Ada", "Bo", "Cleo", "Dag", "Eva", "Finn")


class SeasonClub(Club):
    """A server with six members, an umpire, a role for champions and a channel for decisions."""

    def __init__(self, world: World) -> None:
        super().__init__(world)
        for name in PLAYERS[4:]:
            world.member(name)
        self.role = world.guild.create_role("Champion")
        self.log = world.guild.create_text_channel("decisions")
        self.chance = Random(5)

    async def announce(self, **options: object) -> None:
        """Announce a season; its champion gets the role, its decisions their channel."""
        screen = await self.drafted(**{"name": "Sunday", "game": "olsen", **options})
        await screen.press("Open sign-up")
        assert self.role.mention in await altered(self, role=self.role, log_channel=self.log)

    async def enter(self, *names: str) -> None:
        """Press Join at the announcement, which is the first message of the channel."""
        for name in names:
            result = await self.world.members[name].click(self.world.channel.history()[0], label="Join")
            assert "You’re in" in told(result) or "waiting" in told(result)

    async def ready(self, name: str) -> None:
        """Be ready, or here, for one's own table of this round, if one has a table in it."""
        screen = self.world.private(name, await self.world.slash(name, "league fixtures"))
        if "I’m here" in screen.labels:
            await screen.press("I’m here")
            await self.world.pass_time(3)

    async def settle_ties(self, *last: str) -> None:
        """Decide every tie by the order in which its players stand, with these last."""
        names = {await self.key(name): name for name in PLAYERS}
        while ties := format_of(self.season).standings.ties(self.season):
            tied = [names[self.season.player_of(entry)] for entry in ties[0].entries]
            order = in_order(*sorted(tied, key=lambda name: name in last))
            await self.decide("settle", reason="by lot", **order)

    def tables(self) -> list[Table]:
        """The open tables of the season."""
        return [
            table for table in self.world.bot.services.tables.open_tables() if table.season == self.season.key
        ]

    async def play(self, table: Table) -> Table:
        """Play a match to its end."""
        return await self.world.play_out(table, self.chance)

    async def play_round(self, *absent: str) -> None:
        """All tables of the round are played by who is there: at once, or when it is time if some are not."""
        await self.come(*absent)
        if absent:
            await self.world.pass_time(6 * DAY + 60)
            (at,) = {
                appointment.at
                for appointment in self.season.appointments.values()
                if appointment.at is not None
            }
            await self.world.pass_time((at - self.world.bot.clock.now()) / 1000 - 300)
            await self.come(*absent)
            await self.world.pass_time(1200)
            await self.come(*PLAYERS)

    async def come(self, *absent: str) -> None:
        """Everybody but these says that they are here, and the tables that have begun are played."""
        for name in PLAYERS:
            if name not in absent and self.season.plays(await self.key(name)):
                await self.ready(name)
        for table in self.tables():
            if table.phase == "playing":
                await self.play(table)

    async def come_to_every_game(self) -> None:
        """Everybody comes to each game of the round, whose tables follow one another."""
        await self.come()
        while any(table.phase == "playing" for table in self.tables()):
            await self.come()
        await self.world.pass_time(15)

    async def next_round(self) -> None:
        """Let this round's time be up."""
        state = season_state(self.season)
        assert state is not None
        until = max(fixture.deadline for fixture in state.fixtures.values())
        await self.world.pass_time((until - self.world.bot.clock.now()) / 1000 + 15)

    def champions(self) -> set[str]:
        """Who has the champion's role."""
        backend, guild = self.world.env.backend, self.world.guild.id
        holders = {
            name: backend.get_member(guild, member.id).role_ids for name, member in self.world.members.items()
        }
        return {name for name, roles in holders.items() if self.role.id in roles}

    def said(self, channel: ChannelHandle | None = None) -> str:
        """All that a channel reads."""
        return "\n".join(text_of(message) for message in (channel or self.world.channel).history())

    async def winners(self, season: Season) -> set[str]:
        """The names of those who have won a season."""
        finished = await self.world.bot.services.seasons.by_key(season.key)
        assert finished.phase == "over"
        keys = {await self.key(name): name for name in PLAYERS}
        return {keys[player] for player in winners(finished)}

    def place_of(self, season: Season, person: str) -> int | None:
        """Where somebody stands."""
        assert season.play is not None
        (row,) = [row for row in standings(season.play) if row.account.player == person]
        return row.place


@contextmanager
def at(world: World, table: Table) -> Iterator[None]:
    """Everybody looks at the channel of a table."""
    here = world.channel
    world.channel = ChannelHandle(world.env, world.guild, world.env.backend.channels[table.channel_id])
    yield
    world.channel = here


@pytest_asyncio.fixture
async def club(world: World) -> SeasonClub:
    return SeasonClub(world)


async def test_a_season_of_rounds_from_the_announcement_to_the_champion(club: SeasonClub) -> None:
    world = club.world
    await club.announce(format="rounds", rounds=2, length=1, size=3, **{"round-length": "8 days"})
    await club.enter("Ada", "Bo", "Cleo", "Dag", "Eva")
    await club.decide("start")
    await world.pass_time(15)
    assert labels_of(world.message) == ["Mark my hours", "I’m here", "Fixtures"]
    # a late joiner plays from the next round on
    await club.enter("Finn")
    # the first round: Eva is never there
    await club.play_round("Eva")
    await club.next_round()
    season = club.season
    assert season.play is not None
    eva = await club.key("Eva")
    assert [line.kind for line in season.play.accounts[eva].lines] == ["forfeit"]
    # a withdrawal
    await club.decide("withdraw", player="Eva", rest="zero", reason="has moved away")
    await club.play_round()
    # a match is void, and is not after all; another score is adjusted
    matches = [value for _, value in await club.offered("void")]
    before = standings(club.season.play or season.play)
    await club.decide("void", match=matches[0], reason="seen by all")
    assert standings(club.season.play or season.play) != before
    decision = season_state(club.season).decisions[-1].key
    await club.decide("reverse", decision=decision, reason="seen wrong")
    assert standings(club.season.play or season.play) == before
    await club.next_round()
    assert club.season.phase == "review"
    season = club.season
    await club.settle_ties()
    await club.decide("confirm", reason="well played")
    await world.pass_time(30)
    first = await club.winners(season)
    assert club.champions() == first != set()
    assert "🥇" in club.said()
    for word in ("moved away", "seen by all", "seen wrong"):
        assert word in club.said(club.log)


@pytest.mark.both_engines
async def test_an_open_season_with_a_tie_that_the_umpire_settles(club: SeasonClub) -> None:
    world = club.world
    await club.announce(format="open", length=1, ends="2 weeks")
    await club.enter("Ada", "Bo", "Cleo")
    await club.decide("start")
    await world.pass_time(15)
    # who is not in may not sit down at a table of the league
    info = world.private("Ada", await world.slash("Ada", "league info"))
    await info.press("Open a table")
    await world.pass_time(3)
    (table,) = club.tables()
    with at(world, table):
        assert "league" in told(await world.press("Finn", "Join"))
        await world.press("Bo", "Join")
        await world.press("Ada", "Start")
        await world.pass_time()
        table = await world.play_out(table, club.chance)
    # the loser was miscounted, which makes a tie, and the umpire settles it
    ada, bo = await club.key("Ada"), await club.key("Bo")
    book = club.season.play
    assert book is not None
    (match,) = book.results
    totals = {seat.player: seat.total for seat in book.results[match].seats}
    behind, ahead = ("Ada", "Bo") if totals[ada] > totals[bo] else ("Bo", "Ada")
    await club.decide("adjust", player=behind, match=match, total=min(totals.values()), reason="miscounted")
    assert [club.place_of(club.season, player) for player in (ada, bo)] == [1, 1]
    await world.pass_time(14 * DAY)
    assert club.season.phase == "review"
    season = club.season
    await club.decide("settle", **in_order(behind, ahead), reason="by lot")
    await club.decide("confirm", reason="well played")
    await world.pass_time(30)
    assert club.champions() == await club.winners(season) == {behind}
    assert "by lot" in club.said(club.log)


@pytest.mark.slow
async def test_divisions_go_up_and_down_between_two_seasons_and_the_role_goes_on(club: SeasonClub) -> None:
    world = club.world
    options = {"format": "divisions", "rounds": 2, "length": 1, "size": 3, "round-length": "8 days"}
    await club.announce(**options, **{"division-size": 3, "moving": 1})
    await club.enter(*PLAYERS)
    await club.decide("start")
    first = club.season
    await club.play_round()
    await club.next_round()
    await club.next_round()  # nobody comes to the second one
    await club.settle_ties()
    await club.decide("confirm", reason="well played")
    await world.pass_time(30)
    champions = club.champions()
    assert champions
    # the same again
    screen = await club.slash("create", again="Sunday")
    await screen.press("Open sign-up")
    await world.pass_time(15)
    announcement = next(m for m in reversed(world.channel.history()) if "Join" in labels_of(m))
    for name in PLAYERS:
        await world.members[name].click(announcement, label="Join")
    await club.decide("start")
    second = club.season
    assert (second.number, second.settings.role) == (2, first.settings.role)
    before = await world.bot.services.seasons.by_key(first.key)
    assert before.play is not None
    assert second.play is not None
    moved = {
        entry
        for entry, entrant in second.play.entrants.items()
        if entrant.division != before.play.entrants[entry].division
    }
    assert len(moved) == 2
    await world.pass_time(17 * DAY)
    assert "share first place" in await club.refused("confirm")
    await club.settle_ties(*champions)
    await club.decide("confirm", reason="nobody came")
    await world.pass_time(30)
    assert club.champions() == await club.winners(second) != champions


FOR_STAFF: dict[str, dict[str, object]] = {
    "create": {"name": "Mine"},
    "start": {},
    "confirm": {"reason": "I say so"},
    "cancel": {"reason": "I say so"},
    "withdraw": {"player": "Bo", "reason": "I say so"},
    "export": {},
    "log": {},
}


async def test_members_without_the_right_are_refused(club: SeasonClub) -> None:
    await club.announce(format="rounds")
    await club.enter("Ada", "Bo")
    # Discord would not even show the command; here somebody is allowed to see it
    world = club.world
    world.member("Nosy", manage_messages=True)
    for command, options in FOR_STAFF.items():
        said = await club.refused(command, who="Nosy", **options)
        assert "**Manage Server**" in said, command


@pytest.mark.slow
async def test_the_tournament_of_swedish_pursuit_to_its_champion(club: SeasonClub) -> None:
    world = club.world
    await club.announce(format="pursuit", game="pursuit", clock="fast")
    await club.enter("Ada", "Bo", "Cleo")
    await club.decide("start")
    await world.pass_time(15)
    for number in range(2):
        await club.come_to_every_game()
        assert club.season.play is not None
        assert club.season.play.round == min(number + 2, 2)
    # the umpire has looked away: a game of round 2 is played again, before the scores can be confirmed
    await club.decide("void", match="2-1", game=2, reason="a hand was shown")
    await world.pass_time(15)
    await club.come_to_every_game()
    await club.decide("adjust", match="2-1", game=1, player="Bo", total="+3", reason="miscounted")
    await club.decide("confirm", reason="the scores stand")
    await world.pass_time(15)
    assert club.season.play.phase == "playoff"
    season = club.season
    await club.come_to_every_game()
    await club.decide("confirm", reason="the scores stand")
    if club.world.bot.services.seasons.running(world.guild.id):
        await club.decide("share", reason="nothing tells them apart")
    await world.pass_time(30)
    assert club.champions() == await club.winners(season) != set()
    assert "a hand was shown" in club.said(club.log)


@pytest.mark.slow
async def test_who_is_forgotten_in_mid_season_is_nowhere_and_the_others_play_on(club: SeasonClub) -> None:
    world = club.world
    await club.announce(format="rounds", rounds=2, length=1, size=2, **{"round-length": "8 days"})
    await club.enter("Ada", "Bo", "Cleo", "Dag")
    await club.decide("start")
    await world.pass_time(15)
    await club.play_round()
    bo, season = await club.key("Bo"), club.season
    assert season.play is not None
    (match,) = season.play.matches[bo]
    await club.act("Bo", acts.Appeal(match, bo), "Bo was first, and Ada says so too")
    await club.decide("warn", player="Bo", reason="Bo has shouted")
    await club.decide("award", player="Ada", points=5, reason="for bearing with Bo")
    await world.pass_time(15)
    before = {row.account.entry: row.account.score for row in standings(season.play)}
    await forget(world, "Bo")
    await world.pass_time(15)
    assert traces(world, "Bo") == set()
    screen = world.private("Ada", await world.slash("Ada", "league standings"))
    assert "a former player" in screen.text
    assert "Bo" not in screen.text
    (file,) = files_of(await world.slash("Una", "umpire export"))
    with ZipFile(io.BytesIO(await file.read())) as export:
        files = {name: export.read(name) for name in export.namelist()}
    with ZipFile(io.BytesIO(files.pop("season.xlsx"))) as book:
        files["season.xlsx"] = book.read("xl/sharedStrings.xml")
    assert [name for name, content in files.items() if b"Bo" in content] == []
    await club.next_round()
    await world.pass_time(9 * DAY)
    after = club.season.play
    assert after is not None
    assert club.season.phase == "review"
    assert [line.key for line in after.accounts[bo].lines if line.kind == "match"] == [match]
    others = {row.account.entry: row.account.score for row in standings(after)}
    assert all((others[entry] or 0) >= (score or 0) for entry, score in before.items())
