"""A season as files: every seat of every match, the standings, the log, and all that they follow from."""

from __future__ import annotations

import csv
import io
import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.league import export
from bot.league.decisions import Adjust, Award, Reverse, Void
from bot.league.season import acts, rebuilt
from bot.league.season.acts import LogEntry
from bot.league.season.log import act_from_json, settings_from_json
from bot.league.season.state import Season
from tests.league.seasons import Run

FORMER = "a former player"
NAMES = {"ump": "Una", "a": "Ada", "b": "=SUM(A1)"}
"""Whoever is not in it has been forgotten."""


def name(key: str) -> str:
    return NAMES.get(key, FORMER)


def read(rows: list[export.Row]) -> list[dict[str, str]]:
    """The rows as a spreadsheet has them."""
    return list(csv.DictReader(io.StringIO(export.csv(rows).decode("utf-8-sig"), newline="")))


@pytest.fixture
def run() -> Run:
    season = Run(size=3)
    season.enter("a", "b", "c")
    season.do(acts.Start())
    season.play(season.fixtures()[0], 10, 30, 20)
    return season


def test_every_seat_of_every_match_is_there_as_it_was_played_and_as_it_counts(run: Run) -> None:
    (match,) = run.season.play.results
    run.do(acts.Decide(Adjust(match, "a", 99)))
    rows = read(list(export.results(run.season, run.lines, name, str)))
    (own,) = [row for row in rows if row["player"] == "Ada"]
    assert (own["match"], own["round"], own["points"], own["void"]) == (match, "1", "99", "no")
    assert own["points_played"] != "99"
    assert (own["person"], own["entry"], own["by_forfeit"], own["forfeited"]) == ("a", "a", "no", "no")
    assert (own["worth"], own["gave"], own["won"], own["decisions"]) == ("0.0", "0.0", "no", "6")
    assert len(rows) == 3
    run.do(acts.Decide(Void(match)))
    assert {row["void"] for row in read(list(export.results(run.season, run.lines, name, str)))} == {"yes"}


def test_the_standings_are_those_that_people_see(run: Run) -> None:
    run.do(acts.Decide(Award("c", 500)))
    first, *_ = read(list(export.table(run.season, name)))
    assert (first["place"], first["player"], first["division"]) == ("1", FORMER, "1")
    assert float(first["score"]) >= 500


def test_the_whole_log_is_there_with_what_was_taken_back(run: Run) -> None:
    run.do(acts.Decide(Award("a", 5)), reason='said "so",\nand left')
    number = run.season.seq
    run.do(acts.Decide(Reverse(str(number))))
    rows = read(list(export.audit(run.lines, name, str, lambda line: f"line {line.seq}")))
    assert len(rows) == len(run.lines)
    own = rows[number - 1]
    assert (own["who"], own["act"], own["what"]) == ("Una", "Decide", f"line {number}")
    assert own["reason"] == 'said "so",\nand left'
    assert own["taken_back_by"] == str(number + 1)
    assert json.loads(own["after"])["standings"]


SEPARATORS = [*",;\t|:/ ", "\r\n", '"', "_"]
"""What a spreadsheet may take for the end of a cell."""


def cells(written: bytes, separator: str) -> list[str]:
    """All cells as a spreadsheet finds them that goes by this separator and by the ends of lines."""
    lines = re.split(r"[\r\n]", written.decode("utf-8-sig"))
    return [cell.strip(' \t"') for line in lines for cell in line.split(separator)]


@pytest.mark.parametrize("separator", SEPARATORS)
@pytest.mark.parametrize("text", ["=1+1", "+1+1", "-1-1", "@SUM(A1)", "＝1", "+1=2", '"=1'])
def test_a_spreadsheet_finds_no_formula(text: str, separator: str) -> None:
    alone = export.csv([(text,)])
    assert read([("a",), (text,)])[0]["a"].count("'") >= 1
    for written in (alone, export.csv([(f"x{separator}{text}{separator}", text, 1)])):
        for by in SEPARATORS:
            assert not any(cell.startswith(tuple("=+-@＝")) for cell in cells(written, by)), (written, by)


@given(st.text("=+-@x1 ;,'\"\t\n|"), st.sampled_from(SEPARATORS))
def test_no_text_becomes_one(text: str, separator: str) -> None:
    for cell in cells(export.csv([("a", text, 1)]), separator):
        assert not cell.startswith(tuple("=+-@"))


def test_words_with_signs_in_them_stay_as_they_are() -> None:
    plain = 'Jean-Luc, 7-8, a@b, x=y, {"score": -5.5, "points": -3}'
    assert read([("a",), (plain,)])[0]["a"] == plain


def test_a_term_that_is_a_list_is_one_cell() -> None:
    run = Run(hours=(17, 23), offsets=((0, -300), (1, 60)))
    rows = read(list(export.rules(run.season, ["One, two."], str)))
    settings = {row["setting"]: row["value"] for row in rows}
    assert settings["hours"] == "[17, 23]"
    assert all(set(row) == {"setting", "value"} for row in rows)


def test_numbers_stay_numbers() -> None:
    assert export.csv([(-5, 1.5, None, "a-b")]).decode() == "\ufeff-5,1.5,,a-b\r\n"


def test_all_can_be_made_again_from_the_json(run: Run) -> None:
    run.do(acts.Decide(Award("a", 5)))
    run.draw(run.now + 10_000)
    plain = json.loads(json.dumps(export.season_json(run.season, run.lines, name)))
    assert plain["seed"] is None
    opened = Season(
        plain["season"],
        run.season.place_id,
        settings_from_json(plain["settings"]),
        plain["number"],
        run.season.seed,
        plain["umpire"],
        plain["created_at"],
    )
    lines = [LogEntry(**{**line, "act": act_from_json(line["act"])}) for line in plain["log"]]
    assert rebuilt(opened, lines) == run.season
    run.do(acts.Cancel())
    assert export.season_json(run.season, run.lines, name)["seed"] == run.season.seed.hex()


def test_who_was_forgotten_is_in_none_of_it_by_name(run: Run) -> None:
    everything = (
        export.csv(export.results(run.season, run.lines, name, str)),
        export.csv(export.table(run.season, name)),
        export.csv(export.audit(run.lines, name, str, lambda line: "")),
    )
    assert all(b"Cleo" not in file for file in everything)
    assert export.season_json(run.season, run.lines, name)["people"] == {
        "a": "Ada",
        "b": "=SUM(A1)",
        "c": FORMER,
        "ump": "Una",
    }


def test_the_tournament_has_its_games_and_places() -> None:
    cup = Run(format="pursuit", game="pursuit")
    cup.enter("a", "b", "c")
    assert read(list(export.results(cup.season, cup.lines, name, str))) == []
    cup.do(acts.Start())
    cup.do(acts.StartDeal(1, 1, 1, 0), "")
    cup.do(acts.FinishDeal(1, 1, 1, (0, 12, 30)), "")
    rows = read(list(export.results(cup.season, cup.lines, name, str)))
    assert sorted((row["points"], row["won"]) for row in rows) == [("0", "yes"), ("12", "no"), ("30", "no")]
    assert {row["table"] for row in rows} == {"1"}
    first, *_ = read(list(export.table(cup.season, name)))
    assert (first["place"], first["round_1"], first["wins"]) == ("1", "0", "1")
    assert set(export.season_json(cup.season, cup.lines, name)["people"]) == {"a", "b", "c", "ump"}
