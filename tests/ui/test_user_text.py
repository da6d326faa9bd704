"""What people wrote is shown as they wrote it, and does nothing."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.i18n.user_text import DIRECTION, escape_text
from tests.discord.foreign import demands, is_alive
from tests.discord.lists import ITEM

NASTY = (
    *("<@123>", "<@!123>", "<@&123>", "<#123>", "</play:123>", "<t:123:R>", "<:ace:123>", "<a:ace:123>"),
    *("<id:browse>", "@everyone", "@here", "https://evil.example", "<https://evil.example>", "steam://run"),
    *("discord.gg/evil", "Discord.GG/evil", "discordapp.com/invite/evil", "[free](https://evil.example)"),
    *("# Loud", "-# small", "> quoted", ">>> quoted", "- item", "+ item", "* item", "3. item"),
    *("\u202eadA", "\u2066", "\u200f", "**", "__", "||", "~~", "`", "```", "\\", "\n", " ", "Ada"),
)


@pytest.mark.parametrize(
    "text", ["Ada", "Mary-Ann O'Neill", "Å. Ø. #1", "3.5 points", "10:30, or so (late)", "a>b"]
)
def test_ordinary_text_stays_as_it_is(text: str) -> None:
    assert escape_text(text) == text


@pytest.mark.parametrize(
    ("text", "escaped"),
    [
        ("<@123>", r"\<\@123>"),
        ("**Ada** <3", r"\*\*Ada\*\* \<3"),
        ("https://evil.example", r"https\://evil.example"),
        ("discord.gg/evil", r"discord\.gg/evil"),
        ("[free](x)", r"[free]\(x)"),
        ("# Loud\n1. one\n- two", "\\# Loud\n1\\. one\n\\- two"),
        ("\u202eadA", "adA"),
    ],
)
def test_what_would_do_something_gets_a_backslash(text: str, escaped: str) -> None:
    assert escape_text(text) == escaped


@given(st.lists(st.sampled_from(NASTY), max_size=6).map("".join))
def test_nothing_comes_alive_and_nothing_is_lost(text: str) -> None:
    escaped = escape_text(text)
    assert not [demand for demand in demands(escaped) if is_alive(demand, escaped)]
    assert not any(ITEM.match(line) for line in escaped.split("\n"))
    assert not re.search(r"(?<!\\)(\\\\)*[*_~|`]", escaped)
    assert re.sub(r"\\(.)", r"\1", escaped) == DIRECTION.sub("", text)
