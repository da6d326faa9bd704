"""What a deal for one came to: its end, in a picture and in words, its line of emojis, and its board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from discord import ui

from bot.games import GAMES
from bot.milliseconds import DAY
from bot.services import DuplicateBoardRow, DuplicateDealRow, DuplicatePlay, DuplicatePlayRow
from bot.shards import is_server
from bot.tables import Table
from bot.tables.duplicate import SOLO_LEVELS, Mark, better, dealt, marks_of, ranking
from bot.ui.components.layout import GOLD, GREEN, GREY, Buttons, message
from bot.ui.components.post import Illustration, says_all
from bot.ui.hands.since import ending_line
from bot.ui.i18n.players import player_name, wording
from bot.ui.i18n.translator import Translator, Verbatim
from bot.ui.i18n.user_text import escape_text, label_text
from bot.ui.i18n.values import moment
from bot.ui.pictures.alt import Alt
from bot.ui.pictures.names import drawn_name
from bot.ui.pictures.podium import Podium, PodiumStep
from bot.ui.presses.duplicate import CheckDealt, NewCards, ShareDeal, ShowDaily
from bot.ui.tables.cards import behind_of, came_of
from bot.user_text import UserText

SHOWN = 5
"""The most players on the board of a deal. Others see only their own place."""

TOLD = 300
"""The most characters for the last moves of a finished deal."""

SQUARES: Mapping[Mark, str] = {
    "played": "🟩",
    "called": "📣",
    "drew_first": "🟨",
    "drew": "🟥",
    "passed": "⬜",
    "forgot": "😱",
}
"""How a turn went: a card played, with its call, played after drawing, cards taken, nothing, a call
forgotten.
"""

MEDALS = ("🥇", "🥈", "🥉", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣", "🔟")

MOST = 30
"""The most emojis of a play."""

IN_ROW = 10
"""The most squares side by side: a phone has room for them and the medal."""


@dataclass(frozen=True, slots=True)
class DuplicateEnd:
    """The end of a deal for one player."""

    play: DuplicatePlay
    board: Sequence[DuplicateBoardRow]
    """The results of players in the same place."""
    dared_by: UserText | None = None
    """Whose cards these were; None for a daily, and if they were forgotten."""


def emoji_lines(play: DuplicatePlay, say: Translator) -> str:
    """Return how a play went, in at most :data:`MOST` emojis that tell no cards: the place, and a square for
    each of the player's turns, in rows. Of a long deal, it has the last ones. Below is what these squares
    mean.
    """
    deal, run = play.deal, play.run
    first = dealt(deal, play.table.chairs[deal.seat], run.started_at)
    marks = marks_of(first, run.moves.splitlines())
    shown = marks if len(marks) < MOST else marks[1 - MOST :]
    more = "" if len(shown) == len(marks) else "…"
    rows = ["".join(SQUARES[mark] for mark in shown[at : at + IN_ROW]) for at in range(0, len(shown), IN_ROW)]
    line = f"{MEDALS[(run.place or 1) - 1]} {more}" + "\n".join(rows)
    legend = [
        say("daily-square", square=square, mark=mark, game=deal.game)
        for mark, square in SQUARES.items()
        if mark in shown
    ]
    return "\n".join([line, say("daily-squares", legend=" · ".join(legend))] if legend else [line])


def line_of(game: str, run: DuplicatePlayRow | DuplicateBoardRow, say: Translator) -> str:
    """Return what a player achieved in a deal, and in what time if that is known."""
    minutes, seconds = divmod(((run.finished_at or 0) - run.started_at) // 1000, 60)
    return say(
        "daily-came",
        came=came_of(run, game, say),
        time=f"{minutes}:{seconds:02}" if run.started_at else None,
    )


def board_lines(game: str, rows: Iterable[DuplicateBoardRow], user_id: int, say: Translator) -> str:
    """Return the best players of a deal, and the user's own line and that of the player whose cards these
    were, if they aren't among them.
    """
    return "\n".join(
        say(
            "daily-line",
            place=place,
            name=escape_text(row.name),
            came=line_of(game, row, say),
            original=row.is_original,
        )
        for place, row in enumerate(rows, 1)
        if place <= SHOWN or row.user_id == user_id or row.is_original
    )


def duplicate_end(
    end: DuplicateEnd,
    user_id: int,
    say: Translator,
    picture: Illustration | None,
    *,
    notice: str = "",
    files: Buttons = (),
) -> ui.LayoutView:
    """Build the end of a deal: the ``picture`` of its result or the facts in words, the line of emojis, the
    board, and what comes next. ``notice`` is a text at the top, and ``files`` are buttons for match files.
    """
    play = end.play
    deal, run = play.deal, play.run
    is_daily = deal.day is not None
    # A solo deal has no other players with the same cards to compare with.
    board = "" if deal.is_solo else board_lines(deal.game, end.board, user_id, say)
    on_server = is_server(run.place_id)
    board_title = say("daily-board", server=on_server) if is_daily else say("duplicate-board")
    facts = "" if says_all(picture) else say("duplicate-facts", came=line_of(deal.game, run, say))
    return message(
        notice,
        title_of(deal, say),
        picture.gallery() if picture else None,
        dared_line(end, user_id, say),
        facts,
        "" if picture else ending_line(play.table, deal.seat, wording(play.table, say), TOLD),
        emoji_lines(play, say),
        streak_line(run.streak, say) if is_daily else "",
        "" if run.counts else say("duplicate-known"),
        "\n".join([board_title, board]) if board else "",
        next_line(deal, say) if is_daily else "",
        [ShareDeal(deal.deal).button(say), CheckDealt(deal.deal).button(say), *files],
        None if is_daily else _more(deal, say),
        accent=GOLD,
    )


def _more(deal: DuplicateDealRow, say: Translator) -> Buttons:
    """Build the buttons for new cards of the same game, at each level; for the daily after shared cards."""
    if not deal.is_solo:
        return [ShowDaily().button(say)]
    return [
        NewCards(deal.game, level).button(
            say, "button-new-cards-level", GREEN if level == deal.level else GREY, level=say(f"level-{level}")
        )
        for level in SOLO_LEVELS
    ]


def title_of(deal: DuplicateDealRow, say: Translator) -> str:
    """Return the title of a deal: a solo deal, the cards of a match, or the daily of a day."""
    game = GAMES[deal.game].spec.name
    if deal.is_solo:
        return say("solo-deal-title", game=game, level=say(f"level-{deal.level}"))
    if deal.day is None:
        return say("duplicate-title", game=game)
    return say("daily-title", game=game, date=day_at(deal))


def day_at(deal: DuplicateDealRow) -> Verbatim | None:
    """Return a moment in the middle of a daily's day, which is that day in nearly all time zones."""
    return moment(deal.until - DAY // 2)


def next_line(deal: DuplicateDealRow, say: Translator) -> str:
    """Return when the next daily is dealt."""
    return say("daily-next", until=moment(deal.until))


def streak_line(streak: int, say: Translator) -> str:
    """Return for how many days in a row a user has played the daily, and what keeps it."""
    return say("daily-streak", days=streak) if streak else ""


def dared_line(end: DuplicateEnd, user_id: int, say: Translator) -> str:
    """Return how the player whose cards these were did with them, and how the user did."""
    play = end.play
    deal = play.deal
    if deal.day is not None or deal.is_solo:
        return ""
    return say(
        "duplicate-dared",
        name=escape_text(end.dared_by or UserText(say("former-player"))),
        first=came_of(deal, deal.game, say),
        own=came_of(play.run, deal.game, say),
        how=compared(deal, play.run),
    )


def compared(deal: DuplicateDealRow, run: DuplicatePlayRow) -> str:
    """Return whether a play was ``better``, ``worse`` or ``equal``, compared with what its cards came to
    first: by place, and then by points.
    """
    sign = better(deal.game)
    first = (deal.place or 0, sign * (deal.points or 0))
    own = (run.place or 0, sign * (run.points or 0))
    return "better" if own < first else "worse" if own > first else "equal"


def podium_of_deal(table: Table, say: Translator) -> Podium:
    """Return what the picture of a finished deal shows: all players, the best first."""
    return Podium(table.game_key, tuple(_step(table, *rank, say) for rank in ranking(table)))


def alt_of_deal(table: Table, say: Translator) -> Alt:
    """Describe the picture of a finished deal in words."""
    told = [
        say(
            "pictures-place",
            place=place,
            name=label_text(player_name(table, seat, say)),
            total=behind_of(table.game_key, place, points, say),
        )
        for place, seat, points in ranking(table)
    ]
    return Alt(" ".join(told), True)


def _step(table: Table, place: int, seat: int, points: int, say: Translator) -> PodiumStep:
    """Return a player's place, as the result of a match shows it."""
    by_heads = "heads" in table.observe(None).table
    figure = str(points) if by_heads else f"-{points}" if points else ""
    name = drawn_name(player_name(table, seat, say))
    return PodiumStep(place, seat, name, figure, "head" if by_heads else "")
