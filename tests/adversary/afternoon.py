"""An afternoon: one step after the other, and after each of them a look at all that has come of it."""

from __future__ import annotations

import logging
import os
import random
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord.backend.models import Interaction, Message
from simcord.interactions import command_leaves

from bot.shards import is_server
from bot.ui.routes import router
from tests.adversary import hands
from tests.adversary.forging import Forger
from tests.adversary.hands import Place
from tests.adversary.ledger import Ledger, changes
from tests.adversary.outside import Outside
from tests.adversary.rights import Doer, Judge
from tests.adversary.scene import SECRETS, Adversary, Scene
from tests.adversary.sent import Sent
from tests.adversary.words import names
from tests.discord.installs import invite
from tests.storm.chance import Chance
from tests.storm.messages import choices

ANSWERED_WITHIN = 3.0
"""Seconds within which Discord wants an answer."""
LATER = 8
"""After so many steps some time passes, in which the bot does what it has put off."""
TYPED, OF_MESSAGE = 1, 3
"""Discord's numbers for commands that are typed, and for those in the menu of a message."""

ANSWERED = (app_commands.TransformerError, app_commands.CommandSignatureMismatch)
"""What discord.py raises about the options of a command. The bot answers it, simcord counts it."""
EXPLAINS = re.compile(r"types /(?:rules|help)|chooses Rules |\w+ '?(?:v:rules|n:rules|n:learn|h):|.*y:fair:")
"""What is answered with the rules of a game, with its lesson, whose cards are nobody's, or with the first
deal of a match that is over.
"""
INVITES = re.compile(r"o:with:[a-z_]+:(\d+)")
"""The press by which a member is asked by name to play."""
WITHOUT_RIGHT = "nothing is changed without a right to it"
"""The fault that somebody has changed what they may not."""


@dataclass(frozen=True)
class Fault:
    """What was wrong after a step."""

    step: int
    kind: str
    says: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.says}"


@dataclass
class Account:
    """How an afternoon went: what was done, and what was wrong in the end, if anything was."""

    told: dict[int, str]
    """What was done at each step, in words."""
    fault: Fault | None = None


async def spend(folder: Path, seed: int, steps: Sequence[int]) -> Account:
    """Let the adversaries take ``steps`` of the afternoon of a seed, up to the first fault.

    Each step is drawn from its own number, so that one does the same whether others were taken before it or
    not, as far as what it is about is there.
    """
    chance = Chance(seed)
    account = Account({})
    with _from_seed(chance), _log() as records:
        scene = Scene(folder, chance.stream("bot"))
        try:
            await scene.arrange()
            afternoon = Afternoon(scene, seed, records)
            for step in steps:
                account.told[step], faults = await afternoon.take(step, chance.stream("step", step))
                if faults:
                    account.fault = Fault(step, *faults[0])
                    break
            afternoon.ledger.close()
        finally:
            await scene.world.close()
    return account


