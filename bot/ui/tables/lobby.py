"""The lobby: its players and its game, in three lines. All else is behind **Options**."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Annotated, Any, Concatenate, Literal, ParamSpec

from discord import ui

from bot.games.api import Value
from bot.players import Level, levels_of
from bot.programs import Program
from bot.services import Played, RuleSet, minutes
from bot.tables import Refused, StorageError, Table, Who, need_lobby
from bot.tables.catching import can_catch, is_catching
from bot.tables.lengths import SHORT, can_choose, length_of
from bot.ui.components.layout import BLUE, GREEN, Buttons, menu, menu_id, message
from bot.ui.components.post import Illustration
from bot.ui.components.press import Permission
from bot.ui.house_rules.actions import tell_dropped
from bot.ui.house_rules.choosing import menu_of_sets
from bot.ui.house_rules.views import besides_length, is_as_written, is_catching_alone, rules_at
from bot.ui.i18n.goals import goal_of
from bot.ui.i18n.players import chair_name
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, label_text
from bot.ui.lessons.newcomers import offer_lesson
from bot.ui.presses.help import ShowRules
from bot.ui.presses.house_rules import UseSet
from bot.ui.presses.tables import Manage
from bot.ui.shell.admission import need_place_at
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import AtTable, TableRequest
from bot.ui.shell.own_hand import answer_with_hand, open_hand_once_dealt, tell_joined
from bot.ui.shell.pressed import who_at
from bot.ui.tables.allowed import may_end, may_host
from bot.ui.tables.choosing import fixed_without
from bot.ui.tables.confirm import AskToEnd
from bot.ui.tables.manage import removable
from bot.ui.tables.shuffle import ShowShuffle
from bot.user_text import UserText

ACCENT = 0x2F6B4F

P = ParamSpec("P")


def lobby(
    table: Table, say: Translator, picture: Illustration | None = None, played: Sequence[Played] = ()
) -> ui.LayoutView:
    """Build the public message of a table whose match has not begun, with the ``picture`` of its game. How
    long it may take follows from the matches ``played`` in its place.
    """
    spec, key = table.game.spec, table.table_id
    is_short = len(table.chairs) < spec.seats[0]
    is_awaiting = any(chair.is_asked for chair in table.chairs)
    clock = say("lobby-clock", clock=say(f"clock-{table.clock}"), ranked=table.ranked)
    lines = [
        " · ".join(_seat(table, seat, say) for seat in range(len(table.chairs))),
        say("lobby-seats", count=len(table.chairs), most=spec.seats[-1]),
        _length_line(table, played, say),
        say("lobby-missing", least=spec.seats[0], ranked=table.ranked) if is_short else "",
        say("lobby-awaiting") if is_awaiting else "",
        "" if is_as_written(table, spec.length) else house_rules_in_force(table, say),
        say("lobby-league") if table.season is not None else "",
        fixed_without(picture, table.commitment, say),
    ]
    return message(
        picture.gallery() if picture else None,
        "\n".join([say("lobby-title", game=spec.name), clock, *filter(None, lines)]),
        [
            StartMatch(key).button(say, disabled=is_short or is_awaiting),
            Join(key).button(say),
            Manage(key).button(say, "button-options"),
            *([] if table.ranked else [AddComputer(key).button(say)]),
            *_length_switch(table, played, say),
            *_switch(table, say),
        ],
        accent=ACCENT,
    )


def _switch(table: Table, say: Translator) -> Buttons:
    """Build the switch for **Catch each other**, where the game and the house rules allow it."""
    if not can_catch(table):
        return []
    is_on = is_catching(table.game.spec, table.options)
    if is_on:
        return [CatchEachOther(table.table_id, "off").button(say, "button-catch-on", BLUE)]
    return [CatchEachOther(table.table_id, "on").button(say, "button-catch-off")]


def _length_line(table: Table, played: Sequence[Played], say: Translator) -> str:
    """Return how long the match is: in deals or points, and in minutes; empty if neither is known."""
    goal, length = goal_of(table, say), length_of(table.game_key, table.options)
    about = _minutes(table, length, played)
    if not (goal.deals or goal.words or about):
        return ""
    kind = "short" if length == SHORT else "long" if length is None else "own"
    return say(
        "lobby-length",
        kind=kind if table.game.spec.length else "own",
        deals=goal.deals,
        goal=goal.words or None,
        minutes=about,
    )


def _minutes(table: Table, length: Value | None, played: Sequence[Played]) -> int | None:
    """Return about how many minutes the match takes with this many deals, with the players who are there or
    will have to be; None if that isn't known, as at a slow table.
    """
    if table.clock == "slow":
        return None
    return minutes(table.game.spec, max(len(table.chairs), table.game.spec.seats[0]), length, played)


def _length_switch(table: Table, played: Sequence[Played], say: Translator) -> Buttons:
    """Build the switch between a short and a long match, where the host has the choice."""
    if not can_choose(table):
        return []
    if length_of(table.game_key, table.options) == SHORT:
        about = _minutes(table, None, played)
        return [ChooseLength(table.table_id, "long").button(say, "button-long", minutes=about)]
    about = _minutes(table, SHORT, played)
    return [ChooseLength(table.table_id, "short").button(say, "button-short", minutes=about)]


def _seat(table: Table, seat: int, say: Translator) -> str:
    chair = table.chairs[seat]
    return say(
        "lobby-seat", who=chair_name(table, seat, say), host=chair.person == table.host, asked=chair.is_asked
    )


def lobby_options(
    table: Table,
    who: Who,
    now: int,
    sets: Sequence[RuleSet],
    programs: Sequence[Program],
    say: Translator,
) -> ui.LayoutView:
    """Build the screen of what ``who`` may do in a lobby at ``now`` (ms) besides joining and starting. The
    host may choose among ``sets``, and seat one of ``programs``; others read in three lines what is played.
    """
    key = table.table_id
    hosts = may_host(table, who)
    chooses = hosts and not table.ranked
    has_own = any(chair.person is None and not chair.is_program for chair in table.chairs)
    free = _free(table, programs) if chooses else []
    return message(
        say("options-title", game=table.game.spec.name),
        [
            *([LeaveLobby(key).button(say)] if table.seat_of(who.user_id) is not None else []),
            ShowRules(key).button(say),
            ShowShuffle(key).button(say),
        ],
        None if hosts else say(f"{table.game_key}-pitch"),
        menu_of_sets(table, sets, say) if chooses else None,
        _menu_of_levels(table, say) if hosts and has_own else None,
        _menu_of_programs(table, free, say) if free else None,
        _menu_of_removals(table, who, say),
        [AskToEnd(key).button(say, "button-close-lobby")] if may_end(table, who, now) else None,
    )


def _menu_of_removals(table: Table, who: Who, say: Translator) -> ui.Select[Any] | None:
    """Build the menu of the players whom ``who`` may remove, and of the last computer, or return None if
    there are none.
    """
    removals = removable(table, who, say)
    if may_host(table, who) and any(chair.person is None for chair in table.chairs):
        removals += [(RemoveComputer(table.table_id).custom_id, say("button-remove-computer"), "")]
    return menu(menu_id("remove", table.table_id), say("menu-remove"), removals) if removals else None


def _menu_of_levels(table: Table, say: Translator) -> ui.Select[Any]:
    """Build the menu of the computers' levels. While closed, it shows the present one."""
    newest = next(chair for chair in reversed(table.chairs) if chair.person is None and not chair.is_program)
    now = newest.own_level or "normal"
    closed = say("level-menu", level=say(f"level-{now}"))
    return menu(
        menu_id("level", table.table_id),
        closed,
        [
            (
                SetLevel(table.table_id, level).custom_id,
                closed if level == now else say(f"level-{level}").capitalize(),
                say(f"level-{level}-about"),
            )
            for level in levels_of(table.game_key)
        ],
        SetLevel(table.table_id, now).custom_id,
    )


