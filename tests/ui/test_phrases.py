"""The catalogue has every phrase that is asked for, and no other, in every language; and what happens in a
match can be told in each of them.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random
from typing import NamedTuple, get_args

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax.ast import Junk

from bot import resources
from bot.games import GAMES, OWN
from bot.games.api import Event, Move
from bot.services.limits import KINDS
from bot.simulation.page_words import PHRASE, WORDS
from bot.tables import ClockName
from bot.tables.recorded import Why
from bot.ui.i18n.translator import FALLBACK, OF_COMMANDS, UnknownPhraseError, locale_for, translator
from bot.ui.i18n.values import decimal
from bot.ui.i18n.wording import SUITS, Wording
from bot.ui.lessons.lessons import lesson_of
from tests.fingerprint import always_shown, rendered
from tests.games.at_random import open_table, some_move
from tests.style import STYLES
from tests.ui.catalogue import (
    BEGUN,
    LOCALES,
    arguments,
    catalogue,
    entries,
    files,
    lacking,
    left_in_english,
    named_variants,
    other_arguments,
    quoted,
    text,
    unknown,
)

ROOT = Path(__file__).parents[2]
MATCHES = 120
TOLD = 100
"""So many events of each kind are told."""
LONGEST = 2000
SIGN = re.compile("[\u2190-\u2bff\U0001f000-\U0001faff]")
"""An arrow or an emoji."""
LOOK_EVERY = 20
"""One state in so many is drawn, for every seat."""
RARE = (
    Event("false_call", {"seat": 1}),
    Event("table_changed", {"seat": 1}),
    Event("struck", {"points": [110, 120]}),
    Event("call_ignored", {"seat": 0}, to=0),
)
"""What random play does not come to."""

OTHERS = [locale for locale in LOCALES if locale != FALLBACK]


@cache
def phrases() -> set[str]:
    """All phrases but those of the slash commands."""
    return {phrase for phrase in catalogue(FALLBACK) if not phrase.startswith(OF_COMMANDS)}


@cache
def parsed(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


@cache
def running_files() -> tuple[Path, ...]:
    """The files that a start of the bot imports: a game that is still being made is not among them."""
    taken: set[Path] = set()
    found = [*(ROOT / "cogs").glob("*.py"), *(ROOT / "bot" / "ui").rglob("*.py")]
    ahead = ["bot.client", *(".".join(path.relative_to(ROOT).with_suffix("").parts) for path in found)]
    while ahead:
        name = ahead.pop()
        path = ROOT.joinpath(*name.split("."))
        path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        if path not in taken and path.is_file():
            taken.add(path)
            for node in parsed(path):
                if isinstance(node, ast.ImportFrom) and node.module:
                    ahead += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return tuple(sorted(taken))


@cache
def running() -> list[ast.AST]:
    """The code of these files."""
    return list(chain.from_iterable(map(parsed, running_files())))


@cache
def constants() -> set[object]:
    """Every constant in all code there is."""
    nodes = chain.from_iterable(
        parsed(path) for top in ("bot", "cogs") for path in (ROOT / top).rglob("*.py")
    )
    return {node.value for node in nodes if isinstance(node, ast.Constant)}


def texts(node: ast.AST) -> list[str]:
    """The texts that an expression may be: a constant, or either side of a choice between constants."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@cache
def calls_in(path: Path) -> list[ast.Call]:
    """Every call in a file that is given anything."""
    return [node for node in parsed(path) if isinstance(node, ast.Call) and node.args]


def first_arguments(function: str, files: Sequence[Path] | None = None) -> set[str]:
    """The first argument of every call of ``function``, by whatever object, where it is a text."""
    calls = chain.from_iterable(map(calls_in, files or running_files()))
    named = [call for call in calls if getattr(call.func, "id", getattr(call.func, "attr", "")) == function]
    return set(chain.from_iterable(texts(call.args[0]) for call in named))


@cache
def templates() -> list[re.Pattern[str]]:
    """The names that the running bot puts together, but for their beginning: ``vote-{kind}-yes``."""
    found = []
    for node in running():
        pieces = node.values if isinstance(node, ast.JoinedStr) else []
        if pieces and isinstance(pieces[0], ast.Constant):
            filled = [re.escape(p.value) if isinstance(p, ast.Constant) else "(.+)" for p in pieces]
            found.append(re.compile("".join(filled)))
    return found


