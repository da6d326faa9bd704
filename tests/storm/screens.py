"""What people have on their screens, and what they press there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any

from simcord.backend import serializers
from simcord.backend.models import Interaction, Message
from simcord.interactions import base_payload, nest_options, walk_to_subcommand

from tests.discord.attachments import without_used
from tests.discord.requests import Answer, Request
from tests.storm.messages import BUTTON, MEMBER_MENU, STRING_MENU, Choice, age, texts
from tests.storm.world import World

COMMAND, COMPONENT, TYPING, FORM = 2, 3, 4, 5
TYPES = {str: 3, int: 4, bool: 5}
"""Discord's numbers for the types of options."""
LABEL, TEXT_DISPLAY, TEXT_INPUT = 18, 10, 4
MENUS = (5, 6, 7, 8)
"""Discord's numbers for menus of members, roles, both, and channels."""
TOKEN = 14 * 60
"""Seconds for which a private message is still on its reader's screen."""
LOOKED_AT = 40
"""So many of the last messages of a channel are looked through."""


@dataclass(slots=True, eq=False)
class Press:
    """Something that somebody has done, and what came of it; times in seconds since the beginning."""

    id: int
    guild_id: int
    """The place: a server, or where the bot was not invited the negative id under which it keeps it."""
    channel_id: int
    user_id: int
    what: str
    """The custom id, or the command with its options."""
    at: float
    kind: int
    record: Interaction
    number: int
    """Which one it is of all."""
    answers: list[tuple[float, str]] = field(default_factory=list)
    """All that was shown to the presser as an answer, when and in which words."""
    answered: float | None = None
    """When its first answer was taken."""
    is_forged: bool = False
    """Whether it stands on nobody's screen so, and was made by a program."""
    was_hindered: bool = False
    """Whether one of its requests met with a fault."""

    @property
    def name(self) -> str:
        """What the trace calls it."""
        return f"#{self.number} {self.what}"