def _free(table: Table, programs: Sequence[Program]) -> list[Program]:
    """Return the programs that play the table's game and have no seat there, if a seat is free."""
    if len(table.chairs) >= table.game.spec.seats[-1]:
        return []
    seated = {chair.name for chair in table.chairs if chair.person is None}
    return [
        program
        for program in programs
        if table.game_key in program.games and UserText(program.name) not in seated
    ]


def _menu_of_programs(table: Table, programs: Sequence[Program], say: Translator) -> ui.Select[Any]:
    """Build the menu of programs that can be seated, each with its author, and what to know about its
    cell.
    """
    return menu(
        menu_id("program", table.table_id),
        say("program-menu"),
        [
            (
                AddProgram(table.table_id, program.key).custom_id,
                label_text(UserText(program.name)),
                say("program-about", author=label_text(UserText(program.author)))
                + ("" if program.is_in_cell else f" {say(f'program-{program.cell}')}"),
            )
            for program in programs
        ],
    )


def closed(table: Table, say: Translator) -> ui.LayoutView:
    """Build the message of a lobby that was closed without a match."""
    if table.fixture is not None:
        return message(f"{say('fixture-title', game=table.game.spec.name)}\n{say('fixture-closed')}")
    return message(f"{say('lobby-title', game=table.game.spec.name)}\n{say('lobby-closed')}")


