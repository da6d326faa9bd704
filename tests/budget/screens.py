"""Every screen that people reach, drawn from a table without Discord.

A screen is a function in ``bot/ui`` that gives a message or a form. Each stands here, with what it is drawn
from: :mod:`tests.budget.test_budget` says which are missing.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple, get_args

from discord import ui
from discord.utils import escape_markdown

import bot.ui
from bot.games import GAMES
from bot.games.api import Move
from bot.league.achievements import ACHIEVEMENTS
from bot.league.feats import RARITY, Feat, MatchStory, SeatStory
from bot.league.hints import Hint
from bot.programs.listing import LONGEST_NAME, Program
from bot.programs.listing import MOST as MOST_PROGRAMS
from bot.services import (
    CHIP_REASON,
    MOST_STAKE,
    ChipBoard,
    ChipEntryRow,
    ChipLineRow,
    Evidence,
    Period,
    PlayerSettings,
    RuleSet,
    SeasonName,
    ServerSettings,
    SettingBack,
    Statement,
    WatchKind,
    WatchRow,
)
from bot.services.house_rules import LONGEST, MOST, shipped_sets
from bot.services.limits import KINDS, SCOPES
from bot.storage import DealRow
from bot.storage.admission import BarRow
from bot.storage.fair_play import RecentMatch
from bot.tables import ClockName, Recap, Refused, Table, Who, new_cards, no_recap
from bot.tables.ahead import choosable, may_call
from bot.tables.people import MovesAhead
from bot.ui.account.privacy import ask_to_forget, forget_word, forgotten_message, privacy_notice
from bot.ui.chips.views import (
    ENTRIES,
    LINES,
    ask_to_set_back,
    chips_board,
    reason_form,
    stake_form,
    statement_screen,
)
from bot.ui.components.layout import components_of
from bot.ui.components.post import Illustration
from bot.ui.delivery.hand_view import HandView
from bot.ui.hands.ahead import ahead_form
from bot.ui.hands.hand import hand_message
from bot.ui.help.help import commands_message, help_message, welcome_message
from bot.ui.help.lesson import lesson_message, outcome, table_of
from bot.ui.help.rules import page_count, rules_message
from bot.ui.house_rules.own_value import own_value, takes_own_value
from bot.ui.house_rules.views import (
    ask_to_delete,
    house_rules,
    list_of_games,
    list_of_sets,
    of_set,
    of_table,
    set_screen,
)
from bot.ui.i18n.players import wording
from bot.ui.i18n.translator import Translator
from bot.ui.lessons.lessons import lesson_of
from bot.ui.outbox.announcement import announcement
from bot.ui.outbox.outgoing import layout_of
from bot.ui.outbox.render import render
from bot.ui.outbox.rounds import thread_opened
from bot.ui.pictures import hand_alt, table_alt
from bot.ui.pictures.hand import hand_of
from bot.ui.pictures.table import scene_of as picture_of
from bot.ui.presses.account import ForgetEverywhere
from bot.ui.presses.chips import SetBack, WriteStake
from bot.ui.presses.hands import ARMED, ChooseWord, PlayAhead, ShowHand
from bot.ui.presses.help import Learn
from bot.ui.presses.tables import AddWord
from bot.ui.records.fair_play import PAGE as HINTS
from bot.ui.records.fair_play import hints_screen
from bot.ui.settings.limits import SHOWN, OpenLeague, limits_form, limits_screen
from bot.ui.settings.views import more_screen, player_screen
from bot.ui.tables.away import away_message
from bot.ui.tables.confirm import (
    ask_to_end,
    ask_to_end_or_propose,
    ask_to_leave,
    ask_to_propose,
    ask_to_remove,
    ended,
    left,
)
from bot.ui.tables.details import details
from bot.ui.tables.early import early_letter
from bot.ui.tables.finished import finished, stopped
from bot.ui.tables.fixture import fixture
from bot.ui.tables.inviting import invitation
from bot.ui.tables.lobby import closed, lobby, lobby_options
from bot.ui.tables.manage import manage, seats_to_take
from bot.ui.tables.my import Watched, games_screen
from bot.ui.tables.opening import TableOptions, thread_offer
from bot.ui.tables.sharing import share_screen
from bot.ui.tables.shuffle import shuffle_message, word_form
from bot.ui.tables.table import table_message
from bot.ui.tables.watchers import letter
from bot.ui.tables.watching import watching_screen
from bot.ui.umpire.bars import SHOWN as BARS
from bot.ui.umpire.bars import bars_screen
from bot.user_text import UserText
from tests.budget import leagues
from tests.budget.boards import board_screens
from tests.budget.crowds import samples, scene_of, stories, waited_for_in
from tests.budget.daily import daily_screens
from tests.budget.desks import desk_screens
from tests.budget.limits import walk
from tests.budget.moments import ID, MODERATOR, NAMES, NOW, all_changed, longest_read
from tests.budget.replays import replay_screens
from tests.budget.umpires import umpire_screens


class Screen(NamedTuple):
    """What one screen shows somewhere: the function that made it, and what Discord is sent."""

    function: str
    payload: dict[str, Any]


def of_bars(say: Translator) -> Iterator[Screen]:
    """Nobody who is barred, and more than are shown."""
    barred = [BarRow("leagues", key, NOW, "*" * 200, "p", NOW) for key in (None, *["p"] * BARS)]
    for bars in ([], barred):
        yield drawn(bars_screen, bars, {"p": NAMES[0]}, say)


def of_limits(tables: Sequence[Table], say: Translator) -> Iterator[Screen]:
    """The limits of a server where much is open, and of one where nothing is."""
    many = [OpenLeague("*" * 60, ID, NAMES[0])] * (SHOWN + 1)
    none = dict.fromkeys(KINDS)
    for settings in (ServerSettings(), ServerSettings(limits_member=none, limits_server=none)):
        yield drawn(limits_screen, settings, [*tables, *tables][: SHOWN + 1], many, say)
        yield drawn(limits_screen, settings, [], [], say)
        for scope in SCOPES:
            yield drawn(limits_form, scope, settings, say)


def known_screens() -> set[str]:
    """The names of all functions in ``bot/ui`` that are screens."""
    found = set()
    for module in pkgutil.walk_packages(bot.ui.__path__, "bot.ui."):
        for name, thing in inspect.getmembers(importlib.import_module(module.name)):
            here = getattr(thing, "__module__", "") == module.name and not name.startswith("_")
            if here and inspect.isfunction(thing):
                gives = str(thing.__annotations__.get("return"))
                if gives == "Form" or "LayoutView" in gives:
                    found.add(name)
    # what they are made with, and the choice between a picture and none
    return found - {"message", "question", "picture"}


def of_lobby(table: Table, say: Translator) -> Iterator[Screen]:
    """All that is shown of a table before its match, its house rules one by one."""
    spec = table.game.spec
    banner = Illustration("banner.png", b"", say("pictures-banner", game=spec.name))
    yield drawn(lobby, table, say)
    yield drawn(lobby, table, say, banner)
    for who in (MODERATOR, Who(ID, NAMES[0]), Who(ID + 77, NAMES[1])):
        yield drawn(
            lobby_options, table, who, NOW, most_sets(table.game_key), most_programs(table.game_key), say
        )
    chairs = [replace(chair, word="9f" * 32 if chair.person else "") for chair in table.chairs]
    yield drawn(shuffle_message, replace(table, chairs=tuple(chairs)), ID, say, 1)
    yield drawn(word_form, AddWord(table.table_id), say)
    yield drawn(closed, table, say)
    yield drawn(invitation, ID, NAMES[0], say)
    planned = replace(table, fixture="f", due=NOW)
    yield drawn(fixture, planned, say)
    yield drawn(closed, planned, say)
    yield from of_seats(table, say)
    for page in range(page_count(spec, table.options, say)):
        for where in ("", table.table_id):
            yield drawn(rules_message, spec, say, table.options, page, where)
    yield drawn(house_rules, table, say)
    for option in spec.options:
        yield drawn(house_rules, table, say, option.key)
        if takes_own_value(spec, option, say):
            yield drawn(own_value, of_table(table).write(option.key), spec, say)


def of_lesson(key: str, say: Translator) -> Iterator[Screen]:
    """Each step of a game's lesson: asked, answered wrongly, a move begun in it, and done."""
    for number, step in enumerate(lesson_of(key)):
        press, table = Learn(key, number), table_of(step, UserText("*" * 32), 1)
        words = wording(table, say)
        yield drawn(lesson_message, press, step, table, say)
        for move in map(str, step.observe().legal):
            said, done = outcome(step, move, words, say, press)
            yield drawn(lesson_message, press, step, table, say, (), said, done=done)
            yield drawn(lesson_message, press, step, table, say, tuple(move.split(" ")[:1]))