def is_put_together(phrase: str) -> bool:
    """Whether the code has a template for this name, and what fills its gaps."""
    matches = filter(None, (template.fullmatch(phrase) for template in templates()))
    return any(set(match.groups()) <= constants() for match in matches)


def refusals() -> set[str]:
    """A phrase for each reason to refuse something."""
    return {
        *(f"refused-league-{reason}" for reason in first_arguments("IllegalAct")),
        *(f"refused-{reason}" for reason in first_arguments("Refused")),
        *(f"refused-options-{reason}" for reason in first_arguments("BadOptions")),
        *(f"illegal-{reason}" for reason in first_arguments("IllegalMove")),
    }


def house_rules() -> set[str]:
    """A question for each house rule, and words for each value that is no number."""
    options = [(key, option) for key, game in OWN.items() for option in game.spec.options]
    values = [(key, o.key, v) for key, o in options if not isinstance(o.values, range) for v in o.values]
    return {
        *(f"{key}-option-{option.key}" for key, option in options),
        *(
            f"{key}-option-{option}-{str(v).lower()}"
            for key, option, v in values
            if not isinstance(v, int) or isinstance(v, bool)
        ),
    }


def chosen_by_data() -> set[str]:
    """What else is asked for by a name that only the running bot puts together."""
    return {
        *(f"clock-{clock}" for clock in get_args(ClockName)),
        *(f"suit-{suit}" for suit in SUITS),
        *(f"{key}-{text}" for key in OWN for text in ("pitch", "examples")),
        *(f"{key}-call" for key, game in OWN.items() if "call" in game.spec.out_of_turn),
        *(
            f"{key}-lesson-{number}{done}"
            for key in OWN
            for number, _ in enumerate(lesson_of(key), 1)
            for done in ("", "-done", "-hint")
        ),
        *(f"refused-budget_{kind}" for kind in (*KINDS, "posts")),
        *(f"refused-record_{why}" for why in get_args(Why)),
        *("refused-suspended_tables", "refused-suspended_leagues"),
        *("origin-timeout", "origin-stand_in", "refused-other", "illegal-other"),
    }


def of_the_page() -> set[str]:
    """What the page of `olsen try` says, and the template of the pages outside Discord."""
    told = chain.from_iterable(each.values() for each in WORDS.values())
    template = (resources.data_folder() / "pages" / "page.html").read_text(encoding="utf-8")
    of_template = re.findall(r'say\("([\w-]+)"\)', template)
    return {found["phrase"] for text in told for found in PHRASE.finditer(text)} | set(of_template)


# Used and there


def test_a_phrase_that_is_said_is_in_the_catalogue() -> None:
    said = first_arguments("say")
    assert len(said) > 400
    assert said - phrases() == set()


def test_a_phrase_that_is_put_together_is_in_the_catalogue() -> None:
    assert (refusals() | house_rules() | chosen_by_data() | of_the_page()) - phrases() == set()


def test_every_phrase_in_the_catalogue_is_used() -> None:
    questions = tuple(f"{question}-" for question in house_rules())
    known, shown = constants(), quoted(FALLBACK)

    def is_used(phrase: str) -> bool:
        start, _, rest = phrase.partition("-")
        of_a_value = phrase.startswith(questions)
        event = rest.removesuffix("-beside").rpartition("-")[2]
        by_data = start in (*GAMES, "event", "verb", "illegal") and event in known
        by_name = phrase in known or phrase in shown or is_put_together(phrase)
        return by_name or of_a_value or by_data

    named = refusals() | house_rules() | chosen_by_data() | of_the_page()
    assert not [phrase for phrase in phrases() - named if not is_used(phrase)]


# One language and the other


@pytest.mark.parametrize("locale", LOCALES + BEGUN)
def test_each_phrase_says_what_stands_in_its_file(locale: str) -> None:
    whole, say = FluentBundle([locale], use_isolating=False), translator(locale)
    for _, resource in files(locale):
        assert [entry.content for entry in resource.body if isinstance(entry, Junk)] == []
    for _, resource in files(locale) + files(FALLBACK):
        whole.add_resource(resource)
    for phrase, written in catalogue(locale).items():
        given = dict.fromkeys(arguments(locale, phrase), 3)
        expected, _ = whole.format_pattern(whole.get_message(phrase).value, given)
        assert say(phrase, **given) == expected, written


