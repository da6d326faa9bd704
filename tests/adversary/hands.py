"""What reaches the bot: commands, half-typed options, presses and forms, just as Discord would send them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from simcord.backend import Backend, serializers
from simcord.backend.models import Interaction, Message
from simcord.interactions import base_payload, nest_options, walk_to_subcommand

from tests.discord.requests import walk

COMMAND, COMPONENT, TYPING, FORM = 2, 3, 4, 5
BUTTON, STRING_MENU, TEXT_INPUT, USER_MENU = 2, 3, 4, 5
STRING, NUMBER, YES, USER, CHANNEL, ROLE = 3, 4, 5, 6, 7, 8
"""Discord's numbers for interactions, components and options."""


@dataclass(frozen=True)
class Place:
    """Who does something, and where."""

    user_id: int
    place_id: int
    """The id under which the bot keeps what is there: a negative one outside of servers that have invited
    it.
    """
    channel_id: int

    @property
    def guild_id(self) -> int | None:
        """The server; None in direct messages and groups."""
        return None if self.place_id == -self.channel_id else abs(self.place_id)


def sends_command(
    backend: Backend, place: Place, command: str, options: Sequence[Mapping[str, Any]], focus: bool = False
) -> Interaction:
    """Send a command; with ``focus`` only ask what is offered for its last option."""
    name, *path = command.split()
    root = backend.find_command(name, place.guild_id or 0)
    assert root is not None
    _, nesting = walk_to_subcommand(root, path)
    data = {
        "id": root["id"],
        "name": name,
        "type": 1,
        "options": nest_options(root, nesting, [dict(option) for option in options]),
        "resolved": resolved(backend, place, options),
    }
    return _send(backend, TYPING if focus else COMMAND, place, data)


def sends_menu(backend: Backend, place: Place, menu: Mapping[str, Any], target: Message | int) -> Interaction:
    """Choose what is in the menu of a message, or in that of a member of the server with this id."""
    if isinstance(target, int):
        entities = resolved(backend, place, [{"type": USER, "value": target}])
    else:
        shown = dict(serializers.message_payload(backend, target))
        entities = {"messages": {str(target.id): shown}}
    data = {
        "id": menu["id"],
        "name": menu["name"],
        "type": menu["type"],
        "target_id": str(target if isinstance(target, int) else target.id),
        "resolved": entities,
    }
    return _send(backend, COMMAND, place, data)


def sends_press(
    backend: Backend,
    place: Place,
    message: Message,
    custom_id: str,
    values: Sequence[str] = (),
    kind: int = BUTTON,
) -> Interaction:
    """Press what has this id below a message, or choose these values; it need not be there."""
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
    if values:
        data["values"] = list(values)
        chosen = [{"type": option, "value": value} for value in values for option in (USER, CHANNEL, ROLE)]
        data["resolved"] = resolved(backend, place, chosen)
    return _send(backend, COMPONENT, place, data, message)


def sends_form(
    backend: Backend, place: Place, message: Message | None, custom_id: str, fields: Mapping[str, Any]
) -> Interaction:
    """Send a form: texts as texts, choices as lists."""
    parts = [
        {"type": 18, "component": {"type": TEXT_INPUT, "custom_id": key, "value": value}}
        if isinstance(value, str)
        else {"type": 18, "component": {"type": STRING_MENU, "custom_id": key, "values": list(value)}}
        for key, value in fields.items()
    ]
    chosen = [
        {"type": USER, "value": value}
        for values in fields.values()
        if not isinstance(values, str)
        for value in values
    ]
    data = {"custom_id": custom_id, "components": parts, "resolved": resolved(backend, place, chosen)}
    return _send(backend, FORM, place, data, message)


def resolved(backend: Backend, place: Place, options: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """What Discord tells about the members, channels and roles among the values of options."""
    found: dict[str, Any] = {"users": {}, "members": {}, "channels": {}, "roles": {}}
    guild = None if place.guild_id is None else backend.get_guild(place.guild_id)
    for option in options:
        kind, value = option["type"], str(option["value"])
        if kind not in (USER, CHANNEL, ROLE) or not value.isascii() or not value.isdecimal():
            continue
        key = int(value)
        if kind == USER and key in backend.users:
            found["users"][value] = dict(serializers.user_payload(backend.get_user(key)))
            if guild is not None and key in guild.members:
                member = serializers.member_payload(backend, guild, guild.members[key], with_user=False)
                found["members"][value] = dict(member)
        elif kind == CHANNEL and key in backend.channels and backend.channels[key].guild_id is not None:
            channel = dict(serializers.channel_payload(backend, backend.get_channel(key)))
            is_own = guild is not None and backend.get_channel(key).guild_id == guild.id
            own = backend.compute_permissions(guild.id, place.user_id, key) if guild and is_own else 0
            found["channels"][value] = {**channel, "permissions": str(own)}
        elif kind == ROLE and guild is not None and key in guild.roles:
            found["roles"][value] = dict(serializers.role_payload(guild.roles[key]))
    return {kind: entities for kind, entities in found.items() if entities}


def fields_of(form: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    """The fields of a form that was shown, by their keys."""
    return {
        part["custom_id"]: part
        for _, part in walk(form["components"])
        if "custom_id" in part and part["type"] != 18
    }


def _send(
    backend: Backend, kind: int, place: Place, data: dict[str, Any], message: Message | None = None
) -> Interaction:
    record, payload = base_payload(
        backend,
        type=kind,
        channel_id=place.channel_id,
        guild_id=place.guild_id,
        user_id=place.user_id,
        data=data,
    )
    if message is not None:
        record.source_message_id = message.id
        shown = dict(serializers.message_payload(backend, message))
        if kind == COMPONENT and not any(
            part.get("custom_id") == data["custom_id"] for _, part in walk(shown["components"])
        ):
            forged = {"type": BUTTON, "style": 2, "label": "?", "custom_id": data["custom_id"]}
            shown["components"] = [*shown["components"], {"type": 1, "components": [forged]}]
        payload["message"] = shown
    backend.emit("INTERACTION_CREATE", payload)
    return record
