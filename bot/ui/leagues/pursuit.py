"""Swedish Pursuit's tournament: the list, the tables of a round, and an entry's games with how they count."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from discord import ui

from bot.league.contest import Line, Meeting, acts, players_of, sittings
from bot.league.tournament import Account, Placed, Sums, Table, Tournament, account, ranking, sums
from bot.league.tournament import acts as games
from bot.league.tournament.acts import Line as GameLine
from bot.league.tournament.state import PLAYOFF
from bot.ui.layout import BLUE, LINE, message
from bot.ui.leagues.asking import appeal_lines, ask_buttons
from bot.ui.leagues.fixtures import (
    LETTERS,
    NAMES_A_PAGE,
    OWN,
    TABLES_A_PAGE,
    own_fixtures,
    ready_buttons,
    round_buttons,
)
from bot.ui.leagues.reader import NONE, Reader, cut, entry_held, paged, turning
from bot.ui.leagues.standings import PAGE, menu_of_entries
from bot.ui.umpire.describe import describe

REASON = 160
"""Letters of an umpire's reason."""
ROOM = 2600
"""Characters for the games on a page."""


def list_screen(reader: Reader, state: Tournament, page: int = 0, *, public: bool = False) -> ui.LayoutView:
    """A page of all entries in their order so far, or the final one, with the sums that it comes from."""
    say = reader.say
    rows = ranking(state)
    pages = max(1, -(-len(rows) // PAGE))
    page = min(page, pages - 1)
    shown = rows[page * PAGE : (page + 1) * PAGE]
    places = [row.place for row in rows]
    lines = [_line(reader, state, row, places.count(row.place) > 1) for row in shown]
    entry = entry_held(reader.contest, reader.own)
    own = next((row for row in rows if str(row.sums.entry) == entry), None)
    if own is not None and own not in shown:
        lines += [say("leaderboard-own"), _line(reader, state, own, places.count(own.place) > 1)]
    buttons = [reader.button("account", "league-button-account", style=BLUE)] if own and not public else []
    more = [reader.button("fixtures", "league-button-fixtures"), reader.button("info", "league-button-info")]
    if not public:
        more.append(reader.button("show", "league-button-show"))
    return message(
        f"{reader.title()}\n{say('league-page', page=page + 1, pages=pages)}",
        "\n".join(lines) or say("league-nobody"),
        say("league-list-legend", playoff="yes" if state.finalists else "no"),
        None if public else menu_of_entries(reader, [str(row.sums.entry) for row in shown]),
        None if public else turning(reader, "standings", page, pages),
        [*buttons, *more],
    )


def tables_screen(reader: Reader, state: Tournament, number: int = 0, page: int = 0) -> ui.LayoutView:
    """The tables of a round (0: the newest), a few on each page."""
    say = reader.say
    number = number if 0 < number <= state.round else state.round
    tables = list(state.tables_of(number))
    each = min(TABLES_A_PAGE, NAMES_A_PAGE // max((len(table.seats) for table in tables), default=1)) or 1
    pages = max(1, -(-len(tables) // each))
    page = min(page, pages - 1)
    due, of_all = own_fixtures(reader)[:OWN], sums(state)
    own = [_own_table(reader, name) for name in due]
    return message(
        f"{reader.title()}\n{say('league-round-pursuit', round=number, page=page + 1, pages=pages)}",
        "\n".join([say("league-own-tables"), *own]) if own else "",
        ready_buttons(reader, due),
        LINE if own else None,
        "\n".join(_table(reader, table, of_all) for table in tables[page * each : (page + 1) * each]),
        turning(reader, "fixtures", page, pages, f"{number}."),
        round_buttons(reader, number, state.round),
        [reader.button("standings", "league-button-standings"), reader.button("info", "league-button-info")],
    )


def card_screen(reader: Reader, state: Tournament, entry: int, page: int = 0) -> ui.LayoutView:
    """How it counts for an entry: every game by round and slot, with what was decided about it, and the
    sums.
    """
    say, contest = reader.say, reader.contest
    own = account(state, contest.tournament_log, entry)
    player = contest.player_of(str(entry))
    blocks = [*_rounds(reader, own, player), *(_decision(reader, line) for line in own.decisions)]
    pages = paged(blocks, 40, ROOM)
    page = min(page, len(pages) - 1)
    seats = [f"{table.round}-{table.number}" for table in state.seated(entry)]
    return message(
        f"{say('league-account-title', name=reader.name(player))}\n{reader.title()}",
        say("league-page", page=page + 1, pages=len(pages)) if len(pages) > 1 else "",
        "\n".join(pages[page]) or say("league-account-empty"),
        _sums(reader, state, own.placed),
        turning(reader, "account", page, len(pages), f"{entry}."),
        ask_buttons(reader, player, [(match, int(match.partition("-")[0])) for match in seats]),
        [reader.button("standings", "league-button-standings"), reader.button("info", "league-button-info")],
    )


def _line(reader: Reader, state: Tournament, row: Placed, tie: bool) -> str:
    own = row.sums
    entry = state.entry(own.entry)
    player = entry.user if entry else ""
    return reader.say(
        "league-list-line",
        place=row.place or NONE,
        tie="yes" if tie and row.place is not None else "no",
        own="yes" if reader.own and player == reader.own else "no",
        name=reader.name(player),
        first=own.rounds[0],
        second=own.rounds[1],
        combined=own.combined,
        wins=own.wins12,
        through="champion" if own.entry in state.champions else "yes" if row.finalist else "no",
        playoff=own.rounds[2],
    )


def _own_table(reader: Reader, name: str) -> str:
    sitting = sittings(reader.contest)[name]
    meeting = reader.contest.meetings.get(name, Meeting())
    others = [player for player in players_of(reader.contest, name) if player != reader.own]
    return reader.say(
        "league-own-sitting",
        round=sitting.round,
        table=sitting.table,
        names=", ".join(reader.name(player, LETTERS) for player in others) or NONE,
        slots=len(sitting.slots),
        channel=NONE if meeting.channel is None else str(meeting.channel),
    )


def _table(reader: Reader, table: Table, own: Mapping[int, Sums]) -> str:
    contest = reader.contest
    names = (
        reader.say(
            "league-sitting-seat",
            name=reader.name(contest.player_of(str(entry)), LETTERS),
            points=own[entry].rounds[table.round - 1],
        )
        for entry in table.seats
    )
    stands = [slot.stands for slot in table.slots]
    started = "yes" if any(each != "waiting" for each in stands) else "no"
    met = [met for name, met in contest.meetings.items() if name.startswith(f"{table.round}-{table.number}-")]
    return reader.say(
        "league-sitting",
        number=table.number,
        names=" · ".join(names),
        done=stands.count("done"),
        of=len(stands),
        started=started,
        over="yes" if table.done else "no",
        channel=NONE if not met or met[-1].channel is None else str(met[-1].channel),
    )


def _rounds(reader: Reader, own: Account, player: str) -> Iterator[str]:
    heading: tuple[int, int] | None = None
    total = own.placed.sums
    for game in own.games:
        if heading != (game.round, game.table):
            heading = (game.round, game.table)
            yield reader.say(
                "league-card-round",
                round=game.round,
                playoff="yes" if game.round == PLAYOFF else "no",
                table=game.table,
                points=total.rounds[game.round - 1],
                wins=total.wins[game.round - 1],
            )
            yield from appeal_lines(reader, player, f"{game.round}-{game.table}")
        yield reader.say(
            "league-card-game",
            slot=game.slot,
            points=game.cell.points if game.cell else NONE,
            won="yes" if game.cell and game.cell.won else "no",
            how=game.cell.how if game.cell else NONE,
        )
        yield from (_decision(reader, line) for line in game.decisions)


def _decision(reader: Reader, line: GameLine) -> str:
    """What was decided, by whom and why."""
    act = line.act
    told: Any = acts.Confirm() if isinstance(act, games.Confirm | games.Cancel) else acts.Rule(act)  # type: ignore[arg-type]  # only decisions are listed
    as_line = Line(line.seq, line.at, line.actor, told, line.reason, line.before, line.after)
    return reader.say(
        "league-decision",
        what=describe(as_line, reader.names, reader.say),
        name=reader.name(line.actor),
        reason=cut(line.reason, REASON),
        table="yes" if line.own_table else "no",
    )


def _sums(reader: Reader, state: Tournament, placed: Placed) -> str:
    own = placed.sums
    return reader.say(
        "league-card-sums",
        first=own.rounds[0],
        second=own.rounds[1],
        combined=own.combined,
        wins=own.wins12,
        playoff=own.rounds[2] if placed.finalist else NONE,
        carry="yes" if state.rules.playoff_carry else "no",
        total=own.rounds[2] + own.combined,
        place=placed.place or NONE,
    )
