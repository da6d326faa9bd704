"""The rehearsal of a season in `olsen try`: members who sign up, come late, forget and leave, and the command
that goes on to what happens next.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable, Iterator, Sequence
from random import Random
from typing import Any, TypeVar

from discord import app_commands
from simcord import ChannelHandle, Env, GuildHandle, MemberActor

from bot.client import Olsen
from bot.league.season import (
    Season,
    acts,
    format_of,
    has_calls,
    season_state,
    times,
    tournament_of,
)
from bot.league.season.timetable import timetable
from bot.milliseconds import DAY, MINUTE
from bot.players import choose
from bot.simulation.cast import ALL, SimulatedMember
from bot.tables import Table, Who
from bot.tables.pace import due_at
from bot.tables.table import next_actor
from bot.ui.components.press import Press
from bot.ui.delivery import responses
from bot.ui.delivery.lanes import Lane
from bot.ui.i18n.translator import Translator, translator
from bot.ui.i18n.values import joined, moment
from bot.ui.leagues.times import AcceptTime, ProposeTime, ShowOwnTimes
from bot.ui.presses import leagues as presses
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.context import Interaction
from bot.ui.tables.lobby import Join, StartMatch

T = TypeVar("T")

QUIET = (acts.Remind, acts.AskForHours, acts.Post)
"""The acts of the clock that you don't need to see."""
BEFORE_THE_END = 4 * MINUTE
"""How many milliseconds before the end of a call late members come."""
SOON = 20
"""Seconds after which all news is posted and tables are open."""
INSTANT = 0.1
"""Seconds between two people who press as soon as they can."""
EVENING = DAY
"""Milliseconds between two evenings on which people sit down in an open season."""
TABLE = 4
"""The number of members who sit down together on such an evening."""
NAMED = 24
"""The most names in a line of the narrator, whose message must not become too long."""
LONGEST = 5_000
"""The most steps in which matches are played."""


def told_names(names: Iterable[str], say: Translator) -> str:
    """Names as they stand in a line of the narrator. If there are many, the others are only counted."""
    ordered = sorted(names)
    shown, more = joined(ordered[:NAMED], say), len(ordered) - NAMED
    return shown if more <= 0 else say("list-more", names=shown, count=more)


def next_command(goes_on: Any) -> app_commands.Command[Any, ..., None]:
    """The command of a rehearsal with which a moderator goes on; ``goes_on`` is its callback."""
    return app_commands.Command(name="next", description="Go on to what happens next", callback=goes_on)