def most_sets(key: str) -> list[RuleSet]:
    """As many sets of house rules as a server can have, with the longest names and as many options."""
    dropped = tuple(f"no_such_option_{number}" for number in range(20))
    names = [f"{number:02d}".ljust(LONGEST, "*") for number in range(MOST)]
    return [*shipped_sets(key), *(RuleSet(key, name, all_changed(key), dropped) for name in names)]


def most_programs(key: str) -> list[Program]:
    """As many programs as can be listed, with the longest names."""
    names = [f"{number:02d}".ljust(LONGEST_NAME, "*") for number in range(MOST_PROGRAMS)]
    return [
        Program(name[:2].ljust(20, "x"), name, "*" * LONGEST_NAME, ("x",), frozenset({key})) for name in names
    ]


def of_sets(key: str, say: Translator) -> Iterator[Screen]:
    """All that is shown of named sets of house rules."""
    sets, spec = most_sets(key), GAMES[key].spec
    yield drawn(list_of_sets, sets, sets[-1], say)
    yield drawn(list_of_games, [(most_sets(game), most_sets(game)[-1]) for game in GAMES], say)
    yield drawn(ask_to_delete, sets[-1], True, say)
    for option in spec.options:
        yield drawn(set_screen, sets[-1], True, say, option.key, say("rule-set-created"))
        if takes_own_value(spec, option, say):
            yield drawn(own_value, of_set(sets[-1]).write(option.key), spec, say)


