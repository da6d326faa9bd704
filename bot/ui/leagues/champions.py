"""The champions of a server or of one league: who won which season, and who won most, in all and in a row."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ui

from bot.games import GAMES
from bot.services import Champion, Champions, TitleHolder, WonSeason
from bot.ui.components.layout import menu, menu_id, message
from bot.ui.components.pagination import BY_TIME, pages_for, turning
from bot.ui.components.post import Illustration, ReadyPost
from bot.ui.components.press import Key, Page
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, label_text
from bot.ui.i18n.values import joined, moment
from bot.ui.pictures.alt import Alt, shortened
from bot.ui.pictures.names import drawn_name
from bot.ui.pictures.record import RecordDrawing, RecordRow
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain
from bot.user_text import UserText

PAGE = 8
"""The number of seasons on a page."""


class ShowChampions(Plain, template="l:champions:{page}[:{league}]"):
    """See the winners of the seasons of a league, or of all leagues."""

    page: Page = 0
    league: Key = ""
    """Key of the league's newest finished season; empty for all leagues."""
    label = "league-button-champions"


@ShowChampions.on_press
async def turn(request: Request, press: ShowChampions) -> None:
    """Show another page of the champions, or those of another league."""
    await show_champions(request, press.league, press.page)


async def show_champions(request: Request, league: str = "", page: int = 0) -> None:
    """Show a page of the champions in private. ``league`` is the key of the newest finished season of a
    league; empty for all leagues.
    """
    found = await request.services.standings.champions(request.place_id, league, page, PAGE)
    picture = None
    if found.seasons and not request.settings.text_only:
        record, alt = champions_record(found, request.say), champions_alt(found, request.say)
        picture = await request.services.renderer.draw(record, alt.text, says_all=alt.is_whole)
    await request.show_post(ReadyPost(champions_message(found, request.say, picture), picture))


def champions_message(
    found: Champions, say: Translator, picture: Illustration | None = None
) -> ui.LayoutView:
    """A page of the champions, with its ``picture`` if there is one, and a menu of the leagues if there are
    several. The words name the game and the day as well.
    """
    if not found.seasons:
        return message(say("champions-title", league=None), say("champions-none"))
    key = found.chosen.season if found.chosen else ""
    pages, page = pages_for(found.total, PAGE), found.page
    records = [_of_holder(each, say, escape=True) for each in found.holders]
    options = [(ShowChampions(0).custom_id, say("champions-all"), "")]
    options += [
        (ShowChampions(0, each.season).custom_id, label_text(each.league), "") for each in found.leagues
    ]
    return message(
        "\n".join(
            [
                say("champions-title", league=escape_text(found.chosen.league) if found.chosen else None),
                *([say("league-page", page=page + 1, pages=pages)] if pages > 1 else []),
            ]
        ),
        picture.gallery() if picture else None,
        "\n".join([say("champions-records"), *records]) if records else "",
        "\n".join(
            say(
                "champions-line",
                league=escape_text(each.league),
                number=each.number,
                game=GAMES[each.game].spec.name,
                names=_names(each, say, escape=True),
                at=moment(each.finished_at),
            )
            for each in found.seasons
        ),
        menu(menu_id("champions", key or "all"), say("champions-choose"), options)
        if len(found.leagues) > 1
        else None,
        turning(lambda to: ShowChampions(to, key), page, pages, say, BY_TIME),
    )


def champions_record(found: Champions, say: Translator) -> RecordDrawing:
    """Return the picture of a page: first the players with the most titles, then each season's champions."""
    title = found.chosen.league if found.chosen else UserText(say("champions-drawn"))
    return RecordDrawing(drawn_name(title), tuple(_drawn(found, say)))


def _drawn(found: Champions, say: Translator) -> Iterator[RecordRow]:
    most = max((each.titles for each in found.holders), default=1)
    for each in found.holders:
        titles = say("champions-drawn-titles", titles=each.titles, streak=each.streak)
        yield RecordRow(
            drawn_name(UserText(_name(each.champion, say, escape=False))),
            str(each.titles),
            (each.titles / most,),
            note=drawn_name(UserText(titles)),
        )
    for season in found.seasons:
        league = say("champions-drawn-season", league=label_text(season.league))
        names = UserText(_names(season, say, escape=False))
        yield RecordRow(drawn_name(names), str(season.number), note=drawn_name(UserText(league)))


def champions_alt(found: Champions, say: Translator) -> Alt:
    """The same in words."""
    told = [_of_holder(each, say, escape=False) for each in found.holders]
    told += [
        say(
            "champions-told",
            league=label_text(each.league),
            number=each.number,
            names=_names(each, say, escape=False),
        )
        for each in found.seasons
    ]
    return shortened(" ".join(told))


def _of_holder(holder: TitleHolder, say: Translator, *, escape: bool) -> str:
    """Number of seasons a person has won, in all and in a row."""
    name = _name(holder.champion, say, escape=escape)
    return say("champions-holder", name=name, titles=holder.titles, streak=holder.streak)


def _names(season: WonSeason, say: Translator, *, escape: bool) -> str:
    """The champions of a season."""
    names = [_name(each, say, escape=escape) for each in season.champions]
    return joined(names, say) or say("champions-nobody")


def _name(champion: Champion, say: Translator, *, escape: bool) -> str:
    if champion.name is None:
        return say("former-player")
    return escape_text(champion.name) if escape else label_text(champion.name)
