"""Every screen that people reach, drawn without Discord.

:mod:`tests.budget.test_budget` says which are missing.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import cycle
from random import Random
from typing import Any, get_args

from discord.utils import escape_markdown

import bot.ui
from bot.games import GAMES
from bot.games.api import Move
from bot.league.achievements import ACHIEVEMENTS
from bot.league.feats import Feat, MatchStory, SeatStory
from bot.league.hints import FairPlayHint
from bot.league.rarity import FEAT_KEYS
from bot.milliseconds import HOUR
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
    Played,
    PlayerSettings,
    RuleSet,
    SeasonName,
    ServerSettings,
    SettingBack,
    Sort,
    Statement,
    WaitRow,
)
from bot.services.house_rules import LONGEST, MOST, shipped_sets
from bot.services.limits import KINDS, SCOPES
from bot.storage import DealRow
from bot.storage.admission import SuspensionRow
from bot.storage.fair_play import RecentMatch
from bot.tables import ClockName, Recap, Refused, Table, Who, new_cards, no_recap
from bot.tables.ahead import choosable, may_call
from bot.tables.duplicate import daily
from bot.tables.people import MovesAhead
from bot.tables.reactions import FACES, Reacted
from bot.ui.account.privacy import (
    ForgetEverywhere,
    ask_to_forget,
    ask_to_forget_outside,
    forget_word,
    forgotten_elsewhere,
    forgotten_message,
    privacy_notice,
)
from bot.ui.chips.chips import (
    ENTRIES,
    LINES,
    SetBack,
    WriteStake,
    ask_to_set_back,
    chips_board,
    reason_form,
    stake_form,
    statement_screen,
)
from bot.ui.components.post import Illustration
from bot.ui.delivery.hand_view import HandView
from bot.ui.finding.calls import found_call
from bot.ui.finding.finding import finding_screen, found_message
from bot.ui.finding.rally import rally_call
from bot.ui.hands.ahead import PlayAhead, ahead_form
from bot.ui.hands.endings import deal_message, is_between, result_message, stopped_message
from bot.ui.hands.hand import hand_message, withheld_message
from bot.ui.hands.joining import WATCHES
from bot.ui.hands.menu import picked
from bot.ui.help.help import commands_message, help_message, welcome_message
from bot.ui.help.lesson import lesson_message, outcome, table_of
from bot.ui.help.rules import page_count, rules_message
from bot.ui.house_rules.choosing import (
    ask_to_delete,
    house_rules,
    of_set,
    of_table,
    own_value,
    set_screen,
    takes_own_value,
)
from bot.ui.house_rules.views import list_of_games, list_of_sets
from bot.ui.i18n.players import wording
from bot.ui.i18n.story import stamps
from bot.ui.i18n.translator import Translator
from bot.ui.lessons.lessons import lesson_of
from bot.ui.outbox.announcement import announcement
from bot.ui.outbox.outgoing import layout_of
from bot.ui.outbox.render import render
from bot.ui.pictures import HandDrawing, TableDrawing, hand_alt, table_alt
from bot.ui.pictures import scene_of as picture_of
from bot.ui.pictures.banner import Banner
from bot.ui.pictures.games import GamesDrawing
from bot.ui.pictures.hand import hand_of
from bot.ui.pictures.seats import NO_STAMPS
from bot.ui.presses.hands import ChooseWord, ShowHand
from bot.ui.presses.help import Learn, PlayNow
from bot.ui.presses.tables import Manage
from bot.ui.records.fair_play import PAGE as HINTS
from bot.ui.records.fair_play import hints_screen
from bot.ui.settings.limits import SHOWN, OpenLeague, limits_form, limits_screen
from bot.ui.settings.settings import more_screen, player_screen
from bot.ui.tables.away import away_message
from bot.ui.tables.calling import AskUmpireToCome, call_form
from bot.ui.tables.cards import Dare, share_screen
from bot.ui.tables.choosing import Wish, game_buttons, game_lines, games_message, way_buttons
from bot.ui.tables.confirm import (
    ask_to_end,
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
from bot.ui.tables.manage import manage
from bot.ui.tables.my import games_screen
from bot.ui.tables.opening import OpenTable, TableOptions, own_table, thread_offer
from bot.ui.tables.result import NAMED, is_captioned, podium_of, result_alt
from bot.ui.tables.sharing import PostResult, card_of, shared_result
from bot.ui.tables.shuffle import AddWord, shuffle_message, word_form
from bot.ui.tables.table import table_message
from bot.ui.tables.watchers import letter
from bot.ui.tables.watching import watching_screen
from bot.ui.umpire.suspensions import SHOWN as SUSPENSIONS
from bot.ui.umpire.suspensions import suspensions_screen
from bot.user_text import UserText
from tests.budget.limits import walk
from tests.samples.boards import board_screens
from tests.samples.clothes import Clothes, Sample, drawn
from tests.samples.crowds import samples, scene_of, stories, waited_for_in
from tests.samples.daily import card_source, daily_screens, shared_cards
from tests.samples.dashboards import dashboard_screens
from tests.samples.leagues import season_screens
from tests.samples.moments import (
    ID,
    MODERATOR,
    NOW,
    all_changed,
    crammed,
    ends_of,
    lobbies,
    longest_read,
    moments,
)
from tests.samples.replays import replay_screens
from tests.samples.umpires import umpire_screens


def of_suspensions(say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """Nobody who is suspended, and more than are shown."""
    why = clothes.of("Shouted at the umpire.", "*" * 200)
    suspended = [
        SuspensionRow("leagues", key, NOW, why, "p", NOW)
        for key in (None, *["p"] * clothes.of(1, SUSPENSIONS))
    ]
    for suspensions in ([], suspended):
        yield drawn(suspensions_screen, suspensions, {"p": clothes.names[0]}, say)


def of_limits(say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """The limits of a server where much is open, and of one where nothing is."""
    tables = 9 * list(lobbies("pursuit", Random(1), clothes))
    tables = tables[: clothes.of(2, SHOWN + 1)]
    many = [OpenLeague(clothes.league, ID, clothes.names[0])] * clothes.of(1, SHOWN + 1)
    none = dict.fromkeys(KINDS)
    for settings in (ServerSettings(), ServerSettings(limits_member=none, limits_server=none)):
        yield drawn(limits_screen, settings, tables, many, say, 9_999)
        yield drawn(limits_screen, settings, [], [], say)
        for scope in SCOPES:
            yield drawn(limits_form, scope, settings, say)


MANAGE = Manage("z" * 8).custom_id
TASTES = [
    PlayerSettings(text_only=text_only, sort=sort) for text_only in (False, True) for sort in get_args(Sort)
]


def samples_of(
    subject: str, speakers: Sequence[Translator], clothes: Clothes, *, few: bool = False
) -> Iterator[Sample]:
    """The samples of one of :data:`SUBJECTS`. Tables are shown now in one language and now in another; with a
    ``few`` players only, or also with the most.
    """
    if subject in GAMES:
        yield from of_game(subject, speakers, clothes, few=few)
    else:
        for say in speakers:
            yield from COMMON[subject](say, clothes)


def of_game(key: str, speakers: Sequence[Translator], clothes: Clothes, *, few: bool) -> Iterator[Sample]:
    """All that is shown of the tables of a game, and beside them."""
    chance = Random(key)
    says = cycle(speakers)
    tables = list(lobbies(key, chance, clothes))
    for table in tables:
        yield from of_lobby(table, next(says), clothes)
    for seats in clothes.of((4,), ends_of(key)[: 1 if few else 2]):
        for table in moments(key, seats, chance, clothes):
            tables.append(table)
            yield from of_match(table, next(says), clothes)
            yield from of_seats(table, next(says), clothes)
            seen = table.observe(None)
            for seat in {min(seen.to_act, default=0), seen.counts.index(max(seen.counts))}:
                yield from of_hand(table, seat, next(says), chance.choice(TASTES), clothes)
            big = crammed(table, chance) if chance.random() < 0.3 else None
            if big is not None:
                (seat,) = big.observe(None).to_act
                yield from of_hand(big, seat, next(says), chance.choice(TASTES), clothes)
    for say in speakers:
        yield from beside(key, chance.sample(tables, len(tables)), say, clothes)


def known_screens() -> set[str]:
    """The names of all functions in ``bot/ui`` that make screens out of what they are given."""
    found = set()
    for module in pkgutil.walk_packages(bot.ui.__path__, "bot.ui."):
        for name, thing in inspect.getmembers(importlib.import_module(module.name)):
            here = getattr(thing, "__module__", "") == module.name and not name.startswith("_")
            if here and inspect.isfunction(thing) and not inspect.iscoroutinefunction(thing):
                gives = str(thing.__annotations__.get("return"))
                if gives == "Form" or "LayoutView" in gives:
                    found.add(name)
    # what they are made with, and the choice between a picture and none
    return found - {"message", "shown_above", "question", "picture"}


def of_lobby(table: Table, say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """All that is shown of a table before its match, its house rules one by one."""
    spec = table.game.spec
    banner = clothes.picture(say("pictures-banner", game=spec.name), Banner(table.game_key))
    yield drawn(lobby, table, say)
    yield drawn(lobby, table, say, banner)
    yield drawn(lobby, table, say, banner, [Played(spec.key, 2, None, HOUR)])
    sets, programs = most_sets(table.game_key, clothes), most_programs(table.game_key, clothes)
    for who in (MODERATOR, Who(ID, clothes.names[0]), Who(ID + 77, clothes.names[1])):
        yield drawn(lobby_options, table, who, NOW, sets, programs, say)
    chairs = [replace(chair, word="9f" * 32 if chair.person else "") for chair in table.chairs]
    yield drawn(shuffle_message, replace(table, chairs=tuple(chairs)), ID, say, 1, MANAGE)
    yield drawn(word_form, AddWord(table.table_id), say)
    yield drawn(call_form, AskUmpireToCome(table.table_id), say)
    yield drawn(closed, table, say)
    yield drawn(invitation, ID, clothes.names[0], say)
    planned = replace(table, fixture="f", due=NOW)
    yield drawn(fixture, planned, say)
    yield drawn(fixture, planned, say, banner)
    yield drawn(closed, planned, say)
    yield from of_seats(table, say, clothes)
    for page in range(page_count(spec, table.options, say)):
        for where in ("", table.table_id):
            yield drawn(rules_message, spec, say, table.options, page, where, back=MANAGE)
    yield drawn(house_rules, table, say)
    for option in spec.options:
        yield drawn(house_rules, table, say, option.key)
        if takes_own_value(spec, option, say):
            yield drawn(own_value, of_table(table).write(option.key), spec, say)


def of_lesson(key: str, say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """Each step of a game's lesson: asked, answered wrongly, a move begun in it, and done."""
    for number, step in enumerate(lesson_of(key)):
        press, table = Learn(key, number), table_of(step, UserText(clothes.names[0]), 1)
        words = wording(table, say)
        yield drawn(lesson_message, press, step, table, say)
        for move in map(str, step.observe().legal):
            said, done = outcome(step, move, words, say, press)
            yield drawn(lesson_message, press, step, table, say, (), said, done=done)
            yield drawn(lesson_message, press, step, table, say, tuple(move.split(" ")[:1]))