def of_match(table: Table, say: Translator) -> Iterator[Screen]:
    """All that is shown of a running or finished match to everybody."""
    if table.told_version == 0:
        yield drawn(stopped, replace(table, phase="ended"), say)
    if table.phase == "over":
        yield from of_end(table, no_recap(table), say)
        yield drawn(share_screen, table, say)
    else:
        yield drawn(table_message, table, say)
        yield drawn(table_message, table, say, picture_of_table(table, say))


def of_end(table: Table, recap: Recap, say: Translator) -> Iterator[Screen]:
    """A match that is over, with and without a picture of its result, and its details."""
    yield drawn(finished, table, recap, say)
    yield drawn(finished, table, recap, say, picture_of_table(table, say))
    yield drawn(details, table, recap, say)


def picture_of_table(table: Table, say: Translator) -> Illustration:
    """What stands in for the picture of a table, or of a result, with all that it says in words."""
    return Illustration("table.png", b"", table_alt(table.observe(None), wording(table, say)).text)


def recaps(table: Table) -> Iterator[Recap]:
    """Every moment of a match that can be the best, with all that can be said of its players."""
    seats = len(table.chairs)
    story = MatchStory([SeatStory(99, 999, 999, 104, 99, 7)] * seats)
    deals = [
        DealRow(deal, seat, None, -9_999, 1, False, 0, 0, 0, False)
        for deal in range(30)
        for seat in range(seats)
    ]
    for key in RARITY:
        yield Recap(story, Feat(key, 0, 9_999, seats - 1), deals, dict.fromkeys(range(seats), ACHIEVEMENTS))


