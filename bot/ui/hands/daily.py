"""The daily: one deal a day for everyone, of one of the games by turns."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.games import GAMES
from bot.services import DuplicateBoardRow, DuplicateDealRow, OwnDaily
from bot.tables import Refused
from bot.tables.computers import COMPUTERS
from bot.tables.duplicate import OPPONENTS, match_of
from bot.ui.components.layout import LINE, Buttons, message
from bot.ui.components.post import Illustration, ReadyPost
from bot.ui.delivery.download import send_record
from bot.ui.hands.duplicate import show
from bot.ui.hands.duplicate_ends import board_lines, next_line, streak_line, title_of
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.i18n.values import listed
from bot.ui.pictures.banner import Banner
from bot.ui.presses.duplicate import DealRecord, PlayDeal, ShowDaily
from bot.ui.presses.help import ReadRules
from bot.ui.shell.context import Request
from bot.ui.tables.choosing import fixed_without


def daily_screen(
    today: OwnDaily,
    yesterday: tuple[DuplicateDealRow, Sequence[DuplicateBoardRow]] | None,
    user_id: int,
    say: Translator,
    picture: Illustration | None = None,
    files: Buttons = (),
    *,
    is_server: bool = True,
) -> ui.LayoutView:
    """Build the screen that says what is played today, before the first card is seen, and how others did
    ``yesterday``, on this server or in another place. The name of the ``picture`` is what fixes the shuffle.
    ``files``: buttons for match files.
    """
    deal = today.deal
    spec, names = GAMES[deal.game].spec, listed(list(map(escape_text, COMPUTERS[:OPPONENTS])), say)
    read = ReadRules(deal.game, 0, back=ShowDaily().custom_id)
    rules = [say(f"{deal.game}-pitch"), *([say("daily-calls")] if "call" in spec.out_of_turn else [])]
    board = board_lines(yesterday[0].game, yesterday[1], user_id, say) if yesterday else ""
    return message(
        title_of(deal, say),
        picture.gallery() if picture else None,
        say("daily-start", names=names),
        [PlayDeal(deal.deal).button(say, "button-start"), read.button(say)],
        "\n".join(rules),
        "\n".join(filter(None, [streak_line(today.streak, say), next_line(deal, say)])),
        *([LINE, "\n".join([say("daily-yesterday", server=is_server), board])] if board else []),
        files or None,
        fixed_without(picture, deal.commitment, say),
    )


async def fingerprinted(request: Request, deal: DuplicateDealRow) -> Illustration | None:
    """Return the picture above the daily's offer. The fingerprint of its shuffle is in the file's name, where
    anyone can keep it and no one stumbles over it.
    """
    alt = request.say("pictures-banner", game=GAMES[deal.game].spec.name)
    banner = await request.services.renderer.draw(Banner(deal.game), alt)
    return banner and banner.fixing("daily", deal.commitment)


async def show_daily(request: Request) -> None:
    """Show today's daily as a user has it: its offer, their hand, or its end."""
    duplicate, say = request.services.duplicate, request.say
    today = await duplicate.daily(request.user_id)
    before = await _daily_before(request)
    files = _files(before, say)
    if today.run is not None:
        play = await duplicate.play(request.place_id, request.who, today.deal.deal)
        await show(request, play, files=files)
        return
    board = await duplicate.board(before.deal, request.place_id) if before else ()
    yesterday = (before.deal, board) if before else None
    picture = await fingerprinted(request, today.deal)
    is_server = request.place.is_server
    view = daily_screen(today, yesterday, request.user_id, say, picture, files, is_server=is_server)
    await request.show_post(ReadyPost(view, picture))


async def _daily_before(request: Request) -> OwnDaily | None:
    """Return yesterday's daily as a user has it, or None if it wasn't dealt."""
    duplicate = request.services.duplicate
    try:
        return await duplicate.daily(request.user_id, duplicate.today - 1)
    except Refused:
        return None


def _files(own: OwnDaily | None, say: Translator) -> Buttons:
    """Return the button for the match file of a user's daily, if they have finished it."""
    if own is None or own.run is None or own.run.finished_at is None:
        return []
    return [DealRecord(own.deal.deal).button(say, "button-daily-record")]


@ShowDaily.on_press
async def show_daily_again(request: Request, press: ShowDaily) -> None:
    """Show the daily, privately."""
    await show_daily(request)


@DealRecord.on_press
async def give_record(request: Request, press: DealRecord) -> None:
    """Send the match file of a user's play of a daily or of new cards, and the page that checks it."""
    record = await request.services.duplicate.record(request.who, press.deal)
    name = f"daily-{press.deal}" if press.deal.isdigit() else f"cards-{match_of(press.deal)}"
    await send_record(request.interaction, record, name, request.say)
