"""The export of a season as files, for the staff only."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

import discord

from bot.league import export
from bot.league.season import LogEntry, Season
from bot.ui.delivery import responses
from bot.ui.i18n.user_text import alone
from bot.ui.seasons.describe import describe
from bot.ui.seasons.seasons import title_of
from bot.ui.seasons.settings import counting_lines, format_line, play_line, rules_lines
from bot.ui.seasons.view import SeasonView, season_view
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.workbook import workbook


class ExportSeason(OfUmpire, template="j:export:{season}"):
    """Get the results, standings and log of a season as files."""

    label = "dashboard-more-export"


@ExportSeason.on_press
async def export_season(request: UmpireRequest, press: ExportSeason) -> None:
    """Send the files of a season in one ZIP archive."""
    season = request.season
    await request.take_time()
    log = await request.services.seasons.store.log(season)
    view = await season_view(request, plain=True)
    packed = await asyncio.to_thread(archive, season, log, view)
    await responses.reply_private(
        request.interaction,
        request.say("umpire-export", league=title_of(season), number=season.number),
        files=[discord.File(BytesIO(packed), f"season-{season.key}.zip")],
    )


def archive(season: Season, log: Sequence[LogEntry], view: SeasonView) -> bytes:
    """A ZIP archive with standings, results, tables, decisions, rules and the log: as a workbook for people,
    and as CSV and JSON for programs.
    """
    say = view.say
    view = replace(view, season=season, plain=True)
    name = view.player
    settings = season.settings
    words = "\n".join(
        [
            play_line(settings, say),
            rules_lines(settings, say),
            format_line(settings, say),
            *counting_lines(settings, say),
        ]
    )
    tables = {
        "standings": list(export.table(season, name)),
        "results": list(export.results(season, log, name, when)),
        "tables": list(export.tables(season, name, when)),
        "decisions": list(export.decisions(season, log, name, when)),
        "rules": list(export.rules(season, filter(None, words.split("\n")), when)),
        "audit": list(export.audit(log, name, when, lambda line: describe(line, view))),
    }
    audit = [row[:-2] for row in tables["audit"]]  # without what was before and after, which is JSON
    whole = export.season_json(season, log, lambda player: alone(name(player)))
    files = {
        "season.xlsx": workbook({**tables, "audit": audit}),
        **{f"{table}.csv": export.csv(rows) for table, rows in tables.items()},
        "season.json": json.dumps(whole, ensure_ascii=False, indent=1).encode(),
    }
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archived:
        for file, content in files.items():
            archived.writestr(file, content)
    return packed.getvalue()


def when(at: int) -> str:
    """A time (ms) in the form that spreadsheets read, in UTC."""
    moment = datetime.fromtimestamp(at / 1000, UTC)
    return moment.replace(tzinfo=None).isoformat(sep=" ", timespec="milliseconds")
