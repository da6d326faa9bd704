"""What programs are told and what they may answer: no more than their seat knows, and nothing that harms."""

import json
import re
import tomllib
from pathlib import Path
from typing import get_type_hints

import pytest

from bot.games import GAMES
from bot.games.api import Event, Move, Observation
from bot.programs import Host, protocol, read_programs
from bot.programs.protocol import BadAnswer, farewell, hello, question, read_answer
from tests.mirror import ROOT
from tests.players.test_blind import twins

PAGE = (ROOT / "docs" / "hosting" / "programs.md").read_text(encoding="utf-8")


# What they are told


def test_a_program_gets_an_observation_and_no_state() -> None:
    for tell in (hello, question, protocol.position, Host.decide):
        assert get_type_hints(tell)["seen"] is Observation
    assert not {name for name in vars(protocol) if "state" in name.lower()}


@pytest.mark.parametrize("key", GAMES)
def test_hidden_cards_change_nothing_in_what_a_program_is_told(key: str) -> None:
    for state, twin, seat, _ in twins(key):
        first, second = (GAMES[key].observe(each, seat) for each in (state, twin))
        for events in (), (Event("drew", {"seat": seat, "count": 1}),):
            assert question(1, first, events) == question(1, second, events)
        assert hello(first, 2.0) == hello(second, 2.0)


def test_events_of_other_seats_are_left_out() -> None:
    state = GAMES["olsen"].new(3, b"1", {})
    told = question(1, GAMES["olsen"].observe(state.state, 1), state.events).decode()
    hands = {event.to: event.data["cards"] in told for event in state.events if event.to is not None}
    assert hands == {0: False, 1: True, 2: False}


def test_cards_that_came_to_its_seat_are_told_once() -> None:
    game = GAMES["olsen"]
    seen = game.observe(game.new(3, b"1", {}).state, 1)
    drew, hers = (
        Event("drew", {"seat": 1, "count": 1}),
        Event("drew", {"seat": 1, "count": 1, "cards": "9C"}, 1),
    )
    others = Event("drew", {"seat": 2, "count": 1}), Event("drew", {"seat": 2, "count": 1, "cards": "7D"}, 2)
    played = Event("played", {"seat": 2, "cards": "7D"}), Event("played", {"seat": 2, "cards": "7D"})
    told = json.loads(question(1, seen, (drew, hers, *others, *played)))["events"]
    assert told == [
        {"event": "drew", "seat": 1, "count": 1, "cards": "9C"},
        {"event": "drew", "seat": 2, "count": 1},
        {"event": "played", "seat": 2, "cards": "7D"},
        {"event": "played", "seat": 2, "cards": "7D"},
    ]


@pytest.mark.parametrize("key", GAMES)
def test_every_line_is_one_line_of_json_and_moves_are_those_of_the_notation(key: str) -> None:
    step = GAMES[key].new(3, b"1", {})
    seen = GAMES[key].observe(step.state, min(GAMES[key].to_act(step.state)))
    for line in (hello(seen, 1), question(9, seen, step.events), farewell(None)):
        assert line.count(b"\n") == 1
        assert line.endswith(b"\n")
        assert json.loads(line)["type"]
    told = json.loads(question(9, seen, step.events))
    assert tuple(map(Move.parse, told["legal"])) == seen.legal
    assert tuple(told["position"]["hand"].split()) == seen.hand


@pytest.mark.parametrize("key", GAMES)
def test_the_page_names_every_key_of_a_position(key: str) -> None:
    step = GAMES[key].new(3, b"1", {})
    named = set(re.findall(r"`(\w+)`", PAGE[PAGE.index("### Position") :]))
    assert set(protocol.position(GAMES[key].observe(step.state, 0))) <= named


# What they answer


def test_an_answer_is_a_move() -> None:
    assert read_answer(b'{"id": 4, "move": "play 9C !", "more": [1]}\n', 4) == Move("play", ("9C", "!"))


@pytest.mark.parametrize(
    "line",
    [
        *(b"\n", b"play 9C\n", b"\xff\xfe\n", b"[4]\n", b"null\n", b"{}\n", b'{"id": 4}\n', b"[" * 4000),
        *(b'{"id": 3, "move": "draw"}\n', b'{"id": true, "move": "draw"}\n', b'{"move": "draw"}\n'),
        *(b'{"id": 4, "move": 7}\n', b'{"id": 4, "move": ""}\n', b'{"id": 4, "move": "Draw"}\n'),
        b'{"id": 4, "move": "play ' + b"9C " * 200 + b'"}\n',
    ],
)
def test_what_is_no_answer_is_refused(line: bytes) -> None:
    with pytest.raises(BadAnswer):
        read_answer(line, 4)


# The list


GOOD = """
[ravn]
name = "Ravn"
author = "Ada"
command = ["python3", "ravn.py"]
games = ["olsen", "pursuit"]
"""


def listed(folder: Path, text: str) -> Path:
    path = folder / "programs.toml"
    path.write_text(text, encoding="utf-8")
    (folder / "ravn.py").touch()
    return path


def test_a_program_is_listed_with_its_limits(tmp_path: Path) -> None:
    (program,) = read_programs(listed(tmp_path, GOOD + "seconds = 0.5\nmemory_mib = 64\nthreads = true"))
    assert (program.key, program.name, program.author) == ("ravn", "Ravn", "Ada")
    assert program.command[1:] == (str(tmp_path / "ravn.py"),)
    assert Path(program.command[0]).is_absolute()
    assert program.games == {"olsen", "pursuit"}
    assert (program.seconds, program.memory_mib, program.threads) == (0.5, 64, True)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[ravn", "is not valid TOML"),
        ("x = 1", "has 'x' outside a program"),
        (GOOD.replace("[ravn]", "[Ravn]"), "has a program [Ravn]. A key has"),
        (GOOD.replace('author = "Ada"', ""), "has no author in [ravn]"),
        (GOOD + "nice = 1", "has 'nice' in [ravn]. A program has only name, author"),
        (GOOD.replace('"pursuit"', '"poker"'), "the game 'poker' in [ravn]. Games are olsen"),
        (GOOD.replace('["python3", "ravn.py"]', '"python3 ravn.py"'), "as a list of texts"),
        (GOOD.replace("python3", "no-such-program"), "there is no such program here"),
        (GOOD.replace('"Ravn"', '" Ravn"'), "needs the name of [ravn] as one line of text"),
        (GOOD.replace('"Ravn"', f'"{"R" * 25}"'), "The maximum is 24"),
        (GOOD + "seconds = 60", "needs the seconds of [ravn] as a number from 0.1 to 10"),
        (GOOD + "seconds = true", "needs the seconds of [ravn] as a number"),
        (GOOD + "memory_mib = 1", "a number from 16 to 4096"),
        (GOOD + 'threads = "no"', "as true or false"),
        (GOOD + GOOD.replace("[ravn]", "[crow]"), "two programs called 'Ravn'"),
        (
            GOOD + GOOD.replace("[ravn]", "[crow]").replace('"Ravn"', '"R\u0430vn"'),
            "two programs called 'Ravn'",
        ),
    ],
)
def test_what_is_wrong_with_a_list_is_said(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        read_programs(listed(tmp_path, text))


def test_the_list_of_the_page_can_be_read(tmp_path: Path) -> None:
    example = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0]
    assert tomllib.loads(example)
    (tmp_path / "mine.py").touch()
    (program,) = read_programs(listed(tmp_path, example))
    assert program.command[1] == str(tmp_path / "mine.py")
