"""`olsen doctor --live CHANNEL`: tries in a real channel what the bot depends on, and deletes everything
again.

It checks what no test double can prove: whether Discord keeps a picture that an edit does not upload again,
whether it honours a nonce, whether a press lets the bot edit the pressed message, what Discord refuses in an
archived thread, and which rate limits a channel has.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import cache, partial
from typing import Any, NamedTuple, cast

import discord
from discord.http import MultipartParameters

from bot.cli.doctor.live_report import NotOkError, Report, Skip, Wire, refusal
from bot.exits import Exit
from bot.ui.components.layout import GREY, button, components_of, message
from bot.ui.components.post import Illustration, ReadyPost
from bot.ui.help.trial import TryEdits
from bot.ui.i18n.translator import FALLBACK, translator
from bot.ui.pictures import HandDrawing, HandFacts
from bot.ui.pictures.emojis import load_tiles
from bot.ui.shell.places import PERMISSIONS

PATIENCE = 30.0
"""Seconds for a step. If Discord answers with 500, discord.py tries five times within 25 s."""

CLEANING_PATIENCE = 300.0
"""Seconds for deleting everything that was created."""

PRESSED_WITHIN = 60.0
"""Seconds to wait for a press."""

LOOKED = 1.0
"""Seconds between two looks at the message that is to be pressed."""

HANDS = (("7H", "7S", "QS", "AD", "10C"), ("2D", "8C", "KH"))
"""Two hands of cards. Their pictures are posted."""

V2 = discord.MessageFlags(components_v2=True).value


async def check_live(
    token: str, channel: int, run: str, *, patience: float = PATIENCE, pressed_within: float = PRESSED_WITHIN
) -> Exit:
    """Take every step in ``channel`` and print a line for each. Return FAILED if a needed step has failed.
    ``pressed_within``: seconds to wait for a press.

    ``run`` is a text of letters and digits that no other run has; it marks the messages, to find them again.
    Everything that was created is deleted at the end, also if the task is cancelled.
    """
    wire = Wire()
    report = Report(wire, token, patience)
    client = discord.Client(intents=discord.Intents.none(), http_trace=wire.trace())
    trial = Trial(client, channel, run, report.say, pressed_within)
    async with client:
        if await report.step("login", partial(trial.login, token)) and await report.step(
            "channel", trial.find
        ):
            try:
                for step in STEPS:
                    await report.step(
                        step.name,
                        partial(step.act, trial),
                        after=step.after,
                        needed=step.needed,
                        patience=patience + (pressed_within if step.waits else 0),
                    )
            finally:
                await report.step("clean up", trial.clean_up, patience=CLEANING_PATIENCE)
            report.limits()
    return Exit.FAILED if report.failed else Exit.OK


class Trial:
    """The steps in one channel, and the messages and threads that they have created there."""

    guild: discord.Guild
    channel: discord.TextChannel
    allowed: discord.Permissions
    message: discord.Message
    thread: discord.Thread
    in_thread: discord.Message

    def __init__(
        self,
        client: discord.Client,
        channel: int,
        run: str,
        say: Callable[[str, str, str], object],
        pressed_within: float,
    ) -> None:
        """``say`` prints a line while a step waits."""
        self._client, self._channel_id, self._run = client, channel, run
        self._say, self._pressed_within = say, pressed_within
        self._made: set[int] = set()
        """The ids of the messages that were created in the channel."""
        self._kept: dict[str, bool] = {}
        """Whether Discord keeps a picture that is not uploaded again, by how the edit names it."""

    async def login(self, token: str) -> str:
        """Log in, as the bot does."""
        await self._client.login(token)
        return f"as {self._client.user}"

    async def find(self) -> str:
        """Ask for the channel, its server and what the bot may do there."""
        found = await self._client.fetch_channel(self._channel_id)
        if not isinstance(found, discord.TextChannel) or found.is_news():
            raise NotOkError(f"{found} is not a normal text channel of a server. Use one of those")
        # Permissions follow from the server's roles, which only a server that is asked for has.
        self.guild = await self._client.fetch_guild(found.guild.id)
        self.channel = cast(discord.TextChannel, await self.guild.fetch_channel(found.id))
        ourselves = cast(discord.ClientUser, self._client.user)
        self.allowed = self.channel.permissions_for(await self.guild.fetch_member(ourselves.id))
        return f"#{self.channel.name} of {self.guild.name}"

    async def permissions(self) -> str:
        """Look for permissions that are missing."""
        say = translator(FALLBACK)
        missing = [say(phrase) for name, phrase in PERMISSIONS.items() if not getattr(self.allowed, name)]
        if missing:
            raise NotOkError(f"missing here: {', '.join(missing)}")
        return "the bot has all that it asks for"

    async def send(self) -> str:
        """Post a message with a picture, and report whether the answer describes its attachment."""
        self.message = await self._posted(self.channel)
        listed = ", ".join(f"{each.id} {each.filename}" for each in self.message.attachments)
        gallery = f"attachment {known}" if (known := self._attachment()) else "no attachment id"
        return f"posted with picture and nonce. It lists attachments [{listed}], its gallery {gallery}"

    async def nonce(self) -> str:
        """Post the same again with the same nonce, which must not create a second message."""
        again = await self._posted(self.channel)
        if again.id != self.message.id:
            raise NotOkError("the same nonce made a second message, so the bot can't safely repeat a post")
        return "the same nonce gave the same message"

    async def history(self) -> str:
        """Find the message by its nonce, as the bot does for a post whose answer was lost."""
        ours = [each async for each in self.channel.history(limit=100) if self._is_ours(each)]
        if any(each.nonce == self._nonce(self.channel) for each in ours):
            return "the message is found by its nonce"
        if any(each.id == self.message.id for each in ours):
            raise NotOkError("the message is there, but without its nonce, so the bot can't find lost posts")
        raise NotOkError("the message is not there")

    async def edit_listed(self) -> str:
        """Edit the message and list its picture in ``attachments`` to keep it."""
        known = next((each.id for each in self.message.attachments), None) or self._attachment()
        if known is None:
            raise Skip("Discord gave no ID for the attachment")
        return await self._kept_by("listed", [{"id": str(known), "filename": drawn(HANDS[0]).name}])

    async def edit_unlisted(self) -> str:
        """Edit the message and name its picture only in the gallery, to see whether it stays."""
        return await self._kept_by("unlisted", None)

    async def kept_picture(self) -> str:
        """Report which of the two edits has kept the picture."""
        if "unlisted" not in self._kept:
            raise Skip("unknown, see above")
        if self._kept["unlisted"]:
            return "naming the picture in the gallery is enough, without `attachments`"
        if self._kept.get("listed"):
            return "the picture must be listed in `attachments`. Naming it in the gallery is not enough"
        return "no edit keeps a picture, so it must be uploaded each time"

    async def upload(self) -> str:
        """Edit the message and upload a picture with it."""
        before = picture_in(self.message)
        post = self._post(HANDS[1])
        self.message = await self.message.edit(view=post.view, attachments=post.files())
        after = picture_in(self.message)
        if after is None or (before is not None and after.url == before.url):
            raise NotOkError("accepted, but the message does not show the new picture")
        return "accepted, and the message shows it"

    async def tile(self) -> str:
        """Put a card tile on a button."""
        tiles = load_tiles(await self._client.fetch_application_emojis())
        if not tiles:
            raise Skip("no card tiles. Upload them with `olsen emojis`")
        await self._edit_button(next(iter(tiles.values())))
        return f"a card tile on a button. {len(tiles)} are uploaded"

    async def unknown_emoji(self) -> str:
        """Use an emoji that does not exist, and report how Discord refuses it."""
        # The id belongs to a message, so no emoji has it.
        try:
            await self._edit_button(discord.PartialEmoji(name="olsen_none", id=self.message.id))
        except discord.HTTPException as error:
            return f"Discord refuses a button with an unknown emoji: {await refusal(error)}"
        return "Discord accepts a button with an unknown emoji"

    async def press(self) -> str:
        """Wait for a press that the running bot answers, and see whether it lets the bot edit the message."""
        ask = TryEdits(self._run).button(translator(FALLBACK))
        asking = await self.channel.send(view=message(self._text(), [ask]))
        self._made.add(asking.id)
        if self._pressed_within:
            said = f"press “{ask.label}” in #{self.channel.name} within {self._pressed_within:g} s"
            self._say("info", "press", said)
        loop = asyncio.get_running_loop()
        until = loop.time() + self._pressed_within
        while loop.time() < until:
            await asyncio.sleep(LOOKED)
            shown = await self.channel.fetch_message(asking.id)
            if picture_in(shown) is not None:
                return "a press lets the bot edit the pressed message, so that is on from now on"
            if self._run not in (said := " ".join(texts_in(shown))):
                raise NotOkError(said)
        raise Skip("no one pressed, or the bot isn't running, so edits through presses stay as they were")

    async def open_thread(self) -> str:
        """Open a public thread, if the bot can delete it again."""
        if not self.allowed.manage_threads:
            raise Skip("the bot couldn't delete the thread. Give it Manage Threads here for this check")
        self.thread = await self.channel.create_thread(
            name=f"olsen doctor {self._run}", type=discord.ChannelType.public_thread, auto_archive_duration=60
        )
        return "opened a public thread"

    async def send_in_thread(self) -> str:
        """Post into the thread."""
        self.in_thread = await self._posted(self.thread)
        return "posted in it, with a picture"

    async def archive(self) -> str:
        """Archive the thread."""
        self.thread = await self.thread.edit(archived=True)
        if not self.thread.archived:
            raise NotOkError("Discord says yes, but the thread is not archived")
        return "archived"

    async def edit_archived(self) -> str:
        """Edit a message in the archived thread, and report how Discord refuses it."""
        try:
            await self.in_thread.edit(view=message(self._text()), attachments=[])
        except discord.HTTPException as error:
            return f"Discord refuses an edit in the archived thread: {await refusal(error)}"
        return "Discord accepts an edit in the archived thread"

    async def reopen(self) -> str:
        """Take the thread out of the archive."""
        self.thread = await self.thread.edit(archived=False)
        if self.thread.archived:
            raise NotOkError("Discord says yes, but the thread is still archived")
        return "open again"

    async def clean_up(self) -> str:
        """Delete everything that this run has created, including messages whose answers were lost."""
        threads = {thread.id: thread for thread in (getattr(self, "thread", None),) if thread}
        messages = dict.fromkeys(self._made)
        unread: list[str] = []
        try:
            threads |= {each.id: each for each in await self.guild.active_threads() if self._run in each.name}
            messages |= {
                each.id: None async for each in self.channel.history(limit=100) if self._is_ours(each)
            }
        except Exception as error:  # the known messages are deleted in any case
            unread = [f"look for more in {self.channel.jump_url}, which the bot couldn't read ({error})"]
        doomed = [*threads.values(), *map(self.channel.get_partial_message, messages)]
        stays = [f"{each.jump_url} ({why})" for each in doomed if (why := await self._deleted(each))]
        if stays or unread:
            raise NotOkError(f"please delete by hand: {'; '.join(stays + unread)}")
        return f"deleted everything: messages {len(messages)}, threads {len(threads)}"

    async def _deleted(self, what: discord.Thread | discord.PartialMessage) -> str:
        """Delete a thread or message. Return why that was not possible, or an empty text."""
        try:
            await what.delete()
        except discord.NotFound:
            pass
        except discord.HTTPException as error:
            return await refusal(error)
        except Exception as error:  # the others are deleted in any case
            return str(error)
        return ""

    # Parts of steps

    def _nonce(self, where: discord.TextChannel | discord.Thread) -> str:
        return f"olsen-{self._run}-{where.type.value}"

    def _attachment(self) -> int | None:
        """The id of the attachment in the message's gallery; None if Discord does not tell it."""
        shown = picture_in(self.message)
        return shown.attachment_id if shown is not None else None

    async def _posted(self, where: discord.TextChannel | discord.Thread) -> discord.Message:
        post = self._post(HANDS[0])
        sent = await where.send(view=post.view, files=post.files(), nonce=self._nonce(where))
        if where.id == self.channel.id:
            self._made.add(sent.id)
        return sent

    async def _kept_by(self, how: str, attachments: list[dict[str, str]] | None) -> str:
        """Edit the message without uploading its picture again, and report whether the picture stays.

        ``attachments`` names the picture. If it is None, only the gallery does. ``how`` is the name of this
        way.
        """
        before = picture_in(self.message)
        if before is None:
            raise Skip("the message lost its picture before this step")
        body: dict[str, Any] = {"components": components_of(self._post(HANDS[0]).view), "flags": V2}
        if attachments is not None:
            body["attachments"] = attachments
        try:
            # Not with discord.py's ``edit``, which would list the attachments that it knows.
            data = await self._client.http.edit_message(
                self.channel.id, self.message.id, params=MultipartParameters(body, None, None)
            )
        except discord.HTTPException as error:
            if error.status < 500:
                self._kept[how] = False
            raise
        self.message = discord.Message(state=self._client._connection, channel=self.channel, data=data)
        after = picture_in(self.message)
        self._kept[how] = after is not None and after.attachment_id == before.attachment_id
        return f"accepted, and the picture is {'kept' if self._kept[how] else 'gone'}"

    async def _edit_button(self, emoji: discord.PartialEmoji) -> None:
        view = message(self._text(), [button("olsen-check", "7", GREY, disabled=True, emoji=emoji)])
        self.message = await self.message.edit(view=view, attachments=[])

    def _text(self) -> str:
        return f"`olsen doctor --live` tries this channel. This message deletes itself. ({self._run})"

    def _post(self, cards: tuple[str, ...]) -> ReadyPost:
        picture = drawn(cards)
        return ReadyPost(message(self._text(), picture.gallery()), picture)

    def _is_ours(self, found: discord.Message) -> bool:
        """Whether a message was created by this run, or by Discord because of its thread."""
        return found.author == self._client.user and self._run in " ".join([found.content, *texts_in(found)])


