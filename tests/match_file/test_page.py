"""The page that checks records has the same rules, and finds whatever was changed."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from bot.games import GAMES
from bot.games.api import Move
from bot.games.seats import by_totals
from bot.games.shuffle import FIRST_LINK, commitment, fingerprint, link, match_seed, word_hash
from bot.match_file import (
    BadMatchFile,
    Line,
    MatchFile,
    MatchFilePlayer,
    check,
    from_text,
    is_checkable,
    to_text,
)
from tests.games.at_random import some_move
from tests.match_file.at_random import covered, missing, some_record, some_records
from tests.match_file.damaged import DAMAGED, EXAMPLE, RIGHT
from tests.match_file.page import CHROMIUM, PAGE, SCENARIOS, chromium, failed_scenarios, findings, opened
from tests.ui.catalogue import LOCALES

MATCHES = 25
"""A game."""
ODD = 150
"""Records in which something stands that does not belong there."""
CHANGED = 6
"""Matches of a game that are changed in each way."""

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium, chromium-browser or google-chrome here"),
    pytest.mark.xdist_group("browser"),
]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def page(browser: Browser) -> Page:
    """The page as anybody opens it; its script is not to be kept from anything."""
    return opened(browser, locale="en-GB")


@pytest.mark.parametrize("key", GAMES)
def test_random_matches_are_found_to_be_right(page: Page, key: str) -> None:
    records = list(some_records(key, MATCHES))
    assert missing(key, covered(records)) == []
    assert list(findings(page, [*map(to_text, records)])) == [[]] * MATCHES


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_its_rules_pass_every_scenario(page: Page, path: Path) -> None:
    assert failed_scenarios(page, path) == {}


def another_secret(record: MatchFile, chance: Random) -> MatchFile:
    digit = chance.randrange(64)
    text = record.secret.hex()
    flipped = f"{int(text[digit], 16) ^ chance.randrange(1, 16):x}"
    return replace(record, secret=bytes.fromhex(text[:digit] + flipped + text[digit + 1 :]))


def another_seed(record: MatchFile, chance: Random) -> MatchFile:
    other = another_secret(record, chance)
    return replace(other, commitment=commitment(other.secret))


def a_false_contribution(record: MatchFile, chance: Random) -> MatchFile:
    given = list(record.contributions)
    given[chance.randrange(len(given))] = str(chance.getrandbits(60))
    return replace(record, contributions=given)


def contributions_in_another_order(record: MatchFile, chance: Random) -> MatchFile:
    return replace(record, contributions=[*record.contributions[1:], record.contributions[0]])


def a_cut_tail(record: MatchFile, chance: Random) -> MatchFile:
    return replace(record, lines=record.lines[: chance.randrange(1, len(record.lines))])


def another_result(record: MatchFile, chance: Random) -> MatchFile:
    assert record.result is not None
    totals = list(record.result.totals)
    totals[chance.randrange(len(totals))] += chance.choice((-1, 1))
    return replace(record, result=record.result._replace(totals=tuple(totals)))


def other_places(record: MatchFile, chance: Random) -> MatchFile:
    assert record.result is not None
    first, *others = record.result.places
    places = ((*first, *others[0]), *others[1:]) if others else ((first[0],), first[1:])
    return replace(record, result=record.result._replace(places=places))


def invented_chips(record: MatchFile, chance: Random) -> MatchFile:
    assert record.result is not None
    chips = list(record.result.chips or [0] * len(record.players))
    chips[0], chips[-1] = chips[0] + 1, chips[-1] - 1
    return replace(record, result=record.result._replace(chips=tuple(chips)))


def a_stop_that_was_none(record: MatchFile, chance: Random) -> MatchFile:
    return replace(record, how="scored")


def another_place_in_the_chain(record: MatchFile, chance: Random) -> MatchFile:
    place = {"table": "abcdefgh", "number": "1", "previous": FIRST_LINK}
    return replace(record, proof={**place, "link": link(FIRST_LINK, record.commitment, "abcdefgi")})


def test_what_was_added_is_shown_to_be_compared(page: Page) -> None:
    chance = Random(9)
    record = some_record("olsen", chance)
    place = {"table": "abcdefgh", "number": "1", "previous": FIRST_LINK}
    place["link"] = link(FIRST_LINK, record.commitment, "abcdefgh")
    word = word_hash("fjellr\u00e9v")
    for contributions, until in (
        (record.contributions, record.contributions[:-1]),
        ([*record.contributions[:-1], f"w{word}"], [*record.contributions[:-1], f"w{word}"]),
    ):
        text = to_text(replace(record, contributions=contributions, proof=place))
        page.evaluate("text => openRecord(text)", text)
        page.evaluate("document.querySelector('#verdict details').open = true")
        expect(page.locator("#verdict")).to_contain_text(fingerprint(until))
        page.get_by_label("Your own word").fill(" fjellre\u0301v")
        said = "✓ It was added." if len(until) == len(contributions) else "✗ It wasn’t added"
        expect(page.locator("#verdict details")).to_contain_text(said)
    fair = to_text(replace(record, proof=place))
    assert list(findings(page, [fair])) == [[]]


@pytest.mark.parametrize(
    ("change", "codes"),
    [
        (another_place_in_the_chain, {"link"}),
        (another_secret, {"commitment"}),
        (another_seed, {"move", "cards", "after_end"}),
        (a_false_contribution, {"move", "cards", "after_end"}),
        (contributions_in_another_order, {"move", "cards", "after_end"}),
        (a_cut_tail, {"unfinished"}),
        (another_result, {"totals"}),
        (other_places, {"places"}),
        (invented_chips, {"chips"}),
        (a_stop_that_was_none, {"not_stopped"}),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_what_was_changed_is_found_though_its_digest_is_right(page: Page, change, codes) -> None:
    chance = Random(change.__name__)
    changed = [change(some_record(key, chance), chance) for key in GAMES for _ in range(CHANGED)]
    for found in findings(page, [*map(to_text, changed)]):
        assert codes & {each["code"] for each in found}
        assert "digest" not in {each["code"] for each in found}


def another_card(lines: Sequence[Line], at: int, chance: Random) -> str:
    """The move, with a card that another move has at the place of the one that it has."""
    words = lines[at].move.split(" ")
    others = [move.split(" ")[1] for _, _, _, move in lines if move.startswith("play ")]
    return " ".join([words[0], chance.choice([card for card in others if card != words[1]]), *words[2:]])


def another_move(lines: Sequence[Line], at: int, chance: Random) -> str:
    return chance.choice([line.move for line in lines if line.move != lines[at].move])


def swapped_moves(lines: Sequence[Line], at: int, chance: Random) -> str:
    return lines[at - 1].move


@pytest.mark.parametrize("change", [another_card, another_move, swapped_moves])
def test_a_changed_move_is_found(page: Page, change) -> None:
    """By the digest at once. Where that was made anew, both programs say the same: some moves may be made."""
    chance = Random(change.__name__)
    forged, kept = [], []
    for key in GAMES:
        for _ in range(CHANGED):
            record = some_record(key, chance)
            plays = [n for n, line in enumerate(record.lines) if n and line.move.startswith("play ")]
            at = chance.choice(plays)
            lines = list(record.lines)
            lines[at] = lines[at]._replace(move=change(record.lines, at, chance))
            forged.append(replace(record, lines=lines))
            kept.append(to_text(record).replace(f'"{record.lines[at]}"', f'"{lines[at]}"'))
    for record, text, found in zip(forged, kept, findings(page, kept), strict=True):
        assert text == to_text(record) or "digest" in {each["code"] for each in found}
    by_page = [bool(found) for found in findings(page, [*map(to_text, forged)])]
    assert by_page == [bool(check(record)) for record in forged]
    assert sum(by_page) > len(forged) * 0.7


BEGINNINGS = [
    {"game": "pursuit", "seats": 4, "deal": 3, "dealer": 1, "totals": [9, 20, 3, 40]},
    {"game": "olsen", "seats": 5, "deal": 4, "dealer": 2, "totals": [99, 100, 45, 60, 0], "out": [1]},
    {"game": "olsen_olsen", "seats": 3, "deal": 2, "dealer": 0, "totals": [-9, -20, 0]},
    {"game": "otter", "seats": 3, "deal": 1, "totals": [0, 1, 0], "options": {"best_of": 3}},
    {"game": "ole", "seats": 3, "deal": 1, "dealer": 1, "totals": [30, 20, 30], "won": [0, 1, 0]},
]


@pytest.mark.parametrize("beginning", BEGINNINGS, ids=lambda beginning: beginning["game"])
def test_matches_that_began_from_a_position_or_were_stopped(page: Page, beginning: dict[str, Any]) -> None:
    chance, game = Random(beginning["game"]), GAMES[beginning["game"]]
    beginning = {**beginning, "phase": "between"}
    options, seats = beginning.pop("options", {}), beginning["seats"]
    model = some_record(beginning["game"], chance)
    seed = match_seed(model.secret, model.contributions).hex()
    state = game.apply(game.load({**beginning, "options": options, "seed": seed}), 0, Move("deal")).state
    lines, states = [model.lines[0]], [state]
    while game.result(state) is None:
        seat, move = some_move(game, state, seats, chance)
        state = game.apply(state, seat, move).state
        lines.append(Line(100, seat, "person", str(move)))
        states.append(state)
    whole = replace(
        model,
        options=options,
        players=[model.players[0]] * seats,
        lines=lines,
        result=game.result(state),
        beginning=beginning,
    )
    at = chance.randrange(1, len(lines) - 1)
    stands = by_totals(game.observe(states[at], None).totals, low_wins=game.spec.low_wins)
    stopped = replace(whole, lines=lines[: at + 1], how="scored", result=stands)
    *others, last = stands.totals
    wrong = replace(stopped, result=stands._replace(totals=(*others, last + 1)))
    last_first = [tuple(range(seats))] if len(stands.places) > 1 else [*zip(range(seats))]
    unjust = replace(stopped, result=stands._replace(places=tuple(last_first)))
    paid = replace(stopped, result=stands._replace(chips=(0,) * seats))
    broken = replace(stopped, how="ended", result=None)
    records = [whole, stopped, wrong, unjust, paid, broken]
    assert [check(record) == [] for record in records] == [True, True, False, False, False, True]
    found = [[each["code"] for each in found] for found in findings(page, [*map(to_text, records)])]
    assert found == [[], [], ["totals"], ["places"], ["chips"], []]


def test_a_beginning_does_not_choose_the_cards(page: Page) -> None:
    """Who could name the cards or the count of shuffles would have a record that fits whatever was played."""
    beginning = {"game": "pursuit", "seats": 3, "phase": "between", "deal": 0, "next_deck": "AC 2C"}
    forged = json.loads(to_text(replace(some_record("pursuit", Random(1)), beginning=beginning)))
    found = page.evaluate("record => verify(record)", forged)
    assert [(each["code"], each["key"]) for each in found] == [("unreadable_key", "beginning")]


def test_both_programs_refuse_the_same_beginnings(page: Page) -> None:
    for key in GAMES:
        record = replace(some_record(key, Random(2)), options={})
        record = replace(record, lines=record.lines[:1], how="ended", result=None)
        seats = len(record.players)
        plain = {"game": key, "seats": seats, "phase": "between", "deal": 1}
        odd = (
            {},
            {"totals": [0] * seats},
            *({word: value} for word in ("dealer", "turn") for value in (-10, seats, 10**9, "0", 0.5, True)),
            {"game": "otter" if key == "ole" else "ole"},
            {"seats": seats - 1},
            {"deal": -1},
            {"deal": "1"},
            {"totals": ""},
            {"totals": ["0"]},
            {"totals": [0] * (seats + 1)},
            {"stock": "8}S"},
            {"tokens": [0] * (seats + 1)},
            {"out": [seats]},
            {"scores": [[1]]},
            {"unknown": 1},
        )
        texts = [to_text(replace(record, beginning={**plain, **each}, proof={})) for each in odd]
        by_page = page.evaluate(
            """texts => texts.map((text) => {
                try {
                    return verify(readRecord(text)).length > 0;
                } catch (error) {
                    return error instanceof Unreadable || String(error.stack);
                }
            })""",
            texts,
        )
        assert by_page == [is_refused(text) for text in texts] == [False, False] + [True] * (len(odd) - 2)


def test_both_programs_refuse_the_same_records(page: Page) -> None:
    """Whatever is written in the place of something else, the page has an answer, and the same as Python."""
    chance, texts = Random(5), []
    for _ in range(ODD):
        content = json.loads(EXAMPLE)
        if chance.random() < 0.3:
            content["beginning"] = {"game": "pursuit", "seats": 3, "phase": "between", "totals": [1, 2, 3]}
        place = content
        while (
            key := chance.choice([*(place if isinstance(place, dict) else range(len(place)))])
        ) is not None:
            if not isinstance(place[key], dict | list) or not place[key] or chance.random() < 0.3:
                break
            place = place[key]
        place[key] = chance.choice([None, True, 7, -1, 0.5, "", "x", "0p", [], [1], {"a": 1}, [[[[[[1]]]]]]])
        if chance.random() < 0.7:
            content.pop("proof", None)  # else its digest tells at once
        texts.append(json.dumps(content))
    program = """texts => texts.map((text) => {
        try {
            return verify(readRecord(text)).length > 0;
        } catch (error) {
            return error instanceof Unreadable || String(error.stack);
        }
    })"""
    texts += [*DAMAGED, *RIGHT]
    refused = [is_refused(text) for text in texts]
    assert dict(zip(texts, page.evaluate(program, texts), strict=True)) == dict(
        zip(texts, refused, strict=True)
    )
    assert len(texts) > sum(refused) > 0


def test_nothing_that_is_damaged_stays_unsaid_or_runs(browser: Browser) -> None:
    """The page says in a few lines what is wrong with it, and nothing of the record that was open before."""
    page = opened(browser, locale="en-GB")
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    program = """([right, damaged]) => damaged.map((text) => {
        openRecord(right);
        openRecord(text);
        const items = [...document.querySelectorAll("#verdict li")].map((item) => item.textContent);
        return [$("verdict").querySelector("h2").textContent, ...items, document.title];
    })"""
    for heading, *said, title in page.evaluate(program, [EXAMPLE, DAMAGED]):
        assert heading[0] in "✗?", said  # the latter of a game that nobody knows
        assert said
        assert all(sentence[-1] in ".?" and len(sentence) < 900 for sentence in said)
        assert title == "Check a match"
    assert [*findings(page, [RIGHT[1]])] == [[]]
    page.evaluate("text => openRecord(text)", RIGHT[1])
    expect(page.locator("#verdict h2")).to_have_text("✓ Everything fits.")
    assert page.locator("#verdict img, #verdict script, #seats img").count() == 0
    page.evaluate("() => { verify = () => { throw new Error('planted'); }; }")
    page.evaluate("text => openRecord(text)", EXAMPLE)
    expect(page.locator("#verdict")).to_contain_text("doesn’t know why")
    assert errors == []
    page.context.close()


def test_what_is_no_file_to_read_is_refused(page: Page) -> None:
    page.evaluate("text => openRecord(text)", EXAMPLE)
    for file, said in (
        ("{ size: 1e9, text: () => '' }", "The file is too large for a match file."),
        (
            "{ size: 0, text: () => Promise.reject(new DOMException('folder')) }",
            "The file couldn’t be opened.",
        ),
    ):
        page.evaluate(f"openFile({file})")
        expect(page.locator("#verdict li")).to_contain_text(said)


def is_refused(text: str) -> bool:
    try:
        record = from_text(text)
    except BadMatchFile:
        return True
    return not is_checkable(record) or check(record) != []


def test_a_record_is_opened_as_a_file_and_nothing_is_loaded(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    record = some_record("olsen", Random(1))
    file.write_text(to_text(record))
    page = opened(browser, locale="en-GB", offline=True, viewport={"width": 360, "height": 640})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.locator("#file").set_input_files(file)
    expect(page.locator("#verdict h2")).to_have_text("✓ Everything fits.")
    file.write_text(to_text(replace(record, lines=record.lines[:-1])))
    page.locator("#file").set_input_files(file)
    expect(page.locator("#verdict li")).to_have_text(
        "The match hasn’t ended after the last move, so moves are missing."
    )
    page.locator("#language").select_option("nb")
    expect(page.locator("#verdict h2")).to_have_text("✗ Noe stemmer ikke.")
    file.write_text("<b>no record</b>")
    page.locator("#file").set_input_files(file)
    expect(page.locator("#verdict li")).to_have_text(
        "Fila er ikke JSON. Er det den du fikk av boten, og er den hel?"
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert asked == [PAGE.as_uri()]
    page.context.close()


@pytest.mark.parametrize("key", GAMES)
def test_a_replay_says_and_shows_each_move_and_hides_what_a_seat_does_not_see(page: Page, key: str) -> None:
    """In every language, from the first seat and with all hands open."""
    record = some_record(key, Random(7))
    problems = page.evaluate(
        """text => {
            const problems = [];
            openRecord(text);
            for (const name of Object.keys(WORDS)) {
                language = name;
                for (const eyes of [null, 0]) {
                    const step = Math.ceil(shown.replay.last / 12);
                    for (let move = 0; move <= shown.replay.last; move += step) {
                        place = { move, eyes };
                        draw();
                        const match = shown.replay.at(move);
                        const isOver = ["between", "over"].includes(match.phase);
                        const words = $("replay").textContent;
                        if (/undefined|NaN|null|[{}]/.test(words)) problems.push([name, eyes, move, words]);
                        $("seats").childNodes.forEach((seat, i) => {
                            const sees = isOver || eyes === null || eyes === i;
                            const faces = seat.querySelectorAll(".card:not(.back)").length;
                            const due = sees ? match.hands[i].length : 0;
                            if (faces !== due) problems.push([eyes, move, i, faces, due]);
                        });
                    }
                }
            }
            language = "en";
            return problems;
        }""",
        to_text(record),
    )
    assert problems == []


def test_a_replay_is_gone_through_by_buttons_keys_and_address(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    record = next(r for n in count() if len((r := some_record("pursuit", Random(n))).lines) > 60)
    file.write_text(
        to_text(
            replace(
                record, players=[MatchFilePlayer("person", f"Ann {n}") for n in range(len(record.players))]
            )
        )
    )
    page = opened(browser, locale="nb-NO", viewport={"width": 360, "height": 640}, color_scheme="dark")
    page.locator("#file").set_input_files(file)
    position = page.locator("#position")
    expect(position).to_contain_text(f"Trekk 0 av {len(record.lines) - 1}, omgang 1")
    page.get_by_role("button", name="Fram").click()
    expect(position).to_contain_text("Trekk 1 av")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(position).to_contain_text("Trekk 2 av")
    page.get_by_role("button", name="Omgangen ut").click()
    expect(page.locator("#told")).to_contain_text("Omgang 1 er ferdig.")
    page.keyboard.press("End")
    expect(page.locator("#told")).to_contain_text("Partiet er ferdig.")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    expect(position).to_contain_text("Trekk 0 av")
    page.get_by_label("Sett av").select_option("Ann 1")
    expect(page.locator("#seats li").nth(0).locator(".back")).to_have_count(1)
    expect(page.locator("#seats li").nth(1).locator(".card:not(.back)")).to_have_count(5)
    page.keyboard.press("Tab")
    page.locator("#slider").fill("9")
    assert page.url.endswith("#move=9&eyes=1")
    page.reload()
    page.locator("#file").set_input_files(file)
    expect(position).to_contain_text("Trekk 9 av")
    expect(page.get_by_label("Sett av")).to_have_value("1")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.context.close()


def test_a_forged_record_is_shown_as_far_as_the_rules_go(page: Page) -> None:
    record = some_record("otter", Random(3))
    lines = [*record.lines[:9], record.lines[9]._replace(move="play 14 0"), *record.lines[10:]]
    page.evaluate("text => openRecord(text)", to_text(replace(record, lines=lines)))
    expect(page.locator("#verdict li")).to_contain_text("Move 9, “play 14 0” by")
    page.locator("[data-go=last]").click()
    expect(page.locator("#told")).to_contain_text("From here on, the file breaks the rules.")
    page.evaluate("text => openRecord(text)", to_text(replace(record, rules=99)))
    expect(page.locator("#verdict h2")).to_have_text("? The moves can’t be checked.")
    expect(page.locator("#replay")).to_be_hidden()


def test_every_sentence_is_there_in_every_language(page: Page) -> None:
    told = page.evaluate("LANGUAGES.map(each => [each, Object.keys(WORDS[each]).join()])")
    assert sorted(language for language, _ in told) == sorted(LOCALES)
    assert {keys for _, keys in told} == {told[0][1]}


def test_the_reader_chooses_among_the_languages(page: Page) -> None:
    choice = page.locator("#language")
    names = page.evaluate("LANGUAGES.map(each => WORDS[each].language_name)")
    assert choice.locator("option").all_inner_texts() == names
    for language in LOCALES:
        choice.select_option(language)
        assert page.locator("html").get_attribute("lang") == language
        assert page.title() == page.evaluate("each => WORDS[each].title", language)


def test_no_sentence_hides_another_with_the_same_key() -> None:
    """JavaScript keeps the last of two, without a word."""
    words = PAGE.read_text(encoding="utf-8").partition("const WORDS = {")[2].partition("\n};")[0]
    for language in re.split(r"\n  [a-z]{2}: \{", words)[1:]:
        keys = Counter(re.findall(r"(?:^|,) +(\w+): \"", language, re.MULTILINE))
        assert keys["title"] == 1
        assert [key for key, times in keys.items() if times > 1] == []
