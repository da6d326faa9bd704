"""Each rule of the strict profile."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import discord
import pytest
from discord import ui

from tests.discord.conftest import Stage
from tests.discord.foreign import demands
from tests.discord.lists import renumbered


def picture(*parts: ui.Item[Any]) -> ui.LayoutView:
    """A message with a picture, and what else it is to have."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://table.png")))
    for part in parts:
        view.add_item(part)
    view.stop()
    return view


def words(text: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    view.stop()
    return view


def file() -> discord.File:
    return discord.File(BytesIO(b"a picture"), "table.png")


async def shows(stage: Stage) -> discord.Message:
    message: discord.Message = await stage.do(stage.channel.send(view=picture(), file=file()))
    return message


# Files


class Kept:
    """A file that a message holds, of which only the id is known."""

    def __init__(self, attachment_id: int) -> None:
        self._id = attachment_id

    def to_dict(self) -> dict[str, Any]:
        return {"id": self._id}


async def test_files_that_components_show_are_not_listed(stage: Stage) -> None:
    message = await shows(stage)
    assert message.attachments == []
    assert message.components
    fetched = await stage.do(stage.channel.fetch_message(message.id))
    assert fetched.attachments == []
    (heard,) = [told for event, told in stage.bot.heard if event == "message"]
    assert heard.attachments == []
    plain = await stage.do(stage.channel.send("hello", file=file()))
    assert len(plain.attachments) == 1


async def test_an_edit_that_says_nothing_of_files_keeps_them(stage: Stage) -> None:
    message = await shows(stage)
    edited = await stage.do(message.edit(view=picture(ui.TextDisplay("new"))))
    assert len(edited.components) == 2


async def refused(stage: Stage, work: Any) -> discord.HTTPException:
    with pytest.raises(discord.HTTPException) as refusal:
        await stage.do(work)
    return refusal.value


async def test_by_the_other_reading_such_an_edit_is_refused(stage: Stage) -> None:
    stage.strict.keeps_unlisted = False
    message = await shows(stage)
    refusal = await refused(stage, message.edit(view=picture(ui.TextDisplay("new"))))
    assert (refusal.status, refusal.code) == (400, 50035)
    assert "table.png was not found" in refusal.text
    assert len((await stage.shown(message)).components) == 1
    (held,) = (await stage.shown(message)).attachments
    await stage.do(message.edit(view=picture(ui.TextDisplay("new")), attachments=[held]))
    kept: Any = [Kept(held.id)]  # discord.py takes what gives its place in the request
    await stage.do(message.edit(view=picture(), attachments=kept))
    assert len((await stage.shown(message)).attachments) == 1
    await stage.do(message.edit(view=picture(), attachments=[file()]))


@pytest.mark.parametrize("keeps_unlisted", [True, False])
async def test_a_file_that_an_edit_leaves_out_is_gone(stage: Stage, keeps_unlisted: bool) -> None:
    stage.strict.keeps_unlisted = keeps_unlisted
    message = await shows(stage)
    refusal = await refused(stage, message.edit(view=picture(), attachments=[]))
    assert refusal.code == 50035


async def test_the_readings_hold_for_answers_to_presses_too(stage: Stage) -> None:
    stage.strict.keeps_unlisted = False
    press = await stage.press()
    await stage.do(press.response.send_message(view=picture(), file=file(), ephemeral=True))
    refusal = await refused(stage, press.edit_original_response(view=picture()))
    assert refusal.code == 50035
    await stage.do(press.edit_original_response(view=picture(), attachments=[file()]))


# Emojis


def tile(emoji_id: int) -> ui.LayoutView:
    button: ui.Button[Any] = ui.Button(custom_id="x", emoji=discord.PartialEmoji(name="tile", id=emoji_id))
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(button))
    view.stop()
    return view


PNG = b"\x89PNG\r\n\x1a\n" + bytes(8)


async def test_a_deleted_emoji_on_a_button_is_refused(stage: Stage) -> None:
    emoji = await stage.do(stage.bot.create_application_emoji(name="tile", image=PNG))
    await stage.do(stage.channel.send(view=tile(emoji.id)))
    await stage.do(emoji.delete())
    refusal = await refused(stage, stage.channel.send(view=tile(emoji.id)))
    assert (refusal.status, refusal.code) == (400, 50035)


# Words


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("1. Ada\n2. Bo\n3. Cleo", []),
        ("4. Ada\n5. Bo", []),
        ("1. Ada\n2. Bo\n2. Cleo", ["2. Cleo"]),
        ("1. Ada\n\n3. Bo", ["3. Bo"]),
        ("1. Ada\nand\n3. Bo", []),
        ("**2.** Bo\n**2.** Cleo", []),
        ("2\\. Bo\n2\\. Cleo", []),
        ("1. Ada\n  1. first\n  2. second\n2. Bo", []),
        ("10 cards\n10 cards", []),
    ],
)
def test_lists_that_discord_numbers_otherwise(text: str, lines: list[str]) -> None:
    assert renumbered(text) == lines


