"""Pages as HTML. The template escapes everything that it is given."""

from __future__ import annotations

from functools import cache

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

from bot.resources import data_folder
from bot.site.page import Bracket, Group, Link, Moment, Page, Sign, Table
from bot.ui.i18n.translator import Translator

FOLDER = "pages"
"""Folder of the template and the style in the data."""


def render(page: Page, say: Translator) -> bytes:
    """Return a page as HTML in UTF-8."""
    return _template().render(page=page, say=say).encode()


def style() -> bytes:
    """Return the style of all pages."""
    return (data_folder() / FOLDER / "style.css").read_bytes()


@cache
def _template() -> Template:
    environment = Environment(
        loader=FileSystemLoader(data_folder() / FOLDER),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.tests |= {
        "link": lambda piece: isinstance(piece, Link),
        "moment": lambda piece: isinstance(piece, Moment),
        "sign": lambda piece: isinstance(piece, Sign),
        "table": lambda block: isinstance(block, Table),
        "group": lambda block: isinstance(block, Group),
        "bracket": lambda block: isinstance(block, Bracket),
    }
    return environment.get_template("page.html")
