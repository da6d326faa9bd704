"""The pages of a game's rules: texts, pictures of the cards that they are about, and the house rules. Each is
one screen of a phone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from discord import ui

from bot.games import GAMES
from bot.games.api import Spec, Value
from bot.resources import folder_of
from bot.tables import Table, need_game
from bot.ui.components.layout import Buttons, button, message
from bot.ui.components.pagination import BY_PAGE, in_pages, turning
from bot.ui.components.post import Illustration, ReadyPost
from bot.ui.house_rules.views import every_value
from bot.ui.i18n.translator import Translator, translator
from bot.ui.pictures import HandDrawing, HandFacts
from bot.ui.presses.help import ReadRules, ShowRules
from bot.ui.presses.records import ShowChain
from bot.ui.presses.tables import Manage
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import TableRequest
from bot.ui.shell.pressed import table_here, table_of_channel
from bot.ui.tables.details import ShowDetails
from bot.ui.tables.shuffle import ShowShuffle

PICTURE: Final = re.compile(r"^!\[(?P<alt>[^\]]*)\]\((?P<cards>[^)]*)\)\n", re.MULTILINE)
"""The cards that a page begins with, as a picture in Markdown: a description, and their codes."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of rules: its text, and the cards that it begins with and their description."""

    text: str
    cards: tuple[str, ...] = ()
    alt: str = ""


def pages_of(game: str, locale: str) -> list[Page]:
    """Return the pages of a game's rules. Each picture of cards begins a new page. Text before the first
    picture belongs to its page, and a page that is too long continues on the next. Examples are at the end,
    if the catalogue has some.
    """
    say, examples = translator(locale), f"{game}-examples"
    title, *rest = re.split(r"(?=^!\[)", rules_text(game, locale), flags=re.MULTILINE)
    pages = []
    for number, part in enumerate(rest or [""]):
        drawn = PICTURE.match(part)
        paragraphs = [title, PICTURE.sub("", part)] if number == 0 else [PICTURE.sub("", part)]
        if number >= len(rest) - 1 and say.has(examples):
            paragraphs.append(say(examples))
        texts = in_pages("\n\n".join(paragraphs), "\n\n")
        cards, alt = (tuple(drawn["cards"].split()), drawn["alt"]) if drawn else ((), "")
        pages += [Page(texts[0], cards, alt), *map(Page, texts[1:])]
    return pages


def house_pages(spec: Spec, options: Mapping[str, Value], say: Translator) -> list[str]:
    """The house rules of a game, as ``options`` change them, page by page."""
    return in_pages(every_value(spec, options, say), "\n")


def page_count(spec: Spec, options: Mapping[str, Value], say: Translator) -> int:
    """How many pages the rules of a game have: those of its text, and those of the house rules."""
    return len(pages_of(spec.key, say.locale)) + len(house_pages(spec, options, say))


def rules_message(
    spec: Spec,
    say: Translator,
    options: Mapping[str, Value],
    page: int,
    table: str = "",
    picture: Illustration | None = None,
    *,
    tables: bool = True,
    back: str = "",
) -> ui.LayoutView:
    """A page of the rules of a game. The last ones have the house rules, as ``options`` change them.
    ``back``: the id of the button that leads back from the first page, if there is one.
    ``table`` is the id of the table that is asked about; there one also finds what its shuffle is made of,
    and without one what the next shuffle is promised to be, if there are ``tables`` in this place.
    """
    pages, house = pages_of(spec.key, say.locale), house_pages(spec, options, say)
    count = len(pages) + len(house)
    turn = turning(lambda at: ReadRules(spec.key, at, table, back), page, count, say, BY_PAGE)
    if back and page == 0:
        turn[:1] = [button(back, say("button-page-before"))]
    shuffle: Buttons = []
    if table:
        shuffle = [ShowShuffle(table, page + 1).button(say)]
    elif tables:
        shuffle = [ShowChain().button(say, "button-next-shuffle")]
    if page >= len(pages):
        title = say("rules-house", game=spec.name, table=bool(table))
        return message(title, house[min(page - len(pages), len(house) - 1)], [*turn, *shuffle])
    return message(picture.gallery() if picture else None, pages[page].text, [*turn, *shuffle])


async def show_rules(request: Request, game: str | None, page: int = 0, back: str = "") -> None:
    """Show a page of the rules of ``game`` to the user; if it is None, of the game at the channel's table, or
    of the first game. The house rules are those of that table, or those that the server plays by. ``back``:
    as in :class:`ReadRules`.
    """
    table = table_of_channel(request)
    key = game or (table.game_key if table else next(iter(GAMES)))
    await _show(request, key, page, table if table and table.game_key == key else None, back)


@ShowRules.on_press
async def show_rules_of_table(request: TableRequest, press: ShowRules) -> None:
    """Show the rules of the game at a table, with the way back if the button was on a private screen."""
    table, back = request.table, ""
    if request.is_private:
        back = (ShowDetails if table.phase in ("over", "ended") else Manage)(table.table_id).custom_id
    await _show(request, table.game_key, 0, table, back)


@ReadRules.on_press
async def turn_page(request: Request, press: ReadRules) -> None:
    """Show another page."""
    need_game(press.game)
    if press.table:
        table = await table_here(request, press.table)
        await _show(request, press.game, press.page, table, press.back)
    else:
        await show_rules(request, press.game, press.page, press.back)


async def _show(request: Request, game: str, page: int, table: Table | None, back: str) -> None:
    say, spec = request.say, GAMES[game].spec
    pages = pages_of(game, say.locale)
    picture = None
    if page < len(pages) and (shown := pages[page]).cards and not request.settings.text_only:
        heads = tuple(printed_heads(game).items())
        hand = HandFacts(shown.cards, frozenset(shown.cards), heads=heads)
        drawing = HandDrawing(game, hand, request.settings.palette)
        picture = await request.services.renderer.draw(drawing, shown.alt)
    options = table.options if table else request.services.house_rules.default(request.place_id, game).options
    table_id, tables = table.table_id if table else "", request.place.has_tables
    view = rules_message(spec, say, options, page, table_id, picture, tables=tables, back=back)
    await request.show_post(ReadyPost(view, picture))


def printed_heads(game: str) -> Mapping[str, int]:
    """The points that are printed on the cards of a game by its usual rules, by code; none in most games."""
    rules = GAMES[game]
    opening = rules.observe(rules.new(rules.spec.seats[0], b"", {}).state, None)
    heads: Mapping[str, int] = opening.table.get("heads") or {}
    return heads


def rules_text(game: str, locale: str) -> str:
    """The text of the rules of ``game`` in a language, or in English if there is no translation.

    The English text is in the folder itself, translations are in a folder for each language.
    """
    rules = folder_of(game) / "rules"
    translated = rules / locale / f"{game}.md"
    text = translated if translated.is_file() else rules / f"{game}.md"
    return text.read_text(encoding="utf-8")
