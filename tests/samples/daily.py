"""The screens of deals for one: the daily's offer, a hand, the end, and what is shared of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bot.milliseconds import DAY
from bot.services import DuplicateBoardRow, DuplicateDealRow, DuplicatePlay, DuplicatePlayRow, OwnDaily
from bot.tables.duplicate import answered, daily, day_of, dealt, is_over, played
from bot.tables.people import Chair
from bot.ui.delivery.hand_view import HandView
from bot.ui.hands.daily import daily_screen
from bot.ui.hands.duplicate import duplicate_hand
from bot.ui.hands.duplicate_ends import SHOWN, DuplicateEnd, alt_of_deal, duplicate_end, podium_of_deal
from bot.ui.hands.duplicate_sharing import beaten_message, daily_post
from bot.ui.i18n.translator import Translator
from bot.ui.tables.cards import CardSource
from bot.ui.tables.sharing import card_of
from bot.user_text import UserText
from tests.samples.clothes import Clothes, Sample, drawn
from tests.samples.moments import ID, NOW

HOURS = DAY - 1_000
"""The longest that a deal takes."""


def daily_screens(key: str, say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """The offer with and without yesterday's board, a hand, and the ends of a daily and of shared cards."""
    day, names = day_of(NOW), clothes.names
    deal = daily(day, (key,), bytes(32))
    begun = DuplicatePlayRow(deal.deal, "d", ID, "p", True, deal.rules, NOW)
    rows = [
        DuplicateBoardRow(f"p{n}", NOW, NOW + HOURS, 3, 188, ID + n, names[n % len(names)])
        for n in range(SHOWN + 2)
    ]
    yield drawn(daily_screen, OwnDaily(deal, None, 0), None, ID, say)
    yield drawn(daily_screen, OwnDaily(deal, None, 999), (deal, rows), ID + SHOWN + 1, say)
    chance, at = Random(key), NOW
    table, lines = answered(dealt(deal, Chair(names[0], "p", ID, 0), NOW), NOW)
    yield drawn(
        duplicate_hand, DuplicatePlay(table, deal, begun), HandView(), say, {}, None, say("refused-stale")
    )
    while not is_over(table):
        moves = [move for move in table.observe(0).legal if move.verb != "call"]
        at += 1_000
        table, more = played(table, chance.choice(moves), at)
        lines += more
    over = replace(begun, moves="\n".join(lines), finished_at=NOW + HOURS, place=3, points=188, streak=999)
    yield drawn(
        duplicate_end, DuplicateEnd(DuplicatePlay(table, deal, over), rows), ID + SHOWN + 1, say, None
    )
    cards = shared_cards(deal)
    for counts, place in ((True, 1), (False, 3)):
        play = DuplicatePlay(table, cards, replace(over, counts=counts, place=place, deal=cards.deal))
        first = DuplicateBoardRow("q", 0, 0, 2, 35, ID + 9, names[1])
        end = DuplicateEnd(play, [*rows, first], names[1])
        podium = podium_of_deal(table, say)
        picture = clothes.picture(alt_of_deal(table, say).text, replace(podium, palette=clothes.palette))
        yield drawn(duplicate_end, end, ID, say, None)
        yield drawn(duplicate_end, end, ID, say, picture)
        source = card_source(clothes)
        card = card_of(source, replace(podium, palette=clothes.palette), NOW, say)
        yield drawn(beaten_message, end, names[2], source, say, clothes.picture("", card))
    yield drawn(daily_post, DuplicatePlay(table, deal, over), names[0], say)


def card_source(clothes: Clothes) -> CardSource:
    """A server and a host with names like these, and the link that adds the bot."""
    return CardSource(
        *map(UserText, clothes.names[:2]), UserText("Olsen"), "https://discord.com/oauth2/authorize"
    )


def shared_cards(deal: DuplicateDealRow) -> DuplicateDealRow:
    """The same cards as a deal of a match."""
    return replace(deal, deal="0abc1234.3.0", day=None, place_id=ID, person="p", place=2, points=35)
