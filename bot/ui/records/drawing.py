"""What statistics and leaderboards say in figures, in pictures and in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games import GAMES
from bot.league.ratings import SETTLED
from bot.services import AgainstRow, GameCareer, LeaderboardPage, LeaderboardRow
from bot.ui.components.post import Illustration
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import label_text
from bot.ui.i18n.values import decimal, joined
from bot.ui.pictures.alt import Alt, shortened
from bot.ui.pictures.names import drawn_name
from bot.ui.pictures.record import RecordDrawing, RecordRow
from bot.ui.shell.context import Request
from bot.user_text import UserText


def career_record(name: UserText, games: Sequence[GameCareer], say: Translator) -> RecordDrawing:
    """A member's record: of each game how many matches they have won, their form, this month,
    and their calls.
    """
    return RecordDrawing(drawn_name(name), tuple(_career_row(game, say) for game in games))


def _career_row(career: GameCareer, say: Translator) -> RecordRow:
    stats, spec = career.stats, GAMES[career.stats.game].spec
    return RecordRow(
        drawn_name(UserText(spec.name)),
        f"{stats.wins}/{stats.matches}",
        (stats.wins / stats.matches if stats.matches else 0.0,),
        form=_form(career),
        note=drawn_name(UserText(_of_month(career, say))),
        calls=(stats.calls_made, stats.calls_missed) if spec.statistics else None,
    )


def _form(career: GameCareer) -> tuple[bool, ...]:
    """Which of the newest matches were won, the newest first."""
    return () if career.streak is None else tuple(match.won for match in career.of("newest"))


def _of_month(career: GameCareer, say: Translator) -> str:
    month = career.month
    return "" if month is None else say("pictures-month", wins=month.wins, matches=month.matches)


def career_alt(name: UserText, games: Sequence[GameCareer], say: Translator) -> Alt:
    """The same in words."""
    told = [_career_in_words(career, say) for career in games]
    return shortened(" ".join([f"{label_text(name)}.", *told]))


def _career_in_words(career: GameCareer, say: Translator) -> str:
    stats, month = career.stats, career.month
    form = [say("pictures-won" if won else "pictures-lost") for won in _form(career)]
    counts_calls = bool(GAMES[stats.game].spec.statistics)
    return say(
        "pictures-career",
        game=GAMES[stats.game].spec.name,
        wins=stats.wins,
        matches=stats.matches,
        played=None if month is None else month.matches,
        won=0 if month is None else month.wins,
        form=joined(form, say) if form else None,
        made=stats.calls_made if counts_calls else None,
        missed=stats.calls_missed,
    )


def board_record(board: LeaderboardPage, say: Translator) -> RecordDrawing:
    """A page of a leaderboard: places, names, matches won, and what they are ordered by."""
    title = drawn_name(UserText(GAMES[board.game].spec.name))
    ratings = [row.rating for row in board.lines.rows if row.rating]
    most = max(ratings, default=1)
    return RecordDrawing(title, tuple(_board_row(board, row, most, say) for row in board.lines.rows))


def _board_row(board: LeaderboardPage, row: LeaderboardRow, most: int, say: Translator) -> RecordRow:
    parts: tuple[float, ...] = ()
    if board.by == "wins":
        parts = (row.win_share,)
    elif board.by == "rating" and row.rating:
        parts = (row.rating / most,)
    place = "" if row.rank is None else str(row.rank)
    figure, wins = _figure(board, row, say), f"{row.wins}/{row.matches}"
    return RecordRow(drawn_name(row.name), figure, parts, note=wins, place=place or "-", own=row.own)


def _figure(board: LeaderboardPage, row: LeaderboardRow, say: Translator) -> str:
    """The number that a board is ordered by."""
    if board.by == "wins":
        return f"{round(100 * row.win_share)} %"
    if board.by == "rating":
        return "-" if row.rating is None else str(row.rating)
    points = decimal(row.points_per_deal, least=1, most=1)
    return "-" if points is None else say("pictures-figure", figure=points)


def board_alt(board: LeaderboardPage, say: Translator) -> Alt:
    """The same in words."""
    told = [
        say(
            "pictures-ranked",
            place=row.rank,
            name=label_text(row.name),
            merit=merit(board, row, say),
        )
        for row in board.lines.rows
    ]
    return shortened(" ".join([f"{GAMES[board.game].spec.name}.", *told]))


def against_record(name: UserText, other: UserText, rows: Sequence[AgainstRow]) -> RecordDrawing:
    """Two members against each other: of each game how often each of them was ahead."""
    return RecordDrawing(
        drawn_name(name),
        tuple(
            RecordRow(
                drawn_name(UserText(GAMES[row.game].spec.name)),
                str(row.behind),
                tuple(
                    part / row.matches
                    for part in (row.ahead, row.matches - row.ahead - row.behind, row.behind)
                )
                if row.matches
                else (),
                first=str(row.ahead),
            )
            for row in rows
        ),
        drawn_name(other),
    )


def against_alt(name: UserText, other: UserText, rows: Sequence[AgainstRow], say: Translator) -> Alt:
    """The same in words."""
    told = [
        say(
            "pictures-against",
            game=GAMES[row.game].spec.name,
            name=label_text(name),
            other=label_text(other),
            ahead=row.ahead,
            behind=row.behind,
            equal=row.matches - row.ahead - row.behind,
        )
        for row in rows
    ]
    return shortened(" ".join(told))


async def drawn(request: Request, record: RecordDrawing, alt: Alt) -> Illustration | None:
    """The picture of a record, unless there is nothing in it or the user wants none."""
    if request.settings.text_only or not record.rows:
        return None
    return await request.services.renderer.draw(record, alt.text, says_all=alt.is_whole)


async def member_name(request: Request, user_id: int) -> UserText:
    """The name of a member, who may have left the server or been forgotten."""
    return await request.services.standings.name_of(request.place_id, user_id) or UserText(
        request.say("former-player")
    )


def merit(board: LeaderboardPage, row: LeaderboardRow, say: Translator) -> str:
    """The numbers of a line: the one that the board is ordered by, and wins."""
    if board.by == "wins":
        share = round(100 * row.win_share)
        return say("standings-share", wins=row.wins, matches=row.matches, share=share)
    has_points = GAMES[board.game].spec.deal_points and row.points_per_deal is not None
    parts = [points_in_words(row.points_per_deal or 0, say)] if has_points else []
    if board.by == "rating":
        parts.insert(0, rating_in_words(row.rating, row.rated, say))
    return " · ".join([*parts, say("standings-wins", wins=row.wins, matches=row.matches)])


def points_in_words(points: float, say: Translator) -> str:
    """The average points of a deal."""
    return say("standings-points", points=decimal(points, least=1, most=1))


def rating_in_words(rating: int | None, rated: int, say: Translator) -> str:
    """A rating, or how far it is to one."""
    shown = None if rating is None else str(rating)
    return say("standings-rating", rating=shown, settled=SETTLED, rated=rated)
