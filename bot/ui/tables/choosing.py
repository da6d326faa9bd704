"""Choose a game: all games in one picture, with a sentence and a button each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, Literal

from discord import ui

from bot.games import GAMES
from bot.services import Played, RuleSet, minutes
from bot.tables import ClockName, Refused, StorageError
from bot.tables.lengths import SHORT
from bot.ui.components.layout import BLUE, GREEN, GREY, OPTIONS, TEXT_LIMIT, Buttons, menu, menu_id, message
from bot.ui.components.post import Illustration, ReadyPost
from bot.ui.components.press import Press
from bot.ui.house_rules.views import named
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import listed
from bot.ui.pictures.games import MOST, GamesDrawing
from bot.ui.pictures.renderer import PictureRenderer
from bot.ui.presses.duplicate import PlayDeal, ShowDaily
from bot.ui.presses.finding import ShowFinding
from bot.ui.presses.help import PlayNow
from bot.ui.shell.admission import need_welcome
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain
from bot.ui.shell.permissions import need_allowed_channel
from bot.ui.tables.opening import OpenTable, can_open_thread, own_here, own_table
from bot.ui.tables.outside import adding_link, need_outside

BUTTONS: Final = 20
"""The most games with a button. Further ones are in a menu."""
USUAL: Final = 3
"""The players for whom it is said how long a match takes: with two computers there are as many."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What the user wants of a table, but for its game."""

    clock: ClockName
    ranked: bool = False
    length: int = 0
    house_rules: str | None = None
    """The name or key of a set; None for the server's default."""
    thread: bool | None = None
    is_usual: bool = True
    """Whether nothing about it was chosen."""


class ChooseGame(Plain, template="n:choose:{alone}"):
    """Choose a game, to open a table or to play against two computers."""

    alone: Annotated[int, "[01]"]
    is_anywhere = True


@ChooseGame.on_press
async def choose_game(request: Request, press: ChooseGame) -> None:
    """Show the games, to open a table or to play alone."""
    clock = request.services.preferences.known_server(request.place_id).clock
    await ask_for_game(request, Wish(clock), alone=bool(press.alone))


async def ask_for_game(request: Request, wish: Wish, *, alone: bool = False) -> None:
    """Ask the user which game to play at the table that they wish for, or ``alone`` against computers.
    They play alone where no friends can play. If the user plays at this channel's table, say so, and offer a
    thread, if one may be opened.

    Raises Refused as opening a table does where no game could be opened, and ``house_rules_unknown`` if no
    game has the house rules.
    """
    services, say, place = request.services, request.say, request.place
    alone = alone or not place.has_tables
    if not (alone or place.is_server):
        need_outside(request, ranked=wish.ranked, slow=wish.clock == "slow", thread=bool(wish.thread))
    services.tables.store.need_open()
    need_allowed_channel(request)
    await need_welcome(request)
    own = own_here(request) if place.is_server and not wish.thread else None
    sets = dict(_rule_sets(request, wish.house_rules))
    if own is not None:
        beside = replace(wish, thread=True)
        games = {key: _press(key, rules, beside) for key, rules in sets.items()}
        await request.private(
            own_table(own, say, game_buttons(games, say) if can_open_thread(request) else ())
        )
        return
    presses: Mapping[str, Press] = {
        key: PlayNow(key) if alone else _press(key, rules, wish) for key, rules in sets.items()
    }
    picture, promised, fixed = None, None, ""
    with suppress(StorageError):  # fixed before the button that opens a table is seen
        if place.is_server:
            promised = await services.fairness.promised(place.id)
        if not request.settings.text_only:
            picture = await games_picture(services.renderer, say, promised)
        if alone and promised:  # with friends, the lobby says it
            fixed = fixed_without(picture, promised, say)
    played = [] if wish.clock == "slow" and not alone else await services.durations.of(request.place_id)
    lines = [game_lines(rules, wish, played, say, alone=alone) for rules in sets.values()]
    ways = way_buttons(say, alone=alone) if wish.is_usual and place.has_tables else []
    if not place.is_server:
        unfinished = await services.duplicate.unfinished(request.who) if alone else None
        if unfinished is not None:
            ways.append(PlayDeal(unfinished.deal.deal).button(say, "button-continue-cards", GREEN))
        ways += [ShowDaily().button(say), *adding_link(request.interaction.client, say)]
    if not alone and services.preferences.known_server(request.place_id).find_channel is not None:
        ways.append(ShowFinding(wish.clock).button(say))
    view = games_message(presses, lines, ways, say, picture, fixed, alone=alone)
    await services.passing.keep(request.interaction, view, ReadyPost(view, picture).files())


