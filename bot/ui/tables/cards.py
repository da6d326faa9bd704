"""Posting a card: something worth showing, in a channel where the user may write, alone and complete."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import ClassVar, Protocol

import discord
from discord import ui

from bot.games.api import Seat
from bot.services import DuplicateDealRow
from bot.tables import Refused, Table
from bot.tables.outcome import saved
from bot.ui.components.forms import chosen_in
from bot.ui.components.layout import GREEN, Buttons, message, shown_above
from bot.ui.components.post import QUIET, ReadyPost
from bot.ui.components.press import Text
from bot.ui.delivery import responses
from bot.ui.delivery.outcomes import is_outage
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, label_text, shown_name
from bot.ui.i18n.values import joined, moment
from bot.ui.presses.duplicate import PlayDeal
from bot.ui.shell.admission import need_welcome
from bot.ui.shell.context import Interaction, Request
from bot.ui.shell.kinds import Plain
from bot.ui.shell.places import PERMISSIONS, invitation
from bot.ui.shell.posting import posting_once
from bot.user_text import UserText

Place = discord.TextChannel | discord.Thread


class PostCard(Plain):
    """Post a card in the channel where you are."""

    label, style = "button-share-here", GREEN
    is_own: ClassVar[bool] = False
    """Whether each user has a card of their own."""
    is_anywhere = True

    async def card(self, request: Request) -> ReadyPost:
        """Return the card. Raises Refused if there is none."""
        raise NotImplementedError

    async def show_posted(self, request: Request, told: str) -> None:
        """Answer that the card is posted."""
        await request.briefly(message(told))


@PostCard.on_press
async def post_here(request: Request, press: PostCard) -> None:
    """Post a card in the channel of the press. Raises Refused as :func:`post_in` and, outside of servers,
    as :func:`_need_public` does.
    """
    if request.place.is_server:
        await _post(request, press, _text_channel(request.interaction, request.interaction.channel_id))
    else:
        await _answer(request, press)


class PostIn(Plain, template="p:post:{card}"):
    """Post a card in a channel that you choose."""

    card: Text
    """The id of the button that posts it here."""


@PostIn.on_press
async def post_in(request: Request, press: PostIn) -> None:
    """Post a card in the chosen channel.

    Raises Refused ``share_channel``, ``share_may_not_write``, ``share_permissions``, ``share_again``, and
    ``share_failed`` if Discord does not accept it.
    """
    found = next(filter(None, (kind.read(press.card) for kind in PostCard.__subclasses__())), None)
    if found is None:
        raise Refused("unknown_press")
    (channel_id,) = chosen_in(request.interaction)
    await _post(request, found, _text_channel(request.interaction, int(channel_id)))


async def ask_where(request: Request, press: PostCard, back: Buttons = ()) -> None:
    """Show the user a card, and ask where to post it; outside of servers, whether to post it here. Raises
    Refused if they are suspended from tables, and as :func:`_need_public` and the press's ``card`` do.
    """
    await need_welcome(request)
    is_server = request.place.is_server
    if not is_server:
        _need_public(request)
    card = await press.card(request)
    screen = share_screen(card.view, press, request.say, back, has_channels=is_server)
    await request.show_post(ReadyPost(screen, card.picture))


def share_screen(
    card: ui.LayoutView, press: PostCard, say: Translator, back: Buttons = (), *, has_channels: bool = True
) -> ui.LayoutView:
    """Build the question where to post a ``card``, below it: a button for this channel, and a menu of all
    channels if the place ``has_channels``. ``back``: the button that leads back.
    """
    asked = message(
        say("share-where", here=not has_channels),
        [press.button(say), *back],
        ui.ChannelSelect(
            custom_id=PostIn(press.custom_id).custom_id,
            placeholder=say("share-choose"),
            channel_types=[
                discord.ChannelType.text,
                discord.ChannelType.public_thread,
                discord.ChannelType.private_thread,
            ],
        )
        if has_channels
        else None,
    )
    return shown_above(card, asked)


@dataclass(frozen=True, slots=True)
class CardSource:
    """Where a card comes from: what lets people who see it elsewhere find the players and the bot."""

    server: UserText | None
    """None if it is unknown, like the host."""
    host: UserText | None
    """Who runs the bot: the owner or the team of its application."""
    bot: UserText
    invitation: str
    """The link that adds the bot to a server; empty if its owner allows that to no one else."""


def source_of(request: Request) -> CardSource:
    """Return where a card comes from that is posted by a press."""
    guild, client = request.interaction.guild, request.interaction.client
    server = UserText(guild.name) if guild and request.place.is_server else None
    application = client.application
    if application is None:
        return CardSource(server, None, UserText(""), "")
    team = application.team
    host = UserText(team.name) if team else shown_name(application.owner)
    return CardSource(server, host, UserText(application.name), invitation(client))


def card_foot(source: CardSource, at: int, say: Translator) -> str:
    """Return the last line of a card: when (ms) it was, on which server, and who hosts the bot."""
    server, host = (escape_text(name) if name else None for name in (source.server, source.host))
    return say("share-foot", at=moment(at), server=server, host=host)


@dataclass(frozen=True, slots=True)
class Dare:
    """A deal that others may beat."""

    deal: DuplicateDealRow
    name: UserText | None
    """The player whose cards they are; None if they were forgotten."""


def beat_buttons(deal: DuplicateDealRow | None, source: CardSource, say: Translator) -> Buttons:
    """Build the buttons below a card: playing the same cards, if they can be dealt again, and adding the bot
    to another server.
    """
    beat = [] if deal is None else [PlayDeal(deal.deal).button(say)]
    return [*beat, *adding(source.invitation, source.bot, say)]


def adding(link: str, bot: UserText, say: Translator) -> Buttons:
    """Build the button with the link that adds the bot to a server; none if the link is empty."""
    label = say("button-add-bot", bot=label_text(bot))
    return [ui.Button(url=link, label=label[:80])] if link else []


def dare_line(dare: Dare | None, say: Translator) -> str:
    """Return what a player achieved with the cards that others may beat; empty if there are none."""
    if dare is None:
        return ""
    return say(
        "share-dare",
        name=escape_text(dare.name or UserText(say("former-player"))),
        came=came_of(dare.deal, dare.deal.game, say),
        place=dare.deal.place or 0,
    )


class Came(Protocol):
    """What a player achieved in a deal; None where it hasn't ended."""

    @property
    def place(self) -> int | None:
        """1 is best."""

    @property
    def points(self) -> int | None:
        """Points behind the winner; in a game with otter heads, those."""


