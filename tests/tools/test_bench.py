"""The benchmarks run and report in a form that machines can read."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from bot.games import GAMES
from bot.players.chances import stretched
from tests.bench import chances, luck, players, pool, strength
from tests.forked import Copy

PERIODS = ("all", "month", "season", "league")


ROOT = Path(__file__).parents[2]


def bench(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    with TemporaryDirectory() as folder:
        files = Path(folder) / "out.txt", Path(folder) / "err.txt"
        with Copy(f"tests.bench.{name}", arguments, ROOT, os.environ, *files) as process:
            out, err = process.communicate(timeout=600)
    return subprocess.CompletedProcess(arguments, process.returncode or 0, out, err)


def test_the_engine_is_measured_for_people_and_machines() -> None:
    done = bench("engine", "--seconds", "0.05", "--json")
    assert done.returncode == 0
    head, *rows, last = done.stdout.splitlines()
    assert "actions/s" in head
    measured = json.loads(last)
    games = measured["games"]
    assert [each["game"] for each in measured["looks"]] == list(GAMES)
    assert all(each["dump_us"] > 0 and each["observe_us"] > 0 for each in measured["looks"])
    assert measured["peers"] == []
    assert [each["game"] for each in games] == [row.split()[0] for row in rows] == list(GAMES)
    for each in games:
        assert set(each) == {"game", "actions_per_s", "moves_per_match", "position_bytes"}
        assert min(each["actions_per_s"], each["moves_per_match"], each["position_bytes"]) > 0


def test_one_game_alone_and_no_json_unless_asked_for() -> None:
    lines = bench("engine", "--seconds", "0.05", "--game", "olsen").stdout.splitlines()
    assert len(lines) == 2
    assert lines[1].startswith("olsen ")


def test_without_its_peers_the_engine_says_how_to_get_them() -> None:
    done = bench("engine", "--seconds", "0.05", "--game", "olsen", "--peers")
    assert done.returncode == 0
    if find_spec("rlcard") or find_spec("pyspiel"):
        assert " times " in done.stdout
    else:
        assert "--with rlcard --with open_spiel" in done.stdout.splitlines()[-1]


def test_drawing_is_measured_and_a_usual_hand_is_small() -> None:
    done = bench("drawing", "--rounds", "1", "--json")
    assert done.returncode == 0, done.stderr
    head, *rows, hop, last = done.stdout.splitlines()
    assert "p99, ms" in head
    assert hop.startswith("to a thread and back: ")
    assert json.loads(last)["hop_ms"] > 0
    pictures = json.loads(last)["pictures"]
    assert len(pictures) == len(rows)
    assert {each["palette"] for each in pictures} == {"classic", "safe"}
    names = {each["picture"] for each in pictures}
    assert {"hand of 7, olsen", "hand of 60, otter", *(f"table, {key}" for key in GAMES)} <= names
    for each in pictures:
        assert 0 < each["p50_ms"] <= each["p99_ms"]
        assert each["compressing"] > 0
        assert each["of_zlib"] > 0
        if each["picture"].startswith("hand of 7"):
            assert each["most_bytes"] <= 12 * 1024, each
        if each["picture"].startswith("hand of 12"):
            assert each["most_bytes"] <= 13 * 1024, each


def test_looking_at_what_was_played_is_measured(tmp_path: Path) -> None:
    size = ("--players", "30", "--matches", "300", "--times", "3")
    done = bench("boards", *size, "--folder", str(tmp_path), "--json")
    assert done.returncode == 0, done.stderr
    head, columns, *rows, _, _, last = done.stdout.splitlines()
    assert head.startswith("30 players, 300 matches of 4")
    assert columns.split() == ["question", "p50", "p99", "max", "cpu", "p99"]
    found = json.loads(last)
    names = [each["question"] for each in found["questions"]]
    assert len(rows) == len(names) == len(set(names))
    orders = [f"leaderboard, {period}, {by}" for period in PERIODS for by in ("wins", "points", "rating")]
    assert {*orders, "stats of anybody", "history of all", "a season's results"} <= set(names)
    for each in found["questions"]:
        assert 0 < each["p50_ms"] <= each["p99_ms"] <= each["max_ms"]
        assert each["cpu_p99_ms"] > 0
    assert found["rated"] == 75
    assert found["bytes_per_match"] * 300 <= found["bytes"]
    assert list(tmp_path.iterdir()) == []


def test_presses_over_real_sockets_are_measured_beside_their_floors(tmp_path: Path) -> None:
    size = ("--seconds", "0.5", "--rates", "10", "--only", "pictures", "--starts", "12", "--tables", "4")
    done = bench("wire", *size, "--folder", str(tmp_path), "--json")
    assert done.returncode == 0, done.stderr
    *_, last = done.stdout.splitlines()
    found = json.loads(last)
    assert found.keys() == {
        "floor", "floor_same_requests", "requests_per_press", "rates", "starts", "limits", "idle_table_bytes",
    }  # fmt: skip
    assert found["floor"].keys() == {"cpu_ms", "p50_ms", "p99_ms"}
    assert found["floor_same_requests"].keys() == {"cpu_ms"}
    assert found["requests_per_press"] >= 1
    [rate] = found["rates"]
    assert rate.keys() == {"clicks_per_s", "pictures", "p50_ms", "p99_ms", "late", "cpu_ms"}
    assert (rate["clicks_per_s"], rate["pictures"]) == (10, True)
    assert 0 < rate["p50_ms"] <= rate["p99_ms"]
    assert rate["cpu_ms"] > 0
    [start] = found["starts"]
    assert start.keys() == {"matches", "first_answer_s", "p99_ms", "r429", "left_behind"}
    assert (start["matches"], start["r429"]) == (12, 0)
    assert start["first_answer_s"] > 0
    assert found["limits"] == {}
    assert list(tmp_path.iterdir()) == []


def test_being_in_many_servers_is_measured(tmp_path: Path) -> None:
    size = ("--servers", "4", "--channels", "3", "--roles", "2", "--messages", "20", "--seconds", "1")
    done = bench("servers", *size, "--folder", str(tmp_path), "--json")
    assert done.returncode == 0, done.stderr
    *_, last = done.stdout.splitlines()
    found = json.loads(last)
    assert (found["servers"], found["shards"]) == (4, 1)
    assert min(found["start_s"], found["start_cpu_s"], found["bytes"], found["message_us"]) > 0
    assert 0 < found["hand_p50_ms"] <= found["hand_p99_ms"]
    assert list(tmp_path.iterdir()) == []


def test_presses_while_computers_think_are_measured(tmp_path: Path) -> None:
    size = ("--tables", "20", "--rate", "4", "--seconds", "4")
    done = bench("computers", *size, "--folder", str(tmp_path), "--json")
    assert done.returncode == 0, done.stderr
    *_, last = done.stdout.splitlines()
    found = json.loads(last)
    for level in ("normal", "hard"):
        assert found[level]["presses"] > 0
        assert found[level]["late"] == 0
        assert found[level]["steps"] > found[level]["presses"]  # computers have played, too
    assert found["p99_ratio"] > 0
    assert list(tmp_path.iterdir()) == []


def test_calls_are_counted_alike_each_time() -> None:
    first, second = (bench("calls", "--json") for _ in range(2))
    assert first.returncode == 0, first.stderr
    head, *rows, last = first.stdout.splitlines()
    assert head.split() == ["way", "calls", "functions", "files"]
    found = json.loads(last)
    assert list(found) == ["a_card", "a_press", "a_result", "the_last_move"]
    assert len(rows) == len(found)
    assert all(each["calls"] >= each["functions"] >= each["files"] > 0 for each in found.values())
    assert json.loads(second.stdout.splitlines()[-1])["a_card"] == found["a_card"]


def test_how_long_people_wait_is_measured() -> None:
    *rows, last = bench("waiting", "--game", "olsen", "--json").stdout.splitlines()
    assert [row.split()[1] for row in rows] == ["friends", "alone", "asleep"]
    friends = json.loads(last)["olsen"]["friends"]
    assert 0 < friends["waiting_s"] < friends["deal_s"]
    assert friends["stuck_turns"] > 0


def test_an_unknown_benchmark_is_refused() -> None:
    command = [sys.executable, "-m", "tests.bench", "weather"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode != 0
    assert "engine" in done.stderr


def test_the_strength_of_computers_is_measured_and_goes_on_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.json"
    cell = players.Cell("pursuit", "normal", "greedy", 4)
    found = players.measure(cell, 8, 60.0)
    assert (found["matches"], found["seats"]) == (8, 4)
    assert found["ci95"][0] <= found["share"] <= found["ci95"][1]
    assert found["p99_ms"] > 0
    assert found["share"] == players.measure(cell, 8, 60.0)["share"]
    cells = list(players.cells(["pursuit"]))
    names = list(map(str, cells))
    assert "pursuit hard normal 2" in names
    assert "pursuit clairvoyant greedy 4" in names
    assert "pursuit clairvoyant hard 4" not in names
    stopped: dict[str, Any] = {name: {"wins": [0.0] * 8, "times": {"300": 101}} for name in names}
    stopped["pursuit easy greedy 2"] = {"wins": [0.5] * 5, "times": {}}
    kept.write_text(json.dumps(stopped))
    done = players.full(cells, 8, kept)
    assert list(done) == names
    assert capsys.readouterr().out.count("\n") == 1, "only what was missing is played"
    stored = json.loads(kept.read_text())
    assert stored["pursuit easy greedy 2"]["wins"][:5] == [0.5] * 5
    cell = players.Cell("pursuit", "easy", "greedy", 2)
    assert stored["pursuit easy greedy 2"]["wins"][5:] == players.played(cell, 5, 3)[0]
    assert done["pursuit hard normal 2"]["share"] == 0
    assert players.full(cells, 8, kept) == done


def test_the_page_of_strength_shows_each_pair_from_both_sides(tmp_path: Path) -> None:
    kept, page = tmp_path / "kept.json", tmp_path / "page.md"
    played = {str(cell): {"wins": [0.5] * 8, "times": {"300": 101}} for cell in players.cells(list(GAMES))}
    played["pursuit hard normal 2"]["wins"] = [1.0, 1.0, 1.0, 0.0]
    kept.write_text(json.dumps(played))
    page.write_text("Before.\n<!-- strength: written -->\nOld.\n<!-- end of strength -->\nAfter.\n", "utf-8")
    strength.main(["--kept", str(kept), "--page", str(page)])
    told = page.read_text(encoding="utf-8")
    assert told.startswith("Before.\n")
    assert told.endswith("-->\nAfter.\n")
    assert "Old." not in told
    pursuit = told.split("## Swedish Pursuit")[1].splitlines()
    assert "Tables of 2, each pair in 4 matches or more, the clairvoyant in 8:" in pursuit
    assert "| hard |  | 0.750 ± 0.490 | 0.500 ± 0.000 | 0.500 ± 0.000 |" in pursuit
    assert "| normal | 0.250 ± 0.490 |  | 0.500 ± 0.000 | 0.500 ± 0.000 |" in pursuit


def test_luck_is_measured_and_written_down(tmp_path: Path) -> None:
    """In these matches, places follow skill in one game, and chance in the other."""
    kinds, chance = ("hard", "normal", "easy", "greedy"), Random(1)
    skilled, lucky = [], []
    for _ in range(200):
        seated = chance.sample(kinds, 4)
        skilled.append(pool.Played(tuple(seated), tuple(kinds.index(kind) + 1 for kind in seated), (0,) * 4))
        lucky.append(pool.Played(tuple(seated), tuple(chance.sample(range(1, 5), 4)), (0,) * 4))
    assert luck.skill_share([luck.seats_of(each) for each in skilled]) == 1
    assert luck.skill_share([luck.seats_of(each) for each in lucky]) == pytest.approx(0, abs=0.02)
    first = [each._replace(places=(1, 2, 3, 4)) for each in lucky]
    assert luck.seat_wins([luck.seats_of(each) for each in first], 0) == pytest.approx(1, abs=0.1)
    tied = luck.seats_of(pool.Played(kinds, (1, 1, 3, 4), (0,) * 4))
    assert [(seat.points, seat.won) for seat in tied] == [
        (pytest.approx(250 / 3), 0.5), (pytest.approx(250 / 3), 0.5), (pytest.approx(100 / 3), 0), (0, 0)
    ]  # fmt: skip
    assert luck.matches_by_wins() == 129
    page, data = tmp_path / "page.md", tmp_path / "luck.json"
    page.write_text("Before.\n<!-- luck: written -->\nOld.\n<!-- end of luck -->\nAfter.\n", "utf-8")
    for game in GAMES:
        played = skilled if game == "ole" else lucky
        (tmp_path / f"{game}-4.txt").write_text("\n".join(map(pool.written, played)))
    assert luck.main(["--folder", str(tmp_path), "--page", str(page), "--data", str(data)]) == 0
    told = page.read_text(encoding="utf-8")
    assert told.endswith("-->\nAfter.\n")
    assert "Old." not in told
    assert "| Olé, 4 players | 200 | 100% (100–100) |" in told
    assert json.loads(data.read_text())["games"]["ole"]["4"] == 1


def test_one_decision_in_a_hundred_takes_longer_than_what_is_told() -> None:
    tally = players.Tally()
    assert tally.p99() is None
    tally.add([1.0], [0.001] * 95 + [0.02] * 4 + [0.5])
    assert tally.p99() == pytest.approx(0.02, rel=0.02)


def test_strength_is_one_object_for_machines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(players, "TRIALS", 1)
    assert players.main(["--game", "ole", "--minutes", "0.001", "--json"]) == 0
    found = json.loads(capsys.readouterr().out.splitlines()[-1])["games"]["ole"]
    assert set(found) == {"hard_against_greedy", "clairvoyant_against_greedy", "normal_against_greedy"}
    for result in found.values():
        assert set(result) == {"share", "ci95", "matches", "seats", "p99_ms"}


def test_whoever_sees_all_cards_wins_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measured, a clairvoyant wins nearly all matches of Otter, and a greedy player a quarter."""
    monkeypatch.setattr(players, "TRIALS", 2)
    assert players.measure(players.Cell("otter", "clairvoyant", "greedy", 4), 4, 60.0)["share"] > 0.5


