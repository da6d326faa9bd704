"""Each switch does what it says, to both of discord.py's transports, in simulated time."""

from __future__ import annotations

import asyncio

import aiohttp
import aiosqlite
import discord
import pytest

from tests.discord.conftest import Stage

SEND, EDIT = ("POST", "/channels/*/messages"), ("PATCH", "/channels/*/messages/*")
CALLBACK, BY_TOKEN = ("POST", "/interactions/*/callback"), ("*", "/webhooks/*")


def texts(stage: Stage) -> list[str]:
    return [message.content for message in stage.room.history()]


async def test_an_answer_comes_late_and_its_request_in_time(stage: Stage) -> None:
    stage.unruly.delay(*SEND, seconds=2)
    sending = stage.begin(stage.channel.send("hello"))
    await stage.env.settle()
    assert texts(stage) == ["hello"]
    await stage.env.advance_time(1.9)
    assert not sending.done()
    await stage.env.advance_time(0.2)
    assert sending.result().content == "hello"


async def test_a_request_takes_effect_late(stage: Stage) -> None:
    stage.unruly.delay(*SEND, arrival=2)
    stage.begin(stage.channel.send("hello"))
    await stage.env.advance_time(1.9)
    assert texts(stage) == []
    await stage.env.advance_time(0.2)
    assert texts(stage) == ["hello"]


async def test_an_older_edit_overtakes_a_newer_one(stage: Stage) -> None:
    message = await stage.do(stage.channel.send("one"))
    await stage.do(message.edit(content="two"))  # until it has an answer discord.py sends one edit at a time
    stage.unruly.delay(*EDIT, arrival=3)
    older, newer = stage.begin(message.edit(content="older")), stage.begin(message.edit(content="newer"))
    await stage.env.advance_time(4)
    assert older.done()
    assert newer.done()
    assert texts(stage) == ["older"]


async def test_whoever_waits_for_a_late_answer_keeps_nobody_waiting(stage: Stage) -> None:
    lock = asyncio.Lock()

    async def one_by_one(text: str) -> None:
        async with lock:
            await stage.channel.send(text)

    stage.unruly.delay(*SEND, seconds=2)
    stage.begin(one_by_one("one"))
    stage.begin(one_by_one("two"))
    await stage.env.settle(timeout=5)
    assert texts(stage) == ["one"]
    await stage.env.advance_time(3)
    assert texts(stage) == ["one", "two"]


async def test_a_deadline_ends_the_wait_for_a_late_answer(stage: Stage) -> None:
    async def hurried() -> str:
        try:
            async with asyncio.timeout(5):
                await stage.channel.send("hello")
        except TimeoutError:
            return f"after {stage.now:.0f} s"
        return "in time"

    stage.unruly.delay(*SEND, seconds=20)
    assert await stage.do(hurried(), seconds=6) == "after 5 s"


async def test_a_lost_answer_is_an_error_of_a_request_that_took_effect(stage: Stage) -> None:
    stage.unruly.lose(*SEND)
    with pytest.raises(aiohttp.ClientConnectionError):
        await stage.do(stage.channel.send("hello"))
    assert texts(stage) == ["hello"]


async def test_an_answer_that_never_comes_is_given_up_after_five_minutes(stage: Stage) -> None:
    stage.unruly.silence(*SEND)
    sending = stage.begin(stage.channel.send("hello"))
    await stage.env.advance_time(299)
    assert not sending.done()
    await stage.env.advance_time(2)
    assert isinstance(sending.exception(), TimeoutError)


async def test_what_never_arrives_has_no_effect(stage: Stage) -> None:
    stage.unruly.swallow(*SEND, error=TimeoutError())
    with pytest.raises(TimeoutError):
        await stage.do(stage.channel.send("hello"))
    assert texts(stage) == []


async def test_a_doubled_request_takes_effect_twice_with_its_file(stage: Stage) -> None:
    press = await stage.press()
    await stage.do(press.response.defer())
    stage.unruly.double("POST", "/webhooks/*")
    message = await stage.do(press.followup.send("hello", file=discord.File(__file__, "this.py"), wait=True))
    _, *made = stage.room.history()
    assert [(one.content, one.attachments[0].size > 0) for one in made] == [("hello", True), ("hello", True)]
    assert message.id == made[-1].id


async def test_a_doubled_send_is_made_once_for_its_nonce(stage: Stage) -> None:
    stage.unruly.double(*SEND)
    await stage.do(stage.channel.send("hello"))  # discord.py gives each message a nonce of its own
    assert texts(stage) == ["hello"]


@pytest.mark.parametrize(
    ("status", "code", "error"),
    [
        (403, 50001, discord.Forbidden),
        (403, 50013, discord.Forbidden),
        (404, 10003, discord.NotFound),
        (404, 10008, discord.NotFound),
        (503, 0, discord.DiscordServerError),
    ],
)
async def test_a_refusal_is_the_error_that_discord_py_makes_of_it(
    stage: Stage, status: int, code: int, error: type[discord.HTTPException]
) -> None:
    stage.unruly.refuse(*SEND, status=status, code=code)
    with pytest.raises(error) as refused:
        await stage.do(stage.channel.send("hello"))
    assert (refused.value.status, refused.value.code) == (status, code)
    await stage.do(stage.channel.send("again"))
    assert texts(stage) == ["again"]


