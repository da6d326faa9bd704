"""The card of a player in Swedish Pursuit's tournament: every game, and the sums."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from discord import ui

from bot.league.season import LogEntry
from bot.league.season.pursuit_account import GamesAccount, account
from bot.league.tournament import Placed, Tournament
from bot.ui.components.layout import message
from bot.ui.components.pagination import turning
from bot.ui.leagues.account import decision_line
from bot.ui.leagues.asking import appeal_lines, ask_buttons
from bot.ui.presses.leagues import ShowAccount, ShowInfo, ShowStandings
from bot.ui.seasons.describe import describe
from bot.ui.seasons.view import SeasonView, paged

LINES = 40
"""The most lines on a page."""
ROOM = 2600
"""The most characters for the games on a page."""


def card_screen(
    view: SeasonView, state: Tournament, log: Iterable[LogEntry], entry: str, page: int = 0
) -> ui.LayoutView:
    """The card of an entry: every game by round and slot, with decisions about it, and the sums."""
    say, season = view.say, view.season
    own = account(state, log, entry)
    player = season.player_of(entry)
    blocks = [*_rounds(view, own, player), *(_decision(view, line) for line in own.decisions)]
    pages = paged(blocks, LINES, ROOM)
    page = min(page, len(pages) - 1)
    seats = [f"{table.round}-{table.number}" for table in state.seated(entry)]
    return message(
        f"## {view.title}\n{say('league-account-title', name=view.name(player))}",
        say("league-page", page=page + 1, pages=len(pages)) if len(pages) > 1 else "",
        "\n".join(pages[page]) or say("league-account-empty"),
        _sums(view, state, own.placed),
        say("league-computers") if any(game.cell and game.cell.by_computer for game in own.games) else None,
        turning(lambda to: ShowAccount(view.season.key, entry, to), page, len(pages), view.say),
        ask_buttons(view, player, [(match, int(match.partition("-")[0])) for match in seats]),
        [ShowStandings(view.season.key).button(view.say), ShowInfo(view.season.key).button(view.say)],
    )


def _rounds(view: SeasonView, own: GamesAccount, player: str) -> Iterator[str]:
    heading: tuple[int, int] | None = None
    total = own.placed.sums
    for game in own.games:
        if heading != (game.round, game.table):
            heading = (game.round, game.table)
            yield view.say(
                "league-card-round",
                round=game.round,
                table=game.table,
                points=total.rounds[game.round - 1],
                wins=total.wins[game.round - 1],
            )
            yield from appeal_lines(view, player, f"{game.round}-{game.table}")
        yield view.say(
            "league-card-game",
            slot=game.slot,
            points=game.cell.points if game.cell else None,
            won=game.cell is not None and game.cell.won,
            how=game.cell.how if game.cell else None,
            computer=game.cell is not None and game.cell.by_computer,
        )
        yield from (_decision(view, line) for line in game.decisions)


def _decision(view: SeasonView, line: LogEntry) -> str:
    what = describe(line, view)
    return decision_line(view, what, line.actor, line.reason, own_table=line.own_table)


def _sums(view: SeasonView, state: Tournament, placed: Placed) -> str:
    own = placed.sums
    return view.say(
        "league-card-sums",
        first=own.rounds[0],
        second=own.rounds[1],
        combined=own.combined,
        wins=own.wins12,
        playoff=own.rounds[2] if placed.finalist else None,
        carry=state.rules.playoff_carry,
        total=own.rounds[2] + own.combined,
        place=placed.place or None,
    )