def of_seats(table: Table, say: Translator) -> Iterator[Screen]:
    """What moderators, players and those who watch are asked and told of the seats."""
    yield drawn(ended, table, say)
    yield drawn(left, table, say)
    yield drawn(ask_to_end, table, say)
    player = Who(table.chairs[-1].user_id or ID, table.chairs[-1].name)
    for who in (MODERATOR, Who(ID, NAMES[0]), player, Who(ID + 77, NAMES[1])):
        for screen in (ask_to_end_or_propose, ask_to_propose, ask_to_leave, seats_to_take):
            yield from unless_refused(screen, table, who, say)
        for seat in range(len(table.chairs)):
            yield from unless_refused(ask_to_remove, table, who, seat, say)
        if table.is_open:
            yield drawn(manage, table, who, NOW, say)


def of_hand(table: Table, seat: int, say: Translator, taste: PlayerSettings) -> Iterator[Screen]:
    """The hand of ``seat``, and all that its buttons lead to but moves."""
    seen = table.observe(seat)
    words = wording(table, say)
    scene = picture_of(table.game_key, seen, words.names) if table.is_open else None
    alt = hand_alt(hand_of(seen, taste.sort, new_cards(table, seat)), words, scene).text
    picture = None if taste.text_only else Illustration("hand.png", b"", alt)
    notice = max((say(phrase) for phrase in ("refused-stale", "refused-busy", "hand-unbegun")), key=len)
    yield from of_ahead(table, seat, say, taste)
    ahead, shown = [HandView(settings=taste)], set[HandView]()
    while ahead:
        look = ahead.pop()
        if look in shown:
            continue
        shown.add(look)
        screen = drawn(hand_message, table, seat, say, {}, look, picture=picture, notice=notice)
        yield screen
        ahead += [replace(look, **led_to) for pressed in pressed_ids(screen) if (led_to := _look(pressed))]


def of_ahead(table: Table, seat: int, say: Translator, taste: PlayerSettings) -> Iterator[Screen]:
    """What the owner of ``seat`` sees who chooses moves ahead, if they play slowly: the form, and the hand
    with the longest choice.
    """
    slow = replace(table, clock="slow")
    moves = choosable(slow, seat)
    if not moves:
        return
    press, words = PlayAhead(table.table_id, seat, table.version), wording(table, say)
    yield drawn(ahead_form, slow, seat, press, words, taste.sort)
    call = ("!",) if may_call(slow) else ()
    plays = [Move(move.verb, (*move.args, *call)) for move in moves if move.verb == "play"][-3:]
    others = [move for move in moves if move.verb != "play"][:1]
    hand = table.observe(seat).hand
    chosen = MovesAhead(seat, table.chairs[seat].person or "", (*plays, *others), 1, hand, NOW)
    yield drawn(
        hand_message, replace(slow, ahead=(chosen,)), seat, say, {}, HandView(settings=taste), picture=None
    )


def _look(pressed: str) -> dict[str, Any]:
    """What a press on a button of a hand changes in the look of it; nothing where it does something else."""
    if word := ChooseWord.read(pressed):
        return {"begun": word.words, "armed": bool(word.armed)}
    if show := ShowHand.read(pressed):
        return {"begun": "", "armed": show.armed.startswith(ARMED), "page": show.page}
    return {}


