"""Presses on the umpire's desk, which mend a season in place."""

from __future__ import annotations

from typing import Annotated

from bot.ui.components.layout import BLUE, GREY
from bot.ui.components.press import Number, Page, Permission, Text, Word
from bot.ui.shell.kinds import OfUmpire, Plain

Minutes = Annotated[int, r"[0-9]{1,6}"]
Player = Annotated[str, r"[^.]+"]
Seeding = Annotated[str, "rating|signup|lot"]


class ShowDesk(OfUmpire, template="j:desk:{season}[:{page}]"):
    """See what happens next in a season, and what needs you."""

    page: Page = 0
    label, style = "button-desk", BLUE


class ShowSeasons(Plain, template="j:seasons:{then}:{page}"):
    """See a page of the seasons that you can look at, to choose one."""

    then: Annotated[str, "desk|log|export"]
    """What is shown of the season that is chosen."""
    page: Page
    permission = Permission.UMPIRE
    label = "desk-more-seasons"


class ListTables(OfUmpire, template="j:tables:{season}:{page}"):
    """See a page of the tables of a season."""

    page: Page


class SeeTable(OfUmpire, template="j:table:{season}:{fixture}"):
    """See how a table stands, and what you can do about it."""

    fixture: Text


class OfDeskTable(OfUmpire):
    """A press about one table."""

    fixture: Text


class BeginWithout(OfDeskTable, template="j:begin:{season}:{fixture}"):
    """Let those who are at a table play without the others."""

    label = "button-desk-begin"


class WaitAtTable(OfDeskTable, template="j:wait:{season}:{fixture}"):
    """Let a table wait ten minutes more for who is late."""

    label = "button-desk-wait"


class PlayWithout(OfDeskTable, template="j:without:{season}:{fixture}"):
    """Let a running match go on without those for whom a computer plays: see what follows, confirm it."""

    label = "button-desk-without"


class LetPlay(OfDeskTable, template="j:let:{season}:{fixture}"):
    """Let those play again without whom a match was to go on: see what follows, confirm it."""

    label = "button-desk-again"


class GiveTurnTime(OfDeskTable, template="j:turn:{season}:{fixture}"):
    """Give whoever is on turn in a running match more time."""

    label = "button-desk-turn"


class MoveTable(OfDeskTable, template="j:move:{season}:{fixture}"):
    """Set another time for a table."""

    label = "button-desk-move"


class GiveDays(OfDeskTable, template="j:days:{season}:{fixture}"):
    """Put a table's deadline off by two days."""

    label = "button-desk-days"


class GiveTime(OfDeskTable, template="j:time:{season}:{fixture}"):
    """Choose another deadline for a table."""

    label = "button-desk-time"


class EnterResult(OfUmpire, template="j:enter:{season}[:{fixture}]"):
    """Enter the result of a match that was played elsewhere: write it, see what follows, confirm it."""

    fixture: Text = ""
    """The table that was played; empty in a season that draws none."""
    label, style = "button-desk-enter", GREY


class PickPlace(OfDeskTable, template="j:take:{season}:{fixture}"):
    """Choose the channel where a table goes on, also if its own was deleted."""


class GiveWalkover(OfUmpire, template="j:walkover:{season}:{player}.{fixture}"):
    """Let a player win a table that is not played."""

    player: Player
    fixture: Text


class MendResult(OfUmpire, template="j:result:{season}:{match}"):
    """Void a match or a game of a table, or change its points: write why, see what follows, confirm it."""

    match: Text
    """A match, or a table of the tournament: ``1-2`` for table 2 of round 1."""


class MendPlayer(OfUmpire, template="j:player:{season}[:{entry}]"):
    """Withdraw, replace or caution a player: write why, see what follows, confirm it."""

    entry: Text = ""
    """The id of an entry; empty to choose a member in the form."""
    label = "desk-more-player"


class AwardPoints(OfUmpire, template="j:award:{season}"):
    """Award a player points, or deduct them: say whom, how many and why, see what follows, confirm it."""

    label = "desk-more-award"


class ChooseTie(OfUmpire, template="j:ties:{season}"):
    """See the ties of a season, to break one."""

    label = "desk-more-tie"


class SettleTie(OfUmpire, template="j:settle:{season}:{entry}"):
    """Break a tie: say who comes first and why, see what follows, confirm it."""

    entry: Text
    """The id of one of those who are tied."""
    label = "button-desk-settle"


class PlayTieOff(OfUmpire, template="j:playoff:{season}:{entry}"):
    """Let tied players play a tiebreaker: write why, see what follows, confirm it."""

    entry: Text
    """The id of one of those who are tied."""
    label = "button-desk-playoff"


class ChooseUmpires(OfUmpire, template="j:umpires:{season}"):
    """See who runs a season, and choose who does from now on: write why, see what follows, confirm it."""

    label = "desk-more-umpires"


class RunSeason(OfUmpire, template="j:run_it:{season}"):
    """Become the umpire of a season that no umpire can run any more. It says so in public."""

    permission = Permission.STAFF
    label, style = "button-run-season", BLUE