class Screens:
    """The screens of everybody, and their fingers."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.backend = world.backend
        self.presses: dict[int, Press] = {}
        """Everything that was pressed, by interaction."""
        self.answered: list[Callable[[Press, str], object]] = []
        """Told of each sentence that a presser is shown."""
        self.shown: list[Callable[[Press, Mapping[str, Any]], object]] = []
        """Told of each message or form with components, and each list of choices, that a presser is shown."""
        self.pressed: list[Callable[[Press], object]] = []
        """Told of everything that is pressed, before the bot is."""
        self._forged: list[str] = []
        """What was pressed although it stands on nobody's screen so. Its answer may offer parts of it."""
        world.network.served.append(self._served)

    def lately(self, since: float) -> Iterator[Press]:
        """What was pressed since a time, the first one first."""
        found = list(takewhile(lambda press: press.at >= since, reversed(self.presses.values())))
        return reversed(found)

    # Looking

    def messages(self, user_id: int, channel_id: int) -> list[Message]:
        """The bot's messages that somebody sees in a channel, the newest first."""
        bot, now = self.backend.bot_user.id, self.world.agenda.now
        last = list(self.backend.messages.get(channel_id, {}).values())[-LOOKED_AT:]
        return [
            message
            for message in reversed(last)
            if message.author_id == bot
            and message.visible_to(user_id)
            and not (message.is_ephemeral and age(message, now) > TOKEN)
        ]

    # Doing

    def press(self, user_id: int, choice: Choice, *, forged: str = "") -> Press | None:
        """Press a button, or choose from a menu; or pretend to have pressed a ``forged`` one."""
        message = choice.message
        if forged:
            self._forged.append(forged)
            choice = replace(choice, custom_id=forged)
        is_forged = any(choice.custom_id in each for each in self._forged)
        data: dict[str, Any] = {"custom_id": choice.custom_id, "component_type": BUTTON}
        if choice.values:
            data |= {"component_type": STRING_MENU, "values": list(choice.values)}
        payload = without_used(serializers.message_payload(self.backend, message))
        extra = {"message": dict(payload)}
        what = " ".join((choice.custom_id, *choice.values))
        return self._send(
            COMPONENT, user_id, message.channel_id, data, what, message.id, extra, is_forged=is_forged
        )

    def slash(self, user_id: int, channel_id: int, command: str, **options: Any) -> Press | None:
        """Use a command. A member, channel or role is given as an id (:class:`Snowflake`)."""
        return self._command(COMMAND, user_id, channel_id, command, options, None)

    def type(self, user_id: int, channel_id: int, command: str, option: str, **options: Any) -> Press | None:
        """Begin to type an option, to see what is offered."""
        return self._command(TYPING, user_id, channel_id, command, options, option)

    def submit(
        self,
        shown: Press,
        text: Callable[[Mapping[str, Any]], str],
        member: Callable[[], int] | None = None,
    ) -> Press | None:
        """Fill in a form that was shown, and send it; ``text`` gives the words for each field, and what is
        chosen in a menu, which is the first option unless these words are the value of one. ``member`` gives
        whom they choose; without it a form in which a member must be chosen is closed.
        """
        form = shown.record.modal
        assert form is not None
        shown.record.modal_consumed = True
        resolved: dict[str, Any] = {}
        if member is None and any(_needs_member(part) for part in form["components"]):
            return None

        def members() -> list[str]:
            return [self._resolve(member(), shown.guild_id, resolved)] if member is not None else []

        components = [_filled(part, text, members) for part in form["components"]]
        data: dict[str, Any] = {"custom_id": form["custom_id"], "components": components}
        if resolved:
            data["resolved"] = resolved
        source, extra = shown.record.source_message_id, {}
        if source is not None:
            message = self.backend.messages.get(shown.channel_id, {}).get(source)
            if message is None:
                return None
            payload = without_used(serializers.message_payload(self.backend, message))
            extra = {"message": dict(payload)}
        return self._send(FORM, shown.user_id, shown.channel_id, data, form["custom_id"], source, extra)

    def _command(
        self,
        kind: int,
        user_id: int,
        channel_id: int,
        command: str,
        given: Mapping[str, Any],
        focus: str | None,
    ) -> Press | None:
        name, *path = command.split()
        channel = self.backend.get_channel(channel_id)
        guild_id = channel.guild_id
        root = self.backend.find_command(name, guild_id or 0, type=1)
        if root is None:
            return None  # the bot has not told Discord of its commands yet
        if not self.world.network.strict.installs.is_offered(name, channel, user_id):
            return None
        _, nesting = walk_to_subcommand(root, path)
        resolved: dict[str, Any] = {}
        options = [self._option(key, value, guild_id or 0, resolved) for key, value in given.items()]
        if focus is not None:
            options.append({"name": focus, "type": 3, "value": "", "focused": True})
        data = {
            "id": root["id"],
            "name": name,
            "type": 1,
            "options": nest_options(root, nesting, options),
        }
        if resolved:
            data["resolved"] = resolved
        words = " ".join(f"{key}={value}" for key, value in given.items())
        return self._send(kind, user_id, channel_id, data, f"/{command} {words}".strip(), None, {})

    def _option(self, name: str, value: Any, guild_id: int, resolved: dict[str, Any]) -> dict[str, Any]:
        if not isinstance(value, Snowflake):
            return {"name": name, "type": TYPES[type(value)], "value": value}
        backend, key = self.backend, str(int(value))
        if value.kind == "user":
            return {"name": name, "type": 6, "value": self._resolve(value, guild_id, resolved)}
        channel = dict(serializers.channel_payload(backend, backend.get_channel(value)))
        resolved.setdefault("channels", {})[key] = {**channel, "permissions": "0"}
        return {"name": name, "type": 7, "value": key}

    def _resolve(self, user_id: int, guild_id: int, resolved: dict[str, Any]) -> str:
        """The key of a member of whom all is said in what is ``resolved``."""
        backend, key = self.backend, str(int(user_id))
        guild = backend.get_guild(abs(guild_id))
        member = serializers.member_payload(backend, guild, guild.members[user_id], with_user=False)
        resolved.setdefault("users", {})[key] = dict(serializers.user_payload(backend.get_user(user_id)))
        resolved.setdefault("members", {})[key] = dict(member)
        return key

    def _send(
        self,
        kind: int,
        user_id: int,
        channel_id: int,
        data: dict[str, Any],
        what: str,
        source: int | None,
        extra: Mapping[str, Any],
        *,
        is_forged: bool = False,
    ) -> Press | None:
        backend, world = self.backend, self.world
        channel = backend.channels.get(channel_id)
        if channel is None or user_id not in world.people_in(world.place_of(channel)):
            return None
        record, payload = base_payload(
            backend, type=kind, channel_id=channel_id, guild_id=channel.guild_id, user_id=user_id, data=data
        )
        record.source_message_id = source
        press = Press(
            record.id,
            world.place_of(channel),
            channel_id,
            user_id,
            what,
            world.agenda.now,
            kind,
            record,
            len(self.presses) + 1,
            is_forged=is_forged,
        )
        self.presses[press.id] = press
        world.note(f"{backend.get_user(user_id).name} {press.name}")
        for tell in self.pressed:
            tell(press)
        backend.emit("INTERACTION_CREATE", {**payload, **extra})
        return press

    # What comes of it

    def press_of(self, request: Request) -> Press | None:
        """The press that a request answers."""
        if request.token is None:
            return None
        return self.presses.get(self.backend.interaction_tokens.get(request.token, 0))

    def _served(self, request: Request, answer: Answer, fault: str) -> None:
        press = self.press_of(request)
        if press is None:
            return
        press.was_hindered = press.was_hindered or bool(fault)
        if not 200 <= answer.status < 300:
            return
        if request.is_callback and press.answered is None:
            press.answered = self.world.agenda.now
        if (
            (press.guild_id < 0 or self.world.plan.through_presses)
            and not request.is_callback
            and self._is_public(written(request, answer, press))
        ):
            return  # it shows a table by the token of a press that asked for something else
        if request.message.keys() & {"components", "choices"}:
            for show in self.shown:
                show(press, request.message)
        text = "\n".join(texts(request.message.get("components"))) or str(
            request.message.get("content") or ""
        )
        if text:
            press.answers.append((self.world.agenda.now, text))
            for tell in self.answered:
                tell(press, text)

    def _is_public(self, message_id: int) -> bool:
        found = (messages.get(message_id) for messages in self.backend.messages.values())
        return any(message is not None and not message.is_ephemeral for message in found)


