"""Presses that show a season, or let people take part in it."""

from __future__ import annotations

from typing import Annotated

from bot.ui.components.layout import BLUE, GREEN, RED
from bot.ui.components.press import Page, Permission, Text
from bot.ui.shell.kinds import OfSeason

Entry = Annotated[str, r"[^.]+"]


class ShowInfo(OfSeason, template="l:info:{season}"):
    """See how a season stands, and what you can do in it."""

    label = "league-button-info"


class ShowHowPlayed(OfSeason, template="l:how:{season}:{page}"):
    """See how a season is played and what counts in it."""

    page: Page = 0
    label = "league-button-how"


class ShowStandings(OfSeason, template="l:standings:{season}[:{page}]"):
    """See a page of the standings, or the one with you on it."""

    page: Annotated[str, "own|[0-9]{1,4}"] = ""
    label = "league-button-standings"


class ShowFixtures(OfSeason, template="l:fixtures:{season}[:{round}.{page}]"):
    """See the matches of a round."""

    round: Page = 0
    """The number of the round; 0 for the newest."""
    page: Page = 0
    label = "league-button-fixtures"


class ShowAccount(OfSeason, template="l:account:{season}[:{entry}[.{page}]]"):
    """See how each match counts for a player."""

    entry: Entry = ""
    """The id of an entry; empty for the user's own."""
    page: Page = 0
    label, style = "league-button-account", BLUE


class ListSeasons(OfSeason, template="l:list:{season}"):
    """See another page of the list of seasons."""


class ShowToAll(OfSeason, template="l:show:{season}"):
    """Post the standings in the channel."""

    label = "league-button-show"


class JoinSeason(OfSeason, template="l:join:{season}"):
    """Sign up for a season, or for its waiting list."""

    label, style = "button-join", GREEN


class AskToLeaveSeason(OfSeason, template="l:leave:{season}"):
    """Give up your spot, or be asked first if you’d forfeit matches."""

    label, permission = "league-button-leave", Permission.ENTRANT


class LeaveSeason(OfSeason, template="l:quit:{season}"):
    """Give up your spot."""

    label, style, permission = "league-button-leave", RED, Permission.ENTRANT


class StayInSeason(OfSeason, template="l:check_in:{season}"):
    """Keep your spot at check-in."""

    label, style, permission = "league-button-here", GREEN, Permission.ENTRANT
    is_play = True


class AcceptPlace(OfSeason, template="l:take_over:{season}:{offer}"):
    """Take over a spot in a running season that the umpire offers you."""

    offer: Text
    label, style, permission = "button-offer-accept", GREEN, Permission.ENTRANT


class DeclinePlace(OfSeason, template="l:turn_down:{season}:{offer}"):
    """Decline a spot that the umpire offers you."""

    offer: Text
    label, permission = "button-offer-decline", Permission.ENTRANT


class BeReady(OfSeason, template="l:ready:{season}[:{fixture}]"):
    """Say that you’re ready for a scheduled match."""

    fixture: Text = ""
    """The id of a fixture; empty for the user's own."""
    label, style, permission = "button-am-here", GREEN, Permission.ENTRANT
    is_play = True


class CountMeIn(OfSeason, template="l:count_in:{season}"):
    """Get paired again, after you missed a match of a short round."""

    label, style, permission = "button-count-in", GREEN, Permission.ENTRANT
    is_play = True


class OpenSeasonTable(OfSeason, template="l:open:{season}[:{where}]"):
    """Open a table of an open season, in a thread where the channel has one."""

    where: Annotated[str, "thread"] = ""
    label, style, permission = "league-button-open", GREEN, Permission.ENTRANT


class AskUmpire(OfSeason, template="l:ask:{season}:{match}"):
    """Write to the umpire about the result of a match."""

    match: Text
    label, permission = "league-button-ask", Permission.ENTRANT