def way_buttons(say: Translator, *, alone: bool) -> list[ui.Button[Any]]:
    """Build a button for each way to play: with friends, or ``alone`` against computers. The one that is
    shown can't be pressed.
    """
    phrases = ("button-choose-friends", "button-choose-alone")
    return [
        ChooseGame(way).button(say, phrase, BLUE if way == alone else GREY, disabled=way == alone)
        for way, phrase in enumerate(phrases)
    ]


def _rule_sets(request: Request, text: str | None) -> Iterator[tuple[str, RuleSet]]:
    """Yield the games that have the house rules called ``text``, and that set; with None, all games and their
    default. Raises Refused ``house_rules_unknown`` if no game has them.
    """
    house_rules, place_id = request.services.house_rules, request.place_id
    unknown: Refused | None = None
    is_known = False
    for key in GAMES:
        try:
            found = (
                house_rules.default(place_id, key)
                if text is None
                else named(house_rules.sets(place_id, key), text)
            )
        except Refused as refused:
            unknown = unknown or refused
            continue
        is_known = True
        yield key, found
    if unknown is not None and not is_known:
        raise unknown


def _press(game: str, rules: RuleSet, wish: Wish) -> OpenTable:
    where: Literal["thread", "here", "usual"] = "usual"
    if wish.thread is not None:
        where = "thread" if wish.thread else "here"
    return OpenTable(game, wish.clock, int(wish.ranked), wish.length, rules.key, where)


def game_lines(
    rules: RuleSet, wish: Wish, played: Sequence[Played], say: Translator, *, alone: bool = False
) -> str:
    """Return what a game is: its name, a sentence, for how many it is and how long it takes, from the
    shortest match to the usual one.
    """
    spec = GAMES[rules.game].spec
    seats = min(max(USUAL, spec.seats[0]), spec.seats[-1])
    usual = rules.options.get(spec.length or "")
    lengths = [wish.length] if wish.length else [SHORT] if alone else [SHORT, usual]
    known = [minutes(spec, seats, each if spec.length else None, played) for each in lengths]
    if wish.clock == "slow" and not alone:
        known = [None]
    about = f"{spec.key}-choice"
    return say(
        "choose-game",
        game=spec.name,
        about=say(about) if say.has(about) else say(f"{spec.key}-pitch").splitlines()[0],
        least=None if alone and known[0] else spec.seats[0],
        most=spec.seats[-1],
        short=known[0],
        long=None if known[0] == known[-1] else known[-1],
    )


def games_message(
    presses: Mapping[str, Press],
    lines: Sequence[str],
    ways: Buttons,
    say: Translator,
    picture: Illustration | None = None,
    fixed: str = "",
    *,
    alone: bool = False,
) -> ui.LayoutView:
    """Build the question which game to play: the ``ways`` to play, the ``picture`` of all games, as many of
    the ``lines`` about them as fit, what the shuffle is ``fixed`` by, and a button for each game.
    """
    title, told = say("choose-title", alone=alone), []
    room = TEXT_LIMIT - len(title) - len(fixed)
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        told.append(line)
    return message(
        title,
        ways,
        picture.gallery() if picture else None,
        "\n".join(told),
        fixed,
        *game_buttons(presses, say),
    )


def game_buttons(presses: Mapping[str, Press], say: Translator) -> Iterator[Buttons | ui.Select[Any]]:
    """Yield a row of buttons for the games, and a menu of those that have no room in it."""
    keys = list(presses)
    yield [
        presses[key].button(say, "button-choose-game", BLUE, game=GAMES[key].spec.name)
        for key in keys[:BUTTONS]
    ]
    if others := keys[BUTTONS : BUTTONS + OPTIONS]:
        yield menu(
            menu_id("choose", "games"),
            say("help-other"),
            [(presses[key].custom_id, GAMES[key].spec.name, "") for key in others],
        )


async def games_picture(
    renderer: PictureRenderer, say: Translator, promised: str | None
) -> Illustration | None:
    """Return the picture of all games, or None if it can't be drawn. Its file name fixes the shuffle of the
    next table, if that is ``promised``.
    """
    names = [game.spec.name for game in GAMES.values()]
    alt = say("pictures-games", games=listed(names, say))
    picture = await renderer.draw(GamesDrawing(tuple(GAMES)[:MOST]), alt)
    return picture.fixing("next", promised) if picture and promised else picture


def fixed_without(picture: Illustration | None, commitment: str, say: Translator) -> str:
    """Return what fixes a shuffle if there is no ``picture`` whose file name says it."""
    return "" if picture else say("lobby-commitment", commitment=commitment)