class ShowRoles(OfUmpire, template="j:roles:{season}[:{page}]"):
    """See which divisions of a season have which roles, and choose others."""

    page: Page = 0
    label = "desk-more-roles"


class PickRole(OfUmpire, template="j:role:{season}:{division}"):
    """Choose the role that the players of a division have while they play in it."""

    division: Number


class GiveRoles(OfUmpire, template="j:give:{season}:{page}"):
    """Try again to give the players of divisions their roles."""

    page: Page
    label, style = "button-desk-give-roles", GREY


class ShowChannel(OfUmpire, template="j:where:{season}:{channel}"):
    """Choose another channel for one that a season has lost."""

    channel: Number
    label = "button-desk-channel"


class PickChannel(OfUmpire, template="j:place:{season}:{channel}"):
    """Choose the channel where a season goes on, or where its decisions are shown: see it, confirm it."""

    channel: Number


class TellAgain(OfUmpire, template="j:tell:{season}"):
    """Try at once to post what waits to be told."""

    label = "button-desk-tell"


class StartSeason(OfUmpire, template="j:start:{season}"):
    """See what the start of a season would do, and confirm it."""

    label = "button-desk-start"


class OpenCheckIn(OfUmpire, template="j:check_in:{season}"):
    """Ask players to check in: write until when, see what follows, confirm it."""

    label = "desk-more-check-in"


class ExtendAll(OfUmpire, template="j:extend:{season}"):
    """Extend a round or the season: write until when and why, see what follows, confirm it."""

    label = "desk-more-extend"


class OfRound(OfUmpire):
    """A press about the round that comes after another."""

    round: Number
    """The number of the last round that was drawn then."""


class DrawNext(OfRound, template="j:draw:{season}:{round}"):
    """Draw the next round of a season now that all matches of the last one are over."""

    label = "button-desk-draw"


class HoldRound(OfRound, template="j:hold:{season}:{round}"):
    """Stop the next round of a season, which is about to start: you or its time start it."""

    label = "button-desk-hold"


class CountPlayerIn(OfUmpire, template="j:count_in:{season}:{player}"):
    """Let a player who missed a match of a short round be paired again."""

    player: Text
    label, style = "button-desk-count-in", GREY


class Explained(OfUmpire):
    """A press whose form asks for the reason alone."""


class ConfirmResults(Explained, template="j:confirm:{season}"):
    """Confirm the results of a season: see what follows and which tables nobody played, confirm it."""

    label, style = "button-desk-confirm", BLUE


class ReopenSeason(Explained, template="j:reopen:{season}"):
    """Review results again that were confirmed: write why, see what follows, confirm it."""

    label = "button-desk-reopen"


class PauseSeason(Explained, template="j:pause:{season}"):
    """Pause a season, and write why."""

    label = "desk-more-pause"


class CancelSeason(Explained, template="j:cancel:{season}"):
    """End a season without a champion: write why, see what follows, confirm it twice."""

    label = "desk-more-cancel"


class ResumeSeason(OfUmpire, template="j:resume:{season}"):
    """Let a paused season go on."""

    label, style = "button-desk-resume", BLUE


class ShowSettings(OfUmpire, template="j:settings:{season}"):
    """See what a season is set to, and what of it can be changed."""

    label = "desk-more-settings"


class ChangeSettings(OfUmpire, template="j:change:{season}:{form}"):
    """Change settings of a season in a form: write why, see what follows, confirm it."""

    form: Word


class ShowWaiting(OfUmpire, template="j:waiting:{season}[:{page}]"):
    """See who waits for a place."""

    page: Page = 0
    label = "desk-more-waiting"


class AskWaiting(OfUmpire, template="j:ask:{season}:{player}"):
    """Ask somebody who waits to take over a place: say whose and why, see what follows, confirm it."""

    player: Text
    label = "button-desk-ask"


class ShowDivisions(OfUmpire, template="j:divisions:{season}[:{page}]"):
    """See who plays in which division."""

    page: Page = 0
    label = "desk-more-divisions"


class MovePlayer(OfUmpire, template="j:division:{season}:{entry}"):
    """Move a player to another division: say where to and why, see what follows, confirm it."""

    entry: Text


class ShowOrder(OfUmpire, template="j:seeds:{season}"):
    """See the order in which the players start, before the season does."""

    label = "desk-more-order"


class SeedBy(OfUmpire, template="j:seed:{season}:{by}"):
    """Let that order go by rating, signing up or lot: write why, see what follows, confirm it."""

    by: Seeding


class OrderByHand(OfUmpire, template="j:by_hand:{season}:{seen}"):
    """Write that order yourself."""

    seen: Number
    """The number of lines in the season's log whose order is shown."""
    label = "button-desk-by-hand"


class DropOrder(OfUmpire, template="j:unseed:{season}"):
    """Drop the order that was written by hand."""

    label = "button-desk-drop-order"
