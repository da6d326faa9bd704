"""Where a press or command was made."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.ui.shell.places import Place, install_link, link_for_servers, place_of

GUILD, CHANNEL, ADA, APP = 10, 20, 30, 40
WRITES = discord.Permissions(send_messages=True, use_external_apps=True)
TEXT, DIRECT, GROUP = 0, 1, 3


def interaction(
    channel_type: int, owners: dict[str, str], *, allowed: discord.Permissions = WRITES, context: int = 0
) -> discord.Interaction[Any]:
    """A command as Discord tells of it."""
    user: dict[str, Any] = {"id": str(ADA), "username": "ada", "discriminator": "0", "avatar": None}
    data: dict[str, Any] = {
        "id": "1",
        "application_id": str(APP),
        "type": 2,
        "token": "token",
        "version": 1,
        "data": {"id": "2", "name": "play", "type": 1},
        "channel": {"id": str(CHANNEL), "type": channel_type, "name": "cards", "position": 0},
        "authorizing_integration_owners": owners,
        "context": context,
        "attachment_size_limit": 0,
    }
    if channel_type == TEXT:
        member = {"user": user, "permissions": str(allowed.value), "roles": [], "flags": 0, "joined_at": None}
        data |= {"guild_id": str(GUILD), "member": member}
    else:
        data["user"] = user
    client = discord.Client(intents=discord.Intents.none())
    client._connection.user = discord.ClientUser(
        state=client._connection,
        data={"id": str(APP), "username": "olsen", "discriminator": "0", "avatar": None},  # type: ignore[typeddict-item]  # all that is read
    )
    return discord.Interaction(data=data, state=client._connection)  # type: ignore[arg-type]  # as Discord has it


def test_a_server_that_has_invited_the_bot_is_a_place_by_its_own_id() -> None:
    for owners in ({"0": str(GUILD)}, {"0": str(GUILD), "1": str(ADA)}):
        place = place_of(interaction(TEXT, owners))
        assert place == Place(GUILD, CHANNEL, "server")
        assert place.is_server


@pytest.mark.parametrize(
    ("made", "place"),
    [
        (interaction(TEXT, {"1": str(ADA)}), Place(-GUILD, CHANNEL, "foreign", has_bot=False)),
        (
            interaction(TEXT, {"1": str(ADA)}, allowed=discord.Permissions(send_messages=True)),
            Place(-GUILD, CHANNEL, "foreign", True, has_bot=False),
        ),
        (
            interaction(TEXT, {"1": str(ADA)}, allowed=discord.Permissions(use_external_apps=True)),
            Place(-GUILD, CHANNEL, "foreign", True, has_bot=False, may_write=False),
        ),
        (interaction(DIRECT, {"0": "0"}, context=1), Place(-CHANNEL, CHANNEL, "direct")),
        (
            interaction(DIRECT, {"1": str(ADA)}, context=2),
            Place(-CHANNEL, CHANNEL, "direct", has_bot=False),
        ),
        (interaction(GROUP, {"1": str(ADA)}, context=2), Place(-CHANNEL, CHANNEL, "group", has_bot=False)),
    ],
)
def test_other_places_have_negative_ids(made: discord.Interaction[Any], place: Place) -> None:
    assert place_of(made) == place
    assert not place.is_server


ASKS: dict[str, Any] = {"oauth2_install_params": {"scopes": ["applications.commands"], "permissions": "0"}}


@pytest.mark.parametrize(
    ("kinds", "for_both"),
    [({"0": ASKS, "1": ASKS}, True), ({"0": ASKS}, False), ({"0": {}, "1": ASKS}, False), ({}, False)],
)
def test_the_link_lets_people_choose_if_the_application_can_be_added_in_both_ways(
    kinds: dict[str, Any], *, for_both: bool
) -> None:
    client = discord.Client(intents=discord.Intents.none())
    told: dict[str, Any] = {"id": str(APP), "name": "Olsen", "description": "", "icon": None, "flags": 0}
    told |= {"verify_key": "", "bot_public": True, "bot_require_code_grant": False, "rpc_origins": []}
    owner = {"id": str(ADA), "username": "ada", "discriminator": "0", "avatar": None}
    told |= {"owner": owner, "integration_types_config": kinds}
    link = install_link(discord.AppInfo(client._connection, told))  # type: ignore[arg-type]  # as Discord has it
    assert (link == link_for_servers(APP)) != for_both
    assert f"client_id={APP}" in link