class Rehearsal:
    """The rehearsal of a season in a channel, with all its players.

    ``narrator`` tells in the channel what the others have done. ``chance`` decides everything that is left to
    chance.
    """

    def __init__(
        self,
        env: Env,
        bot: Olsen,
        guild: GuildHandle,
        channel: ChannelHandle,
        narrator: MemberActor,
        cast: Iterable[SimulatedMember],
        chance: Random,
    ) -> None:
        self.wanted = False
        """Whether someone wants to continue."""
        self._env, self._bot, self._guild, self._channel = env, bot, guild, channel
        self._narrator = narrator
        self._cast = {player.actor.id: player for player in cast}
        self._chance = chance
        self._say: Translator = translator(bot.settings.locale)
        self._told: list[str] = []
        self._keys: dict[int, str] = {}
        self._proposed: set[str] = set()
        self._evenings = 0

    @property
    def cast(self) -> tuple[SimulatedMember, ...]:
        """All its players, including those who left."""
        return tuple(self._cast.values())

    def add_command(self) -> None:
        """Give the bot the command that goes on, before it starts."""
        self._bot.tree.add_command(next_command(self._asked))

    async def _asked(self, interaction: Interaction) -> None:
        async with error_boundary(interaction) as request:
            await responses.reply_private(interaction, request.say("rehearsal-goes-on"))
            self.wanted = True

    async def say_first(self) -> None:
        """Tell in the channel how to begin, if no season runs there."""
        if self._season() is None:
            await self.go_on()

    async def go_on(self) -> str:
        """Let the next thing happen, and tell it in the channel. No one else may act until then."""
        self.wanted, self._told = False, []
        self._say = self._bot.services.say_in(self._guild.id)
        season = self._season()
        if season is None:
            self._tell("rehearsal-announce")
        else:
            await self._pass(SOON)
            await self._know(season)
            await self._go_on(await self._newest(season))
            await self._pass(SOON)  # first the bot says what has come of it
            await self._know(season)
            self._tell_whose_turn(await self._newest(season))
        text = "\n".join([self._say("rehearsal-now", at=moment(self._now)), *self._told])
        await self._narrator.send(self._channel, text)
        return text

    # A season from phase to phase

    async def _go_on(self, season: Season) -> None:
        match season.phase:
            case "signup":
                if not await self._sign_up(season):
                    await self._wait(season)
            case "check_in":
                if not await self._check_in(season):
                    await self._wait(season)
            case "running" if not format_of(season).facts.drawn:
                await self._evening(season)
            case "running":
                if not has_calls(season):  # then they come as soon as their tables are drawn
                    await self._leave(season)
                agreed = await self._agree(season)
                if not await self._meet(await self._newest(season)) and not agreed:
                    await self._wait(season)
                    await self._leave(await self._newest(season))
                    await self._meet(await self._newest(season))

    def _tell_whose_turn(self, season: Season) -> None:
        """Say what the umpire can do now, or when something happens by itself."""
        phase: str = "running" if season.phase == "check_in" else season.phase
        if phase == "running" and not format_of(season).facts.drawn:
            phase = "open"
        signed = {each.player for each in season.signed}
        missing = phase == "signup" and any(self._key(each) not in signed for each in self._present())
        self._told.append("")  # what follows belongs to no point of the list above
        self._tell("rehearsal-then", phase=phase, missing=missing, at=moment(self._next(season)))

    async def _sign_up(self, season: Season) -> bool:
        """Let members sign up who haven't, the late ones last. Return whether any did."""
        signed = {each.player for each in season.signed}
        new = [each for each in self._present() if self._key(each) not in signed]
        early = [each for each in new if not each.habits.late]
        pressed = [each for each in early or new if await self._press(each, presses.JoinSeason(season.key))]
        return self._did("rehearsal-signs-up", pressed)

    async def _check_in(self, season: Season) -> bool:
        """Let members check in who forget nothing. Return whether any did."""
        missing = {each.player for each in season.signed if not each.checked_in}
        asked = [each for each in self._present() if self._key(each) in missing and not each.habits.forgets]
        pressed = [each for each in asked if await self._press(each, presses.StayInSeason(season.key))]
        return self._did("rehearsal-checks-in", pressed)

    async def _wait(self, season: Season) -> None:
        """Wait until the clock does something that people see, if it will."""
        at = self._next(season)
        if at is not None:
            await self._pass((at - self._now) / 1000 + SOON)

    def _next(self, season: Season) -> int | None:
        """When (ms) the clock does something that people see; None if it does nothing before the umpire."""
        seen = (at for at, what in timetable(season, self._now) if not isinstance(what, QUIET))
        at = min(seen, default=None)
        return None if at is None else max(at, self._now)

    async def _leave(self, season: Season) -> None:
        """Let members leave the server in whose round it is."""
        number = self._round(season)
        leaving = [each for each in self._present() if 0 < each.habits.leaves <= number]
        for each in leaving:
            self._guild.remove_member(each.actor)
            each.gone = True
        await self._env.settle()
        self._did("rehearsal-leaves", leaving)

    def _round(self, season: Season) -> int:
        """The number of the round that is played or, where no rounds are drawn, of the evening."""
        state, play = season_state(season), tournament_of(season)
        if play is not None:
            return play.round
        return (state.round if state else 0) or self._evenings

    # Tables that were drawn

    async def _agree(self, season: Season) -> bool:
        """Let members who forget nothing propose times for their tables and accept them. Return whether any
        did.
        """
        agreeing: list[SimulatedMember] = []
        for fixture in format_of(season).fixtures.called(season) if has_calls(season) else ():
            if not times.agrees_times(season, fixture) or season.appointment(fixture).at is not None:
                continue
            for player in self._players(format_of(season).fixtures.players_of(season, fixture)):
                if not player.habits.forgets and await self._settle_time(season, fixture, player):
                    agreeing.append(player)
        return self._did("rehearsal-agrees", agreeing)

    async def _settle_time(self, season: Season, fixture: str, player: SimulatedMember) -> bool:
        """Accept the time that is proposed for a table, or propose one. Return whether there was anything to
        do.
        """
        season = await self._newest(season)
        proposal = times.open_proposal(season, fixture)
        if proposal is not None and self._key(player) not in times.waited_for(season, fixture):
            return False
        if proposal is None and fixture in self._proposed:
            return False  # members propose only once
        screen = await self._press(player, ShowOwnTimes(season.key))
        if screen is None:
            return False
        if proposal is not None:
            return bool(await _click(player, AcceptTime(season.key, proposal.at, fixture), [screen]))
        self._proposed.add(fixture)
        return await self._propose(player, screen)

    async def _propose(self, player: SimulatedMember, screen: Any) -> bool:
        """Propose the last time that the screen offers, so that the others have days to answer. Return
        whether it offers any.
        """
        for menu in _parts(screen.components):
            values = [option["value"] for option in menu.get("options", ())]
            offered = [press for value in values if (press := ProposeTime.read(value)) is not None]
            if offered:
                last = max(offered, key=lambda press: press.at)
                await player.actor.select(screen, [last.custom_id], custom_id=menu["custom_id"])
                return True
        return False

    def _players(self, keys: Iterable[str]) -> list[SimulatedMember]:
        """The simulated members among these people who are on the server, in the same order."""
        by_key = {self._key(player): player for player in self._present()}
        return [by_key[key] for key in keys if key in by_key]

    async def _meet(self, season: Season) -> bool:
        """Let members press that they are here, the late ones later, and play the matches that begin. Return
        whether any came or played.
        """
        came = await self._come(season, late=False)
        season = await self._newest(season)
        if any(each.habits.late and each.comes(key) for key, each in self._called(season)):
            await self._be_late(season)
            came += await self._come(await self._newest(season), late=True)
        self._did("rehearsal-is-here", came)
        called = [each for _, each in self._called(await self._newest(season))]
        self._did("rehearsal-forgets", [each for each in called if each not in came])
        return await self._play_all(season) or bool(came)

    async def _come(self, season: Season, *, late: bool) -> list[SimulatedMember]:
        """Let members who are called and who come say that they are here, and return them."""
        return [
            player
            for fixture, player in self._called(season)
            if player.habits.late <= late
            and player.comes(fixture)
            and await self._press(player, presses.BeReady(season.key, fixture), "league fixtures")
        ]

    async def _be_late(self, season: Season) -> None:
        """Wait until shortly before the first call is over."""
        calls = (appointment.call for appointment in season.appointments.values())
        until = min((call.until for call in calls if call is not None), default=self._now)
        await self._pass(max(0, until - BEFORE_THE_END - self._now) / 1000)

    def _called(self, season: Season) -> list[tuple[str, SimulatedMember]]:
        """The members who are waited for now, each with the fixture."""
        by_key = {self._key(player): player for player in self._cast.values()}
        return [
            (fixture, by_key[key])
            for fixture in format_of(season).fixtures.called(season)
            for key in self._waited_for(season, fixture)
            if key in by_key
        ]

    def _waited_for(self, season: Season, fixture: str) -> Iterator[str]:
        """The keys of the players of a fixture who have not said that they are here although it is time."""
        table = self._bot.services.seasons.table_of(season, fixture)
        appointment = season.appointment(fixture)
        if has_calls(season) and appointment.call is None:
            return
        if table is None and has_calls(season):  # it opens for the first who comes
            yield from format_of(season).fixtures.players_of(season, fixture)
        if table is not None and table.phase == "lobby":
            yield from (chair.person for chair in table.chairs if chair.is_asked and chair.person)

    # Tables that people open themselves

    async def _evening(self, season: Season) -> None:
        """Let some members sit down and play together, a day later."""
        at = self._next(season)
        later = EVENING if at is None else min(EVENING, at - self._now + 1000)
        await self._pass(max(0, later) / 1000)
        self._evenings += 1
        season = await self._newest(season)
        await self._leave(season)
        there = [each for each in self._present() if each.habits.forgets != ALL]
        playing = [each for each in there if season.plays(self._key(each))]
        if season.phase != "running" or len(playing) < 2:
            return
        host, *others = self._chance.sample(playing, min(TABLE, len(playing)))
        await self._press(host, presses.OpenSeasonTable(season.key), "league info")
        table = next((each for each in self._tables(season) if each.phase == "lobby"), None)
        if table is None:
            return
        for each in others:
            await self._press_at(table, each, Join(table.table_id))
        await self._press_at(table, host, StartMatch(table.table_id))
        await self._play_all(season)

    # Matches

    async def _play_all(self, season: Season) -> bool:
        """Play all matches that have begun to their end. Return whether there are any."""
        playing = [table.table_id for table in self._tables(season) if table.phase == "playing"]
        if playing:
            await self._play(playing)
            await self._pass(5)
            self._tell("rehearsal-played", count=len(playing))
        return bool(playing)

    async def _play(self, playing: Sequence[str]) -> None:
        """Play matches at the same time: members who are there make their moves, and computers and the clock
        do the rest. One match after another would keep the other players waiting until computers played for
        them.
        """
        tables = self._bot.services.tables
        for _ in range(LONGEST):
            moved = [await self._as_bot(self._moves(await tables.get(key))) for key in playing]
            left = [table for table in moved if table.phase == "playing"]
            if not left:
                return
            playing = [table.table_id for table in left]
            at = min((at for table in left if (at := due_at(table)) is not None), default=self._now + 1000)
            await self._pass(max(0, at - self._now) / 1000 + 0.1)

    async def _moves(self, table: Table) -> Table:
        """Make the moves of members who are there, until another player is on turn. Return the table."""
        matches = self._bot.services.tables.matches
        while table.phase == "playing" and (seat := next_actor(table)) is not None:
            chair = table.chairs[seat]
            player = self._cast.get(chair.user_id or 0)
            if player is None or player.gone or chair.forfeited:
                break
            if table.fixture is not None and not player.comes(table.fixture):
                break  # it has begun without them
            who = Who(player.actor.id, chair.name)
            move = choose(table.observe(seat), "normal", self._chance)
            table = await matches.submit(table.table_id, who, table.version, move)
        return table

    def _tables(self, season: Season) -> list[Table]:
        tables = self._bot.services.tables.open_tables()
        return [table for table in tables if table.season == season.key]

    # What members press

    async def _press(self, player: SimulatedMember, press: Press, command: str = "") -> Any:
        """Press a button of the season, in the answer to a ``command`` or in the channel. Return the message
        that answers; None if there is no such button.
        """
        await self._have_sent()
        if not command:
            return await _click(player, press, self._channel.history()[::-1])
        answer = await player.actor.slash(self._channel, command)
        return answer.response and await _click(player, press, [answer.response])

    async def _press_at(self, table: Table, player: SimulatedMember, press: Press) -> None:
        await self._have_sent()
        where = self._env.backend.channels[table.channel_id]
        channel = ChannelHandle(self._env, self._guild, where)
        await _click(player, press, channel.history()[::-1])

    async def _have_sent(self) -> None:
        """Let time pass until all that waits to be sent to Discord has been sent. A press that waits for
        what an earlier one sends would wait forever while time stands still.
        """
        while any(map(self._bot.governor.waiting, Lane)):
            await self._pass(INSTANT)

    # The bot, its clock, and news

    def _season(self) -> Season | None:
        """The newest season that is not finished."""
        return next(reversed(self._bot.services.seasons.running(self._guild.id)), None)

    async def _newest(self, season: Season) -> Season:
        """The season as it is now."""
        return await self._bot.services.seasons.by_key(season.key)

    async def _know(self, season: Season) -> None:
        """Learn by which keys the bot knows the members."""
        names = await self._bot.services.seasons.names(season)
        self._keys = {row.user_id: key for key, row in names.items()}

    def _key(self, player: SimulatedMember) -> str:
        return self._keys.get(player.actor.id, "")

    def _present(self) -> list[SimulatedMember]:
        return [player for player in self._cast.values() if not player.gone]

    @property
    def _now(self) -> int:
        return self._bot.clock.now()

    async def _pass(self, seconds: float) -> None:
        await self._env.advance_time(seconds)

    async def _as_bot(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the bot do something as it does by itself."""
        with self._env._bot_scope():
            task = asyncio.ensure_future(work)
        await self._env.settle()
        return await task

    def _did(self, phrase: str, who: Sequence[SimulatedMember]) -> bool:
        """Tell that some members have done something. Return whether there are any."""
        if who:
            self._tell(phrase, names=told_names({each.name for each in who}, self._say))
        return bool(who)

    def _tell(self, phrase: str, **arguments: Any) -> None:
        self._told.append(self._say(phrase, **arguments))


async def _click(player: SimulatedMember, press: Press, shown: Iterable[Any]) -> Any:
    """Press the button in the first message that has it. Return the message that answers, or else the same
    message; None if there is no such button.
    """
    for message in shown:
        ids = [raw["custom_id"] for raw in _parts(message.components) if "custom_id" in raw]
        if press.custom_id in ids:
            result = await player.actor.click(message, custom_id=press.custom_id)
            return result.response or message
    return None


def _parts(components: Iterable[Any]) -> Iterator[dict[str, Any]]:
    """All components of a message that are not disabled, including nested ones."""
    for component in components:
        raw = component if isinstance(component, dict) else component.to_dict()
        if not raw.get("disabled"):
            yield raw
        yield from _parts([*raw.get("components", ()), *([raw["accessory"]] if raw.get("accessory") else [])])
