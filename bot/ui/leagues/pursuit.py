"""The screens of Swedish Pursuit's tournament: the list of all entries, and the tables of a round."""

from __future__ import annotations

from collections.abc import Mapping

from discord import ui

from bot.league.season import format_of, sittings
from bot.league.season.sittings import played_sittings
from bot.league.tournament import Placed, Sums, Tournament, TournamentTable, ranking, sums
from bot.league.tournament.scores import by_computer
from bot.league.tournament.state import PLAYOFF
from bot.ui.components.layout import LINE, message
from bot.ui.components.pagination import pages_for, turning
from bot.ui.i18n.values import joined
from bot.ui.leagues.fixtures import (
    LETTERS,
    NAMES_A_PAGE,
    OWN,
    TABLES_A_PAGE,
    own_fixtures,
    ready_buttons,
    round_buttons,
    times_buttons,
)
from bot.ui.leagues.standings import PAGE, menu_of_entries, way_to_dashboard
from bot.ui.presses.leagues import ShowAccount, ShowFixtures, ShowInfo, ShowStandings, ShowToAll
from bot.ui.seasons.reader import Reader


def list_screen(reader: Reader, state: Tournament, page: int = 0, *, public: bool = False) -> ui.LayoutView:
    """A page of all entries in their current or final order, with their sums."""
    say = reader.say
    rows = ranking(state)
    pages = pages_for(len(rows), PAGE)
    page = min(page, pages - 1)
    shown = rows[page * PAGE : (page + 1) * PAGE]
    places = [row.place for row in rows]
    computers = by_computer(state, 1, 2, PLAYOFF)
    lines = [_line(reader, state, row, places.count(row.place) > 1, computers) for row in shown]
    own = next((row for row in rows if row.sums.entry == reader.entry), None)
    if own is not None and own not in shown:
        lines += [say("leaderboard-own"), _line(reader, state, own, places.count(own.place) > 1, computers)]
    buttons = [ShowAccount(reader.season_key).button(reader.say)] if own and not public else []
    more = [
        ShowFixtures(reader.season_key).button(reader.say),
        ShowInfo(reader.season_key).button(reader.say),
    ]
    if not public:
        more += [ShowToAll(reader.season_key).button(reader.say), *way_to_dashboard(reader)]
    return message(
        f"{reader.title()}\n{say('league-standings-title', page=page + 1, pages=pages)}",
        "\n".join(lines) or say("league-nobody"),
        say(
            "league-list-legend",
            playoff=bool(state.finalists),
            tied=any(places.count(row.place) > 1 for row in shown if row.place is not None),
            gone=any(row.place is None for row in shown),
            computers=bool(computers),
        ),
        None if public else menu_of_entries(reader, [row.sums.entry for row in shown]),
        None
        if public
        else turning(lambda to: ShowStandings(reader.season_key, str(to)), page, pages, reader.say),
        [*buttons, *more],
    )


def tables_screen(reader: Reader, state: Tournament, number: int = 0, page: int = 0) -> ui.LayoutView:
    """A page of the tables of a round (0 for the newest)."""
    say = reader.say
    number = number if 0 < number <= state.round else state.round
    tables = list(state.tables_of(number))
    each = min(TABLES_A_PAGE, NAMES_A_PAGE // max((len(table.seats) for table in tables), default=1)) or 1
    pages = pages_for(len(tables), each)
    page = min(page, pages - 1)
    due, of_all, computers = own_fixtures(reader)[:OWN], sums(state), by_computer(state, number)
    own = [_own_table(reader, name) for name in due]
    return message(
        f"{reader.title()}\n{say('league-round-pursuit', round=number, page=page + 1, pages=pages)}",
        "\n".join([say("league-own-tables"), *own]) if own else "",
        ready_buttons(reader, due),
        times_buttons(reader, due),
        LINE if own else None,
        "\n".join(
            _table(reader, table, of_all, computers) for table in tables[page * each : (page + 1) * each]
        ),
        say("league-computers") if computers else None,
        turning(lambda to: ShowFixtures(reader.season_key, number, to), page, pages, reader.say),
        round_buttons(reader, number, state.round),
        [ShowStandings(reader.season_key).button(reader.say), ShowInfo(reader.season_key).button(reader.say)],
    )


def _line(reader: Reader, state: Tournament, row: Placed, tie: bool, computers: Mapping[str, int]) -> str:
    own = row.sums
    entry = state.entry(own.entry)
    player = entry.user if entry else ""
    return reader.say(
        "league-list-line",
        place=row.place or None,
        tie=tie and row.place is not None,
        own=reader.own != "" and player == reader.own,
        name=reader.name(player),
        first=own.rounds[0],
        second=own.rounds[1],
        combined=own.combined,
        wins=own.wins12,
        through="champion" if own.entry in state.champions else row.finalist,
        playoff=own.rounds[2],
        computers=computers.get(own.entry, 0),
    )


def _own_table(reader: Reader, name: str) -> str:
    sitting = {**played_sittings(reader.season), **sittings(reader.season)}[name]
    appointment = reader.season.appointment(name)
    others = [
        player
        for player in format_of(reader.season).fixtures.players_of(reader.season, name)
        if player != reader.own
    ]
    return reader.say(
        "league-own-sitting",
        round=sitting.round,
        table=sitting.table,
        names=joined((reader.name(player, LETTERS) for player in others), reader.say) or None,
        slots=len(sitting.slots),
        channel=None if appointment.channel is None else str(appointment.channel),
    )


def _table(
    reader: Reader, table: TournamentTable, own: Mapping[str, Sums], computers: Mapping[str, int]
) -> str:
    season = reader.season
    names = (
        reader.say(
            "league-sitting-seat",
            name=reader.name(season.player_of(entry), LETTERS),
            points=own[entry].rounds[table.round - 1],
            computers=computers.get(entry, 0),
        )
        for entry in table.seats
    )
    stands = [slot.stands for slot in table.slots]
    met = [
        met for name, met in season.appointments.items() if name.startswith(f"{table.round}-{table.number}-")
    ]
    return reader.say(
        "league-sitting",
        number=table.number,
        names=" · ".join(names),
        done=stands.count("done"),
        of=len(stands),
        started=any(each != "waiting" for each in stands),
        over=table.done,
        channel=None if not met or met[-1].channel is None else str(met[-1].channel),
    )
