"""Presses of deals for one that are shown from several places."""

from __future__ import annotations

from typing import Annotated, Any

from discord import ui

from bot.tables.duplicate import SOLO_LEVELS, SoloLevel
from bot.ui.components.layout import GREEN, GREY
from bot.ui.components.press import GameKey
from bot.ui.i18n.translator import Translator
from bot.ui.shell.kinds import Plain

DealKey = Annotated[str, r"[0-9]{1,6}|s[0-9a-f]{15}|(?:s[0-9a-f]{15}|[a-z0-9]{8})\.[0-9]{1,4}\.[0-9]{1,2}"]
"""The id of a deal for one: the number of a day, that of new cards, or match (or new cards), deal and
seat.
"""


class ShowDaily(Plain, template="d:show"):
    """Play the daily deal, and see your result and how others did."""

    label = "button-daily"
    is_play = True
    is_anywhere = True


class PlayDeal(Plain, template="d:play:{deal}"):
    """Play the daily deal or shared cards against computers. Or continue."""

    deal: DealKey
    label, style = "button-beat", GREEN
    is_play = True
    is_anywhere = True


class NewCards(Plain, template="d:new:{game}:{level}[:{sure}]"):
    """Play new cards alone against computers, in your own private message."""

    game: GameKey
    level: Annotated[SoloLevel, "|".join(SOLO_LEVELS)]
    sure: Annotated[int, "[01]"] = 0
    """1 if they may replace cards that you haven't finished."""
    label = "button-new-cards"
    is_anywhere = True


def back_to(deal: str, say: Translator) -> ui.Button[Any]:
    """Build the button that leads back to a deal: to today's daily, or to the cards of a match."""
    press = ShowDaily() if deal.isdigit() else PlayDeal(deal)
    return press.button(say, "button-go-back", GREY)


class ShareDeal(Plain, template="d:share:{deal}"):
    """Share how you did with the daily deal or with shared cards."""

    deal: DealKey
    label = "button-share"
    is_anywhere = True


class DealRecord(Plain, template="d:record:{deal}"):
    """Get the match file of your daily deal, once its day ends, or of new cards that you have played."""

    deal: DealKey
    label = "button-download"
    is_anywhere = True


class CheckDealt(Plain, template="d:fair:{deal}"):
    """See where the cards of a deal that you have played come from, and check them."""

    deal: DealKey
    label = "button-fair"
    is_anywhere = True
