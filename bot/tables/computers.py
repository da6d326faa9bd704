"""What the computers at a table do: those with seats of their own, and those that stand in for people."""

from __future__ import annotations

import hmac
from random import Random

from bot.games.api import Move, Seat
from bot.games.shuffle import match_seed
from bot.players import Level, choose, react
from bot.tables.table import Table


def level_of(table: Table, seat: Seat) -> Level:
    """How well the computer at ``seat`` plays."""
    return "normal"


def chosen_move(table: Table, seat: Seat) -> Move:
    """The turn move of the computer at ``seat``, which is on turn.

    A computer calls a moment after its card, as people do. A stand-in does not take that risk.
    """
    calling = table.chairs[seat].person is not None
    chance = _chance(table, seat, "turn")
    return choose(table.observe(seat), level_of(table, seat), chance, calling=calling)


def reaction_of(table: Table, seat: Seat) -> Move | None:
    """The call or challenge that the computer at ``seat`` makes in this turn; None if it makes neither."""
    return react(table.observe(seat), level_of(table, seat), _chance(table, seat, "reaction"))


def _chance(table: Table, seat: Seat, what: str) -> Random:
    """The chance by which a computer decides ``what`` it does in this turn. It follows from the seed of the
    match, so that the same is decided after a restart, or when somebody else has called meanwhile.
    """
    seed = match_seed(table.secret, table.contributions)
    label = f"computer:{table.turn_version}:{seat}:{what}"
    return Random(hmac.digest(seed, label.encode(), "sha256"))  # noqa: S311 - the key is secret
