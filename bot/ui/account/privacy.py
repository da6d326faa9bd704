"""Privacy: the notice about stored data, the export of a member's own data, and its deletion."""

from __future__ import annotations

import io
from collections.abc import Collection

import discord
from discord import ui

from bot.services.departures import KEPT_DAYS, SILENT_DAYS
from bot.shards import is_server
from bot.tables import Refused
from bot.ui.components.forms import Form, Written, text_field
from bot.ui.components.layout import RED, Buttons, message
from bot.ui.components.pagination import BY_PAGE, in_pages, turning
from bot.ui.components.press import Page
from bot.ui.components.question import question
from bot.ui.delivery import responses
from bot.ui.i18n.translator import FALLBACK, Translator, translator
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain


class ShowNotice(Plain, template="i:notice[:{page}]"):
    """See what the bot keeps about people, and why."""

    page: Page = 0
    label = "button-privacy"
    is_anywhere = True


@ShowNotice.on_press
async def show_notice(request: Request, press: ShowNotice) -> None:
    """Show a page of the privacy notice."""
    privacy = request.services.privacy
    view = privacy_notice(privacy.backup_days, privacy.moves_days, request.say, press.page)
    await request.private(view)


def privacy_notice(backup_days: int, moves_days: int | None, say: Translator, page: int = 0) -> ui.LayoutView:
    """A page of the notice: which data is kept, why, for how long, who sees it, and how to get and remove it.

    ``backup_days`` is the number of days that backups of the database may be kept, and ``moves_days`` the
    number of days that matches keep their moves; None if that is for ever.
    """
    told = [
        say("privacy-what"),
        say("privacy-why"),
        say("privacy-who"),
        say("privacy-time", departed=KEPT_DAYS, backups=backup_days),
        say("privacy-outside", silent=SILENT_DAYS),
        *([] if moves_days is None else [say("privacy-moves", days=moves_days)]),
        say("privacy-get"),
        say("privacy-chips"),
        say("privacy-elsewhere"),
    ]
    pages = in_pages("\n".join(told), "\n")
    at = min(page, len(pages) - 1)
    return message(
        f"{say('privacy-title')}\n{pages[at]}",
        turning(ShowNotice, at, len(pages), say, BY_PAGE),
        [SendData().button(say), AskToForget().button(say)],
    )


class SendData(Plain, template="i:data"):
    """Get a file with everything the bot keeps about you."""

    label = "button-my-data"
    is_anywhere = True


@SendData.on_press
async def send_data(request: Request, press: SendData) -> None:
    """Send the user a private file with all data about them."""
    await request.take_time()
    kind, content = await request.services.privacy.data(request.user_id, request.interaction.filesize_limit)
    file = discord.File(io.BytesIO(content), f"olsen-data.{kind}")
    await responses.reply_private(request.interaction, request.say("my-data"), files=[file])


class AskToForget(Plain, template="i:forget"):
    """See what it means to have your data deleted."""

    label, style = "button-forget-me", RED
    is_anywhere = True


@AskToForget.on_press
async def ask_about_forgetting(request: Request, press: AskToForget) -> None:
    """Tell the user what it means to be forgotten, and ask for confirmation.

    Raises Refused ``unknown_person`` if there is no data about them.
    """
    known = await request.services.privacy.places(request.user_id)
    if not known:
        raise Refused("unknown_person")
    if request.place.is_server:
        view = ask_to_forget(request.place_id in known, _servers(known), request.say, _is_elsewhere(known))
    else:
        view = ask_to_forget_outside(_is_elsewhere(known), _servers(known), request.say)
    await request.private(view)


def _servers(places: Collection[int]) -> int:
    """Return the number of servers among places."""
    return sum(map(is_server, places))


def _is_elsewhere(places: Collection[int]) -> bool:
    """Return whether there are other places than servers among places."""
    return not all(map(is_server, places))


def ask_to_forget(here: bool, servers: int, say: Translator, elsewhere: bool = False) -> ui.LayoutView:
    """Ask the user whether to delete their data, and say which data is deleted and which stays.

    ``servers`` is the number of servers that have data about the user. ``here`` says whether this is one, and
    ``elsewhere`` whether other places have some.
    """
    buttons = [ForgetHere().button(say)] if here else []
    if servers > 1 or elsewhere or not here:
        buttons.append(ForgetEverywhere().button(say))
    where = [say("forget-where", here=here, servers=servers)] if servers else []
    where += [say("forget-elsewhere")] if elsewhere else []
    return _question(" ".join(where), buttons, say)


def ask_to_forget_outside(here: bool, servers: int, say: Translator) -> ui.LayoutView:
    """The question of :func:`ask_to_forget` outside of servers, where it is about all such places. ``here``
    says whether they have data about the user.
    """
    buttons = [ForgetHere().button(say, "button-forget-outside")] if here else []
    if servers:
        buttons.append(ForgetEverywhere().button(say))
    return _question(say("forget-outside", here=here, servers=servers), buttons, say)


def _question(where: str, buttons: Buttons, say: Translator) -> ui.LayoutView:
    return question(
        say("forget-title"),
        say("forget-goes"),
        say("forget-stays"),
        where,
        say("forget-sure"),
        yes=buttons,
        no=ShowNotice().button(say, "button-go-back"),
    )


def forgotten_message(here: bool, servers: int, say: Translator) -> ui.LayoutView:
    """The message that the user was forgotten on this many ``servers``, and whether this is one
    (``here``).
    """
    return message(say("forgotten", here=here, servers=servers))


def forgotten_elsewhere(everywhere: bool, say: Translator) -> ui.LayoutView:
    """The message that the user was forgotten outside of servers, or ``everywhere``."""
    return message(say("forgotten-elsewhere", everywhere=everywhere))


def forget_word(press: Forget, say: Translator) -> Form:
    """Build the form that asks for a word, so that users don't delete their data by mistake."""
    field = text_field("word", say("forget-type-label"), most=30, about=say("forget-type-why"))
    return Form(press.custom_id, say("forget-type"), field)


class Forget(Plain):
    """Be forgotten."""

    style = RED
    is_anywhere = True


@Forget.with_form
async def ask_for_word(request: Request, press: Forget) -> Form:
    """Open the form that asks for the word."""
    return forget_word(press, request.say)


@Forget.on_form
async def forget(request: Request, press: Forget, written: Written) -> None:
    """Forget the user, on this server, or in all places outside of servers, or everywhere. Raises Refused
    ``forget_word`` if the word is wrong.
    """
    words = {say("forget-word").casefold() for say in (request.say, translator(FALLBACK))}
    if written["word"].casefold() not in words:
        raise Refused("forget_word")
    privacy, is_here = request.services.privacy, isinstance(press, ForgetHere)
    known = await privacy.places(request.user_id)
    await request.take_time()  # leaving many tables may take a while
    count = await privacy.forget(request.user_id, request.place_id if is_here else None)
    if _is_elsewhere([request.place_id] if is_here else known):
        view = forgotten_elsewhere(not is_here, request.say)
    else:
        view = forgotten_message(request.place_id in known, count, request.say)
    await responses.update(request.interaction, view=view)


class ForgetHere(Forget, template="i:here"):
    """Have your data deleted on this server, or in all places outside of servers, once you have written a
    word.
    """

    label = "button-forget-here"


class ForgetEverywhere(Forget, template="i:everywhere"):
    """Have your data deleted everywhere, once you have written a word."""

    label = "button-forget-everywhere"
