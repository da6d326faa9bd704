"""A simulated Discord with the real bot in it: what a test arranges, does and sees."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import Coroutine, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import discord
from simcord import MemberActor
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType
from simcord.interactions import base_payload
from simcord.results import InteractionResult

from bot.address import PostgresAddress
from bot.client import Olsen
from bot.games import GAMES
from bot.games.api import Move, Value
from bot.players.greedy import choose
from bot.settings import Settings
from bot.simulation import SimulatedClock
from bot.tables import NOW, Pace, Refused, Table, Who, next_actor
from bot.tables.pace import next_deadline
from bot.tables.reactions import FACES
from bot.tables.rows import read_table
from bot.ui.i18n.players import wording
from bot.ui.i18n.story import stamps
from bot.ui.i18n.translator import Translator
from bot.ui.pictures import scene_of, table_alt
from bot.ui.presses.hands import HandPresses, MakeMove
from bot.ui.tables.table import drawing, seat_lines
from bot.user_text import UserText
from tests.at_once import at_once
from tests.commands import commands_worded_once
from tests.discord.env import Discord
from tests.discord.strict import Strict
from tests.discord.unruly import Unruly
from tests.e2e.behind import Behind, BehindFile, BehindServer
from tests.e2e.screen import Private, alt_of, labels_of, newest_first, parts, plain, text_of
from tests.e2e.witness import Witness
from tests.template import new_database

T = TypeVar("T")

NAMES = ("Ada", "Bo", "Cleo", "Dag")

OPTIONS = ("Leave", "Remove computer", "Change house rules…", "Rules", "Close the table…")
"""What a lobby has behind **Options**."""

KEPT = (
    "SELECT table_id, phase, host, options, position, version, turn_version, finished_at FROM tables",
    "SELECT * FROM seats",
    "SELECT * FROM moves",
    "SELECT * FROM results",
)
"""All that the database holds of the tables, but for what was told of them and for the time that runs."""


class World:
    """One server with one channel, some members, and a moderator called Mo."""

    env: Discord
    bot: Olsen

    def __init__(
        self,
        folder: Path,
        chance: Random,
        server: PostgresAddress | None = None,
        pace: Pace | None = None,
        busy_timeout_ms: int = 0,
        **settings: Any,
    ) -> None:
        """``chance`` shuffles, and decides what else the bot leaves to it. The database is a file if it is on
        no ``server``: unless a ``busy_timeout_ms`` is given, nobody waits for it long, because who holds it
        waits for the bot.
        """
        self.chance = chance
        self.database = folder / "olsen.db"
        self.settings = replace(
            Settings(database=server or self.database, folder=folder, workers=0),
            **settings,
        )
        busy_timeout_ms = busy_timeout_ms or (1 if server is None else 50)
        self._olsen = {"shard_count": 1, "pace": pace, "busy_timeout_ms": busy_timeout_ms}
        self.behind: Behind
        if server is None:
            new_database(self.database)
            self.behind = BehindFile(self.database)
        else:
            self.behind = BehindServer(server)
        self._newest: dict[int, str] = {}
        self._cleanup = contextlib.ExitStack()

    async def open(self) -> None:
        """Start the bot and let everybody in."""
        self._cleanup.enter_context(at_once())
        self._cleanup.enter_context(commands_worded_once())
        clock = SimulatedClock()
        self.bot = Olsen(self.settings, clock, self.chance, **self._olsen)
        # A long time that passes, with many moves in it, may take a busy machine longer than simcord's 5 s.
        self.env = Discord(self.bot, settle_timeout=60)
        clock.follow(self.env)
        self.guild = self.env.create_guild("Card club")
        self.channel = self.guild.create_text_channel("cards")
        self.members: dict[str, MemberActor] = {}
        for name in NAMES:
            self.member(name)
        self.moderator = self.member("Mo", manage_messages=True)
        self.witness = Witness(self.env, self._table_in)
        self.env.backend.http_requests = self.witness
        await self.env.start()
        await self.pass_time(1)  # until requests may go out: none do in the first moment after a login

    @property
    def discord(self) -> Strict:
        """Discord's rules, and what was broken of them."""
        return self.env.strict

    @property
    def unruly(self) -> Unruly:
        """The switches for what goes wrong between the bot and Discord."""
        return self.env.unruly

    async def close(self) -> None:
        self.unruly.calm()
        await self.bot.close()
        await self.env.shutdown()
        self.behind.close()
        self._cleanup.close()

    def member(self, name: str, **permissions: bool) -> MemberActor:
        """A new member of the server, with a role of these permissions."""
        roles = [self.guild.create_role(f"{name}s", permissions=discord.Permissions(**permissions))]
        user = self.env.create_user(name.lower(), global_name=name)
        self.members[name] = self.guild.add_member(user, roles=roles if permissions else [])
        return self.members[name]

    def speaks(self, name: str, locale: str) -> None:
        """From now on the Discord of a member is in ``locale``, by Discord's name for it: ``no``, ``ja``."""
        backend, user_id = self.env.backend, str(self.members[name].id)
        emit = backend.emit

        def emit_in_locale(event: str, payload: Mapping[str, Any]) -> None:
            if event == "INTERACTION_CREATE" and payload["member"]["user"]["id"] == user_id:
                payload = {**payload, "locale": locale}
            emit(event, payload)

        backend.emit = emit_in_locale

    def thread(self, name: str) -> ChannelHandle:
        """A new thread in the channel."""
        backend = self.env.backend
        thread = backend.create_thread(self.channel.id, name, owner_id=self.moderator.id)
        return ChannelHandle(self.env, self.guild, thread)

    def forbid(self, channel: ChannelHandle, **permissions: bool) -> None:
        """Take permissions away from the bot in a channel, or give them (True)."""
        allow, deny = discord.PermissionOverwrite(**permissions).pair()
        me = self.env.backend.bot_user.id
        overwrite = Overwrite(me, OverwriteType.MEMBER, allow.value, deny.value)
        self.env.backend.set_overwrite(channel.id, overwrite)

    def forbid_everybody(self, channel: ChannelHandle, **permissions: bool) -> None:
        """Take permissions away from everybody in a channel but from the bot, or give all of them back."""
        allow, deny = discord.PermissionOverwrite(**permissions).pair()
        overwrite = Overwrite(self.guild.id, OverwriteType.ROLE, allow.value, deny.value)
        self.env.backend.set_overwrite(channel.id, overwrite)
        self.forbid(channel, **dict.fromkeys(permissions, True))

    async def limit(self, scope: str, **limits: int | None) -> None:
        """Set the limits of the server for a ``member``, a ``channel`` or the ``server``; None for none."""
        await self.bot.services.preferences.change_server(self.guild.id, **{f"limits_{scope}": limits})

    async def restart(self, bot: type[Olsen] = Olsen, *, after: float = 0) -> None:
        """Stop the bot and start it again ``after`` some seconds; Discord stays as it is. How long
        its end waits for answers of Discord is simulated too.
        """
        with self.env._bot_scope():
            closing = asyncio.ensure_future(self.bot.close())
        await self.env.settle()
        while not closing.done():
            await self.pass_time(1)
        await closing
        await self.pass_time(after)
        clock = SimulatedClock()
        self.bot = bot(self.settings, clock, self.chance, **self._olsen)
        clock.follow(self.env)
        await self.env.restart_bot(self.bot)
        await self.pass_time(1)

    async def pass_time(self, seconds: float = 2) -> None:
        """Let time go by: messages catch up, computers move, clocks run out."""
        await self.env.advance_time(seconds)

    async def as_bot(self, work: Coroutine[Any, Any, T], *, seconds: float = 0) -> T:
        """Have the bot do something of its own accord, as its clocks would; it takes ``seconds``."""
        with self.env._bot_scope():
            task = asyncio.ensure_future(work)
        await self.env.settle()
        if seconds:
            await self.pass_time(seconds)
        return task.result()

    # A table

    async def table(
        self, *players: str, computers: int = 0, rules: Mapping[str, Value] | None = None, **options: Any
    ) -> Table:
        """Open a table, seat players and computers, and start the match."""
        await self.lobby(*players, computers=computers, rules=rules, **options)
        await self.press(players[0], "Start")
        await self.pass_time()
        return self.now

    async def lobby(
        self, *players: str, computers: int = 0, rules: Mapping[str, Value] | None = None, **options: Any
    ) -> Table:
        """Open a table in the channel itself, seat players and computers, and choose house rules: of a ranked
        one, staff has chosen them.
        """
        host, *others = players
        if rules and options.get("ranked"):
            await self.staff_chooses(rules, options.get("game", "olsen"))
            rules = None
        await self.members[host].slash(self.channel, "play", **{"game": "olsen", "thread": False, **options})
        for other in others:
            await self.press(other, "Join")
        for _ in range(computers):
            await self.press(host, "Add computer")
        for key, value in (rules or {}).items():
            await self.house_rule(host, key, value)
        return self.now

    async def staff_chooses(
        self, rules: Mapping[str, Value], game: str = "olsen", name: str = "Sundays"
    ) -> None:
        """Make these house rules the server's default, under a ``name``."""
        staff, house_rules = Who(self.moderator.id, "Mo"), self.bot.services.house_rules
        made = await house_rules.create(self.guild.id, game, staff, name, rules)
        await house_rules.make_default(self.guild.id, game, made.key)

    async def house_rule(self, who: str, key: str, value: Value) -> None:
        """Choose a house rule from the menus that the lobby's button opens."""
        menus = self.private(who, await self.press(who, "Change house rules…"))
        await menus.choose(f"v:option:{self.now.table_id}:{key}")
        text = str(value).lower() if isinstance(value, bool) else value
        await menus.choose(f"a:set:{self.now.table_id}:{key}={text}")

    @property
    def now(self) -> Table:
        """The table of the channel, as the bot has committed it."""
        return self.bot.services.tables.in_channel(self.channel.id)

    async def newest(self, table: Table) -> Table:
        """The table as it is now, also when its match is over."""
        return await self.bot.services.tables.get(table.table_id)

    def _table_in(self, channel_id: int) -> Table | None:
        """The newest table of a channel, also while people are only being told that it is over."""
        if not hasattr(self.bot, "services"):
            return None  # the bot is only starting
        tables = self.bot.services.tables
        with contextlib.suppress(Refused):
            self._newest[channel_id] = tables.in_channel(channel_id).table_id
        return tables.find(self._newest.get(channel_id, ""))

    async def arrange(self, of: str | None = None, /, **position: Any) -> None:
        """Put another position of the running match ``of`` a table, by default the channel's, into the bot's
        database, and have the bot read it there, as it does where it could not save.

        Keys of the position that are not named stay; cards that are not named go to the end of where the
        game keeps those that nobody holds (:data:`REST`).
        """
        table = self.now if of is None else await self.bot.services.tables.get(of)
        while table.told_version < table.version:
            await self.pass_time(1)
            table = await self.newest(table)
        rest = REST.get(table.game_key, "stock")
        kept = {**table.game.dump(table.state), rest: "", **position}
        kept[rest] = " ".join([*kept[rest].split(), *unplaced(kept)])
        self.behind.write(
            "UPDATE tables SET position = ? WHERE table_id = ?", json.dumps(kept), table.table_id
        )
        self.witness.rearranged()
        await self.as_bot(self._read_again(table.table_id))

    async def _read_again(self, table_id: str) -> None:
        tables = self.bot.services.tables
        entry = tables.store.entries.find(table_id)
        row = await tables.store.database.tables.get(table_id)
        assert entry is not None
        assert row is not None
        # Whoever is on turn has their whole time for it, whatever lay there before.
        arranged = await read_table(tables.store.database, row)
        deadline = next_deadline(arranged, self.bot.clock.now(), tables.store.pace, self.chance)
        self.behind.write("UPDATE tables SET deadline = ? WHERE table_id = ?", deadline, table_id)
        entry.needs_reload = True
        async with tables.store.entries.locked(entry):
            pass

    async def finish(self, table: Table, chance: Random) -> Table:
        """Press any button of the hand that is on turn, until the match is over."""
        hands: dict[str, Private] = {}
        while (table := await self.newest(table)).phase == "playing":
            actor = next_actor(table)
            if actor is None:
                await self.pass_time()
                await self.press(table.chairs[0].name, "Next deal")
            elif (name := table.chairs[actor].name) not in self.members:
                await self.pass_time(3)
            else:
                hand = hands.get(name)
                if hand is None or hand.is_gone or "**Your turn**" not in hand.text:
                    hand = hands[name] = await self.hand(name)
                await hand.press_any(chance)
                is_open = (await self.newest(table)).is_open
                if is_open and "**Your turn**" not in hand.text and hand.labels and not hand.is_gone:
                    await hand.press_any(chance)  # a call
                await self.pass_time(0.5)
        await self.pass_time()
        return table

    async def play_out(self, table: Table, chance: Random) -> Table:
        """Have the people at a table play well until the match is over, without a press: for what comes after
        a match, which is shown in a fifth of the time that all presses of a match take.
        """
        matches = self.bot.services.tables.matches

        async def play(played: Table) -> Table:
            while played.phase == "playing":
                on_turn = sorted(played.game.to_act(played.state))
                seat = next((seat for seat in on_turn if played.chairs[seat].present), None)
                if seat is None:
                    break  # a computer moves in its own time
                seen, chair = played.observe(seat), played.chairs[seat]
                move = Move("deal") if Move("deal") in seen.legal else choose(seen, chance)
                who = Who(chair.user_id or 0, chair.name)
                played = await matches.submit(played.table_id, who, played.version, move)
            return played

        while (table := await self.newest(table)).phase == "playing":
            table = await self.as_bot(play(table))
            await self.pass_time(3)
        return table

    # The database

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query of the bot's database gives."""
        return self.behind.rows(query, *values)

    def write(self, statement: str, *values: Any) -> None:
        """Change the bot's database behind its back."""
        self.behind.write(statement, *values)

    @contextlib.contextmanager
    def nothing_changes(self) -> Iterator[None]:
        """What is done herein must leave every table, seat, move and result as it was."""
        before = [self.rows(query) for query in KEPT]
        yield
        assert [self.rows(query) for query in KEPT] == before

    def locked(self) -> contextlib.AbstractContextManager[None]:
        """Somebody else holds the database for writing."""
        return self.behind.locked()

    # What people see and press

    @property
    def say(self) -> Translator:
        """The bot's own words."""
        return self.bot.services.languages.default

    @property
    def message(self) -> Any:
        """The newest public message of the bot in the channel."""
        bot_id = self.bot.user.id if self.bot.user else 0
        return next(message for message in newest_first(self.channel) if message.author.id == bot_id)

    @property
    def text(self) -> str:
        """All text of the newest public message, and what the picture of a running match shows, in the words
        that stand there without a picture.
        """
        shown = text_of(self.message)
        return f"{shown}\n{self._pictured()}" if shown.startswith("## ") else shown

    def _pictured(self) -> str:
        """What the picture of the newest public message shows, if it is that of the channel's table as it is
        now, or of its result: its description must say what that would be described as.
        """
        if over := PLACE.findall(alt_of(self.message)):
            marked = [(f"**{place}.**" if place != "1" else "🏆", *told) for place, *told in over]
            return "\n".join(
                f"{mark} **{name}**{f' · {total}' if total else ''}" for mark, name, total in marked
            )
        table = self._table_in(self.channel.id)
        if table is None or table.state is None:
            return ""
        say = self.bot.services.languages.of_server(self.guild.id)
        if not table.is_open:
            return ""
        seen, words = table.observe(None), wording(table, say)
        scene = scene_of(
            table.game_key,
            seen,
            words.names,
            stamps(table),
            reactions=self.bot.services.reactions.at(table).seats,
        )
        if alt_of(self.message) != plain(table_alt(scene, words).text):
            return ""
        return plain("\n".join([drawing(seen, words), seat_lines(table, seen, words)]))

    @property
    def places(self) -> str:
        """The same without what is written small, as each player's own line below their place."""
        return "\n".join(line for line in self.text.splitlines() if not line.startswith("-#"))

    @property
    def labels(self) -> list[str]:
        """Labels of the buttons of the newest public message that can be pressed, but for its reactions."""
        return [label for label in labels_of(self.message) if label not in self.reactions]

    @property
    def reactions(self) -> list[str]:
        """Labels of the reactions below the newest public message."""
        return [label for label in labels_of(self.message) if label[:1] in FACES.values()]

    async def press(self, who: str, label: str) -> InteractionResult:
        """Press a button of the newest public message, or of the newest that has it: below the message of a
        table, its players may have been called.
        """
        if label in OPTIONS and "Options" in self.labels:
            return await self.option(who, label)
        having = (message for message in newest_first(self.channel) if label in labels_of(message))
        newest = self.message
        message = newest if label in labels_of(newest) else next(having, newest)
        return await self.members[who].click(message, label=label)

    async def option(self, who: str, label: str) -> InteractionResult:
        """Press a button that a lobby has behind **Options**, or choose what a menu there has."""
        options = self.private(who, await self.press(who, "Options"))
        return await (options.press(label) if label in options.labels else options.pick(label))

    async def at_once(self, *presses: tuple[str, Any, str]) -> list[InteractionResult]:
        """Presses (who, of which message, which id) that all reach the bot before it has answered any."""
        records = self.emit(*presses)
        await self.env.settle()
        return [InteractionResult(self.env, record) for record in records]

    def emit(self, *presses: tuple[str, Any, str]) -> list[Any]:
        """Presses as in :meth:`at_once`, on their way to the bot; simcord's records of them.

        They need not be on anybody's screen any more: Discord sends the message along as the presser saw it.
        """
        backend = self.env.backend
        records = []
        for who, message, custom_id in presses:
            channel_id = message.channel.id if isinstance(message, discord.Message) else message.channel_id
            stored = backend.get_message(channel_id, message.id)
            record, payload = base_payload(
                backend,
                type=3,
                channel_id=channel_id,
                guild_id=self.guild.id,
                user_id=self.members[who].id,
                data={"custom_id": custom_id, "component_type": 2},
            )
            record.source_message_id = stored.id
            payload["message"] = dict(serializers.message_payload(backend, stored))
            if not any(part.get("custom_id") == custom_id for part in parts(stored.components)):
                button = {"type": 2, "style": 2, "label": "?", "custom_id": custom_id}
                payload["message"]["components"] = [{"type": 1, "components": [button]}]
            backend.emit("INTERACTION_CREATE", payload)
            records.append(record)
        return records

    @property
    def call_id(self) -> str:
        """The id of the table's button for the call, which is there only while a seat may owe one."""
        return MakeMove(self.now.table_id, NOW, "call").custom_id

    def presses(self, seat: int) -> HandPresses:
        """The presses that the hand of a seat would have now."""
        return HandPresses(self.now.table_id, seat, self.now.version)

    async def slash(self, who: str, command: str, **options: Any) -> InteractionResult:
        """Use a command in the table's channel."""
        return await self.members[who].slash(self.channel, command, **options)

    async def leave(self, who: str) -> InteractionResult:
        """Leave the table, and say that this is meant where a match is running."""
        action = "a:leave" if self.now.state is None else "a:quit"
        (result,) = await self.at_once((who, self.message, f"{action}:{self.now.table_id}"))
        return result

    async def ask(self, who: str, what: str = "end") -> InteractionResult:
        """Press the button that asks whether the table is to ``end``, or whether to ``propose`` that."""
        (result,) = await self.at_once((who, self.message, f"v:{what}:{self.now.table_id}"))
        return result

    async def history(self, who: str, of: str = "") -> Private:
        """What a member has played, or everybody, behind the statistics."""
        shown = self.private(who, await self.slash(who, "stats", member=self.members[of or who]))
        for label in ("button-history", *([] if of else ["button-history-all"])):
            await shown.press(self.say(label))
        return shown

    async def chips(self, who: str, of: str = "") -> Private:
        """The chips of a member, behind the statistics."""
        shown = self.private(who, await self.slash(who, "stats", member=self.members[of or who]))
        await shown.press(self.say("button-chips"))
        return shown

    async def words_only(self, name: str) -> None:
        """From now on a member is shown words alone, as they can choose in their settings."""
        preferences, member = self.bot.services.preferences, self.members[name]
        await preferences.change_player(self.guild.id, member.id, UserText(name), text_only=True)

    def dismiss_all(self) -> None:
        """Have everybody dismiss the private messages on their screens."""
        messages = self.env.backend.messages[self.channel.id]
        for message in [message for message in messages.values() if message.is_ephemeral]:
            del messages[message.id]

    async def hand(self, name: str) -> Private:
        """Open a member's hand."""
        return self.private(name, await self.press(name, "My hand"))

    def private(self, name: str, result: InteractionResult) -> Private:
        """The private message that answered a member's press or command."""
        return Private(self.members[name], result)


PLACE = re.compile(r"Place (\d+): (.+?)(?:, (.+?))?\.(?= Place|$)")
"""A place in the description of a result's picture: its number, a name and how far behind that was."""
REST = {"otter": "aside", "ole": "pile"}
"""Where a game without a stock keeps the cards that nobody holds."""


def unplaced(position: dict[str, Any]) -> list[str]:
    """The cards of the deck that lie nowhere in a position."""
    fresh = GAMES[position["game"]].new(position["seats"], b"", position.get("options", {})).state
    deck = _cards(GAMES[position["game"]].dump(fresh))
    for code in _cards(position):
        deck.remove(code)
    return deck


def _cards(position: dict[str, Any]) -> list[str]:
    piles = ("hands", "stock", "discard", "columns", "aside", "points", "pile", "table")
    places = [position.get(key, "") for key in piles]
    texts = [text for place in places for text in ([place] if isinstance(place, str) else place)]
    return [code for text in texts for code in re.findall(r"\S+", text)]
