"""Tables: lobbies, and the moments of a match that matter. In the worst of clothes the names fill their room,
and all that may be said of a table is said at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, get_args
from zoneinfo import ZoneInfo

from bot.games import GAMES
from bot.games.api import Game, Value
from bot.tables import Chair, ClockName, Refused, Table, Who
from bot.tables.table import Vote, play, start
from bot.ui.i18n.moments import Moment, as_read
from bot.ui.i18n.translator import Translator
from tests.games.at_random import some_move, some_options
from tests.samples.clothes import WORST, Clothes

NOW = 1_800_000_000_000
ID = 10**18
"""Discord's ids have 19 digits."""
LONGEST = 1500
"""No random match is followed for longer."""
ORIGINS = ["person", "computer", "timeout", "stand_in", "forced"]
MATCHES = 3
"""So many are searched for moments."""
MODERATOR = Who(ID, WORST.names[0], moderator=True)


def longest_read(say: Translator) -> str:
    """The longest line about a time that somebody has written."""
    zone = ZoneInfo("America/Argentina/ComodRivadavia")
    return as_read(Moment(1_790_000_000_000, zone, "skipped"), say)


def lobbies(key: str, chance: Random, clothes: Clothes) -> Iterator[Table]:
    """A lobby of the game ``key`` with its host alone, with the fewest who can begin, and full; and with all
    that may be said and done in one: computers, a free seat, every house rule changed.
    """
    fewest, most = ends_of(key)
    for seats in (1, fewest, most):
        options = _differing(GAMES[key], some_options(GAMES[key], chance))
        yield _lobby(key, seats, options, chance, clothes, ranked=seats == most)
    full = _lobby(key, most - 1, all_changed(key), chance, clothes, ranked=False)
    yield replace(
        full, chairs=(*full.chairs[:-1], Chair("Tanngrisnir")), house_rules=clothes.of("Friday", "*" * 32)
    )


def all_changed(key: str) -> dict[str, Value]:
    """All house rules of the game ``key``, none as it is written."""
    return {
        option.key: next(value for value in reversed(option.values) if value != option.default)
        for option in GAMES[key].spec.options
    }


def ends_of(key: str) -> tuple[int, int]:
    """The fewest and the most seats of a match of the game ``key``."""
    seats = GAMES[key].spec.seats
    return seats[0], seats[-1]


def moments(key: str, seats: int, chance: Random, clothes: Clothes) -> Iterator[Table]:
    """The moments of a few random matches at tables of so many seats that differ in what can be done there:
    just dealt, with each choice of moves (a card, a call, a challenge), between deals, and over; and those
    with the most cards in one hand, moves to choose from, words on the table, and news.
    """
    found: dict[object, Table] = {}
    most: Counter[str] = Counter()
    for _ in range(clothes.of(1, MATCHES)):
        for table in _match(key, seats, chance, clothes):
            seen = table.observe(None)
            legal = [table.game.legal_moves(table.state, seat) for seat in range(seats)]
            verbs = {move.verb for each in legal for move in each}
            found.setdefault((seen.phase, frozenset(verbs)), table)
            amounts = {
                "cards": max(seen.counts),
                "moves": max(map(len, legal)),
                "words": len(str(seen.lines)),
                "news": sum(len(entry.public) for entry in table.log[-20:]),
            }
            for what, amount in amounts.items():
                if amount > most[what]:
                    most[what], found[what] = amount, table
    for number, each in enumerate({id(each): each for each in found.values()}.values()):
        yield _dressed(each, chance, clothes) if clothes.worst else _told(each)
        if clothes.worst or number == 1:
            yield _overdressed(each, clothes)


def _match(key: str, seats: int, chance: Random, clothes: Clothes) -> Iterator[Table]:
    """Every moment of a random match."""
    yield (table := begun(key, seats, chance, clothes))
    for _ in range(LONGEST):
        if not table.is_open:
            return
        seat, move = some_move(table.game, table.state, seats, chance)
        origin = chance.choice(
            clothes.of(["person"], ["person", "computer", "timeout", "stand_in", "forced"])
        )
        table, _ = play(table, seat, move, origin, NOW)  # type: ignore[arg-type]  # one of its literals
        yield table