async def test_a_renumbered_line_is_reported_but_not_in_code(stage: Stage) -> None:
    await stage.do(stage.channel.send(view=words("```\n2. Bo\n2. Cleo\n```")))
    assert stage.strict.broken == []
    await stage.do(stage.channel.send(view=words("2. Bo\n2. Cleo")))
    (broken,) = stage.strict.broken
    assert "2. Cleo" in broken


@pytest.mark.parametrize(
    "name",
    [
        "<@1234>",
        "<@&1234>",
        "<#1234>",
        "</play:1234>",
        "<t:1234:R>",
        "<:ace:1234>",
        "@everyone",
        "https://evil.example/x",
        "discord.gg/evil",
        "[free chips](https://evil.example)",
        "\u202eadA",
        "# Ada",
        "-# Ada",
        "> Ada",
    ],
)
async def test_what_a_name_asks_for_is_reported_where_it_comes_alive(stage: Stage, name: str) -> None:
    assert demands(name)
    stage.guild.add_member(stage.env.create_user("eve", global_name=name))
    await stage.do(stage.channel.send(view=words(f"{name}\nhas opened a table")))
    assert stage.strict.broken
    assert all("is alive" in broken for broken in stage.strict.broken)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("<@1234>", r"<\@1234>"),
        ("<@1234>", r"\<@1234>"),
        ("<@1234>", "`<@1234>`"),
        ("https://evil.example", r"https\://evil.example"),
        ("discord.gg/evil", r"discord\.gg/evil"),
        ("# Ada", "**# Ada** plays 4♥"),
        ("# Ada", r"\# Ada"),
        ("Ada", "Ada"),
    ],
)
async def test_what_was_escaped_is_not_alive(stage: Stage, name: str, text: str) -> None:
    stage.guild.add_member(stage.env.create_user("eve", global_name=name))
    await stage.do(stage.channel.send(view=words(text)))
    assert stage.strict.broken == []


async def test_labels_show_what_is_written(stage: Stage) -> None:
    stage.guild.add_member(stage.env.create_user("eve", global_name="https://evil.example"))
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="https://evil.example", custom_id="x"))
    view.stop()
    await stage.do(stage.channel.send("hello", view=view))
    assert stage.strict.broken == []


async def test_what_is_typed_is_listened_to_and_a_test_may_tell_more(stage: Stage) -> None:
    option = {"name": "reason", "type": 3, "value": "see discord.gg/evil"}
    form = [{"type": 18, "component": {"type": 4, "custom_id": "x", "value": "# Loud"}}]
    stage.strict.foreign.listen({"data": {"options": [{"name": "seat", "type": 1, "options": [option]}]}})
    stage.strict.foreign.listen({"data": {"components": form}})
    stage.strict.foreign.tell("<@&77>")
    alive = [*stage.strict.foreign.alive("# Loud\ndiscord.gg/evil <@&77>")]
    assert sorted(demand for demand, _ in alive) == ["# Loud", "<@&77>", "discord.gg/evil"]


# Presses


async def test_a_first_response_after_three_seconds_is_refused(stage: Stage) -> None:
    press = await stage.press()
    await stage.env.advance_time(3.1)
    refusal = await refused(stage, press.response.send_message("late"))
    assert (refusal.status, refusal.code) == (404, 10062)


async def test_a_response_that_arrives_late_is_refused(stage: Stage) -> None:
    press = await stage.press()
    stage.unruly.delay("POST", "/interactions/*", arrival=4)
    answering = stage.begin(press.response.defer())
    await stage.env.advance_time(5)
    assert isinstance(answering.exception(), discord.NotFound)


async def test_a_second_response_is_refused(stage: Stage) -> None:
    press = await stage.press()
    await stage.do(press.response.send_message("one"))
    press.response._response_type = None  # discord.py itself would not ask
    refusal = await refused(stage, press.response.send_message("two"))
    assert (refusal.status, refusal.code) == (400, 40060)


async def test_a_token_lives_fifteen_minutes(stage: Stage) -> None:
    press = await stage.press()
    await stage.do(press.response.send_message("one", ephemeral=True))
    await stage.env.advance_time(14 * 60)
    await stage.do(press.edit_original_response(content="two"))
    await stage.env.advance_time(61)
    refusal = await refused(stage, press.edit_original_response(content="three"))
    assert (refusal.status, refusal.code) == (401, 50027)


async def test_a_follow_up_comes_after_a_response(stage: Stage) -> None:
    press = await stage.press()
    refusal = await refused(stage, press.followup.send("early"))
    assert (refusal.status, refusal.code) == (404, 10015)


# Threads


