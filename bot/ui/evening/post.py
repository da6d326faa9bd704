"""The message of an evening: yesterday's daily, the week's moments, and the year."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games import GAMES
from bot.services import Evening, Moment, WinnerRow, Year
from bot.ui.components.layout import LINE, Buttons, message
from bot.ui.components.post import Illustration, ReadyPost
from bot.ui.hands.duplicate_ends import board_lines, day_at
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, label_text
from bot.ui.pictures.names import drawn_name
from bot.ui.pictures.podium import Podium, PodiumStep
from bot.ui.presses.duplicate import ShowDaily
from bot.ui.tables.my import link_to
from bot.ui.tables.result import best_moment
from bot.user_text import UserText

ACCENT = 0x3B3F73


def evening_post(told: Evening, say: Translator, picture: Illustration | None = None) -> ReadyPost:
    """Build the message of an evening with what there is to tell. ``picture`` is that of the year."""
    parts: list[str | Buttons] = []
    if told.daily is not None:
        deal, board = told.daily
        title = say("evening-daily", game=GAMES[deal.game].spec.name, date=day_at(deal))
        parts += [f"{title}\n{board_lines(deal.game, board, 0, say)}", [ShowDaily().button(say)]]
    if told.moments:
        lines = [_moment_line(each, say) for each in told.moments]
        parts += [LINE] if parts else []
        parts += ["\n".join([say("evening-moments"), *lines])]
    year = told.year
    if year is None:
        return ReadyPost(message(*parts, accent=ACCENT))
    lines = [] if picture else list(_first_lines(year, say))
    about = say(
        "evening-year",
        year=str(year.year),
        players=year.players,
        matches=year.matches,
        game=GAMES[year.game].spec.name,
        won=bool(year.first),
    )
    parts += [LINE] if parts else []
    gallery = picture.gallery() if picture else None
    return ReadyPost(message(*parts, "\n".join([about, *lines]), gallery, accent=ACCENT), picture)


def _moment_line(each: Moment, say: Translator) -> str:
    moment, game = best_moment(each.table, each.recap, say), each.table.game.spec.name
    return say("evening-moment", moment=moment, game=game, link=link_to(each.table))


def _first_lines(year: Year, say: Translator) -> Iterator[str]:
    for row in year.first:
        yield say("evening-year-place", place=_place(row, year), name=escape_text(row.name), wins=row.wins)


def _place(row: WinnerRow, year: Year) -> int:
    """Return a person's place. People with equally many wins share one."""
    return 1 + sum(other.wins > row.wins for other in year.first)


def year_drawing(year: Year, say: Translator) -> Podium:
    """Return what the picture of a year shows: who won the most matches, and how many were played."""
    steps = [
        PodiumStep(_place(row, year), seat, drawn_name(row.name), str(row.wins))
        for seat, row in enumerate(year.first)
    ]
    caption = say("evening-year-caption", year=str(year.year), players=year.players, matches=year.matches)
    return Podium(year.game, tuple(steps), (drawn_name(UserText(caption)),))


def year_alt(year: Year, say: Translator) -> str:
    """Describe the picture of a year in words."""
    told = [
        say("evening-year-place", place=_place(row, year), name=label_text(row.name), wins=row.wins)
        for row in year.first
    ]
    return " ".join([say("evening-year-alt", year=str(year.year)), *told])