def of_server(key: str, tables: Sequence[Table], say: Translator) -> Iterator[Screen]:
    """What is shown beside the ``tables``."""
    spec = GAMES[key].spec
    yield from of_sets(key, say)
    for screen, match, at, more in replay_screens(key, say):
        yield drawn(screen, match, at, *more)
    for screen, *args in daily_screens(key, say):
        yield drawn(screen, *args)
    over = [table for table in tables if table.phase == "over"]
    full = max(over, key=lambda table: (len(table.chairs), -table.told_version))
    for recap in recaps(full):
        yield from of_end(full, recap, say)
    if key == "pursuit":  # what is the same whatever is played
        yield from of_chips(say)
        yield from of_fair_play(say)
        yield from of_privacy(say)
        yield from of_limits(tables, say)
        yield from of_bars(say)
        yield drawn(player_screen, PlayerSettings(), say)
        yield drawn(more_screen, PlayerSettings(quiet="21-9"), ServerSettings(), say)
        yield drawn(welcome_message, say, "9f" * 32)
        for screen, given, more in leagues.shown(say):
            yield drawn(screen, *given, **more)
    if key == "olsen":  # seasons are told of in the same words, whatever is played
        yield from of_season_messages(say)
        for screen, *args in (*umpire_screens(say), *desk_screens(say)):
            yield drawn(screen, *args)
    for table in (None, *tables[:3]):
        yield drawn(help_message, spec, table, 1, say)
        yield drawn(help_message, spec, table, 1, say, manager=True)
        yield drawn(help_message, spec, table, 1, say, manager=True, welcomed=True)
    for manager in (False, True):
        yield drawn(commands_message, key, say, manager=manager)
    yield from of_lesson(key, say)
    for table in [table for table in tables if table.phase == "playing"][:3]:
        yield drawn(early_letter, table, say)
    for clock in get_args(ClockName):
        options = TableOptions(key, clock, True, 20, most_sets(key)[-1])
        yield drawn(thread_offer, options, say)
        yield drawn(thread_offer, options, say, tables[0])
    for number in (0, 1, len(tables)):
        yield drawn(games_screen, tables[:number], ID, server_name, say)
        yield drawn(away_message, tables[:number], NOW, server_name, say, longest_read(say))
    yield drawn(away_message, tables, None, server_name, say)
    yield from of_watching(tables, say)
    yield from of_records(key, say)


def of_watching(tables: Sequence[Table], say: Translator) -> Iterator[Screen]:
    """What those see who watch a table, what they are told, and what they have asked for everywhere."""
    kinds = get_args(WatchKind)
    asks = ("end", "seat", "game")
    for table in tables[:9]:
        for number in range(len(asks) + 1):
            yield drawn(watching_screen, table, Who(ID + 77, NAMES[1]), asks, asks[:number], say)
        rows = [WatchRow(ID, "p", kind, table.table_id, say.locale, 0, ID, NAMES[0]) for kind in kinds]
        watched = [Watched(row, "" if row.kind == "end" else "*" * 20, "*" * 100) for row in rows]
        for row in rows:
            if row.kind not in ("seat", "game"):
                yield drawn(letter, table, row, say)
        yield drawn(games_screen, tables[:1], ID, server_name, say, watched)
        yield drawn(games_screen, [], ID, server_name, say, watched)


def of_records(key: str, say: Translator) -> Iterator[Screen]:
    """All that is shown of what was played."""
    for screen, args, more in board_screens(key, say):
        yield drawn(screen, *args, **more)


def of_chips(say: Translator) -> Iterator[Screen]:
    """All that is shown of play money."""
    most = -987_654_321_012
    told = _numbers(ChipEntryRow, at=NOW, actor=NAMES[0], reason="*" * CHIP_REASON)
    reset = {**told, "kind": "reset"}
    match = {**told, "kind": "match", "game": "olsen_olsen", "channel_id": ID, "message_id": ID}
    undone = [{**match, "kind": "undone", "undone_kind": kind} for kind in ("match", "undone")]
    for kept in (reset, match, *undone):
        entries = (ChipEntryRow(**{**kept, "amount": most, "balance": most}),) * ENTRIES
        for page in (0, 1):
            statement = Statement(NAMES[0], most, entries[: ENTRIES * (1 - page)], ENTRIES * 9_999)
            yield drawn(statement_screen, statement, ID, ID, page, say, staff=True)
    yield drawn(statement_screen, Statement(None, 0, (), 0), ID, ID, 0, say)
    notice = say("chips-set-back", accounts=MOST_STAKE, stake=MOST_STAKE)
    lines = [ChipLineRow(number, 99_999, ID, NAMES[0], most, own=False) for number in range(LINES)]
    for own in (None, ChipLineRow(99_999, 99_999, ID, NAMES[1], most, own=True)):
        board = ChipBoard(tuple(lines), own, most, 99_999)
        yield drawn(chips_board, board, ID, 5, say, staff=True, notice=notice)
    yield drawn(chips_board, ChipBoard((), None, 0, 0), ID, 0, say)
    for bank in (most, 0, -most):
        yield drawn(ask_to_set_back, SettingBack(99_999, 99_999, bank), MOST_STAKE, say)
    yield drawn(stake_form, WriteStake(MOST_STAKE), say)
    yield drawn(reason_form, SetBack(MOST_STAKE), say)


