"""Inputs of the net of Ólsen ólsen: those of all shedding games."""

from __future__ import annotations

from bot.games.french import PACK
from bot.players.olsen_olsen.features import deals_left, worth
from bot.players.shedding.inputs import SheddingInputs


class OlsenOlsenInputs(SheddingInputs):
    """The most points win."""

    WORTH = tuple(map(worth, PACK))
    SIGN = -1
    deals_left = staticmethod(deals_left)
