"""Presses with which umpires mend a start that went wrong, and invite people."""

from __future__ import annotations

from bot.ui.components.press import Number, Text
from bot.ui.shell.kinds import OfUmpire


class TakeStartBack(OfUmpire, template="j:unstart:{season}"):
    """Go back to sign-up as long as nothing was played: see what follows, confirm it."""

    label = "desk-more-unstart"


class DrawAgain(OfUmpire, template="j:redraw:{season}"):
    """Draw the last round again as long as nothing was dealt in it: see what follows, confirm it."""

    label = "desk-more-redraw"


class SwapPlayers(OfUmpire, template="j:swap:{season}:{fixture}"):
    """Swap a player of a table for one of another table: say who, see what follows, confirm it."""

    fixture: Text
    label = "button-desk-swap"


class AddPlayers(OfUmpire, template="j:add:{season}"):
    """Invite people to a season: choose them or paste a list, see what follows, confirm it."""

    label = "desk-more-add"


class OfList(OfUmpire):
    """A press about a name on a list of people to be invited, which is not clear."""

    draft: Text
    """The key of what is known of the list so far."""


class NameMeans(OfUmpire, template="j:means:{season}:{user}.{draft}"):
    """Say which of these members it means."""

    user: Number
    """The id of the member."""
    draft: Text


class NameMeansOther(OfList, template="j:means_other:{season}:{draft}"):
    """Say which member it means."""


class LeaveNameOut(OfList, template="j:means_no_one:{season}:{draft}"):
    """Leave the name out."""

    label = "button-add-skip"
