"""Tables as a workbook, which Excel and LibreOffice open in columns in any language.

A file of comma-separated values does not do that: in half of Europe its columns are parted by semicolons, and
1.5 is the first of May.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import datetime
from io import BytesIO

import xlsxwriter  # type: ignore[import-untyped]  # it has no marker of types

from bot.league.export import Row
from bot.ui.i18n.user_text import alone

WIDEST = 400
"""The most pixels of a column. What is longer is cut on the screen."""
TIME = "yyyy-mm-dd hh:mm:ss"


def workbook(tables: Mapping[str, Iterable[Row]]) -> bytes:
    """Return an ``.xlsx`` file with a sheet for each of ``tables``, whose first row has the headings.

    Texts stay texts, so nothing is calculated from a name. What :func:`~bot.ui.umpire.export.when` writes
    becomes a time.
    """
    packed = BytesIO()
    with xlsxwriter.Workbook(packed, {"in_memory": True, "default_date_format": TIME}) as book:
        heading = book.add_format({"bold": True})
        text = book.add_format({"num_format": "@"})
        for name, rows in tables.items():
            sheet = book.add_worksheet(name)
            sheet.set_row(0, None, heading)
            sheet.freeze_panes(1, 0)
            for at, row in enumerate(rows):
                for column, cell in enumerate(row):
                    if not isinstance(cell, str):
                        sheet.write(at, column, cell)
                    elif (moment := _moment(cell)) is not None:
                        sheet.write_datetime(at, column, moment)
                    else:
                        sheet.write_string(at, column, alone(cell), text if at else heading)
            sheet.autofit(WIDEST)
    return packed.getvalue()


def _moment(text: str) -> datetime | None:
    with suppress(ValueError):
        return datetime.strptime(text, "%Y-%m-%d %H:%M:%S.%f")
    return None
