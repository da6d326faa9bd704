"""The result of a match: places and points, each player's own line, and its best moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby, islice
from typing import NamedTuple

from bot.games.api import Seat
from bot.league.achievements import ACHIEVEMENTS
from bot.league.feats import Feat, SeatStory
from bot.tables import Recap, Table, Who, final_places, result_of, was_played_for
from bot.ui.i18n.players import chair_name, player_name, wording
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, label_text
from bot.ui.i18n.values import decimal, listed
from bot.ui.pictures.alt import Alt, shortened
from bot.ui.pictures.names import drawn_name, lines_of
from bot.ui.pictures.podium import CAPTION_HIGH, CAPTION_WIDE, Podium, PodiumStep
from bot.user_text import UserText

EARNED_LINES = 6
"""The most achievements below a result. The rest are in their players' statistics."""
FACTS = 2
"""The most facts about each player besides points."""
NAMED = 4
"""The most players who are named in one moment. More are counted."""
CAPTION_LINES = 2
"""The most lines of the caption in the picture. A longer one appears in the text only."""


class Rank(NamedTuple):
    """A player's place in a finished match, and what decided it."""

    place: int
    seat: Seat
    total: int
    behind: int
    """Points that the player was behind the winner; for every game, the more, the worse."""
    heads: int | None = None
    """The player's otter heads, in the game that has them."""


def ranking(table: Table) -> list[Rank]:
    """Return all players of a finished match, best first.

    In a single deal of Otter Nonsense, the winner is first by the rules, and the others are ranked by their
    heads. For leagues, they share second place.
    """
    result, places = result_of(table), final_places(table)
    seen = table.observe(None)
    heads = seen.table["scores"] if "heads" in seen.table else None
    if heads is not None and seen.deal == 1:
        places = [tuple(seats) for group in places for seats in _by_heads(group, heads)]
    ranks = []
    for index, group in enumerate(places):
        place = 1 + sum(map(len, places[:index]))
        ranks += [
            Rank(
                place,
                seat,
                result.totals[seat],
                abs(result.totals[seat] - result.totals[places[0][0]]),
                heads[seat] if heads else None,
            )
            for seat in group
        ]
    return ranks


def _by_heads(seats: Iterable[Seat], heads: Sequence[int]) -> Iterator[Iterator[Seat]]:
    """Yield the same seats in groups with equal heads, most heads first."""
    ordered = sorted(seats, key=lambda seat: -heads[seat])
    return (group for _, group in groupby(ordered, lambda seat: heads[seat]))


def title(table: Table, say: Translator) -> str:
    """Return the title: who has won, and what was played."""
    won = winners(table, say)
    return say(
        "result-title",
        game=table.game.spec.name,
        names=listed(won, say),
        count=len(won),
        deals=table.observe(None).deal,
        clock=say(f"clock-{table.clock}"),
        ranked=table.ranked,
    )


def winners(table: Table, say: Translator) -> list[str]:
    """Return the names of the winners, as texts; none if all players have forfeited."""
    return [_name(table, seat, say) for seat in won_by(table)]


def won_by(table: Table) -> list[Seat]:
    """Return the seats of the winners; none if all players have forfeited."""
    return [seat for seat in final_places(table)[0] if not table.chairs[seat].forfeited]


def own_title(table: Table, seat: Seat, say: Translator) -> str:
    """Return who has won, in words for the owner of ``seat``."""
    first = won_by(table)
    others = [_name(table, other, say) for other in first if other != seat]
    if not first:
        who = "none"
    elif seat not in first:
        who = "others"
    else:
        who = "together" if others else "alone"
    return say("hand-result", who=who, game=table.game.spec.name, names=listed(others, say))


def _name(table: Table, seat: Seat, say: Translator) -> str:
    """Return a player's name as a text, marked if a computer has played for them."""
    name = escape_text(player_name(table, seat, say))
    return say("result-played-for", name=name) if _is_marked(table, seat) else name


def _is_marked(table: Table, seat: Seat) -> bool:
    return table.keeps_seats and was_played_for(table, table.chairs[seat])