def house_rules_in_force(table: Table, say: Translator) -> str:
    """Return the name of a table's house rules, and a line for each of the first that aren't the default,
    except the number of deals.
    """
    lines = besides_length(table, say)
    if is_catching_alone(table):
        return lines
    name = say("rule-set-in-force", name=escape_text(rules_at(table, say)))
    return f"{name}\n{lines}".rstrip()


# In the lobby


class Join(AtTable, template="a:join:{table}"):
    """Join the table, or say that you’re ready for a scheduled match."""

    label, style = "button-join", GREEN
    is_play = True


@Join.on_press
async def join(request: TableRequest, press: Join) -> None:
    """Seat the user at the table, or mark them as ready for a fixture, which may start its ready check."""
    table, services = request.table, request.services
    if table.called_until is None or table.phase != "lobby":
        need_place = partial(need_place_at, request)
        table = await change_table(request, services.tables.lobbies.join, request.interaction.id, need_place)
        await offer_lesson(request, table)
        if services.hands.clear_result(table, request.user_id) and table.phase == "lobby":
            await tell_joined(request)
        await open_hand_once_dealt(request, table)
        return
    season, fixture, who = table.season or "", table.fixture or "", request.who
    with services.beginnings.answering(table, request.user_id):  # it may be the last who was missing
        table = await services.seasons.ready(
            season, who, fixture, request.interaction.id, services.outbox.open_fixture
        )
    await services.publisher.answer(request.interaction, table)
    await open_hand_once_dealt(request, table)


class Unready(AtTable, template="a:unready:{table}"):
    """Say that you’re no longer ready for a scheduled match."""

    label, permission = "button-not-here", Permission.SEATED


@Unready.on_press
async def unready(request: TableRequest, press: Unready) -> None:
    """Mark the user as not ready for a fixture."""
    await change_table(request, request.services.tables.fixtures.unready)


class LeaveLobby(AtTable, template="a:leave:{table}"):
    """Leave a table whose match has not begun."""

    label, permission = "button-leave", Permission.SEATED


@LeaveLobby.on_press
async def leave(request: TableRequest, press: LeaveLobby) -> None:
    """Remove the user from a lobby. A press that arrives after the start doesn't leave the match."""
    table = request.table
    need_lobby(table)
    table = await request.services.tables.seats.leave(table.table_id, request.who)
    await show_lobby(request, table)


class AddComputer(AtTable, template="a:add:{table}"):
    """Add a computer."""

    label, permission = "button-add-computer", Permission.HOST


@AddComputer.on_press
async def add_computer(request: TableRequest, press: AddComputer) -> None:
    """Add a computer player."""
    await change_table(request, request.services.tables.lobbies.add_computer)


class CatchEachOther(AtTable, template="a:catch:{table}:{to}"):
    """Call by hand and challenge each other’s forgotten calls, or stop that."""

    to: Annotated[Literal["on", "off"], "on|off"]
    label, permission = "button-catch", Permission.HOST