def came_of(came: Came, game: str, say: Translator) -> str:
    """Return what a player achieved in a deal: the place, and how far they were behind."""
    place = came.place or 0
    return say("deal-came", place=place, behind=behind_of(game, place, came.points or 0, say))


def behind_of(game: str, place: int, points: int, say: Translator) -> str | None:
    """Return how far a player was behind, None for a winner; in a game with otter heads, those."""
    own = f"{game}-daily-points"
    if say.has(own):
        return say(own, total=points)
    return say("result-behind", points=points) if place > 1 else None


async def dared(request: Request, table: Table, seat: Seat, deal: int | None) -> Dare | None:
    """Keep a deal of a match for others to beat, and return it; None if its cards are unknown."""
    services = request.services
    try:
        match = await services.tables.replays.get(table.place_id, table.table_id)
    except Refused:
        return None
    kept = await services.duplicate.dare(match, table, seat, deal)
    return None if kept is None else Dare(kept, await services.duplicate.dared_by(kept))


def _need_public(request: Request) -> None:
    """Raise Refused ``share_private`` if Discord shows the bot's answers only to the user."""
    if request.place.is_private:
        raise Refused("share_private")


async def _answer(request: Request, press: PostCard) -> None:
    """Post a card as a public answer to the press, where the bot can't post otherwise."""
    _need_public(request)
    request.services.passing.release(request.interaction)  # the answer comes in the pressed message

    async def send(post: ReadyPost) -> None:
        await responses.announce(request.interaction, view=post.view, files=post.files())

    await _send_once(request, press, send, Refused("share_again_here"), Refused("share_failed_here"))
    await press.show_posted(request, request.say("share-done-here"))


async def _post(request: Request, press: PostCard, channel: Place) -> None:
    """Post a card in a channel."""
    request.services.passing.release(request.interaction)  # the answer comes in the pressed message
    _need_channel(request, channel)

    async def send(post: ReadyPost) -> None:
        async with request.services.poster.writing(channel.id):
            await channel.send(view=post.view, files=post.files(), allowed_mentions=QUIET)

    again = Refused("share_again", channel=channel.name)
    await _send_once(request, press, send, again, Refused("share_failed", channel=channel.name), channel)
    await press.show_posted(request, request.say("share-done", channel=channel.mention))


async def _send_once(
    request: Request,
    press: PostCard,
    send: Callable[[ReadyPost], Awaitable[None]],
    again: Refused,
    failed: Refused,
    channel: Place | None = None,
) -> None:
    """Post a card by ``send``, in ``channel`` (default: that of the press). Raises ``again`` if it was posted
    there lately, and ``failed`` if Discord does not accept it.
    """
    what = f"{press.custom_id} of {request.user_id}" if press.is_own else press.custom_id
    await request.take_time()
    async with posting_once(request, what, again, channel):
        post = await press.card(request)
        try:
            await send(post)
        except discord.HTTPException as refused:
            if is_outage(refused):
                raise
            raise failed from refused
    saved()


def _text_channel(interaction: Interaction, channel_id: int | None) -> Place:
    """Return the channel or thread with an id. Raises Refused ``share_channel`` if it can't be posted in."""
    channel = interaction.guild.get_channel_or_thread(channel_id or 0) if interaction.guild else None
    if not isinstance(channel, discord.TextChannel | discord.Thread):
        raise Refused("share_channel")
    return channel


def _need_channel(request: Request, channel: Place) -> None:
    """Raise Refused unless the user may write in a channel, and the bot may post pictures there."""
    user, threads = request.interaction.user, isinstance(channel, discord.Thread)
    needed = discord.Permissions(
        view_channel=True, send_messages=not threads, send_messages_in_threads=threads
    )
    if not isinstance(user, discord.Member) or needed & ~channel.permissions_for(user):
        raise Refused("share_may_not_write", channel=channel.name)
    needed |= discord.Permissions(attach_files=True)
    missing = needed & ~channel.permissions_for(channel.guild.me)
    names = [request.say(phrase) for name, phrase in PERMISSIONS.items() if getattr(missing, name)]
    if names:
        raise Refused("share_permissions", channel=channel.name, permissions=joined(names, request.say))
