"""The own pages of a server: its seasons and champions, a feed, a calendar, and the style of all pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.site.feeds import CALENDAR, FEED, calendar, feed
from bot.site.html import render, style
from bot.site.news import Summary
from bot.site.page import Link, Page, Section, Table, Text, in_parts
from bot.site.telling import FRONT
from bot.ui.i18n.translator import Translator


def server_files(key: str, summaries: Sequence[Summary], say: Translator) -> Iterator[tuple[str, bytes]]:
    """Yield the path and the content of each file in a server's folder that belongs to no season.
    ``summaries``: its seasons, newest first; ``key`` names the folder.
    """
    for page in _front(summaries, say):
        yield page.path, render(page, say)
    yield FEED, feed(key, summaries, say)
    yield CALENDAR, calendar(summaries, say)
    yield "style.css", style()


def _front(summaries: Sequence[Summary], say: Translator) -> Iterator[Page]:
    columns = tuple(map(say, ("site-season-name", "site-state", "site-won-by")))
    rows: list[tuple[Text, ...]] = [
        (
            (Link(each.title, f"{each.key}/{FRONT}"),),
            (each.about,),
            each.champions or ((say("site-no-champion"),) if each.is_over else ("",)),
        )
        for each in summaries
    ]
    ways = (Link(say("site-feed"), FEED), Link(say("site-calendar"), CALENDAR))
    for part in in_parts("index", say("site-leagues"), rows, say):
        table = Table(say("site-seasons"), columns, tuple(part.items))
        section = Section((table if rows else (say("site-no-seasons"),),))
        notes: tuple[Text, ...] = ((say("site-copies"),),)
        yield Page(part.path, part.heading, part.heading, (section,), (), (*part.beside, *ways), notes)