@CatchEachOther.on_press
async def catch_each_other(request: TableRequest, press: CatchEachOther) -> None:
    """Turn **Catch each other** on or off."""
    await change_table(request, request.services.tables.lobbies.catch_each_other, press.to == "on")


class ChooseLength(AtTable, template="a:length:{table}:{length}"):
    """Play a short match of one deal, or a long one."""

    length: Annotated[Literal["short", "long"], "short|long"]
    permission = Permission.HOST


@ChooseLength.on_press
async def choose_length(request: TableRequest, press: ChooseLength) -> None:
    """Make the match one deal long, or a whole one."""
    await change_table(request, request.services.tables.lobbies.choose_length, press.length == "short")


class RemoveComputer(AtTable, template="a:remove:{table}"):
    """Remove the computer that was added last."""

    label, permission = "button-remove-computer", Permission.HOST


@RemoveComputer.on_press
async def remove_computer(request: TableRequest, press: RemoveComputer) -> None:
    """Remove a computer player."""
    await change_table(request, request.services.tables.lobbies.remove_computer)


class SetLevel(AtTable, template="a:level:{table}:{level}"):
    """Choose how well the computers in a lobby play."""

    level: Annotated[Level, "easy|normal|hard"]
    permission = Permission.HOST


@SetLevel.on_press
async def set_level(request: TableRequest, press: SetLevel) -> None:
    """Choose how well the computers in a lobby play."""
    await change_table(request, request.services.tables.lobbies.set_level, press.level)


class AddProgram(AtTable, template="a:program:{table}:{program}"):
    """Seat a program that the people who run this bot have listed."""

    program: Annotated[str, "[a-z0-9_-]{1,20}"]
    """The program's key in the file of the people who run the bot."""
    permission = Permission.HOST


@AddProgram.on_press
async def add_program(request: TableRequest, press: AddProgram) -> None:
    """Seat a listed program."""
    await change_table(request, request.services.tables.lobbies.add_program, press.program)


@UseSet.on_press
async def use_set(request: TableRequest, press: UseSet) -> None:
    """Use a set in a lobby. If that is refused, redraw the menu with the set in use."""
    table = request.table
    try:
        rules = request.services.house_rules.find(table.place_id, table.game_key, press.rules)
        table = await request.services.tables.lobbies.use_house_rules(
            table.table_id, request.who, rules.name, rules.options
        )
    except (Refused, StorageError):
        await show_lobby(request, table)
        raise
    await show_lobby(request, table)
    await tell_dropped(request, rules)


class StartMatch(AtTable, template="a:start:{table}"):
    """Begin the match."""

    label, style, permission = "button-start", BLUE, Permission.HOST


@StartMatch.on_press
async def start(request: TableRequest, press: StartMatch) -> None:
    """Begin the match, and show the user their hand."""
    with request.services.beginnings.answering(request.table, request.user_id):
        begin = request.services.tables.lobbies.start
        table = await begin(request.table.table_id, request.who, request.interaction.id)
    await show_lobby(request, table)
    await open_hand_once_dealt(request, table)


async def change_table(
    request: TableRequest,
    change: Callable[Concatenate[str, Who, P], Awaitable[Table]],
    *args: P.args,
    **kwargs: P.kwargs,
) -> Table:
    """Change a table on behalf of the user, and answer with its public message. Return the changed table."""
    table = request.table
    table = await change(table.table_id, request.who, *args, **kwargs)
    await show_lobby(request, table)
    return table


async def show_options(request: Request, table: Table) -> None:
    """Show what the user may do at a lobby besides joining and starting."""
    sets = request.services.house_rules.sets(table.place_id, table.game_key)
    who = await who_at(request, table)
    await request.private(
        lobby_options(table, who, request.now, sets, request.services.tables.programs, request.say),
    )


async def show_lobby(request: Request, table: Table) -> None:
    """Answer a press about a table: with the lobby's options, or with the user's hand, if they pressed in a
    private message.
    """
    if request.is_private and table.phase == "lobby":
        await show_options(request, table)
    elif request.is_private and table.phase == "closed":
        await request.briefly(closed(table, request.say))
    elif not await answer_with_hand(request, table):
        await request.services.publisher.answer(request.interaction, table)
