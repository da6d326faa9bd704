"""What happens when somebody presses a button, chooses from a menu or sends a form."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, cast

from discord import ui

from bot.tables import Refused, need_free_rules
from bot.ui.account.privacy import about_oneself, write_of_oneself
from bot.ui.chips.actions import look_at_chips, write_of_chips
from bot.ui.components import ids
from bot.ui.components.forms import Written, written
from bot.ui.delivery import responses
from bot.ui.delivery.responses import private
from bot.ui.hands.actions import make_move, open_menu, show_hand
from bot.ui.help.help import post_welcome
from bot.ui.help.rules import rules_message
from bot.ui.house_rules.actions import change_set, use_set, write_of_set
from bot.ui.house_rules.own_value import VALUE, own_value
from bot.ui.house_rules.views import house_rules
from bot.ui.leagues.actions import press_league, write_of_league
from bot.ui.records.actions import turn_history, turn_page
from bot.ui.records.fair_play_actions import turn_hints
from bot.ui.settings.actions import change, pick
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.context import Interaction, RequestContext, who_pressed
from bot.ui.shell.pressed import own_seat, table_here
from bot.ui.tables.actions import SCREENS, act, look, set_option
from bot.ui.tables.opening import open_offered
from bot.ui.umpire.actions import press_umpire, write_of_umpire

Handler = Callable[[Interaction, RequestContext, "re.Match[str]"], Awaitable[None]]
FormHandler = Callable[[Interaction, RequestContext, "re.Match[str]", Written], Awaitable[None]]


async def press(interaction: Interaction, custom_id: str) -> None:
    """Do what ``custom_id`` says, for the member who pressed it; errors become private sentences."""
    async with error_boundary(interaction) as request:
        for pattern, handler in ROUTES:
            match = pattern.fullmatch(custom_id)
            if match is not None:
                await handler(interaction, request, match)
                return
        raise Refused("unknown_press")


async def send(interaction: Interaction) -> None:
    """Do what a form says that somebody has sent; errors become private sentences.

    discord.py knows no form of ours, so all of them come here.
    """
    data: Any = interaction.data
    async with error_boundary(interaction) as request:
        for pattern, handler in FORMS:
            match = pattern.fullmatch(data["custom_id"])
            if match is not None:
                await handler(interaction, request, match, written(interaction))
                return
        raise Refused("unknown_press")


# Things to look at


async def show(interaction: Interaction, request: RequestContext, match: re.Match[str]) -> None:
    """``v:`` show something in private."""
    table = await table_here(interaction, request, match)
    say = request.say
    if match["what"] == "rules":
        await private(interaction, rules_message(table.game.spec, say, table.options))
    elif match["what"] == "hand":
        await show_hand(interaction, request, table, own_seat(interaction, table, match), match["more"])
    elif match["what"] in SCREENS:
        await look(interaction, request, table, match["what"], match["more"] or "")
    else:
        need_free_rules(table, who_pressed(interaction))
        if match["what"] == "own":
            form = own_value(match.string, table.game.spec, match["more"], say)
            await responses.open_form(interaction, form)
            return
        await private(interaction, house_rules(table, say, match["more"]))


async def write_of_table(
    interaction: Interaction, request: RequestContext, match: re.Match[str], what: Written
) -> None:
    """``v:own`` set a house rule of a lobby to the value that was written."""
    table = await table_here(interaction, request, match)
    if match["what"] != "own":
        raise Refused("unknown_press")
    await set_option(interaction, request, table, match["more"] or "", what[VALUE])


ROUTES: tuple[tuple[re.Pattern[str], Handler], ...] = (
    (ids.MOVE_ID, make_move),
    (ids.MENU_ID, open_menu),
    (ids.SHOW_ID, show),
    (ids.ACT_ID, act),
    (ids.BOARD_ID, turn_page),
    (ids.HISTORY_ID, turn_history),
    (ids.SETTING_ID, change),
    (ids.PICK_ID, pick),
    (ids.CHIPS_ID, look_at_chips),
    (ids.FAIR_PLAY_ID, turn_hints),
    (ids.OWN_ID, about_oneself),
    (ids.WELCOME_ID, post_welcome),
    (ids.SET_ID, change_set),
    (ids.USE_ID, use_set),
    (ids.OPEN_ID, open_offered),
    (ids.LEAGUE_ID, press_league),
    (ids.JUDGE_ID, press_umpire),
)

FORMS: tuple[tuple[re.Pattern[str], FormHandler], ...] = (
    (ids.SHOW_ID, write_of_table),
    (ids.CHIPS_ID, write_of_chips),
    (ids.OWN_ID, write_of_oneself),
    (ids.SET_ID, write_of_set),
    (ids.LEAGUE_ID, write_of_league),
    (ids.JUDGE_ID, write_of_umpire),
)
"""What is done with a form: its id is that of the button that opened it."""


# discord.py's side


class _PressedButton(ui.DynamicItem[ui.Button[Any]], template=r"[fictmvabghroljy]:.+"):
    """Every button of ours. discord.py only logs what a callback raises, so ours raises nothing."""

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> _PressedButton:
        return cls(cast("ui.Button[Any]", item))

    async def callback(self, interaction: Interaction) -> None:
        await press(interaction, self.custom_id)


class _ChosenOption(ui.DynamicItem[ui.Select[Any]], template=r"s:.+"):
    """Every menu of ours: choosing an option is pressing a button that has the option's value as its id."""

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> _ChosenOption:
        return cls(cast("ui.Select[Any]", item))

    async def callback(self, interaction: Interaction) -> None:
        await press(interaction, self.item.values[0])


class _Picked(ui.DynamicItem[ui.ChannelSelect[Any] | ui.RoleSelect[Any]], template=r"p:.+"):
    """Every menu of a server's channels or roles; what was picked stands in the interaction."""

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> _Picked:
        return cls(cast("ui.ChannelSelect[Any] | ui.RoleSelect[Any]", item))

    async def callback(self, interaction: Interaction) -> None:
        await press(interaction, self.custom_id)


PRESSES: tuple[type[ui.DynamicItem[Any]], ...] = (_PressedButton, _ChosenOption, _Picked)
"""What the client registers."""
