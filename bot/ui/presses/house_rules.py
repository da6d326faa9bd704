"""Presses about house rules: those of a lobby, and the named sets of a server."""

from __future__ import annotations

from typing import Annotated

from bot.ui.components.layout import RED
from bot.ui.components.press import Game, Permission, Text, Word
from bot.ui.shell.kinds import AtTable, Plain

OptionKey = Annotated[str, "[^=]+"]

# Of a lobby


class ShowHouseRules(AtTable, template="v:houserules:{table}"):
    """See the house rules of a lobby, and change them."""

    label, permission = "button-change-rules", Permission.HOST


class ShowOption(AtTable, template="v:option:{table}:{option}"):
    """See the values that a house rule of a lobby can have."""

    option: Text
    permission = Permission.HOST


class WriteOption(AtTable, template="v:own:{table}:{option}"):
    """Write a value for a house rule of a lobby that no menu lists."""

    option: Text
    permission = Permission.HOST


class SetOption(AtTable, template="a:set:{table}:{option}={value}"):
    """Set a house rule of a lobby."""

    option: OptionKey
    value: Text
    permission = Permission.HOST


class UseSet(AtTable, template="u:{table}:{rules}"):
    """Play a lobby by a set of house rules."""

    rules: Word
    permission = Permission.HOST


# Sets of a server


class OfSet(Plain):
    """A press about one set of house rules."""

    game: Game
    rules: Word
    permission = Permission.MANAGER


class EditSet(OfSet, template="r:edit:{game}:{rules}"):
    """See a set with the menus that change it."""

    label = "button-keep-set"


class ShowSetOption(OfSet, template="r:option:{game}:{rules}:{option}"):
    """See the values that a house rule of a set can have."""

    option: Text


class WriteSetOption(OfSet, template="r:own:{game}:{rules}:{option}"):
    """Write a value for a house rule of a set that no menu lists."""

    option: Text


class SetSetOption(OfSet, template="r:set:{game}:{rules}:{option}={value}"):
    """Set a house rule of a set."""

    option: OptionKey
    value: Text


class MakeDefault(OfSet, template="r:default:{game}:{rules}"):
    """Play the game by this set on this server, unless a table says otherwise."""

    label = "button-make-default"


class AskToDeleteSet(OfSet, template="r:ask:{game}:{rules}"):
    """Be asked whether you mean to delete a set."""

    label, style = "button-delete-set", RED


class DeleteSet(OfSet, template="r:delete:{game}:{rules}"):
    """Delete a set."""

    label, style = "button-delete-set", RED
