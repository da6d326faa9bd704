"""The attacks of ``docs/fairness.md``: each is found by the check, or by who compares with what they kept."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.cli.record import verify_record
from bot.games import GAMES
from bot.games.api import Move, Result
from bot.games.shuffle import FIRST_LINK, commitment, fingerprint, link, match_seed, word_hash
from bot.match_file import BadMatchFile, MatchFile, check, digest, from_text, is_checkable, to_text
from bot.tables import Who
from bot.tables import table as acts
from bot.tables.people import Chair
from bot.tables.table import Table
from tests.match_file.at_random import some_record
from tests.mirror import ROOT
from tests.tables.club import ADA, lobby

PAGE = ROOT / "docs" / "fairness.md"
GROUND = 64
"""So many numbers of a press are tried by who grinds."""


@pytest.fixture(params=GAMES)
def record(request: pytest.FixtureRequest) -> MatchFile:
    """The record of a match that was played fairly, of each game."""
    return from_text(to_text(some_record(request.param, Random(f"attacked {request.param}"))))


def codes(forged: MatchFile) -> set[str]:
    return {fault.code for fault in check(replace(forged, proof={}))}


def test_another_secret(record: MatchFile) -> None:
    assert "commitment" in codes(replace(record, secret=bytes(32)))


def test_late_secret(record: MatchFile) -> None:
    """It fits in itself once the match is played by it, and not what the lobby has shown."""
    secret = bytes(32)
    late = replace(record, secret=secret, commitment=commitment(secret))
    assert "commitment" not in codes(late)
    assert codes(late), "the moves are not those of other cards"
    assert late.commitment != record.commitment


def test_swapped_card(record: MatchFile) -> None:
    """A seat plays a card that the shuffle has given to another."""
    game = GAMES[record.game]
    state = game.new(
        len(record.players), match_seed(record.secret, record.contributions), record.options
    ).state
    for at, line in enumerate(record.lines[1:], 1):
        seat = line.seat or 0
        verb, *rest = line.move.split()
        held = set(game.observe(state, seat).hand)
        others = (game.observe(state, each).hand for each in range(len(record.players)) if each != seat)
        foreign = sorted({card for hand in others for card in hand} - held)
        if verb == "play" and rest[0] in held and foreign:
            move = " ".join([verb, foreign[0], *rest[1:]])
            forged = replace(record, proof={}, lines=[*record.lines[:at], line._replace(move=move)])
            (fault,) = check(forged)
            assert (fault.code, fault.data["line"]) == ("move", at + 1)
            return
        state = game.apply(state, seat, Move.parse(line.move)).state
    raise AssertionError("nobody has played a card")


def test_changed_move(record: MatchFile) -> None:
    lines = list(record.lines)
    del lines[len(lines) // 2]
    assert codes(replace(record, lines=lines))
    forged = replace(record, lines=[*lines[:-1], lines[-1]._replace(after=lines[-1].after + 1)])
    assert "digest" in {fault.code for fault in check(forged)}


def test_another_copy(record: MatchFile) -> None:
    """A digest that is made anew is that of another record."""
    lines = [record.lines[0], record.lines[1]._replace(after=record.lines[1].after + 1), *record.lines[2:]]
    forged = from_text(to_text(replace(record, lines=lines, proof={})))
    assert check(forged) == []
    assert forged.proof["digest"] != record.proof["digest"] == digest(record)


def test_left_out_digest(record: MatchFile, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content = json.loads(to_text(replace(record, started=record.started + 1)))
    path = tmp_path / "match.json"
    path.write_text(json.dumps({**content, "proof": {}}), encoding="utf-8")
    verify_record([path])
    assert "has no digest" in capsys.readouterr().out


def test_changed_result(record: MatchFile) -> None:
    assert record.result is not None
    places, totals, chips = record.result
    assert codes(replace(record, result=Result(places, (totals[0] + 1, *totals[1:]), chips))) == {"result"}


def test_cut_tail(record: MatchFile) -> None:
    assert codes(replace(record, lines=record.lines[:-1])) == {"unfinished"}


def test_false_contribution(record: MatchFile) -> None:
    for at in range(len(record.contributions)):
        given = list(record.contributions)
        given[at] = str(int(given[at]) + 1)
        assert codes(replace(record, contributions=given)), "another hand follows from it"


def test_exchanged_contribution(record: MatchFile) -> None:
    kept = fingerprint(record.contributions[:-1])
    for at in range(len(record.contributions) - 1):
        given = list(record.contributions[:-1])
        given[at] = str(int(given[at]) + 1)
        assert fingerprint(given) != kept


def words(table: Table, *said: str) -> Table:
    for who, word in zip((ADA, Who(2, "Bo")), said, strict=False):
        table = acts.add_word(table, who, word_hash(word))
    return table


def test_ground_ids() -> None:
    """Without a word the last press decides the cards; after a word it adds nothing."""
    table = lobby(2)
    ground = {acts.begin(table, str(press), 0).observe(0).hand for press in range(GROUND)}
    assert len(ground) > GROUND // 2
    safe = words(table, "Fjellrev")
    assert len({acts.begin(safe, str(press), 0).observe(0).hand for press in range(GROUND)}) == 1
    assert words(table, "Fjellrev", "Rype") != safe
    assert acts.begin(safe, "1", 0).contributions[-1] == f"w{word_hash('Fjellrev')}"


def test_chosen_press() -> None:
    """What a player can see before the press is the same, whatever follows from it."""
    tables = [replace(lobby(2), secret=bytes([n]) * 32) for n in range(GROUND)]
    hands = {acts.begin(table, "5000", 0).observe(0).hand for table in tables}
    assert len(hands) > GROUND // 2, "one press leads to as many hands as there are secrets"
    assert len({acts.contributed(table) for table in tables}) == 1


def test_own_time() -> None:
    """Two moments lead to the same cards, where the clock begins a match."""
    table = replace(lobby(2), chairs=(Chair("Ada", "pa", 1), Chair("Bo", "pb", 2)), message_id=77)
    dealt = [acts.begin(table, f"m{table.message_id}", now) for now in (1, 2)]
    assert dealt[0].state == dealt[1].state
    assert dealt[0].contributions == ("m77",)


def test_dropped_lobby() -> None:
    """Without it, every link after it is another."""
    promised = [(commitment(bytes([n]) * 32), f"table{n:03}") for n in range(5)]

    def links(chain: list[tuple[str, str]]) -> list[str]:
        found = [FIRST_LINK]
        for hashed, table_id in chain:
            found.append(link(found[-1], hashed, table_id))
        return found

    kept, forged = links(promised), links(promised[:2] + promised[3:])
    assert kept[:3] == forged[:3]
    assert set(kept[3:]).isdisjoint(forged[3:])


def test_chosen_position(record: MatchFile) -> None:
    beginning = {"game": record.game, "seats": len(record.players), "phase": "between", "seed": "00"}
    with pytest.raises(BadMatchFile):
        from_text(to_text(replace(record, beginning=beginning)))


def test_other_rules(record: MatchFile) -> None:
    assert not is_checkable(replace(record, rules=record.rules + 1))


def test_every_attack_that_names_a_test_has_one() -> None:
    rows = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| **")]
    named = {name for row in rows for name in re.findall("`([a-z_]+)`", row.split("|")[4])}
    tests = set(re.findall(r"^def test_([a-z_]+)\(", Path(__file__).read_text("utf-8"), re.MULTILINE))
    assert named == tests - {"every_attack_that_names_a_test_has_one"}
    unnamed = [row for row in rows if not row.split("|")[4].strip()]
    assert all(re.search("not detected|no advantage|seen:", row) for row in unnamed)
