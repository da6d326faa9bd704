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
from bot.ui.delivery.responses import private, show_post
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
from bot.ui.shell.context import Interaction, RequestContext, place_of, who_pressed
from bot.ui.shell.router import Routes

routes = Routes()


async def show_daily(interaction: Interaction, request: RequestContext) -> None:
    """Show the deals of today and the board of yesterday."""
    guild_id, _ = place_of(interaction)
    daily, user_id = request.services.daily, interaction.user.id
    day = await daily.today(guild_id)
    until = await daily.ends(guild_id, day)
    today = await daily.own(guild_id, user_id, day)
    yesterday = await daily.board(guild_id, day - 1)
    await private(interaction, daily_screen(day, until, today, yesterday, user_id, request.say))


@routes.on(ShowDaily)
async def show_daily_again(interaction: Interaction, request: RequestContext, press: ShowDaily) -> None:
    """Show them where that was pressed."""
    await show_daily(interaction, request)


@routes.on(LookAtDaily)
async def look_before(interaction: Interaction, request: RequestContext, press: LookAtDaily) -> None:
    """Say what the deal is, and offer to begin it."""
    if press.game not in GAMES:
        raise Refused("unknown_press")
    await private(interaction, start_screen(press.game, press.day, request.say))


@routes.on(PlayDaily)
async def play_daily(interaction: Interaction, request: RequestContext, press: PlayDaily) -> None:
    """Deal the cards, or show them as they are now, in a message of their own."""
    await need_welcome(interaction)
    play = await _play(interaction, request, press.game, press.day)
    await _show(interaction, request, play, HandView(settings=request.settings))


@routes.on(DailyMove)
async def move_in_daily(interaction: Interaction, request: RequestContext, press: DailyMove) -> None:
    """Make a move. A refusal stands above the cards."""
    view, notice = HandView(settings=request.settings), ""
    guild_id, _ = place_of(interaction)
    try:
        play = await request.services.daily.move(
            guild_id, who_pressed(interaction), press.game, press.day, press.version, Move.parse(press.move)
        )
    except (IllegalMove, Refused, StorageError) as refused:
        if isinstance(refused, Refused) and refused.code not in ("stale", "daily_done"):
            raise
        notice = refusal(refused, request.say)
        play = await _play(interaction, request, press.game, press.day)
    await _show(interaction, request, play, view, notice)


@routes.on(DailyWord)
async def choose_in_daily(interaction: Interaction, request: RequestContext, press: DailyWord) -> None:
    """Show the choices for the next word of a move."""
    play = await _play(interaction, request, press.game, press.day)
    view = HandView(bool(press.armed), press.version, 0, press.words, request.settings)
    await _show(interaction, request, play, view)


@routes.on(DailyHand)
async def look_at_daily(interaction: Interaction, request: RequestContext, press: DailyHand) -> None:
    """Show the hand in another way."""
    guild_id, _ = place_of(interaction)
    play, settings = await _play(interaction, request, press.game, press.day), request.settings
    if press.sort:
        user = interaction.user
        settings = await request.services.preferences.change_player(
            guild_id, user.id, shown_name(user), sort=press.sort
        )
    armed = press.armed.startswith(ARMED)
    view = HandView(armed, play.table.version, press.page, "", settings)
    await _show(interaction, request, play, view)


@routes.on(DailyRecord)
async def give_record(interaction: Interaction, request: RequestContext, press: DailyRecord) -> None:
    """Send the record of how the user has played a deal, and the page that checks it."""
    guild_id, _ = place_of(interaction)
    record = await request.services.daily.record(guild_id, interaction.user.id, press.game, press.day)
    await send_record(interaction, record, f"daily-{press.game}", request.say)


async def _play(interaction: Interaction, request: RequestContext, game: str, day: int) -> DailyPlay:
    guild_id, _ = place_of(interaction)
    return await request.services.daily.play(guild_id, who_pressed(interaction), game, day)


async def _show(
    interaction: Interaction, request: RequestContext, play: DailyPlay, view: HandView, notice: str = ""
) -> None:
    say = request.say
    table, picture = play.table, None
    if not is_over(table):
        cards = picked(table.observe(OWN), tuple(view.begun.split(" ")), wording(table, say))
        picture = await request.services.renderer.hand(table, OWN, say, cards)
    await show_post(interaction, Post(daily_hand(play, view, say, picture, notice), picture))
