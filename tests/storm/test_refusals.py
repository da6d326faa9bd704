"""An answer is known for a refusal by its words, whatever stands in them, and for none by how short it is."""

from __future__ import annotations

from bot.ui.i18n.translator import translator
from tests.storm.refusals import refusals_in

SAY = translator("en")


def test_a_refusal_is_known_by_its_words() -> None:
    words = SAY("refused-not_joined", names="Ada")
    assert ("not_joined", words) in refusals_in(words)
    assert ("not_joined", words) in refusals_in(f"{words}\n### Your hand")


def test_each_choice_of_words_is_known() -> None:
    for role in ("none", "<@&7>"):
        assert "not_staff" in dict(refusals_in(SAY("refused-not_staff", role=role)))


def test_what_is_done_is_no_refusal_however_short() -> None:
    assert not list(refusals_in(SAY("joined-late", seat="Bo")))
