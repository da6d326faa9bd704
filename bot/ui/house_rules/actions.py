"""Commands about house rules, and what others ask of them."""

from __future__ import annotations

from bot.games import GAMES
from bot.services import RuleSet, clean_name
from bot.ui.components.layout import message
from bot.ui.house_rules.choosing import show_lobbies, show_question, show_set
from bot.ui.house_rules.views import (
    dropped_note,
    list_of_games,
    list_of_sets,
    named,
    shipped_names,
    shown_set,
)
from bot.ui.shell.boundary import try_reply_private
from bot.ui.shell.context import Request
from bot.ui.shell.permissions import need_manager


def rules_for(request: Request, place_id: int, game: str, text: str | None) -> RuleSet:
    """The set for a new table: the one named ``text``, or the server's default if that is None.

    Raises Refused ``house_rules_unknown`` if there is no such set.
    """
    if text is None:
        return request.services.house_rules.default(place_id, game)
    return named(request.services.house_rules.sets(place_id, game), text)


async def tell_dropped(request: Request, rules: RuleSet) -> None:
    """Tell the user which rules of a set the game no longer has, if there are any."""
    note = dropped_note(rules, request.say)
    if note:
        await try_reply_private(request.interaction, note)


# Commands


async def create_set(request: Request, game: str, name: str, start: str | None) -> None:
    """Create a set called ``name`` and show it with its menus.

    It starts as a copy of the set ``start``, or without house rules if that is None.
    """
    need_manager(request)
    place_id = request.place_id
    clean = clean_name(name, shipped_names())
    options = (
        named(request.services.house_rules.sets(place_id, game), start).options if start is not None else {}
    )
    rules = await request.services.house_rules.create(place_id, game, request.who, clean, options)
    await show_set(request, rules, notice=request.say("rule-set-created"))
    show_lobbies(request, place_id)


async def edit_set(request: Request, game: str, name: str) -> None:
    """Show the set called ``name`` with its menus."""
    await show_set(request, _named(request, game, name))


async def delete_set(request: Request, game: str, name: str) -> None:
    """Ask for confirmation before the set called ``name`` is deleted."""
    await show_question(request, _named(request, game, name))


async def set_default(request: Request, game: str, name: str) -> None:
    """Make the set called ``name`` the server's default for ``game``."""
    rules = _named(request, game, name)
    await request.services.house_rules.make_default(request.place_id, game, rules.key)
    done = request.say(
        "rule-set-default", name=shown_set(rules.name, request.say), game=GAMES[game].spec.name
    )
    await request.private(message(done))


async def show_sets(request: Request, game: str | None) -> None:
    """List the sets of one game with descriptions, or the names of the sets of all games."""
    need_manager(request)
    of_games = [
        (
            request.services.house_rules.sets(request.place_id, key),
            request.services.house_rules.default(request.place_id, key),
        )
        for key in ([game] if game else GAMES)
    ]
    view = list_of_sets(*of_games[0], request.say) if game else list_of_games(of_games, request.say)
    await request.private(view)


def _named(request: Request, game: str, name: str) -> RuleSet:
    """The set that a command names. Raises Refused if the user may not manage the server."""
    need_manager(request)
    return named(request.services.house_rules.sets(request.place_id, game), name)