async def thread(stage: Stage, **terms: Any) -> discord.Thread:
    kind = discord.ChannelType.public_thread
    opened: discord.Thread = await stage.do(
        stage.channel.create_thread(**{"name": "game", "type": kind, **terms})
    )
    return opened


def is_archived(stage: Stage, game: discord.Thread) -> bool:
    metadata = stage.env.backend.channels[game.id].thread_metadata
    assert metadata is not None
    return metadata.archived


@pytest.mark.parametrize("terms", [{"name": "x" * 101}, {"name": ""}, {"auto_archive_duration": 30}])
async def test_terms_of_threads_that_discord_refuses(stage: Stage, terms: dict[str, Any]) -> None:
    kind = discord.ChannelType.public_thread
    refusal = await refused(stage, stage.channel.create_thread(**{"name": "game", "type": kind, **terms}))
    assert refusal.code == 50035


async def test_an_archived_thread_takes_new_messages_alone(stage: Stage) -> None:
    game = await thread(stage)
    message = await stage.do(game.send("one"))
    await stage.do(game.edit(archived=True))
    for work in (message.edit(content="two"), message.delete(), game.add_user(discord.Object(stage.ada.id))):
        refusal = await refused(stage, work)
        assert (refusal.status, refusal.code) == (400, 50083)
    await stage.do(game.send("two"))
    assert not is_archived(stage, game)
    await stage.do(message.edit(content="three"))


@pytest.mark.parametrize("public", [True, False])
async def test_a_public_answer_opens_an_archived_thread_again(stage: Stage, public: bool) -> None:
    game = await thread(stage)
    press = await stage.press(game)
    await stage.do(game.edit(archived=True))
    await stage.do(press.response.send_message("one", ephemeral=not public))
    assert is_archived(stage, game) is not public
    if public:
        await stage.do(game.edit(archived=True))
    await stage.do(press.followup.send("two", ephemeral=not public))
    assert is_archived(stage, game) is not public


async def test_a_locked_thread_takes_nothing_from_who_may_not_manage_it(stage: Stage) -> None:
    game = await thread(stage)
    metadata = stage.env.backend.channels[game.id].thread_metadata
    assert metadata is not None
    metadata.archived = metadata.locked = True
    bot = stage.env.backend.guilds[stage.guild.id]
    for role in bot.roles.values():
        role.permissions &= ~(discord.Permissions(manage_threads=True, administrator=True).value)
    refusal = await refused(stage, game.send("hello"))
    assert (refusal.status, refusal.code) == (400, 50083)


async def test_a_quiet_thread_falls_asleep(stage: Stage) -> None:
    game = await thread(stage, auto_archive_duration=60)
    message = await stage.do(game.send("one"))
    await stage.env.advance_time(59 * 60)
    await stage.do(message.edit(content="two"))
    await stage.env.advance_time(2 * 60)
    refusal = await refused(stage, message.edit(content="three"))
    assert refusal.code == 50083
    assert is_archived(stage, game)


# Nonces


async def test_a_message_with_a_used_nonce_is_made_once(stage: Stage) -> None:
    one = await stage.do(stage.channel.send("one", nonce="t1-7"))
    two = await stage.do(stage.channel.send("two", nonce="t1-7"))
    assert two.id == one.id
    assert (two.content, two.nonce) == ("one", "t1-7")
    assert len(stage.room.history()) == 1
    await stage.do(stage.channel.send("three", nonce="t1-8"))
    await stage.env.advance_time(200)
    await stage.do(stage.channel.send("four", nonce="t1-7"))
    assert [message.content for message in stage.room.history()] == ["one", "three", "four"]


async def test_a_message_that_was_deleted_is_not_made_again(stage: Stage) -> None:
    message = await stage.do(stage.channel.send("one", nonce="t1-7"))
    await stage.do(message.delete())
    refusal = await refused(stage, stage.channel.send("one", nonce="t1-7"))
    assert (refusal.status, refusal.code) == (404, 10008)


async def test_a_long_nonce_is_refused(stage: Stage) -> None:
    await stage.do(stage.channel.send("one", nonce="x" * 25))
    refusal = await refused(stage, stage.channel.send("one", nonce="x" * 26))
    assert refusal.code == 50035


async def test_the_history_of_a_channel_does_not_tell_nonces(stage: Stage) -> None:
    await stage.do(stage.channel.send("one", nonce="t1-7"))

    async def read() -> list[tuple[str, object]]:
        return [(message.content, message.nonce) async for message in stage.channel.history()]

    assert await stage.do(read()) == [("one", None)]


async def test_private_messages_are_beyond_the_reach_of_the_bots_own_right(stage: Stage) -> None:
    press = await stage.press()
    await stage.do(press.response.send_message("secret", ephemeral=True))
    answer = await stage.do(press.original_response())
    refusal = await refused(stage, stage.channel.fetch_message(answer.id))
    assert refusal.code == 10008
