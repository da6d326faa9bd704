"""Seasons of each format as earlier versions have written them down come to what they came to then."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.games.api import Event
from bot.league import export
from bot.league.contest import (
    Command,
    Contest,
    LogEntry,
    act_from_json,
    act_to_json,
    apply,
    next_time,
    rebuilt,
    terms_from_json,
    terms_to_json,
    winners,
)
from tests.league.promises import check

Json = dict[str, Any]
OLD: dict[str, Json] = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
"""By format, and by the rule by which it counts if that is not the first: the terms, the log with
what was told and when the clock was to speak next, and the outcome.
"""

formats = pytest.mark.parametrize("old", OLD.values(), ids=OLD)


def opened(old: Json) -> Contest:
    return Contest("s1", 7, terms_from_json(old["terms"]), 1, b"x" * 32, "ump", old["created_at"])


def line_of(written: Json) -> LogEntry:
    fields = ("seq", "at", "actor", "reason", "before", "after", "own_table")
    return LogEntry(act=act_from_json(written["act"]), **{name: written[name] for name in fields})


def as_json(value: Any) -> Any:
    """What comes back of a value that is stored."""
    return json.loads(json.dumps(value))


RENAMED = {"played_at": "played_at_utc"}


def as_it_was(rows: list[Any], old: list[Any]) -> list[Any]:
    """What rows that are exported now say under the headings that they had then, of what was exported then:
    the matches that somebody has missed were not.
    """
    headings, *lines = rows
    places = [headings.index(RENAMED.get(heading, heading)) for heading in old[0]]
    listed = [line for line in lines if headings[0] != "match" or line[0] is not None]
    return [old[0], *([line[place] for place in places] for line in listed)]


def outcome(contest: Contest, old: Json) -> Json:
    """What a season has come to, as far as people see it."""
    return as_json(
        {
            "phase": contest.phase,
            "standings": as_it_was(list(export.table(contest, str)), old["standings"]),
            "results": as_it_was(list(export.results(contest, str, str)), old["results"]),
            "people": export.people(contest),
            "winners": winners(contest),
        }
    )


@formats
def test_a_log_is_read_and_written_as_it_was(old: Json) -> None:
    for written in old["log"]:
        assert as_json(act_to_json(line_of(written).act)) == written["act"]
    assert as_json(terms_to_json(terms_from_json(old["terms"]))) == old["terms"]


@formats
def test_a_log_leads_to_what_it_led_to(old: Json) -> None:
    contest = rebuilt(opened(old), map(line_of, old["log"]))
    assert outcome(contest, old["outcome"]) == old["outcome"]


def told(event: Event) -> Json:
    """What is told of an event. Since results can be reviewed again, the news that a season is over also
    names a line of its log, which older versions did not.
    """
    return {key: of for key, of in event.data.items() if (event.key, key) != ("over", "line")}


@formats
def test_the_same_commands_are_written_down_and_told_as_they_were(old: Json) -> None:
    contest = opened(old)
    for written in old["log"]:
        line = line_of(written)
        step = apply(contest, Command(line.act, line.actor, line.at, line.reason))
        contest = step.contest
        check(contest)
        assert (step.line.seq, step.line.own_table) == (line.seq, line.own_table)
        assert as_json([step.line.before, step.line.after]) == [line.before, line.after]
        assert as_json([[event.key, told(event)] for event in step.news]) == written["news"]
        assert next_time(contest) == written["next"]
    assert outcome(contest, old["outcome"]) == old["outcome"]