class TrialStep(NamedTuple):
    """A step of the trial. ``act`` returns its finding, or raises one of the errors of
    :meth:`Report.step`.
    """

    name: str
    act: Callable[[Trial], Awaitable[str]]
    after: str = ""
    """The name of a step that must have passed before."""
    needed: bool = True
    """Whether the bot needs it to pass. Otherwise it only reports how Discord behaves."""
    waits: bool = False
    """Whether it waits for a press."""


STEPS = (
    TrialStep("permissions", Trial.permissions),
    TrialStep("send", Trial.send),
    TrialStep("same nonce", Trial.nonce, "send"),
    TrialStep("history", Trial.history, "send", needed=False),
    TrialStep("edit, listed", Trial.edit_listed, "send", needed=False),
    TrialStep("edit, unlisted", Trial.edit_unlisted, "send", needed=False),
    TrialStep("kept picture", Trial.kept_picture, "send", needed=False),
    TrialStep("new picture", Trial.upload, "send"),
    TrialStep("upload again", Trial.upload, "send"),
    TrialStep("tile", Trial.tile, "send"),
    TrialStep("unknown emoji", Trial.unknown_emoji, "send", needed=False),
    TrialStep("press", Trial.press, "send", needed=False, waits=True),
    TrialStep("thread", Trial.open_thread),
    TrialStep("thread send", Trial.send_in_thread, "thread"),
    TrialStep("archive", Trial.archive, "thread"),
    TrialStep("edit archived", Trial.edit_archived, "thread send", needed=False),
    TrialStep("reopen", Trial.reopen, "archive"),
)


@cache
def drawn(cards: tuple[str, ...]) -> Illustration:
    """The picture of a hand, as the bot draws it."""
    picture = HandDrawing("olsen", HandFacts(tuple(cards), frozenset(cards[:2])), "classic").picture()
    return Illustration(picture.name, picture.png, "a hand of cards")


def picture_in(shown: discord.Message) -> discord.UnfurledMediaItem | None:
    """The picture in a message of ours, if Discord has found its file."""
    for part in _parts(shown):
        if isinstance(part, discord.MediaGalleryComponent):
            return next((item.media for item in part.items if item.media.url.startswith("http")), None)
    return None


def texts_in(shown: discord.Message) -> Iterator[str]:
    """The texts of a message of ours."""
    return (part.content for part in _parts(shown) if isinstance(part, discord.TextDisplay))


def _parts(shown: discord.Message) -> Iterator[discord.Component]:
    for component in shown.components:
        if isinstance(component, discord.Container):
            yield from component.children