def written(request: Request, answer: Answer, press: Press) -> int:
    """The message that an answer to a press is, or changes; 0 if none."""
    record, words = press.record, request.parts
    if words[-1].isdecimal() and words[-2] == "messages":
        return int(words[-1])
    if request.method == "POST" and words[0] == "webhooks":
        return int(answer.body["id"])
    return record.message_id or record.source_message_id or 0


class Snowflake(int):
    """The id of a member or channel, as the value of an option."""

    kind = "user"


class ChannelId(Snowflake):
    kind = "channel"


def _needs_member(part: Mapping[str, Any]) -> bool:
    field = part.get("component", part)
    return field["type"] == MEMBER_MENU and field.get("required", True)


def _filled(
    part: Mapping[str, Any], text: Callable[[Mapping[str, Any]], str], members: Callable[[], list[str]]
) -> dict[str, Any]:
    kind = part["type"]
    sent = {"type": kind, "id": part.get("id", 0)}
    if kind == LABEL:
        return {**sent, "component": _filled(part["component"], text, members)}
    if kind == 1:
        return {**sent, "components": [_filled(one, text, members) for one in part["components"]]}
    if kind == TEXT_INPUT:
        return {**sent, "custom_id": part["custom_id"], "value": text(part)}
    if kind == STRING_MENU:
        values = [option["value"] for option in part["options"]]
        wanted = text(part)
        return {
            **sent,
            "custom_id": part["custom_id"],
            "values": [wanted if wanted in values else values[0]],
        }
    if kind in MENUS:
        chosen = members() if kind == MEMBER_MENU else []
        return {**sent, "custom_id": part["custom_id"], "values": chosen}
    return sent
