"""A name that several people have does not stand alone."""

from __future__ import annotations

from tests.storm.names import mistaken


def test_a_name_that_two_have_is_told_apart() -> None:
    assert mistaken(["Ann", "Ann", "Bo"], "**Ann** has joined.") == "Ann"
    assert mistaken(["Ann", "Ann", "Bo"], "**Ann (4711)** and Annika have joined Bo.") == ""
    assert mistaken(["Ann", "Bo"], "Ann has joined.") == ""