def test_chances_are_judged_by_other_matches_than_they_come_from(tmp_path: Path) -> None:
    done = bench("chances", "--game", "ole", "--matches", "20", "--processes", "1")
    assert done.returncode == 0, done.stderr
    head, *rows = done.stdout.splitlines()
    assert head.startswith("ole: two (1.0, 1.0, 1.0), below (")
    assert all(" won " in row and row.endswith("matches") for row in rows)
    moments = chances.asked("ole", 0, 6)
    judged = dict(chances.judged(moments))
    even = [moment for moment in moments if chances.is_even(moment)]
    assert {moment.match for moment in even} == {0, 1, 2}
    lost = [moment._replace(won=0.0) if moment in even else moment for moment in moments]
    again = dict(chances.judged(lost))
    assert all(judged[moment] == again[moment._replace(won=0.0)] for moment in even), (
        "its own end is no matter"
    )
    chances.write({"ole": chances.fitted(moments)}, tmp_path / "chances.json")
    assert json.loads((tmp_path / "chances.json").read_text())["games"].keys() == {"ole"}


def test_what_is_called_too_high_is_set_right() -> None:
    chance, truth = Random(1), (0.5, 0.6, 0.9)
    moments = [
        chances.Asked(match, 4, raw, chance.random() < stretched(4, raw, truth))
        for match in range(3000)
        for raw in [0.25 + 0.74 * chance.random()]
    ]
    found = chances.fitted(moments).above
    for raw in (0.4, 0.6, 0.8, 0.95):
        assert stretched(4, raw, found) == pytest.approx(stretched(4, raw, truth), abs=0.05)