def played_for(table: Table, say: Translator) -> str:
    """Return the line that explains the mark; empty if no name has it."""
    marked = filter(partial(_is_marked, table), range(len(table.chairs)))
    names = [escape_text(player_name(table, seat, say)) for seat in marked]
    return say("result-computers", names=listed(names, say)) if names else ""


def places(
    table: Table, recap: Recap, say: Translator, *, are_drawn: bool = False, without: Seat | None = None
) -> str:
    """Return a line for each player with their place, and below it what they did. Winners, whom the title
    names, and players whose place a picture shows (``are_drawn``) only get a line if there is more to tell,
    e.g. if they have left. The seat ``without`` gets none.
    """
    lines, won = [], won_by(table)
    for rank in ranking(table):
        if rank.seat == without:
            continue
        chair, name = table.chairs[rank.seat], _placed_name(table, rank.seat, say)
        if not are_drawn and rank.seat not in won:
            lines += _place_lines(table, recap, rank, name, say)
            continue
        told = _besides_place(table, recap, rank, say, are_drawn=are_drawn)
        if chair.stand_in and not (told or chair.forfeited):
            told = [say("result-own-away")]
        if told or chair.forfeited:
            lines.append(say("result-own-of", name=name, told=listed(told, say) if told else None))
    return "\n".join(lines)


def own_place(table: Table, recap: Recap, seat: Seat, say: Translator, *, are_drawn: bool = False) -> str:
    """Return the place of ``seat`` as its owner reads it below their title, and what they did. A winner's
    title has said the place. ``are_drawn``: whether a picture shows the places.
    """
    rank = next(rank for rank in ranking(table) if rank.seat == seat)
    if seat not in won_by(table):
        return "\n".join(_place_lines(table, recap, rank, say("hand-you"), say))
    told = _besides_place(table, recap, rank, say, are_drawn=are_drawn)
    return say("result-own", told=listed(told, say)) if told else ""


def _besides_place(table: Table, recap: Recap, rank: Rank, say: Translator, *, are_drawn: bool) -> list[str]:
    """Return what there is to say of a player besides the place: heads, unless a picture shows them, and what
    they did.
    """
    told = _own_facts(table, recap.story.seats[rank.seat], rank, say)
    if rank.heads is None or (are_drawn and _by_heads_alone(table)):
        return told
    return [behind(table, rank, say), *told]


def _place_lines(table: Table, recap: Recap, rank: Rank, name: str, say: Translator) -> list[str]:
    told = _own_facts(table, recap.story.seats[rank.seat], rank, say)
    total = behind(table, rank, say)
    place = say("result-place", place=rank.place, name=name, total=total or None)
    return [place, say("result-own", told=listed(told, say))] if told else [place]


def _placed_name(table: Table, seat: Seat, say: Translator) -> str:
    return _name(table, seat, say) if _is_marked(table, seat) else chair_name(table, seat, say)


def behind(table: Table, rank: Rank, say: Translator) -> str:
    """Return how far a player was behind, empty for a winner; in a game with otter heads, those, and with
    several deals the total.
    """
    if rank.heads is None:
        return say("result-behind", points=rank.behind) if rank.place > 1 else ""
    deals = table.observe(None).deal
    return say(f"{table.game_key}-result-total", total=rank.total, heads=rank.heads, deals=deals)


def _own_facts(table: Table, own: SeatStory, rank: Rank, say: Translator) -> list[str]:
    """Return what there is to say of a player: first the points that decided the match, then at most
    :data:`FACTS`, if any are known. An old match has only its points.
    """
    deals, of_game = table.observe(None).deal, f"{table.game_key}-result-own"
    is_by_points = rank.heads is None and deals > 1
    told = [
        say("result-own-won", won=own.deals_won, deals=deals) if is_by_points else "",
        say("result-own-forgot", count=own.calls_missed) if own.calls_missed else "",
        say("result-own-most", most=own.most_cards) if own.has_grown else "",
        say(of_game, tokens=own.tokens) if say.has(of_game) else "",
    ]
    facts = list(filter(None, told))[:FACTS] if own.most_cards else []
    return [wording(table, say).total(rank.total), *facts] if is_by_points else facts