def crammed(table: Table, chance: Random) -> Table | None:
    """The same table with all or much of the stock in the hand of whoever is on turn; None where a game has
    no stock, or nobody is on turn.
    """
    position = table.game.dump(table.state)
    if not position.get("stock") or len(table.observe(None).to_act) != 1:
        return None
    (seat,) = table.observe(None).to_act
    cards = position["stock"].split()
    hands = list(position["hands"])
    taken = chance.choice((len(cards), chance.randint(1, len(cards))))
    hands[seat] = " ".join([*hands[seat].split(), *cards[:taken]])
    return replace(
        table, state=table.game.load({**position, "stock": " ".join(cards[taken:]), "hands": hands})
    )


def _lobby(
    key: str, seats: int, options: dict[str, Value], chance: Random, clothes: Clothes, *, ranked: bool
) -> Table:
    names = clothes.names
    chairs = [Chair(names[0], "p0", ID, ID)]
    for number in range(1, seats):
        if not ranked and chance.random() < 0.35:
            chairs.append(Chair("Tanngrisnir"))
        else:
            chairs.append(Chair(names[number % len(names)], f"p{number}", ID + number, ID + number))
    return Table(
        table_id="z" * 8,
        place_id=ID,
        channel_id=ID,
        host="p0",
        game_key=key,
        clock=chance.choice(get_args(ClockName)),
        ranked=ranked,
        season="s" * 8 if ranked and chance.random() < 0.5 else None,
        secret=chance.randbytes(32),
        created_at=NOW,
        options=options,
        chairs=tuple(chairs),
        house_rules=chance.choice(["", clothes.of("", "*" * 32)]),
        in_thread=chance.random() < 0.5,
        deadline=NOW,
        message_id=ID,
    )


def begun(key: str, seats: int, chance: Random, clothes: Clothes) -> Table:
    """A match of the game ``key`` at a table of so many seats, just dealt; in the worst of clothes most house
    rules are changed.
    """
    while True:
        length = GAMES[key].spec.length
        short: dict[str, Value] = {} if length is None else {length: 2}
        options = clothes.of(short, {**all_changed(key), **some_options(GAMES[key], chance)})
        try:
            lobby = _lobby(
                key, seats, _differing(GAMES[key], options), chance, clothes, ranked=chance.random() < 0.5
            )
            return start(lobby, MODERATOR, ID, NOW)
        except Refused as refused:  # house rules that do not go together
            if not refused.code.startswith("options-"):
                raise


def _told(table: Table) -> Table:
    """The table when all but its last moves were told."""
    deadline = NOW if table.is_open else None
    return replace(table, told_version=max(0, table.version - 4), deadline=deadline)


def _dressed(table: Table, chance: Random, clothes: Clothes) -> Table:
    """The table with what does not come of its moves: people away, proposals, news that were not told."""
    chairs = tuple(_absent(chair, chance) for chair in table.chairs)
    if chance.random() < 0.1:
        chairs = tuple(replace(chair, stand_in=chair.person is not None, forfeited=False) for chair in chairs)
    return replace(
        table,
        chairs=chairs,
        phase=chance.choice(("ended", "over")) if table.is_open and chance.random() < 0.2 else table.phase,
        fixture=None if table.season is None else "f",
        told_version=chance.choice([0, max(0, table.version - 3), table.version]),
        vote=Vote(frozenset({0})) if table.is_open and chance.random() < 0.5 else None,
        deadline=NOW if table.is_open else None,
    )


def _overdressed(table: Table, clothes: Clothes) -> Table:
    """The table with all of that at once: everybody away, a proposal, nothing told, play given back."""
    chairs = [
        replace(chair, stand_in=chair.person is not None, away_until=NOW, from_deal=999)
        for chair in table.chairs
    ]
    return replace(
        table,
        chairs=tuple(chairs),
        fixture=None if table.season is None else "f",
        told_version=0,
        vote=Vote(frozenset({0})) if table.is_open else None,
        deadline=NOW if table.is_open else None,
        given_back=5_000_000,
        restart="told",
    )


def _absent(chair: Chair, chance: Random) -> Chair:
    if chair.person is None:
        return chair
    return replace(
        chair,
        stand_in=(away := chance.random() < 0.25),
        forfeited=away and chance.random() < 0.3,
        away_until=NOW if chance.random() < 0.2 else None,
        from_deal=chance.choice([1, 1, 2, 999]),
    )


def _differing(game: Game[Any], options: dict[str, Value]) -> dict[str, Value]:
    """The options that differ from the default, which are all that a table keeps."""
    defaults = game.spec.options_with({})
    return {key: value for key, value in options.items() if value != defaults[key]}
