"""The screens of the deal of the day: what there is to play, a hand, what came of it, and the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import ButtonStyle, ui

from bot.games import GAMES
from bot.services import DailyBoardRow, DailyPlay, DailyRunRow
from bot.tables.computers import COMPUTERS
from bot.tables.daily import OPPONENTS, OWN, is_over
from bot.ui.components.layout import GREEN, GREY, LINE, Buttons, message
from bot.ui.components.post import Illustration
from bot.ui.delivery.hand_view import HandView
from bot.ui.hands.hand import hand_message, possible
from bot.ui.hands.since import ending_line
from bot.ui.i18n.players import wording
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.i18n.values import listed, moment
from bot.ui.presses.daily import DailyPresses, DailyRecord, LookAtDaily, PlayDaily, ShowDaily
from bot.ui.presses.help import ReadRules

SHOWN = 3
"""The most members on the board of one deal. Who is further down learns their own place."""

TOLD = 900
"""The most characters for the last moves, once a deal is over."""


def daily_screen(
    day: int,
    until: int,
    today: Mapping[str, DailyRunRow],
    yesterday: Mapping[str, Sequence[DailyBoardRow]],
    user_id: int,
    say: Translator,
) -> ui.LayoutView:
    """What there is to play on a ``day``, which is over at ``until`` (ms), what of it the user plays or has
    played ``today``, and the board of the day before.
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
    """What is to be played and against whom, before the first card of a deal is seen."""
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
    """What somebody has made of a deal: their place, their points, and the time that they took (ms)."""
    minutes, seconds = divmod(took // 1000, 60)
    own = f"{game}-daily-points"
    total = say(own if say.has(own) else "total", total=points)
    return say("daily-came", place=place, total=total, time=f"{minutes}:{seconds:02}")


def _board(game: str, rows: Sequence[DailyBoardRow], user_id: int, say: Translator) -> str:
    """The best of a deal, and the user's own line if they are not among them."""
    lines = [say("daily-board", game=GAMES[game].spec.name, count=len(rows))]
    for place, row in enumerate(rows, 1):
        if place <= SHOWN or row.user_id == user_id:
            came = _came(game, row.place, row.points, row.finished_at - row.started_at, say)
            lines.append(say("daily-line", place=place, name=escape_text(row.name), came=came))
    return "\n".join(lines)


def daily_hand(
    play: DailyPlay, view: HandView, say: Translator, picture: Illustration | None, notice: str = ""
) -> ui.LayoutView:
    """The user's hand, or what came of the deal once it is over."""
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