def best_moment(table: Table, recap: Recap, say: Translator) -> str:
    """Return the best moment of the match as a line of its message; empty if there is none."""
    if recap.best is None:
        return ""
    return say(
        "result-moment",
        moment=feat_line(recap.best, say, lambda seat: f"**{escape_text(player_name(table, seat, say))}**"),
    )


def shared_line(table: Table, sharer: Who, say: Translator) -> str:
    """Return the line above a shared result. It names the sharer unless they have won."""
    won, has_won = winners(table, say), table.seat_of(sharer.user_id) in won_by(table)
    return say(
        "share-line",
        name=None if has_won else escape_text(sharer.name),
        names=listed(won, say),
        count=len(won),
        game=table.game.spec.name,
    )


def earned_lines(table: Table, recap: Recap, say: Translator, by: Seat | None = None) -> str:
    """Return a line for each achievement earned in a match, as many as fit. ``by``: only those of this seat,
    in words for its owner.
    """
    lines = (
        say(
            "result-earned",
            name=None if seat == by else chair_name(table, seat, say),
            achievement=say(f"achievement-{key}"),
            how=say(f"achievement-{key}-how"),
        )
        for seat, keys in sorted(recap.earned.items())
        if by in (None, seat)
        for key in keys
        if key in ACHIEVEMENTS
    )
    return "\n".join(islice(lines, EARNED_LINES))


def podium_of(table: Table, recap: Recap, say: Translator) -> Podium:
    """Return what the picture of a result shows."""
    steps = tuple(_step(table, rank, say) for rank in ranking(table))
    return Podium(table.game_key, steps, _caption(table, recap, say))


def is_captioned(table: Table, recap: Recap, say: Translator) -> bool:
    """Return whether the picture of a result shows its best moment, so that the text needn't."""
    return bool(_caption(table, recap, say))


def _caption(table: Table, recap: Recap, say: Translator) -> tuple[str, ...]:
    """Return the best moment in lines of the picture; none if there is none or it is too long."""
    if recap.best is None:
        return ()
    told = feat_line(recap.best, say, lambda seat: label_text(player_name(table, seat, say)))
    lines = lines_of(drawn_name(UserText(told)), CAPTION_HIGH, CAPTION_WIDE)
    return lines if len(lines) <= CAPTION_LINES else ()


def _step(table: Table, rank: Rank, say: Translator) -> PodiumStep:
    by_heads = rank.heads is not None and _by_heads_alone(table)
    if by_heads:
        figure = str(rank.heads)
    elif rank.heads is not None:
        figure = str(rank.total)
    else:
        figure = f"-{rank.behind}" if rank.place > 1 else ""
    name = drawn_name(player_name(table, rank.seat, say))
    return PodiumStep(rank.place, rank.seat, name, figure, "head" if by_heads else "")


def _by_heads_alone(table: Table) -> bool:
    """Return whether otter heads alone decide a match. A match of several deals counts points."""
    return table.observe(None).deal == 1


def result_alt(table: Table, recap: Recap, say: Translator) -> Alt:
    """Describe the picture of a result in words."""
    told = [
        say(
            "pictures-place",
            place=rank.place,
            name=label_text(player_name(table, rank.seat, say)),
            total=behind(table, rank, say) or None,
        )
        for rank in ranking(table)
    ]
    if recap.best is not None:
        told.insert(0, feat_line(recap.best, say, lambda seat: label_text(player_name(table, seat, say))))
    text = " ".join(told)
    return shortened(text)


def feat_line(feat: Feat, say: Translator, name: Callable[[Seat], str]) -> str:
    """Return a feat as a sentence. ``name`` returns the name of a seat."""
    return say(
        f"feat-{feat.key}",
        name=name(feat.seat),
        other=None if feat.other is None else name(feat.other),
        names=listed([name(seat) for seat in feat.seats], say) if len(feat.seats) <= NAMED else None,
        count=feat.amount,
        more=feat.more,
        all=feat.amount == feat.more,
        cause=feat.cause or None,
        seconds=decimal(feat.amount / 1000, most=1),
    )
