"""What is offered to people who type: no two names read alike, and each is understood when it is sent."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables import Refused
from bot.ui.components.offers import LONGEST, MOST, Suggestion, fitting, meant, picked
from bot.ui.i18n.translator import translator
from bot.ui.shell.boundary import refusal
from bot.user_text import as_read

NO = Refused("league-no_entry")


def names(offers: list[Suggestion]) -> list[str]:
    """The names that are shown, each of which is understood as what it stands for."""
    shown = fitting("", offers)
    for offer in shown:
        assert meant(offer.name, offers) == offer.value, offer
        assert meant(f" {offer.name.upper()}\u200b ", offers) == offer.value, offer
        offered = [each.value for each in fitting(offer.name, offers)]
        assert offer.value in offered or len(offered) == MOST
    read = [as_read(offer.name) for offer in shown]
    assert len(set(read)) == len(read), read
    assert all(1 <= len(offer.name) <= LONGEST for offer in shown)
    return [offer.name for offer in shown]


def test_a_list_keeps_discords_limits() -> None:
    offers = [Suggestion("Åse " + "x" * 200, str(number)) for number in range(60)]
    shown = fitting("åSE", offers)
    assert len(shown) == MOST
    assert {len(offer.name) for offer in shown} == {LONGEST}
    assert fitting("nobody", offers) == []


def test_what_is_typed_is_found_by_key_by_name_or_by_its_only_beginning() -> None:
    people = [("Ada", "k1"), ("Adam", "k2"), ("Bo", "k3"), ("Bo", "k4"), ("Cleo", "k5")]
    offers = [Suggestion(*each) for each in people]
    assert [picked(text, offers, NO) for text in ("k2", "ada", "ADAM", " cl ")] == ["k2", "k1", "k2", "k5"]
    for text in ("", "x", "\u200b"):
        with pytest.raises(Refused, match="league-no_entry"):
            picked(text, offers, NO)


@pytest.mark.parametrize(("text", "asked"), [("bo", ["Bo · k3", "Bo · k4"]), ("a", ["Ada", "Adam"])])
def test_what_can_mean_several_is_asked_about(text: str, asked: list[str]) -> None:
    offers = [Suggestion(*each) for each in [("Ada", "k1"), ("Adam", "k2"), ("Bo", "k3"), ("Bo", "k4")]]
    with pytest.raises(Refused) as refused:
        picked(text, offers, NO)
    assert refusal(refused.value, translator()).splitlines()[1:] == asked


def test_of_many_that_can_be_meant_some_are_named() -> None:
    with pytest.raises(Refused) as refused:
        picked("Bo", [Suggestion("Bo", str(number)) for number in range(100)], NO)
    assert refused.value.data["names"].splitlines()[3:] == ["Bo · 3", "Bo · 4", "…"]


def test_the_long_part_is_cut_and_the_rest_stays() -> None:
    people = ", ".join(["Alexandra-Victoria von Oldenburg"] * 10)
    points = " – ".join("1000" for _ in range(9))
    (name,) = names([Suggestion(f"Jan 1, 2026, 20:15: {people} ({points})", "k1", people)])
    assert name.startswith("Jan 1, 2026, 20:15: A")
    assert name.endswith(f"…… ({points})".replace("……", "…"))
    assert len(name) == LONGEST


BEGINNING = "The Grand Winter League of All Who Like to Play Cards on Long Dark Evenings, " * 2


@pytest.mark.parametrize(
    "alike",
    [
        ["Ada"] * 30,
        ["Ada", "ada", "ADA ", " Ada", "A\u200bda", "Ada\ufeff", "A\u2060d\u00ada", "Ａｄａ"],
        ["Spring", "Spring\u3164", "Spring\u2800", "Spring  "],
        ["❤", "❤\ufe0f", "👩\u200d🚀", "👩🚀"],
        [f"{BEGINNING}{number}" for number in range(30)],
        ["👨\u200d👩\u200d👧\u200d👦" * number for number in (13, 14, 15, 16)],
        ["עדה" * 40, "עדה" * 41, "\u202eעדה" * 40],
        [f"Monday · k{number}" for number in range(3)] + ["Monday"],
        ["?", "?", "\u200b?"],
    ],
    ids=["equal", "unseen", "blanks", "emoji", "beginning", "families", "right to left", "keys", "nameless"],
)
def test_names_that_read_alike_are_told_apart(alike: list[str]) -> None:
    names([Suggestion(name, f"k{number}") for number, name in enumerate(alike)])


@given(
    st.lists(
        st.tuples(st.text("Aa1 \u200b\u200d👩é", max_size=8), st.sampled_from(["", "x" * 90, "y" * 120])),
        max_size=40,
    )
)
def test_no_two_names_read_alike(parts: list[tuple[str, str]]) -> None:
    names([Suggestion(f"{name}{long}.", f"k{number:02}", long) for number, (name, long) in enumerate(parts)])


@pytest.mark.parametrize("length", range(30, 36))
def test_figures_stay_behind_names_from_right_to_left_that_are_cut(length: int) -> None:
    people = ", ".join([f"\u2068{'ע' * length}\u2069"] * 3)
    (offer,) = fitting("", [Suggestion(f"1: {people} (0 – 35)", "k1", people)])
    assert offer.name.endswith("… (0 – 35)")
    assert offer.name.count("\u2068") == offer.name.count("\u2069")
    assert len(offer.name) <= LONGEST
    assert meant(offer.name, [Suggestion(f"1: {people} (0 – 35)", "k1", people)]) == "k1"


def test_names_of_other_scripts_that_look_alike_are_asked_about() -> None:
    offers = [Suggestion("Ada", "k1"), Suggestion("\u0410d\u0430", "k2"), Suggestion("Bo", "k3")]
    assert names(offers) == ["Ada · k1", "\u0410d\u0430 · k2", "Bo"]
    with pytest.raises(Refused, match="which_one"):
        picked("ada", offers, NO)


def test_names_that_look_alike_in_capitals_alone_are_each_understood_in_their_own_letters() -> None:
    offers = [Suggestion("Ali", "k1"), Suggestion("All", "k2")]
    assert [offer.name for offer in fitting("", offers)] == ["Ali", "All"]
    assert [picked(text, offers, NO) for text in ("Ali", "ali", "All", "all")] == ["k1", "k1", "k2", "k2"]
    with pytest.raises(Refused, match="which_one"):
        picked("ALI", offers, NO)


def test_what_is_cut_off_can_still_be_typed() -> None:
    offers = [Suggestion(f"{'x' * 200}{number}", f"k{number}") for number in range(2)]
    assert [offer.value for offer in fitting(f"{'x' * 200}1", offers)] == ["k1"]
    assert meant(f"{'x' * 200}1", offers) == "k1"
