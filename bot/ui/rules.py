"""The rules of a game, in the bot's own words, on one screen."""

from __future__ import annotations

from collections.abc import Mapping

from discord import ui

from bot.games.api import Spec, Value
from bot.resources import data_folder
from bot.ui.layout import TEXT_LIMIT, message
from bot.ui.lobby import value_sentence
from bot.ui.phrases import Say, has_phrase


def rules_message(spec: Spec, say: Say, options: Mapping[str, Value]) -> ui.LayoutView:
    """The rules text of a game, a few drawn examples, and the house rules in force where they differ."""
    text = (data_folder() / "rules" / f"{spec.key}.md").read_text(encoding="utf-8")
    lines = [f"- {value_sentence(spec, key, value, say)}" for key, value in options.items()]
    house = "\n".join([say("lobby-house-rules"), *lines]) if lines else ""
    drawn = f"{spec.key}-examples"
    examples = say(drawn) if has_phrase(drawn) else ""
    return message(text[: TEXT_LIMIT - len(examples) - len(house)], examples, house)
