"""The screen with the rules of a game."""

from __future__ import annotations

from collections.abc import Mapping

from discord import ui

from bot.games.api import Spec, Value
from bot.resources import data_folder
from bot.ui.components.layout import TEXT_LIMIT, message
from bot.ui.delivery.responses import private
from bot.ui.house_rules.views import differing
from bot.ui.i18n.translator import Translator
from bot.ui.presses.help import ShowRules
from bot.ui.shell.context import Interaction, RequestContext
from bot.ui.shell.pressed import table_here
from bot.ui.shell.router import Routes

routes = Routes()


def rules_message(spec: Spec, say: Translator, options: Mapping[str, Value]) -> ui.LayoutView:
    """The rules of a game, a few drawn examples, and the house rules that are not the default."""
    text = rules_text(spec.key, say.locale)
    lines = differing(spec, options, say)
    house = f"{say('lobby-house-rules')}\n{lines}" if lines else ""
    drawn = f"{spec.key}-examples"
    examples = say(drawn) if say.has(drawn) else ""
    return message(_cut(text, TEXT_LIMIT - len(examples) - len(house)), examples, house)


def _cut(text: str, room: int) -> str:
    """``text`` within ``room`` characters; where it is longer, its last lines are left out."""
    if len(text) <= room:
        return text
    return text[: room - 1].rpartition("\n")[0] + "\n…"


@routes.on(ShowRules)
async def show_rules(interaction: Interaction, request: RequestContext, press: ShowRules) -> None:
    """Show the rules of the game at a table."""
    table = await table_here(interaction, request, press.table)
    await private(interaction, rules_message(table.game.spec, request.say, table.options))


def rules_text(game: str, locale: str) -> str:
    """The text of the rules of ``game`` in a language, or in English if there is no translation.

    The English text is in the folder itself, translations are in a folder for each language.
    """
    rules = data_folder() / "rules"
    translated = rules / locale / f"{game}.md"
    text = translated if translated.is_file() else rules / f"{game}.md"
    return text.read_text(encoding="utf-8")
