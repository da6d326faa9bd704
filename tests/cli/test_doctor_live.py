"""`olsen doctor --live` says what Discord does in a channel, and leaves nothing there."""

import signal
from pathlib import Path

import discord
import pytest
from simcord.enums import ChannelType

from bot.cli.doctor.live import STEPS, check_live
from bot.ui.pictures.emojis import tile_name
from tests.cli.test_cli import hosted, olsen
from tests.scripted import discord_answering, reply
from tests.wire.loopback import LoopbackDiscord

TOKEN = "part.of.secret"


class Told:
    """What the command printed, and how it ended."""

    def __init__(self, status: int, out: str) -> None:
        self.status, self.out = status, out
        self.lines = {line[8:22].strip(): f"{line[:6].strip()}: {line[24:]}" for line in out.splitlines()}

    def __getitem__(self, step: str) -> str:
        return self.lines[step]

    def all_of(self, verdict: str) -> set[str]:
        return {step for step, line in self.lines.items() if line.startswith(f"{verdict}: ")}


async def told(
    there: LoopbackDiscord,
    channel: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *,
    patience: float = 30,
) -> Told:
    with there.serving() as address:
        monkeypatch.setattr(discord.http.Route, "BASE", address)
        status = await check_live(TOKEN, channel, "1f2e3d4c", patience=patience, pressed_within=0)
    out = capsys.readouterr().out
    assert TOKEN not in out
    return Told(status, out)


def nothing_left(there: LoopbackDiscord, channel: int) -> bool:
    return there.messages(channel) == [] and there.threads() == []


async def test_all_is_well(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    there = LoopbackDiscord()
    there.backend.create_application_emoji(tile_name("7H"))
    channel = there.text_channel()
    said = await told(there, channel, monkeypatch, capsys)
    assert said.status == 0
    assert list(said.lines) == ["login", "channel", *(step.name for step in STEPS), "clean up", "rate limit"]
    assert said.all_of("ok") == {
        "login", "channel", "permissions", "send", "same nonce", "new picture", "upload again", "tile",
        "thread", "thread send", "archive", "reopen", "clean up",
    }  # fmt: skip
    assert said["channel"].startswith("ok: #cards of Card club  ")
    assert "attachments []" in said["send"]
    assert "found by its nonce" in said["history"]
    assert "without `attachments`" in said["kept picture"]
    assert "400, code 50035, BUTTON_COMPONENT_INVALID_EMOJI" in said["unknown emoji"]
    assert "400, code 50083" in said["edit archived"]
    asked = [step.name for step in STEPS if step.name not in ("permissions", "kept picture")]
    assert all(said[step].split()[-1] == "ms" for step in asked)
    for kind in ("send", "edit"):
        assert f"  {kind}: Limit 5, Remaining 4, Reset-After 1.000, Bucket " in said.out
    assert nothing_left(there, channel)


async def test_a_picture_that_has_to_be_listed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = LoopbackDiscord(must_list=True)
    channel = there.text_channel()
    said = await told(there, channel, monkeypatch, capsys)
    assert said.status == 0
    assert said["edit, unlisted"].startswith("info: refused: 400, code 50035")
    assert said["edit, listed"].startswith("info: accepted, and the picture is kept")
    assert "must be listed" in said["kept picture"]
    assert nothing_left(there, channel)


async def test_a_history_without_nonces_informs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = LoopbackDiscord(tells_nonces=False)
    channel = there.text_channel()
    said = await told(there, channel, monkeypatch, capsys)
    assert said.status == 0
    assert said["history"].startswith("info: the message is there, but without its nonce")


async def test_a_nonce_that_makes_a_second_message_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = LoopbackDiscord(enforces_nonces=False)
    channel = there.text_channel()
    said = await told(there, channel, monkeypatch, capsys)
    assert said.status == 1
    assert said.all_of("not ok") == {"same nonce"}
    assert nothing_left(there, channel)


async def test_without_tiles_it_says_how_to_get_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = LoopbackDiscord()
    said = await told(there, there.text_channel(), monkeypatch, capsys)
    assert said.status == 0
    assert said["tile"].startswith("skip: no card tiles. Upload them with `olsen emojis`")


async def test_missing_permissions_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = LoopbackDiscord()
    channel = there.text_channel("send_messages", "read_message_history")
    said = await told(there, channel, monkeypatch, capsys)
    assert said.status == 1
    # Without Send Messages, Discord lets nobody attach files either.
    assert said["permissions"] == "not ok: missing here: Send Messages, Attach Files, Read Message History"
    assert said["send"].startswith("not ok: refused: 403, code 50013")
    assert said["same nonce"] == "skip: needs 'send'"
    assert said["thread send"].startswith("ok"), "what does not depend on it is tried"
    assert there.threads() == []


async def test_no_thread_is_opened_that_could_not_be_deleted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = LoopbackDiscord()
    channel = there.text_channel("manage_threads")
    said = await told(there, channel, monkeypatch, capsys)
    assert said.status == 0
    assert said["thread"].startswith("skip: the bot couldn't delete the thread. Give it Manage Threads")
    assert said["archive"] == "skip: needs 'thread'"
    assert not any("threads" in request for request in there.asked if request.startswith("POST"))
    assert nothing_left(there, channel)


async def test_when_discord_fails_in_the_middle_all_is_deleted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = LoopbackDiscord()
    channel = there.text_channel()
    there.refuse("PATCH *", 503)
    said = await told(there, channel, monkeypatch, capsys)
    assert said.status == 1
    assert said.all_of("not ok") == {"new picture", "upload again", "archive"}
    assert "503" in said["new picture"]
    assert said["kept picture"].startswith("skip: unknown")
    assert nothing_left(there, channel)


async def test_what_discord_answers_on_the_way_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = LoopbackDiscord()
    channel = there.text_channel()
    there.refuse("GET /guilds/*/threads/active", 500, times=1)
    said = await told(there, channel, monkeypatch, capsys)
    assert said.status == 0
    assert "(on the way Discord answered 500)" in said["clean up"]
    assert nothing_left(there, channel)


async def test_patience_ends(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    there = LoopbackDiscord()
    channel = there.text_channel()
    there.refuse("POST /channels/*/threads", 500)
    said = await told(there, channel, monkeypatch, capsys, patience=3)
    assert said.status == 1
    assert said["thread"].startswith("not ok: no success within 3 s (on the way Discord answered 500, 500)")
    assert nothing_left(there, channel)


@pytest.mark.parametrize("made", ["POST /channels/*/messages", "POST /channels/*/threads"])
async def test_what_was_made_without_an_answer_is_found_and_deleted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], made: str
) -> None:
    there = LoopbackDiscord()
    channel = there.text_channel()
    there.lose(made, 503)
    said = await told(there, channel, monkeypatch, capsys)
    assert said.status == 1
    assert said["clean up"].startswith("ok: ")
    assert nothing_left(there, channel)