@pytest.mark.parametrize("locale", LOCALES + BEGUN)
def test_no_phrase_stands_twice(locale: str) -> None:
    assert [
        phrase for phrase, count in Counter(phrase for phrase, _ in entries(locale)).items() if count > 1
    ] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_a_language_has_the_phrases_of_english(locale: str) -> None:
    assert lacking(locale) == []


@pytest.mark.parametrize("locale", LOCALES + BEGUN)
def test_phrases_quote_phrases_that_there_are(locale: str) -> None:
    lent = catalogue(FALLBACK).keys() if locale in BEGUN else set()
    assert quoted(locale) <= catalogue(locale).keys() | lent


@pytest.mark.parametrize("locale", OTHERS)
def test_nothing_is_left_in_english(locale: str) -> None:
    assert left_in_english(locale) == []


@pytest.mark.parametrize("locale", OTHERS + BEGUN)
def test_what_a_language_has_fits_what_english_has(locale: str) -> None:
    assert unknown(locale) == []
    assert other_arguments(locale) == []


@pytest.mark.parametrize("locale", BEGUN)
def test_a_language_that_is_begun_has_a_name_of_its_own(locale: str) -> None:
    assert "settings-language-name" in catalogue(locale)


@pytest.mark.parametrize("locale", OTHERS)
def test_a_phrase_knows_all_cases_that_it_knows_in_english(locale: str) -> None:
    lacks = {
        phrase: named_variants(FALLBACK, phrase) - named_variants(locale, phrase)
        for phrase in catalogue(locale)
    }
    assert {phrase: cases for phrase, cases in lacks.items() if cases} == {}


@pytest.mark.parametrize("locale", OTHERS)
def test_a_phrase_shows_in_all_cases_what_it_always_shows_in_english(locale: str) -> None:
    lacks = {
        phrase: always_shown(FALLBACK, phrase) - always_shown(locale, phrase) for phrase in catalogue(locale)
    }
    assert {phrase: names for phrase, names in lacks.items() if names} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_mark_has_its_other_half(locale: str) -> None:
    pairs = ("**", "`", "__")
    said = ((phrase, said) for phrase in catalogue(locale) for said in rendered(locale, phrase))
    assert [phrase for phrase, text in said if any(text.count(mark) % 2 for mark in pairs)] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_signs_are_those_of_english(locale: str) -> None:
    def signs(of: str, phrase: str) -> set[str]:
        return set(SIGN.findall(text(of, phrase)))

    assert [phrase for phrase in catalogue(locale) if signs(locale, phrase) != signs(FALLBACK, phrase)] == []


