"""Presses at a table: sitting down, starting, managing, voting."""

from __future__ import annotations

from typing import Annotated

from bot.players import Level
from bot.tables import ClockName, VoteKind
from bot.ui.components.layout import BLUE, GREEN, RED
from bot.ui.components.press import Game, Number, Page, Permission, Text, Word
from bot.ui.shell.kinds import AtTable, Plain

# In the lobby


class Join(AtTable, template="a:join:{table}"):
    """Sit down, or say that you are here to play a fixture."""

    label, style = "button-join", GREEN
    is_play = True


class Leave(AtTable, template="a:leave:{table}"):
    """Get up from a table whose match has not begun."""

    label, permission = "button-leave", Permission.SEATED


class Unready(AtTable, template="a:unready:{table}"):
    """Take back that you are here to play a fixture."""

    label, permission = "button-not-here", Permission.SEATED


class Start(AtTable, template="a:start:{table}"):
    """Begin the match."""

    label, style, permission = "button-start", BLUE, Permission.HOST


class ShowShuffle(AtTable, template="v:shuffle:{table}[:{page}]"):
    """See what the shuffle is made of, before the match and during it."""

    page: Page = 0
    """The page of the rules, counted from 1, that it takes the place of; 0 if there is none."""
    label = "button-shuffle"


class AddWord(AtTable, template="a:word:{table}[:{page}]"):
    """Add a word of your own to the shuffle."""

    page: Page = 0
    """As that of :class:`ShowShuffle`."""
    label, style, permission = "button-word", BLUE, Permission.SEATED


class AddComputer(AtTable, template="a:add:{table}"):
    """Let a computer sit down."""

    label, permission = "button-add-computer", Permission.HOST


class RemoveComputer(AtTable, template="a:remove:{table}"):
    """Let the last computer get up."""

    label, permission = "button-remove-computer", Permission.HOST


class SetLevel(AtTable, template="a:level:{table}:{level}"):
    """Choose how well the computers in a lobby play."""

    level: Annotated[Level, "easy|normal|hard"]
    permission = Permission.HOST


class AddProgram(AtTable, template="a:program:{table}:{program}"):
    """Let a program that the operator has listed sit down."""

    program: Annotated[str, "[a-z0-9_-]{1,20}"]
    """Its key in the operator's file."""
    permission = Permission.HOST


class OpenTable(Plain, template="o:{game}:{clock}:{ranked}:{length}:{rules}"):
    """Open a table in a thread of its own, where its channel has one already."""

    game: Game
    clock: Annotated[ClockName, "fast|normal|slow"]
    ranked: Annotated[int, "[01]"]
    length: Annotated[int, "[0-9]{1,2}"]
    rules: Word
    """The key of its set of house rules."""
    label, style = "button-open-thread", GREEN


class Invite(Plain, template="o:with:{game}:{user}"):
    """Open a table of this game, and ask a member by name to join."""

    game: Game
    user: Number
    style = BLUE


# In a match and after it


class PlayAgain(AtTable, template="a:again:{table}"):
    """Open a lobby with the same people and the same house rules; who did not play can ask for a seat."""

    label, style = "button-again", GREEN


class Share(AtTable, template="a:share:{table}"):
    """Choose a channel for the picture of the result."""

    label = "button-share"


class ShareHere(AtTable, template="a:sharehere:{table}"):
    """Post the picture of the result in the channel where you are."""

    label, style = "button-share-here", GREEN


class ShareIn(AtTable, template="p:share:{table}"):
    """Post the picture of the result in a channel."""


class ShowDetails(AtTable, template="v:details:{table}"):
    """See what a match came to in detail, and the secret behind its shuffles."""

    label = "button-details"


class ComeBack(AtTable, template="a:back:{table}"):
    """Play your seat yourself again, after a computer has stood in for you."""

    label, style, permission = "button-back", GREEN, Permission.SEATED
    is_play = True


class CallUmpire(AtTable, template="a:umpire:{table}"):
    """Ask the umpire to come to the table of a season. Its clocks stand still until they answer, for ten
    minutes at most. Once for each table.
    """

    label, permission = "button-call-umpire", Permission.SEATED


class BeAway(AtTable, template="a:away:{table}:{until}"):
    """Say until when you are away from your slow tables."""

    until: Text


# Manage


class Manage(AtTable, template="v:manage:{table}"):
    """See what you may do at the table beside playing."""

    label = "button-manage"


class SeatsToTake(AtTable, template="v:seats:{table}"):
    """See which seats of computers you may ask for."""

    label = "button-take-seat"


class AskForSeat(AtTable, template="a:ask:{table}:{seat}"):
    """Ask those who play for the seat of a computer."""

    seat: Number


class Kick(AtTable, template="a:kick:{table}:{user}"):
    """Send somebody away from the table."""

    user: Number
    label, style, permission = "button-remove-player", RED, Permission.HOST


class AskToKick(AtTable, template="v:remove:{table}:{user}"):
    """Be asked whether you mean to send somebody away."""

    user: Number
    permission = Permission.HOST


class AskToQuit(AtTable, template="v:quit:{table}"):
    """Be asked whether you mean to leave the match."""

    label, permission = "button-leave-match", Permission.SEATED


class Quit(AtTable, template="a:quit:{table}"):
    """Leave the match. A computer plays on in your seat."""

    label, style, permission = "button-leave", RED, Permission.SEATED


class AskToEnd(AtTable, template="v:end:{table}"):
    """Be asked whether you mean to close the lobby or end the match."""

    label, style, permission = "button-end-match", RED, Permission.HOST


class End(AtTable, template="a:end:{table}"):
    """Close the lobby, or end the match without a result."""

    label, style, permission = "button-end", RED, Permission.HOST


class AskToPropose(AtTable, template="v:propose:{table}"):
    """Be asked whether you mean to propose that the match ends."""

    label, permission = "button-propose-end", Permission.SEATED


class ProposeEnd(AtTable, template="a:vote:{table}"):
    """Propose that the match ends without a result."""

    label, style, permission = "button-propose", RED, Permission.SEATED


class Agree(AtTable, template="a:yes:{table}:{about}"):
    """Agree to what is voted about."""

    about: Annotated[VoteKind, "end|seat"]
    style, permission = GREEN, Permission.SEATED


class Disagree(AtTable, template="a:no:{table}:{about}"):
    """Reject what is voted about."""

    about: Annotated[VoteKind, "end|seat"]
    permission = Permission.SEATED