def of_fair_play(say: Translator) -> Iterator[Screen]:
    """What staff are shown of fair play, whatever it is that is hinted at."""
    numbers = {
        "company": {"together": 1999, "one": 2000, "other": 2000, "share": 1.0, "expected": 0.01},
        "turns": {"together": 1999, "won": 1999, "turns": 1998, "chance": 0.0},
        "speed": {"calls": 99_999, "median": 399.5, "fastest": 100, "share": 0.99},
    }
    tables = tuple(f"{number:08d}" for number in range(2000))
    matches = {table: RecentMatch(table, ID, ID, NOW) for table in tables}
    season = Period("season", SeasonName("z" * 8, "W" * 40, 99_999, "olsen"))
    for kind, own in numbers.items():
        hint = Hint(kind, ("p", "q")[: 1 if kind == "speed" else 2], own, tables)  # type: ignore[arg-type]  # one of its literals
        for hints in ((hint,) * HINTS * 3, ()):
            evidence = Evidence(hints, {"p": NAMES[0], "q": NAMES[1]}, matches, 2000, 90)
            yield drawn(hints_screen, evidence, ID, 1, say, period=season, user_id=ID)


def of_season_messages(say: Translator) -> Iterator[Screen]:
    """All that a server is told of its leagues."""
    race = Illustration("race.png", b"", "*" * 1024)
    for story in stories():
        for told in samples(story):
            scene = scene_of(told, say)
            yield drawn(announcement, scene, NOW)
            for outgoing in render(scene, told.notices, waited_for_in(told)):
                # Beside a picture there is its legend: eight names.
                yield drawn(layout_of, outgoing, *((race, "W" * 400) if outgoing.race else ()))
        for key in story.fixtures()[:1]:
            for outgoing in thread_opened(scene_of(story.told[-1], say), key):
                yield drawn(layout_of, outgoing)


def of_privacy(say: Translator) -> Iterator[Screen]:
    """All that is shown of what is kept of people."""
    for page in range(4):
        yield drawn(privacy_notice, 3650, 36_500, say, page)
    yield drawn(forget_word, ForgetEverywhere(), say)
    for here in (True, False):
        for servers in (1, 99_999):
            yield drawn(ask_to_forget, here, servers, say)
            yield drawn(forgotten_message, here, servers, say)


def server_name(table: Table) -> str:
    """The longest name that a server can have."""
    return escape_markdown("*" * 100)


def unless_refused(function: Callable[..., Any], *args: Any) -> Iterator[Screen]:
    """Draw a screen that not everybody gets to see."""
    with suppress(Refused):
        yield drawn(function, *args)


def drawn(function: Callable[..., Any], *args: Any, **more: Any) -> Screen:
    """Draw a screen."""
    made = function(*args, **more)
    if isinstance(made, ui.Modal):
        return Screen(function.__name__, {"type": 9, "data": made.to_dict()})
    return Screen(function.__name__, {"components": components_of(made)})


def pressed_ids(screen: Screen) -> Iterator[str]:
    """What its buttons and options carry; a menu in which several can be chosen has a press of its own."""
    for part in walk(screen.payload.get("components", ())):
        if part.get("custom_id", "").startswith("s:"):
            yield from (option["value"] for option in part.get("options", ()))
        elif "custom_id" in part:
            yield part["custom_id"]


def _numbers(kind: type[Any], **known: Any) -> dict[str, Any]:
    """A row whose every number is large."""
    fields = dict.fromkeys(inspect.signature(kind).parameters, 123_456)
    return {**fields, **known}
