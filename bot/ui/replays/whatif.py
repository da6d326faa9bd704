"""What if? The review of a match that is over, for somebody who sat at it: as a picture and in words."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import pairwise

from discord import ui

from bot.games import GAMES
from bot.games.api import Move, Seat
from bot.players.chances import measured
from bot.players.review import Review, Slip, TurningPoint
from bot.tables import PastMatch
from bot.ui.components.layout import LINE, Buttons, button, message
from bot.ui.components.post import Illustration, ReadyPost
from bot.ui.delivery.responses import begin, show_post
from bot.ui.i18n.players import past_wording
from bot.ui.i18n.story import OF_STOCK, lines_of
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import joined
from bot.ui.i18n.wording import Wording
from bot.ui.pictures.alt import LIMIT
from bot.ui.pictures.chances import ChancesDrawing
from bot.ui.presses.replays import LookThrough, ShowReplay
from bot.ui.replays.replays import ACCENT, log_of, match_of
from bot.ui.shell.context import Request

COURSE = 6
"""The most deals whose chances are told in words."""
CALLED = 0.7
"""The chance of which it is told how often it came true."""


def looking_message(match: PastMatch, say: Translator) -> ui.LayoutView:
    """What is shown while a match is looked through."""
    return message(say("whatif-looking", game=GAMES[match.game].spec.name), accent=ACCENT)


def whatif_message(
    match: PastMatch, seat: Seat, review: Review, say: Translator, picture: Illustration | None = None
) -> ui.LayoutView:
    """The review of a match for whoever had ``seat``, with its ``picture``; without one in words alone."""
    turns = [
        _turn(match, number, turn, say, in_picture=picture is not None)
        for number, turn in enumerate(review.turns, start=1)
    ]
    return message(
        say("whatif-title", game=GAMES[match.game].spec.name),
        picture.gallery() if picture else say("whatif-course", course=_course(match, review, say)),
        "\n".join([_luck(review, say), _play(match, review, say)]),
        LINE,
        "\n".join(turns) or say("whatif-no-turns"),
        _watching(match, seat, review, say),
        _how(match, say),
        accent=ACCENT,
    )


def whatif_alt(match: PastMatch, review: Review, say: Translator) -> str:
    """The picture in words."""
    turns = [
        say(
            "whatif-alt-turn",
            number=number,
            deal=_deal(match, turn.at),
            before=_percent(turn.before),
            after=_percent(turn.after),
        )
        for number, turn in enumerate(review.turns, start=1)
    ]
    return " ".join([say("whatif-alt", course=_course(match, review, say)), *turns])[:LIMIT]


def course_of(match: PastMatch, review: Review) -> ChancesDrawing:
    """What there is to draw of a review."""
    last, looked = match.replay.last or 1, [at for at, _ in review.curve]
    return ChancesDrawing(
        tuple((round(at / last, 3), round(chance, 3)) for at, chance in review.curve),
        tuple((looked.index(turn.at), turn.after > turn.before) for turn in review.turns),
        tuple(round(at / last, 3) for at in _ends(match)),
    )


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
    told = [say("whatif-course-start", chance=_percent(review.curve[0][1]))]
    for index in sorted({(number * len(ends)) // COURSE for number in range(COURSE)} if ends else ()):
        at = ends[index]
        told.append(say("whatif-course-deal", chance=_percent(known[at]), deal=_deal(match, at)))
    return joined([*told, say("whatif-course-end", chance=_percent(review.curve[-1][1]))], say)


def _turn(match: PastMatch, number: int, turn: TurningPoint, say: Translator, *, in_picture: bool) -> str:
    """A turning point in a line, which names its deal where that is not marked ``in_picture``."""
    return say(
        "whatif-turn",
        number=number,
        deal=None if in_picture else _deal(match, turn.at),
        what=_what(match, turn.at, say),
        before=_percent(turn.before),
        after=_percent(turn.after),
    )


def _what(match: PastMatch, at: int, say: Translator) -> str:
    """What happened at a position, without what came of it."""
    if any(event.key == "dealt" for event in match.replay.positions[at].events):
        return say("whatif-turn-dealt")
    lines = lines_of(log_of(match.replay, at, at))
    events = [event for line in lines for event in line.events if event.key not in OF_STOCK]
    words = past_wording(match, say, at)
    return next(filter(None, map(words.tell, events)), say("whatif-turn-other", at=at))


def _luck(review: Review, say: Translator) -> str:
    points = _percent(review.luck)
    way = "up" if points > 0 else "down" if points < 0 else "even"
    return say("whatif-luck", way=way, points=abs(points))


def _play(match: PastMatch, review: Review, say: Translator) -> str:
    points = _percent(review.given_up)
    told = [say("whatif-play", points=points, choices=review.choices)]
    if review.slip is not None and points:
        told.append(_slip(match, review.slip, points, say))
    return "\n".join(told)


def _slip(match: PastMatch, slip: Slip, points: int, say: Translator) -> str:
    """The dearest choice, and what was better."""
    words, own = past_wording(match, say, slip.at + 1), _percent(slip.given_up)
    did = Move.parse(match.replay.positions[slip.at + 1].line.move)
    return say(
        "whatif-slip-whole" if own == points else "whatif-slip",
        deal=_deal(match, slip.at),
        did=_move(did, words),
        better=_move(slip.better, words),
        points=own,
    )


def _move(move: Move, words: Wording) -> str:
    return words.move((move.verb, *(word for word in move.args if word != "!")))


def _how(match: PastMatch, say: Translator) -> str:
    """How chances are reckoned, and how often such ones came true."""
    checked = measured(match.game).checked
    found = min(checked, key=lambda each: abs(each.called - CALLED), default=None)
    return say(
        "whatif-how",
        called=_percent(found.called) if found else None,
        won=_percent(found.won) if found else None,
    )


def _watching(match: PastMatch, seat: Seat, review: Review, say: Translator) -> Buttons:
    """To the turning points, through the eyes of the same seat."""
    return [
        button(
            ShowReplay(match.table_id, turn.at, str(seat)).custom_id, say("button-whatif-turn", number=number)
        )
        for number, turn in enumerate(review.turns, start=1)
    ]


def _deal(match: PastMatch, at: int) -> int:
    return match.replay.positions[at].deal


def _percent(share: float) -> int:
    return round(100 * share)


@LookThrough.on_press
async def look_through(request: Request, press: LookThrough) -> None:
    """Show the review of a match to somebody who sat at it. Raises Refused as
    :meth:`bot.tables.reviews.Reviews.of` does.
    """
    match, say = await match_of(request, press.table), request.say
    seat, looking = request.services.tables.reviews.of(match, request.user_id)
    show: Callable[[ReadyPost], Awaitable[None]] = partial(show_post, request.interaction)
    if not looking.done():
        show = await begin(request.interaction, looking_message(match, say))
    review = await asyncio.shield(looking)
    picture = None
    if not request.settings.text_only:
        course, alt = course_of(match, review), whatif_alt(match, review, say)
        picture = await request.services.renderer.draw(course, alt)
    await show(ReadyPost(whatif_message(match, seat, review, say, picture), picture))