@pytest.mark.parametrize("status", [500, 502])
async def test_discord_py_tries_five_times_after_a_fault_of_the_server(stage: Stage, status: int) -> None:
    fault = stage.unruly.refuse(*SEND, status=status, times=None)
    sending = stage.begin(stage.channel.send("hello"))
    await stage.env.advance_time(26)
    assert isinstance(sending.exception(), discord.DiscordServerError)
    assert fault.met == 5
    assert [round(sent.at) for sent in stage.unruly.log if sent.status == status] == [0, 1, 4, 9, 16]


async def test_a_local_429_is_waited_for_whole(stage: Stage) -> None:
    stage.unruly.limit_rate(*SEND, retry_after=12.5)
    sending = stage.begin(stage.channel.send("hello"))
    await stage.env.advance_time(12)
    assert not sending.done()
    await stage.env.advance_time(1)
    assert sending.done()
    assert texts(stage) == ["hello"]
    assert stage.unruly.too_many == 1


async def test_a_long_429_raises_at_once_where_the_bot_says_so(stage: Stage) -> None:
    stage.bot.http.max_ratelimit_timeout = 30
    stage.unruly.limit_rate(*SEND, retry_after=300)
    with pytest.raises(discord.RateLimited):
        await stage.do(stage.channel.send("hello"))


async def test_a_global_429_holds_back_every_request(stage: Stage) -> None:
    other = stage.guild.create_text_channel("other")
    await stage.env.settle()
    elsewhere = stage.bot.get_channel(other.id)
    assert isinstance(elsewhere, discord.TextChannel)
    stage.unruly.limit_rate(*SEND, retry_after=5, everywhere=True)
    stage.begin(stage.channel.send("one"))
    await stage.env.settle()
    stage.begin(elsewhere.send("two"))
    await stage.env.advance_time(4)
    assert texts(stage) == []
    await stage.env.advance_time(2)
    assert texts(stage) == ["one"]
    assert [message.content for message in other.history()] == ["two"]


async def test_a_session_begins_with_the_servers_of_which_the_bot_then_hears(stage: Stage) -> None:
    gateway, guild_id = stage.env.gateway, stage.guild.id
    assert gateway is not None
    gateway.identify(0)
    listed = stage.bot.get_guild(guild_id)
    assert listed is not None
    assert listed.unavailable
    gateway.identify_anew()
    heard = stage.bot.get_guild(guild_id)
    assert heard is not None
    assert not heard.unavailable


async def test_a_switch_fits_a_method_a_path_and_so_many_requests(stage: Stage) -> None:
    second = stage.unruly.refuse(*SEND, status=403, where=lambda request: request.message["content"] == "two")
    for text in ("one", "three"):
        await stage.do(stage.channel.send(text))
    with pytest.raises(discord.Forbidden):
        await stage.do(stage.channel.send("two"))
    assert second.met == 1
    assert texts(stage) == ["one", "three"]


async def test_a_switch_is_good_for_so_many_seconds(stage: Stage) -> None:
    stage.unruly.swallow("*", "*", during=10)
    for _ in range(2):
        with pytest.raises(aiohttp.ClientConnectionError):
            await stage.do(stage.channel.send("hello"))
    await stage.env.advance_time(11)
    await stage.do(stage.channel.send("hello"))
    assert texts(stage) == ["hello"]


async def test_calm_lets_everything_arrive(stage: Stage) -> None:
    stage.unruly.delay(*SEND, seconds=1000)
    stage.unruly.refuse(*SEND, status=403, times=None)
    sending = stage.begin(stage.channel.send("hello"))
    await stage.env.settle()
    stage.unruly.calm()
    await stage.env.settle()
    assert sending.done()
    await stage.do(stage.channel.send("again"))


async def test_answers_to_presses_misbehave_too(stage: Stage) -> None:
    press = await stage.press()
    stage.unruly.delay(*CALLBACK, seconds=2)
    answering = stage.begin(press.response.send_message("done", ephemeral=True))
    await stage.env.advance_time(1)
    assert not answering.done()
    await stage.env.advance_time(2)
    assert answering.done()
    stage.unruly.refuse(*BY_TOKEN, status=500, times=None)
    editing = stage.begin(press.edit_original_response(content="again"))
    await stage.env.advance_time(26)
    assert isinstance(editing.exception(), discord.DiscordServerError)
    stage.unruly.calm()
    stage.unruly.limit_rate(*BY_TOKEN, retry_after=7)
    editing = stage.begin(press.edit_original_response(content="later"))
    await stage.env.advance_time(6)
    assert not editing.done()
    await stage.env.advance_time(2)
    assert editing.result().content == "later"