def test_what_a_language_lacks_is_said_in_english_also_inside_a_phrase(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    english = "one = One\ntwo = Two { $cards }\nthree = Three\nback = Back\npress = Press { back } or { one }"
    danish = "one = En\nthree =\n    { $broken\nfour = Fire, { back }"
    for locale, phrases in (("en", english), ("da", danish)):
        folder = tmp_path / "data" / "locales" / locale
        folder.mkdir(parents=True)
        (folder / "all.ftl").write_text(phrases, encoding="utf-8")
    monkeypatch.setattr(resources, "PACKAGE", tmp_path / "bot")
    say = translator("da")
    assert say.locale == "da"
    assert [say("one"), say("two", cards=2), say("two", cards=3)] == ["En", "Two 2", "Two 3"]
    assert say("four") == "Fire, Back"
    assert say("press") == "Press Back or En", "the button is called so in this language"
    assert not caplog.messages
    assert say("three") == "Three"
    assert caplog.messages == ["phrase three in da is not valid Fluent"]
    assert say.has("two")
    assert not say.has("five")
    with pytest.raises(UnknownPhraseError):
        say("five")


def test_a_text_that_is_kept_is_that_of_its_arguments_alone() -> None:
    say = translator("en")
    for _ in range(2):
        assert say("total", total=1) == "1 point"
        assert say("total", total=2) == "2 points"
        assert say("total", total=decimal(1, least=2)) == "1.00 points"
        assert say("total", total=1) == "1 point"


def test_what_is_wrong_with_a_phrase_is_logged_each_time(caplog: pytest.LogCaptureFixture) -> None:
    translator("en")("total", other=1)
    once = len(caplog.records)
    translator("en")("total", other=1)
    assert len(caplog.records) == 2 * once > 0


@pytest.mark.parametrize(
    ("discord_locale", "language"),
    [("en-US", "en"), ("en-GB", "en"), ("no", "nb"), ("da", "da"), ("xx-YY", None), ("xx", None)],
)
def test_discords_locales_and_our_languages(discord_locale: str, language: str | None) -> None:
    assert locale_for(discord_locale) == language


# What happens at a table


class Played(NamedTuple):
    """Random matches of a game, in words."""

    told: list[tuple[int, Event, bool]]
    """Of how many seats, what, and whether as a line of the drawing."""
    moves: dict[Move, int]
    """What could be pressed, and of how many seats at most; but for the call, which every game words for
    itself.
    """


@cache
def matches(key: str) -> Played:
    game, chance = GAMES[key], Random(7)
    seen: list[tuple[int, Event, bool]] = []
    moves: dict[Move, int] = {}
    kinds: Counter[tuple[str, bool]] = Counter()

    def take(seats: int, event: Event, *, line: bool) -> None:
        kinds[event.key, line] += 1
        if kinds[event.key, line] <= TOLD:
            seen.append((seats, event, line))

    for _ in range(MATCHES):
        seats, _, _, (state, events) = open_table(game, chance)
        for number in range(LONGEST):
            for event in events:
                take(seats, event, line=False)
            for seat in (None, *range(seats)) if number % LOOK_EVERY == 0 else ():
                observation = game.observe(state, seat)
                for move in observation.legal[:TOLD]:
                    if move.verb != "call":
                        moves[move] = max(seats, moves.get(move, 0))
                for line in (*observation.lines, *observation.hints):
                    take(seats, line, line=True)
            if game.result(state):
                break
            state, events = game.apply(state, *some_move(game, state, seats, chance))
    return Played([*seen, *((2, event, False) for event in RARE)], moves)


IN_GAMES = [pytest.param(key, marks=pytest.mark.xdist_group(f"{key} in words")) for key in GAMES]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", IN_GAMES)
def test_whatever_happens_can_be_told(key: str, locale: str, caplog: pytest.LogCaptureFixture) -> None:
    for seats, event, line in matches(key).told:
        if event.to is None or line:
            words = Wording(key, [f"Seat{seat}" for seat in range(seats)], translator(locale))
            sentence = words.line(event) if line else words.tell(event)
            assert not re.search("None|none|[{}]|  ", sentence), event
    assert not caplog.messages


@pytest.mark.parametrize(("locale", "term"), [(each, term) for each in STYLES for term in STYLES[each].terms])
def test_a_term_of_seasons_has_one_word(locale: str, term: str) -> None:
    english, own = STYLES[locale].terms[term]
    named = [phrase for phrase in catalogue(locale) if english.search(text(FALLBACK, phrase))]
    assert named
    assert [phrase for phrase in named if not own.search(text(locale, phrase))] == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", IN_GAMES)
def test_whatever_can_be_pressed_has_a_label(key: str, locale: str, caplog: pytest.LogCaptureFixture) -> None:
    for move, seats in matches(key).moves.items():
        words = Wording(key, [f"Seat{seat}" for seat in range(seats)], translator(locale))
        label = f"{words.verb(move.verb)} {words.words((move.verb, *move.args), 1)}"
        assert not re.search("None|none|[{}=>]|  ", label), move
    assert not caplog.messages


@pytest.mark.slow
def test_every_event_that_a_game_knows_has_been_told() -> None:
    others = [path for path in running_files() if not path.is_relative_to(ROOT / "bot" / "league")]
    known = {
        *chain.from_iterable(first_arguments(name, others) for name in ("tell", "Event", "for_all_and_one"))
    }
    told = {event.key for key in GAMES for _, event, _ in matches(key).told}
    assert known <= told


def test_a_game_may_word_an_event_in_its_own_way() -> None:
    called = Event("called", {"seat": 1})
    assert Wording("olsen", ["Ada", "Bo"], translator()).tell(called) == "📣 Bo called Olsen One Card!"
    assert Wording("olsen", ["Ada", "Bo"], translator("nb")).tell(called) == "📣 Bo ropte Olsen One Card!"


@pytest.mark.parametrize(
    ("locale", "one", "both"),
    [
        ("en", "Bo misses a turn.", "Ada and Bo miss a turn."),
        ("nb", "Bo står over en tur.", "Ada og Bo står over en tur hver."),
        ("da", "Bo springes over.", "Ada og Bo springes begge over."),
        ("sv", "Bo får stå över en tur.", "Ada och Bo får stå över en tur var."),
        ("de", "Bo setzt aus.", "Ada und Bo setzen aus."),
        ("is", "Bo situr hjá.", "Ada og Bo sitja hjá."),
        ("fr", "Bo saute son tour.", "Ada et Bo sautent leur tour."),
    ],
)
def test_what_happens_to_one_player_or_to_several_is_said_of_so_many(
    locale: str, one: str, both: str
) -> None:
    words = Wording("olsen", ["Ada", "Bo", "Cleo"], translator(locale))
    assert words.tell(Event("missed", {"seats": [1], "why": "ace"})) == one
    assert words.tell(Event("missed", {"seats": [0, 1], "why": "ace"})) == both
    for count in (1, 2):
        for seats in ([1], [0, 1]):
            told = words.tell(Event("poisoned", {"seat": 2, "seats": seats, "count": count}))
            each = re.search(r"\b(each|hver|hvor|je|var|chacun|par personne)\b", told)
            assert (each is not None) == (len(seats) > 1), told


@pytest.mark.parametrize(
    ("locale", "of_several"),
    [
        ("nb", "dere|de|dem|deres"),
        ("da", "jer|de|dem|deres"),
        ("sv", "er|de|dem|deras"),
        ("de", "euch|sie|ihre"),
        ("is", "ykkar|þeirra|þau"),
        ("fr", "vous|ces|les apparie|leurs|les retirer"),
    ],
)
def test_one_missing_player_is_not_spoken_of_as_several(locale: str, of_several: str) -> None:
    say = translator(locale)
    pattern = re.compile(rf"\b({of_several})\b", re.IGNORECASE)
    table = {"season": "Olsen", "stage": "final", "table": 1, "absent": "Ada"}
    left = {"umpire": "Una", "players": "Ada", "season": "Olsen"}
    for count in (1, 2):
        told = [say("outbox-begun-without", **table, count=count, forfeits=does) for does in (True, False)]
        for how in ("start", "drawn", "computer", "nothing"):
            told.append(say("outbox-missing", **left, count=count, how=how))
        assert [bool(pattern.search(text)) for text in told] == [count > 1] * len(told), told


@pytest.mark.parametrize("locale", LOCALES)
def test_what_cards_have_cost_in_all_reads_alike_in_games_that_count_up_and_down(locale: str) -> None:
    say = translator(locale)
    up, down = Wording("olsen", (), say), Wording("olsen_olsen", (), say)
    assert [up.total(cost) for cost in (0, 1, 15)] == [down.total(-cost) for cost in (0, 1, 15)]


@pytest.mark.parametrize(("locale", "deal"), [("en", "won the deal"), ("nb", "vant omgangen")])
@pytest.mark.parametrize("feat", ["anyway", "comeback", "from_one", "rescue", "swing"])
def test_a_moment_says_that_a_deal_was_won_because_another_may_have_won_the_match(
    locale: str, deal: str, feat: str
) -> None:
    assert deal in translator(locale)(f"feat-{feat}", name="Ada", other="Bo", count=4, cause="", more=0)


def test_cards_that_are_plain_numbers_have_commas_between_them() -> None:
    opened = Event("opened", {"cards": ["3", "11", "3"]})
    assert Wording("otter", (), translator()).tell(opened) == "The columns open with 3, 11, 3."
    assert Wording("olsen", (), translator()).cards("9H 9D") == "9♥ 9♦"
