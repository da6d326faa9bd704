"""The verdict on a finished match for a player of it: chances, luck, choices and turning points, in words and
as a picture.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from bot.games.api import Move
from bot.players.chances import measured
from bot.players.review import Review, Slip, TurningPoint
from bot.tables import PastMatch
from bot.ui.i18n.players import past_wording
from bot.ui.i18n.story import OF_STOCK, lines_of
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import joined
from bot.ui.i18n.wording import Wording, in_sentence
from bot.ui.pictures.alt import shortened
from bot.ui.pictures.chances import ChancesDrawing
from bot.ui.replays.positions import log_of

COURSE = 6
"""The most deals whose chances the text names."""
CALLED = 0.7
"""The chance that is the example of how often chances came true."""
EVEN = 5
"""The most chances in 100 that luck brings while it is called even."""


def verdict_alt(match: PastMatch, review: Review, say: Translator) -> str:
    """The picture in words."""
    turns = [
        say(
            "verdict-alt-turn",
            number=number,
            deal=deal_at(match, turn.at),
            before=percent(turn.before),
            after=percent(turn.after),
        )
        for number, turn in enumerate(review.turns, start=1)
    ]
    return shortened(" ".join([say("verdict-alt", course=_course(match, review, say)), *turns])).text


def course_of(match: PastMatch, review: Review) -> ChancesDrawing:
    """What there is to draw of a review."""
    last, looked = match.replay.last or 1, [at for at, _ in review.curve]
    return ChancesDrawing(
        tuple((round(at / last, 3), round(chance, 3)) for at, chance in review.curve),
        tuple((looked.index(turn.at), turn.after > turn.before) for turn in review.turns),
        tuple(round(at / last, 3) for at in _ends(match)),
    )


def course_line(match: PastMatch, review: Review, say: Translator) -> str:
    """Return the chances in a line, for readers without the picture."""
    return say("verdict-course", course=_course(match, review, say))


def _ends(match: PastMatch) -> list[int]:
    """The last position of each deal but the last."""
    positions = match.replay.positions
    return [
        at
        for at, (one, other) in enumerate(pairwise(position.deal for position in positions))
        if one != other
    ]


def _course(match: PastMatch, review: Review, say: Translator) -> str:
    """The chances at the start, after some deals, and at the end."""
    known = dict(review.curve)
    ends = [at for at in _ends(match) if at in known]
    told = [say("verdict-course-start", chance=percent(review.curve[0][1]))]
    for index in sorted({(number * len(ends)) // COURSE for number in range(COURSE)} if ends else ()):
        at = ends[index]
        told.append(say("verdict-course-deal", chance=percent(known[at]), deal=deal_at(match, at)))
    return joined([*told, say("verdict-course-end", chance=percent(review.curve[-1][1]))], say)


def turn_lines(match: PastMatch, review: Review, say: Translator, *, in_picture: bool) -> str:
    """Return for whom the match turned, and a line for each turning point, which names its deal where that
    isn't marked ``in_picture``. All of them point the same way.
    """
    if not review.turns:
        return say("verdict-no-turns")
    way = "up" if review.turns[0].after > review.turns[0].before else "down"
    told = [
        say(
            "verdict-turn",
            number=number,
            deal=None if in_picture else deal_at(match, turn.at),
            what=what_happened(match, turn.at, say),
            before=percent(turn.before),
            after=percent(turn.after),
        )
        for number, turn in enumerate(review.turns, start=1)
    ]
    return "\n".join([say("verdict-turns", way=way), *told])


def better_line(match: PastMatch, turn: TurningPoint, say: Translator) -> str:
    """What would have been better than a turning point's move, and by how much; empty if nothing clearly
    was.
    """
    share = percent(turn.given_up)
    if turn.better is None or not share:
        return ""
    words = past_wording(match, say, turn.at)
    return say("verdict-better", better=_move(turn.better, words), share=share)


def what_happened(match: PastMatch, at: int, say: Translator) -> str:
    """What happened at a position, without what came of it."""
    if any(event.key == "dealt" for event in match.replay.positions[at].events):
        return say("verdict-turn-dealt")
    lines = lines_of(log_of(match.replay, at, at))
    events = [event for line in lines for event in line.events if event.key not in OF_STOCK]
    words = past_wording(match, say, at)
    return next(filter(None, map(words.tell, events)), say("verdict-turn-other", at=at))


def luck_line(match: PastMatch, review: Review, say: Translator) -> str:
    """Whether luck was with the player, and what chances became of the match."""
    return say("verdict-luck", **luck_of(match, review))


def luck_of(match: PastMatch, review: Review) -> Mapping[str, Any]:
    """What a phrase about luck needs: its way, the chances at the start and at the end, and whether the match
    is ``decided``, which one that was stopped is not.
    """
    brought, end = percent(review.luck), match.replay.observe(match.replay.last)
    return {
        "way": "up" if brought > EVEN else "down" if brought < -EVEN else "even",
        "start": percent(review.curve[0][1]),
        "end": percent(review.curve[-1][1]),
        "decided": end is not None and end.result is not None,
    }


def play_lines(match: PastMatch, review: Review, say: Translator) -> str:
    """What the player's choices cost on average, and the dearest of them."""
    share = price_of(review)
    told = [say("verdict-play", share=share, choices=review.choices)]
    if review.slip is not None and share:
        told.append(_slip(match, review.slip, share, say))
    return "\n".join(told)


def price_of(review: Review) -> int:
    """What a choice cost the player on average, in percent: at least 1 unless all together cost nothing."""
    return max(1, percent(review.given_up / (review.choices or 1))) if percent(review.given_up) else 0


def _slip(match: PastMatch, slip: Slip, share: int, say: Translator) -> str:
    """The dearest choice, what was better, and what it cost if that is not the average ``share`` (%)."""
    words, own = past_wording(match, say, slip.at + 1), percent(slip.given_up)
    did = Move.parse(match.replay.positions[slip.at + 1].line.move)
    return say(
        "verdict-slip",
        deal=deal_at(match, slip.at),
        did=_move(did, words),
        better=_move(slip.better, words),
        share=None if own == share else own,
    )


def _move(move: Move, words: Wording) -> str:
    return in_sentence((move.verb, *(word for word in move.args if word != "!")), words)


def how_line(match: PastMatch, say: Translator) -> str:
    """Say how chances are calculated, and how often an example came true."""
    checked = measured(match.game).checked
    found = min(checked, key=lambda each: abs(each.called - CALLED), default=None)
    return say(
        "verdict-how",
        called=percent(found.called) if found else None,
        won=percent(found.won) if found else None,
    )


def deal_at(match: PastMatch, at: int) -> int:
    """The number of the deal that a position belongs to."""
    return match.replay.positions[at].deal


def percent(share: float) -> int:
    """A share of 1 in percent."""
    return round(100 * share)