async def test_a_doubled_answer_to_a_press_is_refused_the_second_time(stage: Stage) -> None:
    press = await stage.press()
    stage.unruly.double(*CALLBACK)
    with pytest.raises(discord.HTTPException) as refused:
        await stage.do(press.response.send_message("done"))
    assert refused.value.code == 40060
    assert texts(stage)[-1] == "done"


async def test_events_come_when_the_gateway_resumes(stage: Stage) -> None:
    stage.unruly.drop_gateway(30)
    await stage.ada.send(stage.room, "one")
    await stage.ada.send(stage.room, "two")
    assert stage.bot.events("message", "disconnect") == ["disconnect"]
    await stage.env.advance_time(31)
    assert stage.bot.events("message", "resumed") == ["message", "message", "resumed"]


async def test_events_are_lost_with_the_session(stage: Stage) -> None:
    stage.unruly.drop_gateway(30, resumed=False)
    await stage.ada.send(stage.room, "one")
    await stage.env.advance_time(31)
    assert stage.bot.events("message", "resumed") == []
    await stage.ada.send(stage.room, "two")
    assert stage.bot.events("message") == ["message"]


@pytest.mark.parametrize("silently", [False, True])
async def test_a_moderator_deletes_one_message_or_many(stage: Stage, silently: bool) -> None:
    for text in ("one", "two", "three"):
        await stage.do(stage.channel.send(text))
    one, two, three = stage.room.history()
    stage.bot._connection._messages.clear()  # the bot need not have it in mind
    stage.unruly.delete(one, silently=silently)
    stage.unruly.delete(two, three, silently=silently)
    await stage.env.settle()
    assert texts(stage) == []
    told = stage.bot.events("raw_message_delete", "raw_bulk_message_delete")
    assert told == ([] if silently else ["raw_message_delete", "raw_bulk_message_delete"])


@pytest.mark.parametrize("silently", [False, True])
async def test_a_moderator_deletes_a_channel_and_its_threads(stage: Stage, silently: bool) -> None:
    thread = await stage.do(stage.channel.create_thread(name="game", type=discord.ChannelType.public_thread))
    channel = stage.channel
    stage.unruly.delete_channel(stage.room.id, silently=silently)
    await stage.env.settle()
    for gone in (thread, channel):
        with pytest.raises(discord.NotFound) as refused:
            await stage.do(gone.send("hello"))
        assert refused.value.code == 10003
    assert stage.bot.events("guild_channel_delete") == ([] if silently else ["guild_channel_delete"])


# Limits


async def test_a_channel_takes_five_messages_in_five_seconds(stage: Stage) -> None:
    stage.unruly.limit()
    sending = [stage.begin(stage.channel.send(str(number))) for number in range(8)]
    await stage.env.advance_time(4)
    assert len(texts(stage)) == 5
    await stage.env.advance_time(2)
    assert all(one.done() for one in sending)
    assert stage.unruly.too_many == 0  # discord.py reads the headers and waits


async def test_edits_are_limited_by_themselves_and_answers_not_at_all(stage: Stage) -> None:
    press = await stage.press()
    stage.unruly.limit()
    message = await stage.do(stage.channel.send("one"))
    for number in range(3):  # at the last of five discord.py itself waits
        await stage.do(stage.channel.send(str(number)))
        await stage.do(message.edit(content=f"edited {number}"))
    await stage.do(press.response.send_message("done", ephemeral=True))
    for number in range(20):
        await stage.do(press.edit_original_response(content=str(number)))
    assert stage.unruly.too_many == 0
    assert stage.now < 1


async def test_a_bot_takes_fifty_requests_a_second(stage: Stage) -> None:
    rooms = [stage.guild.create_text_channel(f"room {number}") for number in range(60)]
    await stage.env.settle()
    rates = stage.unruly.limit()
    for room in rooms:
        channel = stage.bot.get_channel(room.id)
        assert isinstance(channel, discord.TextChannel)
        stage.begin(channel.send("hello"))
    await stage.env.advance_time(3)
    assert all(len(room.history()) == 1 for room in rooms)
    assert stage.unruly.too_many == 1  # then discord.py holds back the others
    assert rates.most == 51
    assert {sent.status for sent in stage.unruly.log if sent.method == "POST"} == {200, 429}


# Coming to rest


async def test_nobody_is_at_rest_while_the_database_works_for_somebody(stage: Stage) -> None:
    lock, done = asyncio.Lock(), []
    database = await aiosqlite.connect(":memory:")

    async def work() -> None:
        async with lock, database.execute("SELECT randomblob(30000000)") as rows:
            await rows.fetchone()

    async def wait() -> None:
        async with lock:
            done.append("waited")

    unknown_to_simcord = asyncio.ensure_future(work())
    await asyncio.sleep(0)
    stage.begin(wait())
    await stage.env.settle()
    assert done == ["waited"]
    await unknown_to_simcord
    await database.close()