class Afternoon:
    """Takes the steps, and sees what comes of them."""

    def __init__(self, scene: Scene, seed: int, records: list[logging.LogRecord]) -> None:
        self.scene, self.world, self.seed, self.records = scene, scene.world, seed, records
        self.backend = scene.world.env.backend
        self.ledger = Ledger(scene.world.database)
        known = sorted(self.backend.commands[None].values(), key=lambda each: str(each["name"]))
        self.commands = [
            (" ".join(path), leaf)
            for command in known
            if command["type"] == TYPED
            for path, leaf in command_leaves(command)
        ]
        self.menus = [command for command in known if command["type"] != TYPED]
        self.forms = sorted(router().forms, key=lambda kind: kind.__name__)
        self.last: dict[int, Interaction] = {}
        """What each adversary has done last."""
        self._sent = Sent(scene)
        self._outside = Outside(scene)

    async def take(self, step: int, chance: Random) -> tuple[str, list[tuple[str, str]]]:
        """Take a step. Gives what it was, and what was wrong: the kind of fault, and the fault in words."""
        adversary = chance.choice(self.scene.adversaries)
        spot = chance.choice(adversary.spots)
        place = Place(adversary.user_id, self.scene.place_id(spot), chance.choice(self._channels(spot)))
        before = self.ledger.read()
        forger = Forger(self.scene, before, place, chance, self.seed)
        self.records.clear()
        what, record = self._act(adversary, place, forger, chance)
        asked = {int(one) for one in INVITES.findall(what)} & set(self._people(place))
        if record is not None and record.channel_id in self.backend.channels:
            # A form is sent from where it was opened.
            spot = record.guild_id or record.channel_id
            place = Place(place.user_id, self.scene.place_id(spot), record.channel_id)
        permissions = 0  # where the bot was not invited, it takes no orders
        if is_server(place.place_id):
            permissions = self.backend.compute_permissions(place.place_id, place.user_id, place.channel_id)
        await self.world.env.settle()
        if record is not None and not record.responded:
            await self.world.pass_time(ANSWERED_WITHIN)
        faults = []
        explains = EXPLAINS.match(what) is not None
        if explains:
            self.world.witness.leaks.clear()  # the rules name cards for examples
        if record is not None:
            self.last[adversary.user_id] = record
            if not record.responded:
                faults.append(("every press is answered", what))
        after = self.ledger.read()
        found = changes(before, after)
        if found:
            may = discord.Permissions(permissions)
            doer = Doer(
                place, record.id if record else 0, may, self._channel_of, self._refuses(adversary, place)
            )
            judged = Judge(doer, before, after, found).trespasses()
            faults += [(WITHOUT_RIGHT, says) for says in judged]
        faults += self._sent.faults(place, None if explains else record, after, asked)
        faults += self._outside.faults()
        if step % LATER == 0:
            await self.world.pass_time(chance.choice((1.0, 5.0, 40.0)))
            faults += self._sent.faults(place, None, self.ledger.read(), asked)
        faults += self._noticed()
        return f"{adversary.name} in #{self._name_of(place.channel_id)}: {what}", faults

    # What is done

    def _act(
        self, adversary: Adversary, place: Place, forger: Forger, chance: Random
    ) -> tuple[str, Interaction | None]:
        shown = self.last.get(adversary.user_id)
        if shown is not None and shown.modal and not shown.modal_consumed and chance.random() < 0.8:
            return self._fill(shown, forger, chance)
        doings: tuple[tuple[float, Callable[[], tuple[str, Interaction | None]]], ...] = (
            (4, lambda: self._press(place, chance)),
            (5, lambda: self._forge(place, forger)),
            (4, lambda: self._command(place, forger, chance)),
            (1.5, lambda: self._type(place, forger, chance)),
            (0.5, lambda: self._menu(place, chance)),
            (1.5, lambda: self._forge_form(place, forger, chance)),
            (0.4, lambda: self._rename(place, chance)),
            (0.3, lambda: self._chat(place)),
            (0.05, lambda: self._invite(adversary)),
        )
        weights = [weight for weight, _ in doings]
        return chance.choices([do for _, do in doings], weights)[0]()

    def _press(self, place: Place, chance: Random) -> tuple[str, Interaction | None]:
        """Press or choose what is there to press."""
        seen = [message for message in self._messages(place) if message.components][:6]
        offered = [choice for message in seen for choice in choices(message)]
        if not offered:
            return "looks around", None
        choice = chance.choice(offered)
        kind = hands.STRING_MENU if choice.values else hands.BUTTON
        what = " ".join(("presses", choice.custom_id, *choice.values))
        return what, hands.sends_press(
            self.backend, place, choice.message, choice.custom_id, choice.values, kind
        )

    def _forge(self, place: Place, forger: Forger) -> tuple[str, Interaction | None]:
        """Press what nobody has shown them."""
        if (message := self._message(place)) is None:
            return "looks around", None
        custom_id = forger.press()
        values = [forger.value_of_menu(custom_id)]
        says = f"forges {custom_id!r} with {values[0]!r}"
        return says, hands.sends_press(self.backend, place, message, custom_id, values)

    def _forge_form(self, place: Place, forger: Forger, chance: Random) -> tuple[str, Interaction | None]:
        """Send a form that nobody has shown them."""
        custom_id = forger.press() if chance.random() < 0.1 else forger._made(chance.choice(self.forms))[:100]
        fields = forger.fields(None)
        message = self._message(place)
        return f"forges the form {custom_id!r} with {_brief(fields)}", hands.sends_form(
            self.backend, place, message, custom_id, fields
        )

    def _fill(self, shown: Interaction, forger: Forger, chance: Random) -> tuple[str, Interaction | None]:
        """Fill in the form that they were shown."""
        form = shown.modal
        assert form is not None
        shown.modal_consumed = True
        place = Place(
            shown.user_id, self.scene.place_id(shown.guild_id or shown.channel_id), shown.channel_id
        )
        source = self.backend.messages.get(shown.channel_id, {}).get(shown.source_message_id or 0)
        fields = forger.fields(hands.fields_of(form))
        return f"fills {form['custom_id']!r} with {_brief(fields)}", hands.sends_form(
            self.backend, place, source, form["custom_id"], fields
        )

    def _command(self, place: Place, forger: Forger, chance: Random) -> tuple[str, Interaction | None]:
        """Use a command with any options, also one that Discord would not show them."""
        command, leaf = chance.choice(self.commands)
        options = self._options(leaf, forger, chance)
        return f"types /{command} {_written(options)}", hands.sends_command(
            self.backend, place, command, options
        )

    def _menu(self, place: Place, chance: Random) -> tuple[str, Interaction | None]:
        """Choose what stands in the menu of a member or of a message, whoever it is of."""
        menu = chance.choice(self.menus)
        seen = list(self._messages(place))
        members = self._people(place)
        if menu["type"] == OF_MESSAGE and not seen:
            return "looks around", None
        target = chance.choice(seen) if menu["type"] == OF_MESSAGE else chance.choice(members)
        return f"chooses {menu['name']} of {getattr(target, 'id', target)}", hands.sends_menu(
            self.backend, place, menu, target
        )

    def _type(self, place: Place, forger: Forger, chance: Random) -> tuple[str, Interaction | None]:
        """Begin to type an option for which something may be offered."""
        offering = [
            (command, leaf, option)
            for command, leaf in self.commands
            for option in leaf.get("options", ())
            if option.get("autocomplete")
        ]
        command, leaf, focused = chance.choice(offering)
        options = [each for each in self._options(leaf, forger, chance) if each["name"] != focused["name"]]
        options.append({**forger.option(focused), "focused": True})
        if chance.random() < 0.5:
            options[-1]["value"] = chance.choice(("", "a", "1", "s"))
        return f"begins to type /{command} {_written(options)}", hands.sends_command(
            self.backend, place, command, options, focus=True
        )

    def _options(self, leaf: dict[str, Any], forger: Forger, chance: Random) -> list[dict[str, Any]]:
        return [
            forger.option(option)
            for option in leaf.get("options", ())
            if chance.random() < (0.98 if option.get("required") else 0.35)
        ]

    def _rename(self, place: Place, chance: Random) -> tuple[str, Interaction | None]:
        """Call themselves something else."""
        name = chance.choice(names(self.seed))
        if place.guild_id is None:
            return "looks around", None
        self.backend.edit_member(place.guild_id, place.user_id, {"nick": name})
        return f"calls themselves {name!r}", None

    def _invite(self, adversary: Adversary) -> tuple[str, Interaction | None]:
        """Add the bot to the server that they run."""
        installs, foreign = self.world.discord.installs, self.scene.foreign
        if not adversary.runs_foreign or foreign.id not in installs.uninvited:
            return "looks around", None
        invite(self.backend, installs, foreign.id)
        return "adds the bot to the server", None

    def _chat(self, place: Place) -> tuple[str, Interaction | None]:
        channel = self.backend.get_channel(place.channel_id)
        if not channel.is_thread:
            self.backend.create_message(place.channel_id, place.user_id, "hello @everyone")
        return "chats", None

    # What is there

    def _channels(self, spot: int) -> list[int]:
        """The channels and threads of a server that somebody sees there, or the one channel elsewhere."""
        guild = self.backend.guilds.get(spot)
        if guild is None:
            return [spot]
        hidden = {self.scene.voice.id, self.scene.vault.id}
        return [
            one
            for one in (*guild.channel_ids, *guild.thread_ids)
            if one in self.backend.channels and one not in hidden
        ]

    def _people(self, place: Place) -> list[int]:
        """The users who are in a place."""
        if place.guild_id is None:
            return sorted(self.backend.get_channel(place.channel_id).recipient_ids)
        return sorted(self.backend.get_guild(place.guild_id).members)

    def _refuses(self, adversary: Adversary, place: Place) -> tuple[str, ...]:
        """What somebody may not begin in a place, as they are suspended there, or nobody may play there."""
        if place.place_id == adversary.suspended_in:
            return "tables", "seats", "duplicate_plays"
        return ("tables",) if self._channel_of(place.channel_id) == self.scene.garden.id else ()

    def _messages(self, place: Place) -> Iterator[Message]:
        """The bot's messages that somebody sees in a place, the newest first."""
        there = list(self.backend.messages.get(place.channel_id, {}).values())[-20:]
        bot = self.backend.bot_user.id
        return (each for each in reversed(there) if each.author_id == bot and each.visible_to(place.user_id))

    def _message(self, place: Place) -> Message | None:
        """The newest message of the bot with something to press: nobody can press below another one."""
        return next((message for message in self._messages(place) if message.components), None)

    def _channel_of(self, channel_id: int) -> int:
        channel = self.backend.channels.get(channel_id)
        return channel_id if channel is None else channel.permission_channel_id()

    def _name_of(self, channel_id: int) -> str:
        channel = self.backend.channels.get(channel_id)
        return "?" if channel is None else str(channel.name)

    # What came of it

    def _noticed(self) -> list[tuple[str, str]]:
        """What the witnesses of the world have noticed, and what stands in the log."""
        world = self.world
        faults = [("no hidden card is shown", leak) for leak in world.witness.leaks]
        faults += [("Discord takes what it is sent", broken) for broken in world.witness.broken]
        faults += [("Discord shows what is meant", broken) for broken in world.discord.broken]
        faults += [
            ("nothing raises", repr(error)) for error in world.env.errors if not isinstance(error, ANSWERED)
        ]
        for record in self.records:
            says = record.getMessage()
            if record.levelno >= logging.WARNING:
                error = record.exc_info[1] if record.exc_info else None
                where = error.__traceback__ if error is not None else None
                while where is not None and where.tb_next is not None:
                    where = where.tb_next
                at = f" at {where.tb_frame.f_code.co_filename}:{where.tb_lineno}" if where else ""
                faults.append(("nothing is logged", f"{record.name}: {says} {error!r}{at}"))
            named = [str(each.user_id) for each in self.scene.adversaries] + list(SECRETS)
            if record.name.startswith("bot") and any(each in says for each in named):
                faults.append(("the log names nobody", f"{record.name}: {says}"))
        return faults


@contextmanager
def _from_seed(chance: Chance) -> Iterator[None]:
    """Have keys and secrets come from the seed, too."""
    entropy = chance.stream("entropy").randbytes
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "urandom", entropy)
        patch.setattr(random, "_urandom", entropy)
        yield


@contextmanager
def _log() -> Iterator[list[logging.LogRecord]]:
    """All that is logged in here."""
    records: list[logging.LogRecord] = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            records.append(record)

    listener, root = Listener(logging.INFO), logging.getLogger()
    root.addHandler(listener)
    bots, level = logging.getLogger("bot"), logging.getLogger("bot").level
    bots.setLevel(logging.INFO)
    try:
        yield records
    finally:
        root.removeHandler(listener)
        bots.setLevel(level)


def _written(options: Sequence[dict[str, Any]]) -> str:
    return " ".join(f"{each['name']}:{_brief(each['value'])}" for each in options)


def _brief(value: Any) -> str:
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= 80 else f"{text[:77]}... ({len(text)})"
