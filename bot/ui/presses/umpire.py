"""Presses for the staff who run leagues."""

from __future__ import annotations

from typing import Annotated, Literal

from bot.ui.components.layout import GREEN
from bot.ui.components.press import Key, Number, Page, Permission, Word
from bot.ui.shell.kinds import OfUmpire, Plain


class OfPlan(Plain):
    """A press for the staff about the draft of a season."""

    season: Key
    permission = Permission.STAFF


class OpenSignup(OfPlan, template="j:open:{season}"):
    """Announce a season, so that people can sign up."""

    label, style = "button-open-signup", GREEN


class EditPlan(OfPlan, template="j:edit:{season}:{form}"):
    """Change its settings in a form first."""

    form: Word


class ChoosePreset(OfPlan, template="j:preset:{season}:{preset}"):
    """Choose a usual way to play it first."""

    preset: Word


class SavePreset(OfPlan, template="j:keep:{season}"):
    """Save how it would be played, for later seasons."""

    label = "button-save-preset"


class DeletePreset(OfPlan, template="j:unkeep:{season}"):
    """Delete a way to play that was saved."""


class ReadPlan(OfPlan, template="j:plan:{season}:{part}"):
    """See what would count in it, or all else that would be announced."""

    part: Annotated[Literal["first", "more"], "first|more"]
    label = "league-button-terms"


class DropPlan(OfPlan, template="j:forget:{season}"):
    """Do not announce it."""

    label = "button-cancel"


class OrderPlayers(OfUmpire, template="j:order:{season}:{seen}"):
    """Write the order in which the players start, before the season does."""

    seen: Number
    """The number of lines in the season's log whose order is shown."""
    label = "button-order"


class ShowLog(OfUmpire, template="j:log:{season}:{what}.{page}"):
    """See a page of a season's log."""

    what: Annotated[str, "all|decisions"]
    page: Page


class ExportSeason(OfUmpire, template="j:export:{season}"):
    """Get the results, standings and log of a season as files."""

    label = "desk-more-export"
