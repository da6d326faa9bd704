"""Handling the command and the presses of the deal of the day."""

from __future__ import annotations

from bot.games import GAMES
from bot.games.api import IllegalMove, Move
from bot.services import DailyPlay
from bot.tables import Refused, StorageError
from bot.tables.daily import OWN, is_over
from bot.ui.components.post import Post
from bot.ui.delivery.download import send_record
from bot.ui.delivery.hand_view import HandView
from bot.ui.hands.daily import daily_hand, daily_screen, start_screen
from bot.ui.hands.menu import picked
from bot.ui.i18n.players import wording
from bot.ui.i18n.user_text import shown_name
from bot.ui.presses.daily import (
    DailyHand,
    DailyMove,
    DailyRecord,
    DailyWord,
    LookAtDaily,
    PlayDaily,
    ShowDaily,
)
from bot.ui.presses.hands import ARMED
from bot.ui.shell.admission import need_welcome
from bot.ui.shell.boundary import refusal
from bot.ui.shell.context import Request


async def show_daily(request: Request) -> None:
    """Show the deals of today and the board of yesterday."""
    guild_id = request.guild_id
    daily, user_id = request.services.daily, request.user_id
    day = await daily.today(guild_id)
    until = await daily.ends(guild_id, day)
    today = await daily.own(guild_id, user_id, day)
    yesterday = await daily.board(guild_id, day - 1)
    await request.private(daily_screen(day, until, today, yesterday, user_id, request.say))


@ShowDaily.on_press
async def show_daily_again(request: Request, press: ShowDaily) -> None:
    """Show them where that was pressed."""
    await show_daily(request)


@LookAtDaily.on_press
async def look_before(request: Request, press: LookAtDaily) -> None:
    """Say what the deal is, and offer to begin it."""
    if press.game not in GAMES:
        raise Refused("unknown_press")
    await request.private(start_screen(press.game, press.day, request.say))


@PlayDaily.on_press
async def play_daily(request: Request, press: PlayDaily) -> None:
    """Deal the cards, or show them as they are now, in a message of their own."""
    await need_welcome(request.interaction)
    play = await _play(request, press.game, press.day)
    await _show(request, play, HandView(settings=request.settings))


@DailyMove.on_press
async def move_in_daily(request: Request, press: DailyMove) -> None:
    """Make a move. A refusal stands above the cards."""
    view, notice = HandView(settings=request.settings), ""
    guild_id = request.guild_id
    try:
        play = await request.services.daily.move(
            guild_id, request.who, press.game, press.day, press.version, Move.parse(press.move)
        )
    except (IllegalMove, Refused, StorageError) as refused:
        if isinstance(refused, Refused) and refused.code not in ("stale", "daily_done"):
            raise
        notice = refusal(refused, request.say)
        play = await _play(request, press.game, press.day)
    await _show(request, play, view, notice)


@DailyWord.on_press
async def choose_in_daily(request: Request, press: DailyWord) -> None:
    """Show the choices for the next word of a move."""
    play = await _play(request, press.game, press.day)
    view = HandView(bool(press.armed), press.version, 0, press.words, request.settings)
    await _show(request, play, view)


@DailyHand.on_press
async def look_at_daily(request: Request, press: DailyHand) -> None:
    """Show the hand in another way."""
    guild_id = request.guild_id
    play, settings = await _play(request, press.game, press.day), request.settings
    if press.sort:
        user = request.interaction.user
        settings = await request.services.preferences.change_player(
            guild_id, user.id, shown_name(user), sort=press.sort
        )
    armed = press.armed.startswith(ARMED)
    view = HandView(armed, play.table.version, press.page, "", settings)
    await _show(request, play, view)


@DailyRecord.on_press
async def give_record(request: Request, press: DailyRecord) -> None:
    """Send the record of how the user has played a deal, and the page that checks it."""
    guild_id = request.guild_id
    record = await request.services.daily.record(guild_id, request.user_id, press.game, press.day)
    await send_record(request.interaction, record, f"daily-{press.game}", request.say)


async def _play(request: Request, game: str, day: int) -> DailyPlay:
    guild_id = request.guild_id
    return await request.services.daily.play(guild_id, request.who, game, day)


async def _show(request: Request, play: DailyPlay, view: HandView, notice: str = "") -> None:
    say = request.say
    table, picture = play.table, None
    if not is_over(table):
        cards = picked(table.observe(OWN), tuple(view.begun.split(" ")), wording(table, say))
        picture = await request.services.renderer.hand(table, OWN, say, cards)
    await request.show_post(Post(daily_hand(play, view, say, picture, notice), picture))
