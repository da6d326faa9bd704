"""Names of people and leagues: which of them look the same, and of which a part is not seen."""

from __future__ import annotations

from itertools import chain, combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.user_text import as_read, doubles, forget_looks, is_clear, look_alike, seen_as, visible

ALIKE = {
    "capitals": ("Ada", "ADA"),
    "blanks around and between": ("Ada Byron", "  ada   byron "),
    "a blank that is no space": ("Ada Byron", "Ada\u2003Byron"),
    "a pattern of no dots": ("Ada", "Ada\u2800"),
    "zero width space": ("Ada", "A\u200bda"),
    "word joiner": ("Ada", "A\u2060da"),
    "soft hyphen": ("Ada", "A\u00adda"),
    "Hangul filler": ("Ada", "\u3164Ada"),
    "Hangul filler of half width": ("Ada", "Ada\uffa0"),
    "grapheme joiner": ("Ada", "A\u034fda"),
    "left-to-right mark": ("Ada", "A\u200eda"),
    "an override of the direction": ("Ada", "\u202eAda\u202c"),
    "an isolate": ("Ada", "\u2068Ada\u2069"),
    "byte order mark": ("Ada", "\ufeffAda"),
    "a joiner between letters": ("Ada", "A\u200dda"),
    "a choice of form that there is not": ("Ada", "A\ufe0fda"),
    "a tag": ("Ada", "Ada\U000e0061"),
    "a choice of form from the supplement": ("Ada", "Ada\U000e0100"),
    "Khmer vowel without sound": ("Ada", "A\u17b4da"),
    "a musical sign that begins a beam": ("Ada", "Ada\U0001d173"),
    "an annotation": ("Ada", "\ufff9Ada"),
    "a control character": ("Ada", "A\x07da"),
    "an accent as a sign of its own": ("Andr\u00e9", "Andre\u0301"),
    "two accents in the other order": ("a\u0323\u0302", "a\u0302\u0323"),
    "full width": ("Ada", "\uff21\uff44\uff41"),
    "bold": ("Ada", "\U0001d400\U0001d41d\U0001d41a"),
    "script": ("Ada", "\U0001d4d0\U0001d4ed\U0001d4ea"),
    "Fraktur": ("Ada", "\U0001d56c\U0001d589\U0001d586"),
    "in circles": ("Ada", "\u24b6\u24d3\u24d0"),
    "a ligature": ("Sofie", "So\ufb01e"),
    "a Roman numeral": ("Liga IV", "Liga \u2163"),
    "Cyrillic": ("Ada", "\u0410d\u0430"),
    "Cyrillic throughout": ("caxap", "\u0441\u0430\u0445\u0430\u0440"),
    "Greek capitals": ("NIKO", "\u039d\u0399\u039a\u039f"),
    "Greek among small letters": ("Bo", "B\u03bf"),
    "Cherokee": ("AGA", "\u13aaGA"),
    "a dotless i": ("Lina", "L\u0131na"),
    "a capital I for an l": ("Bill", "BiIl"),
    "an l for a capital I": ("Ian", "lan"),
    "a bar for an l": ("Bill", "Bi|l"),
    "a figure one for an l": ("Bill", "Bil1"),
    "a zero for an o": ("Bo", "B0"),
    "rn for m": ("Emil", "Ernil"),
    "an apostrophe": ("O'Neil", "O\u2019Neil"),
    "a dash": ("Ann-Marie", "Ann\u2013Marie"),
    "Cyrillic in capitals and small": ("\u0412\u0415\u0421\u041d\u0410", "\u0432\u0435\u0441\u043d\u0430"),
    "Greek in capitals and small": ("\u039d\u03af\u03ba\u03bf\u03c2", "\u03bd\u03af\u03ba\u03bf\u03c3"),
    "a sharp s": ("Stra\u00dfe", "STRASSE"),
    "Persian with its joiner": ("\u0645\u06cc\u200c\u0631\u0648\u0645", "\u0645\u06cc\u0631\u0648\u0645"),
    "digits in Arabic": ("\u0661\u0665", "l\u0665"),
}
DIFFERENT = {
    "another letter": ("Ada", "Ade"),
    "an accent": ("Andre", "Andr\u00e9"),
    "a stroke": ("Ole", "\u00d8le"),
    "a ring": ("Asa", "\u00c5sa"),
    "an i and an l": ("Ali", "All"),
    "an n and a v of Greek looks": ("nu", "vu"),
    "another figure": ("Spring 1", "Spring 2"),
    "a blank between": ("Mary Ann", "Maryann"),
    "another order": ("Ada", "adA d"),
    "another script": ("\u05d3\u05d5\u05d3", "\u05d3\u05d5\u05df"),
    "another emoji": ("\U0001f3c6 Spring", "\U0001f3c5 Spring"),
    "another skin": ("\u270c\U0001f3fd", "\u270c\U0001f3ff"),
    "Chinese": ("\u674e\u660e", "\u674e\u5a1c"),
}
CLEAR = (
    *(
        "Ada",
        "\u00c5se \u00d8deg\u00e5rd",
        "7",
        "!",
        "\U0001f3c6 Spring",
        "\U0001fa77",
        "\U0001fae9 cup",
        "1\ufe0f\u20e3",
    ),
    *("\U0001f3f4\u200d\u2620\ufe0f Pirates", "\U0001f468\u200d\U0001f469\u200d\U0001f467 cup"),
    *(
        "\U0001f3f3\ufe0f\u200d\U0001f308",
        "\u2764\ufe0f\u200d\U0001f525",
        "\U0001f9d1\U0001f3fd\u200d\U0001f680",
    ),
    "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f cup",
    *(
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        "\u0d32\u0d40\u0d17\u0d4d\u200c \u0d15\u0d2a\u0d4d\u0d2a\u0d4d",
    ),
    *(
        "\u0d28\u0d4d\u200d",
        "\u0915\u094d\u200d\u0937",
        "\u0dc1\u0dca\u200d\u0dbb\u0dd3",
        "\u845b\U000e0100",
        "\u05d3\u05d5\u05d3",
    ),
)
UNCLEAR = (
    *(ALIKE[how][1] for how in list(ALIKE)[4:22]),
    *(
        "",
        " ",
        "\u0301",
        "\u3164\u2800",
        "\u200d",
        "\U0001f3f4\U000e0067",
        "\U0001f468\u200d\u200d\U0001f469",
        "A\ud800",
    ),
)