async def test_messages_of_others_and_of_the_running_bot_stay(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = LoopbackDiscord()
    channel = there.text_channel()
    there.backend.create_message(channel, there.backend.bot_user.id, "a table")
    there.backend.create_message(channel, there.backend.make_user("Ada").id, "what is 1f2e3d4c?")
    await told(there, channel, monkeypatch, capsys)
    assert [message.content for message in there.messages(channel)] == ["a table", "what is 1f2e3d4c?"]


async def test_what_cannot_be_deleted_is_told_with_a_link(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = LoopbackDiscord()
    channel = there.text_channel()
    there.refuse("DELETE /channels/*/messages/*", 403)
    said = await told(there, channel, monkeypatch, capsys)
    assert said.status == 1
    assert said["clean up"].startswith("not ok: please delete by hand: https://discord.com/channels/")
    left = there.messages(channel)
    assert left
    assert all(str(message.id) in said["clean up"] for message in left)
    assert there.threads() == [], "one thing that stays keeps no other"


async def test_a_channel_that_is_not_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = LoopbackDiscord()
    said = await told(there, 12345678901234567, monkeypatch, capsys)
    assert said.status == 1
    assert list(said.lines) == ["login", "channel"]
    assert said["channel"].startswith("not ok: refused: 404, code 10003")


async def test_a_channel_of_another_kind(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = LoopbackDiscord()
    guild = there.backend.create_guild("Card club")
    channel = there.backend.create_channel(guild.id, "lounge", type=ChannelType.VOICE)
    said = await told(there, channel.id, monkeypatch, capsys)
    assert said.status == 1
    assert said["channel"].startswith("not ok: lounge is not a normal text channel")


async def test_a_token_never_shows_even_if_discord_repeats_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = LoopbackDiscord()
    channel = there.text_channel()
    there.refuse("POST /channels/*/messages", 403, f"not with {TOKEN}")
    said = await told(there, channel, monkeypatch, capsys)
    assert "not with [secret]" in said["send"]


async def test_a_token_that_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with discord_answering(lambda request: reply(request, 401, {"message": "No", "code": 0})) as address:
        monkeypatch.setattr(discord.http.Route, "BASE", address)
        assert await check_live(TOKEN, 12345678901234567, "1f2e3d4c") == 1
    assert "Discord refuses the token in DISCORD_TOKEN" in capsys.readouterr().out


def test_ctrl_c_in_the_middle_leaves_nothing(tmp_path: Path) -> None:
    there = LoopbackDiscord()
    channel = there.text_channel()

    def stop(request: str) -> None:
        if request == f"POST /channels/{channel}/threads":
            process.send_signal(signal.SIGINT)

    there.before = stop
    with there.serving() as address:
        process = hosted(tmp_path, address, "doctor", "--live", str(channel))
        out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert "ok      clean up" in out
    assert nothing_left(there, channel)
    assert TOKEN not in out + err
    assert "Traceback" not in err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "given", ["general", "~nouser", "1234", "https://discord.com/channels/@me/123456789012345678"]
)
def test_what_is_no_channel_is_told(tmp_path: Path, given: str) -> None:
    said = olsen(tmp_path, "doctor", "--live", given, DISCORD_TOKEN=TOKEN)
    assert said.returncode == 2
    assert f"{given!r} is not a channel. Use its ID of 17 to 20 digits" in said.stderr
    assert "Traceback" not in said.stderr


def test_without_a_token_it_says_where_to_get_one(tmp_path: Path) -> None:
    said = olsen(tmp_path, "doctor", "--live", "123456789012345678")
    assert said.returncode == 2
    assert "https://discord.com/developers/applications" in said.stderr
