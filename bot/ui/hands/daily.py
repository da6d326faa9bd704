"""Screens of the daily deal: the offer, a hand, the outcome, and the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from discord import ButtonStyle, ui

from bot.games import GAMES
from bot.games.api import IllegalMove, Move
from bot.services import DailyBoardRow, DailyPlay, DailyRunRow, Sort
from bot.tables import Refused, StorageError, need_game
from bot.tables.computers import COMPUTERS
from bot.tables.daily import OPPONENTS, OWN, is_over
from bot.ui.components.layout import GREEN, GREY, LINE, Buttons, message
from bot.ui.components.post import Illustration, ReadyPost
from bot.ui.components.press import GameKey, Number, Text
from bot.ui.delivery.download import send_record
from bot.ui.delivery.hand_view import HandView
from bot.ui.hands.hand import hand_message, possible
from bot.ui.hands.menu import picked
from bot.ui.hands.since import ending_line
from bot.ui.i18n.players import wording
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, shown_name
from bot.ui.i18n.values import listed, moment
from bot.ui.presses.hands import HandPresses
from bot.ui.presses.help import ReadRules
from bot.ui.shell.admission import need_welcome
from bot.ui.shell.boundary import refusal
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain

SHOWN = 3
"""The most players on the board of one deal. Others see only their own place."""

TOLD = 900
"""The most characters for the last moves of a finished deal."""

Day = Annotated[int, r"[0-9]{1,6}"]
"""Days since 1970."""


def daily_screen(
    day: int,
    until: int,
    today: Mapping[str, DailyRunRow],
    yesterday: Mapping[str, Sequence[DailyBoardRow]],
    user_id: int,
    say: Translator,
) -> ui.LayoutView:
    """Build the screen with the deals of a ``day`` that ends at ``until`` (ms), the user's plays of them
    (``today``), and the board of the day before.
    """
    lines = [
        say("daily-game", game=game.spec.name, how=_how(today.get(key), say)) for key, game in GAMES.items()
    ]
    plays = [
        (PlayDaily(key, day) if key in today else LookAtDaily(key, day)).button(
            say, "button-daily-game", _style(today.get(key)), game=game.spec.name
        )
        for key, game in GAMES.items()
    ]
    boards = [_board(key, rows, user_id, say) for key in GAMES if (rows := yesterday.get(key)) is not None]
    own = [
        DailyRecord(key, day - 1).button(say, "button-daily-record", game=GAMES[key].spec.name)
        for key, rows in yesterday.items()
        if any(row.user_id == user_id for row in rows)
    ]
    return message(
        say("daily-title", until=moment(until)),
        "\n".join(lines),
        plays,
        LINE,
        "\n".join([say("daily-yesterday"), *(boards or [say("daily-nobody")])]),
        own,
    )


def start_screen(game: str, day: int, say: Translator) -> ui.LayoutView:
    """Build the screen that says what is played, and against whom, before the first card of a deal is
    seen.
    """
    spec, names = GAMES[game].spec, listed(list(map(escape_text, COMPUTERS[:OPPONENTS])), say)
    calls = [say("daily-calls")] if "call" in spec.out_of_turn else []
    return message(
        say("daily-start-title", game=spec.name),
        "\n".join([say(f"{game}-pitch"), say("daily-start", names=names), *calls]),
        [
            PlayDaily(game, day).button(say, "button-start"),
            ReadRules(game, 0).button(say),
            ShowDaily().button(say, "button-go-back"),
        ],
    )


def _style(run: DailyRunRow | None) -> ButtonStyle:
    return GREEN if run is None or run.finished_at is None else GREY


def _how(run: DailyRunRow | None, say: Translator) -> str:
    if run is None:
        return say("daily-fresh")
    if run.finished_at is None:
        return say("daily-begun")
    return _came(run.game, run.place or 0, run.points or 0, run.finished_at - run.started_at, say)


def _came(game: str, place: int, points: int, took: int, say: Translator) -> str:
    """Return what a player achieved in a deal: place, points, and time (ms)."""
    minutes, seconds = divmod(took // 1000, 60)
    own = f"{game}-daily-points"
    total = say(own if say.has(own) else "total", total=points)
    return say("daily-came", place=place, total=total, time=f"{minutes}:{seconds:02}")


def _board(game: str, rows: Sequence[DailyBoardRow], user_id: int, say: Translator) -> str:
    """Return the best players of a deal, and the user's own line if they aren't among them."""
    lines = [say("daily-board", game=GAMES[game].spec.name, count=len(rows))]
    for place, row in enumerate(rows, 1):
        if place <= SHOWN or row.user_id == user_id:
            came = _came(game, row.place, row.points, row.finished_at - row.started_at, say)
            lines.append(say("daily-line", place=place, name=escape_text(row.name), came=came))
    return "\n".join(lines)


def daily_hand(
    play: DailyPlay, view: HandView, say: Translator, picture: Illustration | None, notice: str = ""
) -> ui.LayoutView:
    """Build the user's hand, or the outcome of the deal once it has ended."""
    table, run = play.table, play.run
    if is_over(table):
        return _over(play, say)
    presses = DailyPresses(table.table_id, OWN, table.version, run.game, run.day)
    allowed = possible(table, OWN, view)
    return hand_message(table, OWN, say, {}, allowed, picture=picture, notice=notice, presses=presses)


def _over(play: DailyPlay, say: Translator) -> ui.LayoutView:
    run, words = play.run, wording(play.table, say)
    buttons: Buttons = [ShowDaily().button(say)]
    return message(
        say("daily-over-title", game=GAMES[run.game].spec.name),
        ending_line(play.table, OWN, words, TOLD),
        say("daily-over", came=_how(run, say), until=moment(play.until)),
        say("daily-promise", commitment=play.table.commitment),
        buttons,
    )