EVERYDAY = """
Ada Adam Ali Alma Anna Anne Arne Bo Bjarne Britt Cleo Dag Eli Ella Emil Emma Eva Finn Gro Hal Hanna Ida Ina
Ingrid Iris Jan Jon Kim Lars Lea Leo Lina Liv Mia Mina Mona Nils Nina Noa Nora Ola Ole Per Rolf Siv Tim Tom
"""


@pytest.mark.parametrize("how", ALIKE)
def test_names_that_look_the_same(how: str) -> None:
    one, other = ALIKE[how]
    assert one != other
    assert look_alike(seen_as(one), seen_as(other))
    assert doubles([one, "Zoe", other]) == [True, False, True]


@pytest.mark.parametrize("how", DIFFERENT)
def test_names_that_look_otherwise(how: str) -> None:
    one, other = DIFFERENT[how]
    assert not look_alike(seen_as(one), seen_as(other))
    assert doubles([one, other]) == [False, False]


@pytest.mark.parametrize("name", CLEAR)
def test_all_of_a_name_is_seen_also_where_its_signs_are_joined(name: str) -> None:
    assert is_clear(name)
    assert visible(name) == name


@pytest.mark.parametrize("name", UNCLEAR)
def test_a_part_of_a_name_is_not_seen(name: str) -> None:
    assert not is_clear(name)


def test_people_of_everyday_names_are_not_taken_for_each_other() -> None:
    names = EVERYDAY.split()
    assert [pair for pair in combinations(names, 2) if any(doubles(pair))] == []


@given(st.text(max_size=20))
def test_what_is_left_out_of_a_name_makes_it_look_no_other(name: str) -> None:
    seen = visible(name)
    assert visible(seen) == seen
    assert seen_as(seen) == seen_as(name) == seen_as(f"\u2068{name}\u2069")
    assert look_alike(seen_as(name), seen_as(as_read(name)))


def test_names_are_let_go_of() -> None:
    before = list(map(seen_as, chain.from_iterable(ALIKE.values())))
    forget_looks()
    assert list(map(seen_as, chain.from_iterable(ALIKE.values()))) == before
