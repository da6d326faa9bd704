"""Tables in the worst of clothes: every game and number of seats, names that fill their room, all that may be
said of a table at once, and the moments of random matches.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, get_args

from bot.games import GAMES
from bot.games.api import Game, Value
from bot.tables import Chair, ClockName, Refused, Table, Who
from bot.tables.table import Vote, play, start
from tests.games.at_random import some_move, some_options

NOW = 1_800_000_000_000
ID = 10**18
"""Discord's ids have 19 digits."""
NAMES = (
    "*" * 32,
    "_" * 32,
    "~" * 32,
    "|" * 32,
    "`" * 32,
    "\u0645" * 32,
    "W" * 32,
    "Åse Ødegård [x](y) <@1> #chess",
)
"""Names as long as Discord takes them; most grow twice as long when their markup is escaped."""
LONGEST = 1500
"""No random match is followed for longer."""
LOOK_EVERY = 25
"""One state in so many is looked at, beside the first, the last and those between deals."""
MODERATOR = Who(ID, NAMES[0], moderator=True)


def lobbies(key: str, chance: Random) -> Iterator[Table]:
    """A lobby of the game ``key`` for every number of seats, from its host alone to a full table."""
    for seats in range(1, GAMES[key].spec.seats[-1] + 1):
        yield _lobby(key, seats, _shown_options(GAMES[key], chance), chance)


def moments(key: str, seats: int, chance: Random) -> Iterator[Table]:
    """Moments of a random match at a table of so many seats, the last one when it is over."""
    table = begun(key, seats, chance)
    for number in range(LONGEST):
        phase = table.observe(None).phase
        if phase == "between" or chance.randrange(LOOK_EVERY) == 0 or number == 0 or not table.is_open:
            yield _dressed(table, chance)
        if not table.is_open:
            return
        seat, move = some_move(table.game, table.state, seats, chance)
        origin = chance.choice(["person", "computer", "timeout", "stand_in", "forced"])
        table, _ = play(table, seat, move, origin, NOW)  # type: ignore[arg-type]  # one of its literals


def crammed(table: Table, chance: Random) -> Table | None:
    """The same table with much of the stock in the hand of whoever is on turn; None where a game has no
    stock, or nobody is on turn.
    """
    position = table.game.dump(table.state)
    if not position.get("stock") or len(table.observe(None).to_act) != 1:
        return None
    (seat,) = table.observe(None).to_act
    cards = position["stock"].split()
    hands = list(position["hands"])
    taken = chance.randint(1, len(cards))
    hands[seat] = " ".join([*hands[seat].split(), *cards[:taken]])
    return replace(
        table, state=table.game.load({**position, "stock": " ".join(cards[taken:]), "hands": hands})
    )


def _lobby(key: str, seats: int, options: dict[str, Value], chance: Random) -> Table:
    chairs = [Chair(NAMES[0], "p0", ID, ID)]
    ranked = chance.random() < 0.5
    for number in range(1, seats):
        if not ranked and chance.random() < 0.15:
            chairs.append(Chair("Tanngrisnir"))
        else:
            chairs.append(Chair(NAMES[number % len(NAMES)], f"p{number}", ID + number, ID + number))
    return Table(
        table_id="z" * 8,
        guild_id=ID,
        channel_id=ID,
        host="p0",
        game_key=key,
        clock=chance.choice(get_args(ClockName)),
        ranked=ranked,
        league="s" * 8 if ranked and chance.random() < 0.5 else None,
        secret=chance.randbytes(32),
        created_at=NOW,
        options=options,
        chairs=tuple(chairs),
        house_rules=chance.choice(["", "*" * 32]),
        in_thread=chance.random() < 0.5,
        deadline=NOW,
        message_id=ID,
    )


def begun(key: str, seats: int, chance: Random) -> Table:
    """A match of the game ``key`` at a table of so many seats, just dealt."""
    while True:
        options = some_options(GAMES[key], chance)
        try:
            return start(_lobby(key, seats, _differing(GAMES[key], options), chance), MODERATOR, ID, NOW)
        except Refused as refused:  # house rules that do not go together
            if not refused.code.startswith("options-"):
                raise


def _dressed(table: Table, chance: Random) -> Table:
    """The table with what does not come of its moves: people away, proposals, news that were not told."""
    chairs = tuple(_absent(chair, chance) for chair in table.chairs)
    if chance.random() < 0.1:
        chairs = tuple(replace(chair, stand_in=chair.person is not None, forfeited=False) for chair in chairs)
    votes = [
        Vote("end", frozenset({0})),
        Vote("seat", frozenset(), seat=len(chairs) - 1, person="q", user_id=ID + 99, name=NAMES[1]),
    ]
    return replace(
        table,
        chairs=chairs,
        phase=chance.choice(("ended", "over")) if table.is_open and chance.random() < 0.2 else table.phase,
        fixture=None if table.league is None else "f",
        told_version=chance.choice([0, max(0, table.version - 3), table.version]),
        votes=tuple(chance.sample(votes, chance.randint(0, 2))) if table.is_open else (),
        deadline=NOW if table.is_open else None,
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


def _shown_options(game: Game[Any], chance: Random) -> dict[str, Value]:
    return _differing(game, some_options(game, chance))


def _differing(game: Game[Any], options: dict[str, Value]) -> dict[str, Value]:
    """The options that differ from the default, which are all that a table keeps."""
    defaults = game.spec.options_with({})
    return {key: value for key, value in options.items() if value != defaults[key]}