async def show_daily(request: Request) -> None:
    """Show today's deals and yesterday’s board."""
    place_id = request.place_id
    daily, user_id = request.services.daily, request.user_id
    day = await daily.today(place_id)
    until = await daily.ends(place_id, day)
    today = await daily.own(place_id, user_id, day)
    yesterday = await daily.board(place_id, day - 1)
    await request.private(daily_screen(day, until, today, yesterday, user_id, request.say))


class ShowDaily(Plain, template="d:show"):
    """See the daily deals, and yesterday’s board."""

    label = "button-daily"


@ShowDaily.on_press
async def show_daily_again(request: Request, press: ShowDaily) -> None:
    """Show the daily deals in the pressed message."""
    await show_daily(request)


class LookAtDaily(Plain, template="d:look:{game}:{day}"):
    """See what the daily deal is before you play it."""

    game: GameKey
    day: Day
    is_play = True


@LookAtDaily.on_press
async def look_before(request: Request, press: LookAtDaily) -> None:
    """Describe the deal, and offer to begin it."""
    need_game(press.game)
    await request.private(start_screen(press.game, press.day, request.say))


class PlayDaily(Plain, template="d:play:{game}:{day}"):
    """Play the daily deal, or continue it."""

    game: GameKey
    day: Day
    style = GREEN
    is_play = True


@PlayDaily.on_press
async def play_daily(request: Request, press: PlayDaily) -> None:
    """Deal the cards, or show them as they are now, in a separate message."""
    await need_welcome(request)
    play = await _play(request, press.game, press.day)
    await _show(request, play, HandView(settings=request.settings))


class DailyMove(Plain, template="d:t:{game}:{day}:{version}:{move}"):
    """Make a move in the daily deal."""

    game: GameKey
    day: Day
    version: Number
    move: Text
    is_play = True


@DailyMove.on_press
async def move_in_daily(request: Request, press: DailyMove) -> None:
    """Make a move. A refusal appears above the cards."""
    view, notice = HandView(settings=request.settings), ""
    try:
        play = await request.services.daily.move(
            request.place_id, request.who, press.game, press.day, press.version, Move.parse(press.move)
        )
    except (IllegalMove, Refused, StorageError) as refused:
        if isinstance(refused, Refused) and refused.code not in ("stale", "daily_done"):
            raise
        notice = refusal(refused, request.say)
        play = await _play(request, press.game, press.day)
    await _show(request, play, view, notice)


class DailyWord(Plain, template="d:m:{game}:{day}:{version}:{words}"):
    """Continue a move in the daily deal that takes several choices."""

    game: GameKey
    day: Day
    version: Number
    words: Text
    is_play = True


@DailyWord.on_press
async def choose_in_daily(request: Request, press: DailyWord) -> None:
    """Show the choices for the next word of a move."""
    play = await _play(request, press.game, press.day)
    view = HandView(0, press.words, request.settings)
    await _show(request, play, view)


class DailyHand(Plain, template="d:hand:{game}:{day}[:{page}][:{sort}]"):
    """See your cards of the daily deal on another page, or in another order."""

    game: GameKey
    day: Day
    page: Number = 0
    sort: Annotated[Sort | Literal[""], "suit|rank"] = ""
    is_play = True


@DailyHand.on_press
async def look_at_daily(request: Request, press: DailyHand) -> None:
    """Show the hand as chosen."""
    play, settings = await _play(request, press.game, press.day), request.settings
    if press.sort:
        user = request.interaction.user
        settings = await request.services.preferences.change_player(
            request.place_id, user.id, shown_name(user), sort=press.sort
        )
    view = HandView(press.page, "", settings)
    await _show(request, play, view)


class DailyRecord(Plain, template="d:record:{game}:{day}"):
    """Get the match file of your daily deal, once the day ends."""

    game: GameKey
    day: Day


@DailyRecord.on_press
async def give_record(request: Request, press: DailyRecord) -> None:
    """Send the match file of a user's play of a deal, and the page that checks it."""
    record = await request.services.daily.record(request.place_id, request.user_id, press.game, press.day)
    await send_record(request.interaction, record, f"daily-{press.game}", request.say)


async def _play(request: Request, game: str, day: int) -> DailyPlay:
    return await request.services.daily.play(request.place_id, request.who, game, day)


async def _show(request: Request, play: DailyPlay, view: HandView, notice: str = "") -> None:
    say = request.say
    table, picture = play.table, None
    if not is_over(table):
        cards = picked(table.observe(OWN), tuple(view.begun.split(" ")), wording(table, say))
        picture = await request.services.renderer.hand(table, OWN, say, cards)
    await request.show_post(ReadyPost(daily_hand(play, view, say, picture, notice), picture))


@dataclass(frozen=True, slots=True)
class DailyPresses(HandPresses):
    """Makes the ids of the buttons in a hand of the daily deal."""

    game: str = ""
    day: int = 0

    def move(self, text: str) -> str:
        """Return the id of the button that makes the move ``text``."""
        return DailyMove(self.game, self.day, self.version, text).custom_id

    def choose(self, words: str) -> str:
        """Return the id of the button that shows the choices after ``words``."""
        return DailyWord(self.game, self.day, self.version, words).custom_id

    def show(self, *, page: int, sort: Sort | Literal[""] = "") -> str:
        """Return the id of the button that shows this hand again, on the given page and in the given
        order.
        """
        return DailyHand(self.game, self.day, page, sort).custom_id