def most_sets(key: str, clothes: Clothes) -> list[RuleSet]:
    """The sets of house rules of a server: in the worst of clothes as many as it can have, with the longest
    names and as many options.
    """
    if not clothes.worst:
        return [*shipped_sets(key), RuleSet(key, "Friday", all_changed(key), ())]
    dropped = tuple(f"no_such_option_{number}" for number in range(20))
    names = [f"{number:02d}".ljust(LONGEST, "*") for number in range(MOST)]
    return [*shipped_sets(key), *(RuleSet(key, name, all_changed(key), dropped) for name in names)]


def most_programs(key: str, clothes: Clothes) -> list[Program]:
    """As many programs as can be listed, with the longest names; in everyday clothes none."""
    if not clothes.worst:
        return []
    names = [f"{number:02d}".ljust(LONGEST_NAME, "*") for number in range(MOST_PROGRAMS)]
    return [
        Program(name[:2].ljust(20, "x"), name, "*" * LONGEST_NAME, ("x",), frozenset({key})) for name in names
    ]


def of_sets(key: str, say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """All that is shown of named sets of house rules."""
    sets, spec = most_sets(key, clothes), GAMES[key].spec
    yield drawn(list_of_sets, sets, sets[-1], say)
    of_all = [most_sets(game, clothes) for game in GAMES]
    yield drawn(list_of_games, [(own, own[-1]) for own in of_all], say)
    yield drawn(ask_to_delete, sets[-1], True, say)
    for option in spec.options:
        yield drawn(set_screen, sets[-1], True, say, option.key, say("rule-set-created"))
        if takes_own_value(spec, option, say):
            yield drawn(own_value, of_set(sets[-1]).write(option.key), spec, say)


def of_match(table: Table, say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """All that is shown of a running or finished match to everybody."""
    if table.told_version == 0 and table.phase != "over":
        ended = replace(
            table,
            phase="ended",
            stopped_by=tuple(Who(chair.user_id or 0, chair.name) for chair in table.chairs),
        )
        yield drawn(stopped, ended, say)
        yield drawn(stopped_message, ended, 0, say)
        yield drawn(withheld_message, say)
    if table.phase == "over":
        yield from of_end(table, no_recap(table), say, clothes)
        source, deal = card_source(clothes), shared_cards(daily(1, (table.game_key,), bytes(32)))
        podium = replace(podium_of(table, no_recap(table), say), palette=clothes.palette)
        card = clothes.picture("", card_of(source, podium, NOW, say))
        dare = Dare(deal, clothes.names[0])
        sharer = Who(ID + 1, clothes.names[1])
        yield drawn(shared_result, table, no_recap(table), sharer, dare, source, say, card)
        alone = drawn(shared_result, table, no_recap(table), sharer, None, source, say)
        yield alone
        back = ShowHand(table.table_id).button(say, "button-go-back")
        for seen in (True, False):
            yield drawn(share_screen, alone.view, PostResult(table.table_id), say, [back], has_channels=seen)
    else:
        reacted = reactions_at(table)
        yield drawn(table_message, table, say, None, reacted)
        yield drawn(table_message, table, say, picture_of_table(table, say, clothes), reacted)


def of_end(table: Table, recap: Recap, say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """A match that is over, with and without a picture of its result, and its details."""
    yield drawn(finished, table, recap, say)
    yield drawn(finished, table, recap, say, None, reactions_at(table))
    picture = picture_of_result(table, recap, say, clothes)
    yield drawn(finished, table, recap, say, picture)
    yield drawn(result_message, table, 0, recap, say)
    yield drawn(result_message, table, len(table.chairs) - 1, recap, say, picture)
    yield drawn(details, table, recap, say)


def reactions_at(table: Table) -> Reacted:
    """A reaction of every player, and of many spectators."""
    seats = dict(zip(range(len(table.chairs)), cycle(FACES), strict=False))
    return Reacted(seats, dict.fromkeys(FACES, 1_000))


def picture_of_table(table: Table, say: Translator, clothes: Clothes) -> Illustration:
    """The picture of a table, with all that it says in words."""
    words, happened = wording(table, say), clothes.of(stamps(table), NO_STAMPS)
    scene = picture_of(
        table.game_key, table.observe(None), words.names, happened, reactions=reactions_at(table).seats
    )
    alt = table_alt(scene, words)
    return clothes.picture(alt.text, TableDrawing(scene, clothes.palette), says_all=alt.is_whole)


def picture_of_result(table: Table, recap: Recap, say: Translator, clothes: Clothes) -> Illustration:
    """The picture of a result; the empty one says all that the table does."""
    if clothes.worst:
        return picture_of_table(table, say, clothes)
    alt, podium = result_alt(table, recap, say), podium_of(table, recap, say)
    drawing = replace(podium, palette=clothes.palette)
    return clothes.picture(alt.text, drawing, says_all=alt.is_whole)


def recaps(table: Table, clothes: Clothes) -> Iterator[Recap]:
    """Every moment of a match that can be the best, with all that can be said of its players."""
    seats = len(table.chairs)
    told = clothes.of(SeatStory(1, 3, 1, 12, 4, 2), SeatStory(99, 999, 999, 104, 99, 7))
    deals = [
        DealRow(deal, seat, None, clothes.of(-12, -9_999), 1, False, 0, 0, 0, False)
        for deal in range(clothes.of(2, 30))
        for seat in range(seats)
    ]
    earned = dict.fromkeys(clothes.of((0,), range(seats)), clothes.of(ACHIEVEMENTS[:2], ACHIEVEMENTS))
    for key in sorted(FEAT_KEYS):
        count = clothes.of(5, 9_999)
        feat = Feat(
            key, 0, count, seats - 1, more=count - 1, seats=tuple(range(min(seats, clothes.of(2, NAMED))))
        )
        yield Recap(MatchStory([told] * seats), feat, deals, earned)


def of_seats(table: Table, say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """What moderators and players are asked and told of the seats."""
    yield drawn(ended, table, say)
    yield drawn(left, table, say)
    yield drawn(ask_to_end, table, say)
    player = Who(table.chairs[-1].user_id or ID, table.chairs[-1].name)
    for who in (MODERATOR, Who(ID, clothes.names[0]), player, Who(ID + 77, clothes.names[1])):
        for screen in (ask_to_propose, ask_to_leave):
            yield from unless_refused(screen, table, who, say)
        for seat in range(len(table.chairs)):
            yield from unless_refused(ask_to_remove, table, who, seat, say)
        if table.is_open:
            yield drawn(manage, table, who, NOW, say)


def of_hand(
    table: Table, seat: int, say: Translator, taste: PlayerSettings, clothes: Clothes
) -> Iterator[Sample]:
    """The hand of ``seat``, and all that its buttons lead to but moves."""
    if is_between(table):
        yield drawn(deal_message, table, seat, say)
        return
    notice = max((say(phrase) for phrase in ("refused-stale", "refused-busy", "hand-unbegun")), key=len)
    notice = clothes.of("", notice)
    yield from of_ahead(table, seat, say, taste)
    ahead, shown = [HandView(settings=taste)], set[HandView]()
    while ahead:
        look = ahead.pop()
        if look in shown:
            continue
        shown.add(look)
        picture = picture_of_hand(table, seat, say, taste, clothes, look.begun)
        screen = drawn(hand_message, table, seat, say, clothes.tiles, look, picture=picture, notice=notice)
        yield screen
        led_to = map(look_after, pressed_ids(screen.payload))
        ahead += [replace(look, **changed) for changed in led_to if changed]


def of_ahead(table: Table, seat: int, say: Translator, taste: PlayerSettings) -> Iterator[Sample]:
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


def picture_of_hand(
    table: Table, seat: int, say: Translator, taste: PlayerSettings, clothes: Clothes, begun: str = ""
) -> Illustration | None:
    """The picture of a hand while a move is ``begun``, with all that it says in words; None for players who
    want none.
    """
    seen, words = table.observe(seat), wording(table, say)
    if taste.text_only or not seen.hand:
        return None
    cards = picked(seen, tuple(begun.split(" ")), words)
    scene = None
    if table.is_open:
        scene = picture_of(table.game_key, seen, words.names, begun=cards.begun if cards else ())
    hand = hand_of(seen, taste.sort, new_cards(table, seat), cards)
    alt = hand_alt(hand, words, scene)
    drawing = HandDrawing(table.game_key, hand, clothes.palette, scene)
    return clothes.picture(alt.text, drawing, says_all=alt.is_whole)


def look_after(pressed: str) -> dict[str, Any]:
    """What a press on a button of a hand changes in the look of it; nothing where it does something else."""
    if word := ChooseWord.read(pressed):
        return {"begun": word.words}
    if show := ShowHand.read(pressed):
        return {"begun": "", "page": show.page}
    return {}


def of_umpires(say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """All that umpires are shown, and all that is told of their seasons."""
    yield from of_season_messages(say, clothes)
    yield from umpire_screens(say, clothes)
    yield from dashboard_screens(say, clothes)


def of_server(say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """What else is the same whatever is played."""
    yield from of_chips(say, clothes)
    yield from of_fair_play(say, clothes)
    yield from of_privacy(say)
    yield from of_limits(say, clothes)
    yield from of_suspensions(say, clothes)
    yield drawn(player_screen, PlayerSettings(), say)
    yield drawn(more_screen, PlayerSettings(quiet="21-9"), ServerSettings(), say)
    yield drawn(welcome_message, say, "0" * 64)
    alt = say("pictures-games", games=", ".join(game.spec.name for game in GAMES.values()))
    picture = clothes.picture(alt, GamesDrawing(tuple(GAMES)))
    yield drawn(welcome_message, say, "0" * 64, picture)
    for alone in (False, True):
        presses = {
            key: PlayNow(key) if alone else OpenTable(key, "normal", 1, 20, "x" * 12, "thread")
            for key in GAMES
        }
        sets = [RuleSet(key, "as_written", {}) for key in GAMES]
        lines = [game_lines(rules, Wish("normal"), [], say, alone=alone) for rules in sets]
        ways = way_buttons(say, alone=alone)
        yield drawn(games_message, presses, lines, ways, say, picture, alone=alone)


COMMON = {"seasons": season_screens, "umpires": of_umpires, "server": of_server}
"""What is the same whatever is played."""
SUBJECTS = (*GAMES, *COMMON)


def beside(key: str, tables: Sequence[Table], say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """What is shown beside the ``tables`` of a game."""
    spec = GAMES[key].spec
    yield from of_sets(key, say, clothes)
    yield from replay_screens(key, say, clothes)
    yield from daily_screens(key, say, clothes)
    over = [table for table in tables if table.phase == "over"]
    full = max(over, key=lambda table: (len(table.chairs), -table.told_version))
    first, *others = recaps(full, clothes)
    yield from of_end(full, first, say, clothes)
    for recap in others:
        yield drawn(finished, full, recap, say)
        if not is_captioned(full, recap, say):  # the picture does not show its best moment
            yield drawn(finished, full, recap, say, picture_of_result(full, recap, say, clothes))
    for table in (None, *tables[:3]):
        yield drawn(help_message, spec, table, 1, say)
        yield drawn(help_message, spec, table, 1, say, manager=True)
        yield drawn(help_message, spec, table, 1, say, manager=True, welcomed=True)
    for manager in (False, True):
        yield drawn(commands_message, key, say, server=True, manager=manager)
    yield from of_lesson(key, say, clothes)
    for table in [table for table in tables if table.phase == "playing"][:3]:
        yield drawn(early_letter, table, say)
    for clock in get_args(ClockName):
        options = TableOptions(key, clock, True, 20, most_sets(key, clothes)[-1])
        yield drawn(thread_offer, options, say)
        yield drawn(thread_offer, options, say, tables[0])
    games = {key: OpenTable(key, "normal", 1, 20, "x" * 12) for key in GAMES}
    yield drawn(own_table, tables[0], say, game_buttons(games, say))
    yield drawn(own_table, tables[0], say)

    def server(table: Table) -> str:
        return clothes.of("Card club", escape_markdown("*" * 100))

    for number in (0, 1, len(tables)):
        yield drawn(games_screen, tables[:number], ID, server, say)
        yield drawn(away_message, tables[:number], NOW, server, say, clothes.of("", longest_read(say)))
    yield drawn(away_message, tables, None, server, say)
    yield from of_watching(tables, say)
    yield from of_finding(key, tables[0], say, clothes)
    yield from board_screens(key, say, clothes)


def of_finding(key: str, table: Table, say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """What those are shown who wait for others, and what they are told."""
    name = clothes.names[0]
    waiting = [
        WaitRow(ID, f"p{number}", game, "slow", NOW, NOW + 1, ID - number, name)
        for number, game in enumerate((key, *GAMES))
    ]
    for rows in ([], waiting, waiting[1:]):
        yield drawn(finding_screen, rows, ID, "slow", f"<#{ID}>", say)
    yield drawn(found_message, table, say)
    yield drawn(rally_call, table, name, [ID - number for number in range(10)], say)
    yield drawn(found_call, table, [ID - number for number in range(10)], say)


def of_watching(tables: Sequence[Table], say: Translator) -> Iterator[Sample]:
    """What those see who come late and find no seat, and what they are told at the end."""
    for table in tables[:9]:
        for why in WATCHES:
            yield drawn(watching_screen, table, why, say)
        yield drawn(letter, table, say)


def of_chips(say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """All that is shown of play money."""
    most, name = clothes.of(-150, -987_654_321_012), clothes.names[0]
    reason = clothes.of("A new season begins.", "*" * CHIP_REASON)
    told = _numbers(ChipEntryRow, at=NOW, actor=name, reason=reason)
    reset = {**told, "kind": "reset"}
    match = {**told, "kind": "match", "game": "olsen_olsen", "channel_id": ID, "message_id": ID}
    undone = [{**match, "kind": "undone", "undone_kind": kind} for kind in ("match", "undone")]
    for kept in (reset, match, *undone):
        entries = (ChipEntryRow(**{**kept, "amount": most, "balance": most}),) * ENTRIES
        for page in (0, 1):
            statement = Statement(name, most, entries[: ENTRIES * (1 - page)], ENTRIES * clothes.of(2, 9_999))
            yield drawn(statement_screen, statement, ID, ID, page, say, staff=True)
    yield drawn(statement_screen, Statement(None, 0, (), 0), ID, ID, 0, say)
    notice = say("chips-set-back", accounts=clothes.of(4, MOST_STAKE), stake=MOST_STAKE)
    lines = [
        ChipLineRow(number, clothes.of(9, 99_999), ID, clothes.names[number % 5], most, own=False)
        for number in range(LINES)
    ]
    for own in (None, ChipLineRow(99_999, 99_999, ID, clothes.names[1], most, own=True)):
        board = ChipBoard(tuple(lines), own, most, 99_999)
        yield drawn(chips_board, board, ID, 5, say, staff=True, notice=notice)
    yield drawn(chips_board, ChipBoard((), None, 0, 0), ID, 0, say)
    for bank in (most, 0, -most):
        yield drawn(ask_to_set_back, SettingBack(99_999, 99_999, bank), MOST_STAKE, say)
    yield drawn(stake_form, WriteStake(MOST_STAKE), say)
    yield drawn(reason_form, SetBack(MOST_STAKE), say)


def of_fair_play(say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """What staff are shown of fair play, whatever it is that is hinted at."""
    numbers = {
        "company": {"together": 1999, "one": 2000, "other": 2000, "share": 1.0, "expected": 0.01},
        "turns": {"together": 1999, "won": 1999, "turns": 1998, "chance": 0.0},
        "speed": {"calls": 99_999, "median": 399.5, "fastest": 100, "share": 0.99},
    }
    tables = tuple(f"{number:08d}" for number in range(clothes.of(9, 2000)))
    matches = {table: RecentMatch(table, ID, ID, NOW) for table in tables}
    season = Period(
        "season", SeasonName("z" * 8, *clothes.of((clothes.league, 3), ("W" * 40, 99_999)), "olsen")
    )
    for kind, own in numbers.items():
        hint = FairPlayHint(kind, ("p", "q")[: 1 if kind == "speed" else 2], own, tables)  # type: ignore[arg-type]  # one of its literals
        for hints in ((hint,) * clothes.of(2, HINTS * 3), ()):
            evidence = Evidence(hints, {"p": clothes.names[0], "q": clothes.names[1]}, matches, 2000, 90)
            yield drawn(hints_screen, evidence, ID, 1, say, period=season, user_id=ID)


def of_season_messages(say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """All that a server is told of its leagues."""
    for story in stories(clothes):
        announced = set()
        for told in samples(story):
            scene, season = scene_of(told, say, clothes), told.season
            looks = (season.phase, len(season.players), len(season.waiting))
            if looks not in announced:
                announced.add(looks)
                yield drawn(announcement, scene, NOW)
            for outgoing in render(scene, told.notices, waited_for_in(told)):
                yield drawn(layout_of, outgoing)


def of_privacy(say: Translator) -> Iterator[Sample]:
    """All that is shown of what is kept of people."""
    for page in range(4):
        yield drawn(privacy_notice, 3650, 36_500, say, page)
    yield drawn(forget_word, ForgetEverywhere(), say)
    for here in (True, False):
        for servers in (1, 99_999):
            yield drawn(ask_to_forget, here, servers, say)
            yield drawn(forgotten_message, here, servers, say)
            yield drawn(ask_to_forget_outside, here, servers, say)
        yield drawn(forgotten_elsewhere, here, say)


def unless_refused(function: Callable[..., Any], *args: Any) -> Iterator[Sample]:
    """Draw a screen that not everybody gets to see."""
    with suppress(Refused):
        yield drawn(function, *args)


def pressed_ids(payload: Mapping[str, Any]) -> Iterator[str]:
    """What its buttons and options carry; a menu in which several can be chosen has a press of its own."""
    for part in walk(payload.get("components", ())):
        if part.get("custom_id", "").startswith("s:"):
            yield from (option["value"] for option in part.get("options", ()))
        elif "custom_id" in part:
            yield part["custom_id"]


def _numbers(kind: type[Any], **known: Any) -> dict[str, Any]:
    """A row whose every number is large."""
    fields = dict.fromkeys(inspect.signature(kind).parameters, 123_456)
    return {**fields, **known}
