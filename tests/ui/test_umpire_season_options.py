"""From what an umpire writes to the settings of a season: times, sense, the same again, how long it takes."""

from __future__ import annotations

from dataclasses import fields, replace
from datetime import UTC, datetime
from random import Random
from statistics import median
from zoneinfo import ZoneInfo

import pytest

from bot.games import GAMES, OWN
from bot.league.results import SCORING_VERSION
from bot.league.season import FORMATS, Command, Season, SeasonSettings, acts, apply
from bot.league.season.log import settings_from_json, settings_to_json
from bot.milliseconds import HOUR
from bot.players.greedy import choose
from bot.services import RuleSet
from bot.services.durations import FEWEST
from bot.services.house_rules import shipped_sets
from bot.tables import Refused
from bot.tables.forced import CHOICELESS
from bot.ui.house_rules.views import named as named_set
from bot.ui.i18n.hours import hours_between
from bot.ui.i18n.moments import moment_of
from bot.ui.i18n.spans import span_of
from bot.ui.i18n.translator import translator
from bot.ui.seasons.options import OPTIONS, clean, options_of
from bot.ui.seasons.settings import alterations, counting_lines, format_line
from bot.ui.seasons.view import SeasonView
from bot.ui.shell.boundary import refusal as refusal_text
from bot.ui.shell.drafts import LIFETIME, Drafts
from bot.ui.umpire.estimate import (
    fitting_clock,
    fitting_length,
    is_too_slow,
    longest,
    turns,
)
from bot.ui.umpire.plan_warnings import warnings
from bot.ui.umpire.season_options import in_zone, moved
from bot.ui.umpire.settings import forms_of
from tests.ui.drafting import settings_of
from tests.ui.test_commands import named

NOW = 1_785_585_600_000
DAY = 24 * HOUR
MINUTE = HOUR // 60
RULES = RuleSet("olsen", "as_written", {}, shipped=True)


def refusal(function: object, *args: object) -> str:
    with pytest.raises(Refused) as refused:
        function(*args)  # type: ignore[operator]  # whatever a test gives
    return refused.value.code


# Times


@pytest.mark.parametrize(
    ("text", "span"),
    [
        *(
            ("7", 7 * DAY),
            ("7 days", 7 * DAY),
            ("1 day", DAY),
            ("36 hours", 36 * HOUR),
            ("36h", 36 * HOUR),
            ("45 min", 45 * MINUTE),
        ),
        *(("2 weeks", 14 * DAY), ("2  Uker", 14 * DAY), ("12 timer", 12 * HOUR), ("3 døgn", 3 * DAY)),
    ],
)
def test_how_long_is_read_in_days_hours_and_weeks(text: str, span: int) -> None:
    assert span_of(text) == span
    assert moment_of(text, NOW) == NOW + span


@pytest.mark.parametrize("text", ["", "0", "soon", "-3 days", "7 months", "9999 weeks", "½ day"])
def test_what_is_no_time_is_refused(text: str) -> None:
    assert refusal(span_of, text) == "umpire_span"
    assert refusal(moment_of, text, NOW) in ("umpire_time", "umpire_time_past")


def test_a_day_and_an_hour_are_read_by_utc() -> None:
    day = datetime(2026, 12, 24, tzinfo=UTC).timestamp() * 1000
    assert moment_of("2026-12-24", NOW) == day
    assert moment_of(" 2026-12-24  20:30 ", NOW) == day + 20.5 * HOUR
    assert moment_of("Tomorrow", NOW) == NOW + DAY


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("2026-02-30", "umpire_time"),
        ("2026-12-24 25:00", "umpire_time"),
        ("2020-01-01", "umpire_time_past"),
        ("2090-01-01", "umpire_time_past"),
    ],
)
def test_a_day_that_is_none_or_not_ahead_is_refused(text: str, code: str) -> None:
    assert refusal(moment_of, text, NOW) == code


# SeasonSettings


def wished(
    base: SeasonSettings | None = None, rules: RuleSet | None = RULES, **written: str | int
) -> SeasonSettings:
    if base is None:
        written = {"name": "Spring", **written}
    options = {name.replace("_", "-"): str(value) for name, value in written.items()}
    return settings_of(options, rules, NOW, base)


def test_what_is_not_written_is_as_usual() -> None:
    usual = SeasonSettings("Spring", "olsen", "open", 5, "normal", "as_written")
    assert wished() == usual
    assert wished(format="rounds") == replace(usual, format="rounds")


def test_who_writes_of_rounds_gets_rounds() -> None:
    for written in ({"size": 3}, {"rounds": 2}, {"round_length": "2 days"}):
        assert wished(**written).format == "rounds"


def test_a_further_season_keeps_the_settings_of_the_last_one_but_for_what_is_said_now() -> None:
    before = SeasonSettings("Spring", "olsen", "open", 5, "normal", "as_written", length=3)
    before = replace(before, scoring_version=SCORING_VERSION - 1)
    assert wished(before, rules=None) == replace(before, scoring_version=SCORING_VERSION)
    assert wished(before, rules=None, length=1).length == 1


@pytest.mark.parametrize("game", GAMES)
def test_another_game_keeps_the_length_if_it_has_one(game: str) -> None:
    before = SeasonSettings("Spring", "olsen_olsen", "open", 5, "fast", "as_written", length=2)
    assert wished(before, game=game).length == (2 if GAMES[game].spec.length else 0)


def test_what_is_written_goes_into_the_settings() -> None:
    settings = wished(format="rounds", round_length="36 hours", starts="2 days", late="no")
    assert (settings.round_hours, settings.late) == (36, False)
    assert settings.starts == NOW + 2 * DAY


@pytest.mark.parametrize(
    ("written", "minutes", "said"),
    [
        ("10 minutes", 10, "1 round of 10 minutes at"),
        ("90 min", 90, "1 round of 90 minutes at"),
        ("1 hour", 60, "1 round of 1 hour at"),
        ("36 hours", 36 * 60, "1 round of 36 hours at"),
        ("1 week", 7 * 24 * 60, "1 round of 7 days at"),
    ],
)
def test_a_league_may_be_one_round_of_minutes(written: str, minutes: int, said: str) -> None:
    settings = wished(format="rounds", rounds=1, round_length=written)
    assert settings.round_time == minutes * MINUTE
    assert said in format_line(settings, translator())
    assert settings_from_json(settings_to_json(settings)) == settings


def test_a_round_has_a_least_and_a_longest_time() -> None:
    assert refusal(wished_of, "9 minutes") == "umpire_round_too_short"
    assert refusal(wished_of, "2161 hours") == "umpire_round_too_long"


CREATED: dict[str, tuple[dict[str, str | int], str]] = {
    "markup": ({"name": "**Spring**"}, "1 to 40 characters"),
    "tournament of another game": ({"format": "pursuit"}, "Only Swedish Pursuit has this tournament"),
    "length of a game without one": ({"game": "otter", "length": 2}, "can’t choose the number of deals"),
    "too small a table": ({"format": "rounds", "game": "otter", "size": 2}, "3 to 6 seats"),
    "an option of another format": (
        {"format": "open", "size": 4},
        "**Players per table** doesn’t apply to this format",
    ),
    "starts too early": ({"signup_closes": "5 days", "starts": "2 days"}, "before its sign-up closes"),
    "ends too early": ({"starts": "5 days", "ends": "2 days"}, "can’t end before it starts"),
    "no time": ({"starts": "soon"}, "I don’t understand “soon”."),
    "the past": ({"starts": "2020-01-01"}, "has passed"),
    "no span": ({"format": "rounds", "round_length": "long"}, "I don’t understand “long”."),
    "too long a round": ({"format": "rounds", "round_length": "40 weeks"}, "at most 90 days"),
}
"""What makes no sense in the command that opens a season, and what is said of it."""


@pytest.mark.parametrize("what", CREATED)
def test_a_season_that_makes_no_sense_is_refused(what: str) -> None:
    options, said = CREATED[what]
    with pytest.raises(Refused) as refused:
        wished(None, RULES, **{"game": "olsen", **options})
    assert said in refusal_text(refused.value, translator())


ALTERED: dict[str, tuple[str, dict[str, object], str]] = {
    "name": ("Summer", {"league": "Summer"}, "League name: Spring → Summer"),
    "format": ("divisions", {"format": "divisions"}, "Format: rounds"),
    "clock": ("slow", {"clock": "slow"}, "Clock: fast (30 seconds a turn) → slow (24 hours)"),
    "length": ("2", {"length": 2}, "Deals per match: as many as the game needs → 2"),
    "size": ("3", {"size": 3}, "Players per table: 4 → 3"),
    "rounds": ("5", {"rounds": 5}, "Rounds: 3 → 5"),
    "round-length": ("36 hours", {"round_hours": 36}, "Length of a round: 2 days → 36 hours"),
    "places": ("12", {"places": 12}, "Spots: no limit → 12"),
    "signup-closes": ("2 days", {}, "Sign-up closes: when the season starts → <t:"),
    "starts": ("3 days", {}, "Season starts: when you start it → <t:"),
    "late": ("no", {"late": False}, "Joining after the start: yes → no"),
    "hours": ("18:00 to 22:00", {"hours": (18, 22)}, "Hours of play: 17 to 23 (UTC) → 18 to 22 (UTC)"),
    "grace": ("15 minutes", {"grace": 15}, "10 minutes, so a ready check takes 20 → 15 minutes, so"),
}
"""What is written to alter each term of a season, what it is then, and what is said of it."""


@pytest.mark.parametrize("option", ALTERED)
def test_before_the_start_every_term_can_be_altered(option: str) -> None:
    to, expected, shown = ALTERED[option]
    settings = in_zone(wished(format="rounds", rounds=3, round_length="2 days", clock="fast"), None, NOW)
    act = acts.Alter(differing(settings, altered(settings, option, to)))
    step = apply(Season("s1", 7, settings, 1, bytes(32), "ump", NOW), Command(act, "ump", NOW + 1000, "why"))
    assert shown in "\n".join(alterations(step.line, SeasonView(step.season, {}, translator())))
    assert {name: getattr(step.season.settings, name) for name in expected} == expected
    assert settings_from_json(settings_to_json(step.season.settings)) == step.season.settings


def test_the_setting_and_the_announcement_name_the_same_time_for_a_ready_check() -> None:
    settings, say = wished(format="rounds", round_length="30 minutes", grace=5, clock="fast"), translator()
    assert OPTIONS["grace"].told(settings, say) == "5 minutes, so a ready check takes 15"
    said = "\n".join(counting_lines(settings, say))
    assert "opens when a round starts and closes after 15 minutes (10, and 5 for latecomers)." in said


def differing(settings: SeasonSettings, other: SeasonSettings) -> dict[str, object]:
    pairs = [
        (each.name, getattr(settings, each.name), getattr(other, each.name)) for each in fields(settings)
    ]
    return {name: now for name, was, now in pairs if was != now}


@pytest.mark.parametrize(
    ("option", "text", "said"),
    [
        ("rounds", "31", "Write a whole number from 1 to 30."),
        ("rounds", "three", "Write a whole number from 1 to 30."),
        ("size", "1", "Write a whole number from 2 to 10."),
        ("clock", "quick", "Choose one of these: fast (30 seconds a turn)"),
        ("late", "maybe", "Choose one of these: yes, no"),
        ("name", "a*b", "1 to 40 characters"),
        ("starts", "whenever", "I don’t understand “whenever”."),
        ("round-length", "1 minute", "at least 10 minutes"),
        ("ends", "8 weeks", "**Season ends** doesn’t apply"),
        ("hours", "evenings", "I don’t understand “evenings”. Write two full hours: `17-23`"),
        ("hours", "20-20", "I can’t tell which hours those are."),
        ("grace", "0", "Write a whole number from 1 to 60."),
        ("grace", "2 hours", "Write a whole number from 1 to 60."),
        ("grace", "a while", "I don’t understand “a while”."),
    ],
)
def test_a_term_is_not_altered_to_what_makes_no_sense(option: str, text: str, said: str) -> None:
    settings = wished(format="rounds", rounds=3, round_length="2 days")
    with pytest.raises(Refused) as refused:
        altered(settings, option, text)
    assert said in refusal_text(refused.value, translator())


def altered(settings: SeasonSettings, option: str, text: str) -> SeasonSettings:
    return settings_of({option: text}, None, NOW, settings)


def test_house_rules_that_there_are_not_are_refused() -> None:
    with pytest.raises(Refused) as refused:
        named_set(shipped_sets("olsen"), "nobody's")
    assert "no house rules with that name" in refusal_text(refused.value, translator())


def wished_of(round_length: str) -> SeasonSettings:
    return wished(format="rounds", round_length=round_length)


@pytest.mark.parametrize(
    ("written", "said"), [("1 hour", "a round takes 1 hour."), ("90 minutes", "a round takes 90 minutes.")]
)
def test_the_warning_says_how_long_a_round_is(written: str, said: str) -> None:
    settings = wished(format="rounds", round_length=written)
    (warning,) = warnings(settings, translator())
    assert said in warning
    (quick,) = warnings(
        wished(format="rounds", round_length="10 minutes", clock="fast", length=1, size=7), translator()
    )
    assert "take up to 20 minutes on the fast clock, but a round takes 10 minutes" in quick


def test_the_same_again_shifts_times_and_keeps_the_rest() -> None:
    first = wished(format="divisions", signup_closes="2 days", starts="3 days", size=5, places=20)
    before = replace(first, house_rules="wild", options={"packs": 2})
    settings = wished(moved(before, NOW - 50 * DAY, NOW), rules=None, rounds=7)
    assert settings == replace(
        before, rounds=7, signup_closes=first.signup_closes + 50 * DAY, starts=first.starts + 50 * DAY
    )


def test_another_game_again_leaves_the_house_rules_behind() -> None:
    first = wished(length=2)
    otter = RuleSet("otter", "as_written", {}, shipped=True)
    settings = wished(replace(first, options={"packs": 2}), rules=otter, game="otter")
    assert (settings.game, settings.options, settings.length) == ("otter", {}, 0)


def test_the_tournament_needs_no_game_to_be_named() -> None:
    assert wished(format="pursuit", rules=None).game == "pursuit"


def test_house_rules_that_fit_no_table_are_refused() -> None:
    one_pack = RuleSet("olsen", "small", {"packs": 1})
    code = refusal(settings_of, {"name": "Spring", "format": "rounds", "size": "10"}, one_pack, NOW)
    assert code.startswith("options-")


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a*b", "`a`", "<@1>"])
def test_a_name_that_discord_would_draw_otherwise_is_refused(name: str) -> None:
    assert refusal(clean, name) == "umpire_name"


@pytest.mark.parametrize("name", ["a\u200b", "a\u200db", "\u3164", "\u0301", "a\u202eb"])
def test_a_name_of_which_a_part_is_not_seen_is_refused(name: str) -> None:
    assert refusal(clean, name) == "name_unseen"


def test_a_name_is_kept_in_one_line() -> None:
    assert clean("  Vår\n cup 2027 ") == "Vår cup 2027"


def test_the_command_asks_for_what_one_types_and_the_forms_for_everything() -> None:
    asked = {each.path[-1] for each in named() if each.path[:-1] == ("umpire", "create")}
    assert asked < {*OPTIONS, "again"}
    assert len(asked) <= 12


def test_every_form_has_room_for_a_reason() -> None:
    for how in FORMATS:
        for own in forms_of(options_of(SeasonSettings("Spring", "olsen", how, 1))).values():
            assert len(own) <= 4


@pytest.mark.parametrize(
    ("text", "hours"),
    [("17-23", (17, 23)), ("22 to 2", (22, 2)), ("kl. 0:00 – 24:00", (0, 24)), ("18.00-00", (18, 0))],
)
def test_hours_are_read_as_people_write_them(text: str, hours: tuple[int, int]) -> None:
    assert wished(format="rounds", hours=text).hours == hours


@pytest.mark.parametrize("text", ["", "evening", "17", "9-9", "24-3", "17-25", "17:30-23:00", "1-2-3"])
def test_what_is_no_hours_is_refused(text: str) -> None:
    assert refusal(hours_between, text) == "unclear_hours"


def test_nobody_waits_for_longer_than_half_of_a_round() -> None:
    assert wished(format="rounds", grace=10, round_length="20 minutes").grace == 10
    assert wished(format="rounds", round_length="10 minutes").grace == 5
    written = {"name": "Spring", "format": "rounds", "grace": "11", "round-length": "20 minutes"}
    assert refusal(settings_of, written, RULES, NOW) == "umpire_grace_too_long"


def test_hours_and_grace_belong_to_tables_to_which_people_are_called() -> None:
    for how, clock, code in (
        ("open", "normal", "umpire_not_for_format"),
        ("rounds", "slow", "umpire_not_for_slow"),
    ):
        for option in ({"hours": "17-23"}, {"grace": "20"}):
            written = {"name": "Spring", "format": how, "clock": clock, **option}
            assert refusal(settings_of, written, RULES, NOW) == code


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("rounds", "from 18 to 22"),
        ("rounds", "Without answers I set no time. If all players miss the match, they don’t forfeit."),
        ("cup", "from 18 to 22"),
        ("cup", "Without answers I set no time. If all players miss the match, they don’t forfeit."),
        ("cup", "If all players miss the match, the umpire decides."),
    ],
)
def test_how_it_counts_says_when_it_is_played_and_how_long_a_table_waits(how: str, said: str) -> None:
    settings = wished(format=how, hours="18-22", grace=15, round_length="7 days")
    text = "\n".join(counting_lines(settings, translator()))
    assert "closes 15 minutes after the start" in text
    assert said in text
    assert "season is played" not in "\n".join(counting_lines(replace(settings, round_hours=1), translator()))


@pytest.mark.parametrize(
    ("length", "said"),
    [
        ("2 days", "The ready check opens when a round starts"),
        ("24 hours", "The ready check opens when a round starts"),
        ("2 hours", "The ready check opens when a round starts"),
    ],
)
def test_how_it_counts_says_who_has_to_be_there_when_a_round_starts(length: str, said: str) -> None:
    settings = wished(format="rounds", hours="18-22", grace=15, round_length=length)
    text = "\n".join(counting_lines(settings, translator()))
    assert said in text
    assert "I set" not in text


@pytest.mark.parametrize(
    ("fields", "is_said"),
    [
        ({"format": "rounds", "size": 2}, True),
        ({"format": "divisions", "size": 2}, True),
        ({"format": "rounds", "size": 3}, False),
        ({"format": "cup", "size": 2}, False),
    ],
)
def test_how_it_counts_says_what_a_round_without_a_table_gives(
    fields: dict[str, str | int], is_said: bool
) -> None:
    text = "\n".join(counting_lines(wished(**fields), translator()))
    assert ("you take turns sitting out, without points" in text) == is_said


# How long it takes


def test_a_slow_clock_is_too_slow_for_a_week() -> None:
    slow = SeasonSettings("Spring", "olsen", "rounds", 1, "slow")
    assert is_too_slow(slow)
    assert longest(slow) == 160 * DAY
    assert fitting_clock(slow) == "normal"
    assert fitting_length(slow) == 0
    assert fitting_length(replace(slow, round_hours=90 * 24)) == 3
    assert not is_too_slow(replace(slow, clock="normal"))
    assert not is_too_slow(replace(slow, format="open"))


def test_it_is_said_that_no_table_will_be_full() -> None:
    few = wished(format="rounds", places=3, size=7)
    assert ["No table will be full" in each for each in warnings(few, translator())] == [True]
    assert not list(warnings(replace(few, places=7), translator()))
    assert not list(warnings(wished(format="open", places=3), translator()))


def test_a_shorter_match_takes_less_and_a_longer_one_no_more_than_all_of_it() -> None:
    whole = SeasonSettings("Spring", "olsen", "rounds", 1)
    assert turns(replace(whole, length=1)) == 30
    assert turns(replace(whole, length=20)) == turns(whole) == 160
    assert turns(replace(whole, size=10)) == 230 * 10 // 7


@pytest.mark.parametrize("key", OWN)
def test_the_turns_of_a_match_are_about_what_was_measured(key: str) -> None:
    spec = GAMES[key].spec
    seats = max(4, spec.seats[0])
    played = median(_turns(key, seats, Random(f"{key} {number}")) for number in range(15))
    assert 0.7 <= played / GAMES[key].spec.match_turns[seats - FEWEST] <= 1.4


def _turns(key: str, seats: int, chance: Random) -> int:
    """The turns with a choice in a match of computers."""
    game, count = GAMES[key], 0
    state = game.new(seats, chance.randbytes(32), {}).state
    while game.result(state) is None:
        seat = min(game.to_act(state))
        seen = game.observe(state, seat)
        turn = [move for move in seen.legal if move.verb not in game.spec.out_of_turn]
        move = choose(seen, chance)
        forced = len(turn) == 1 and turn[0].verb in CHOICELESS
        count += not (forced or seen.phase == "between" or move.verb in game.spec.out_of_turn)
        state = game.apply(state, seat, move).state
    return count


# Drafts


def test_a_draft_is_taken_once_by_its_owner_while_it_lasts() -> None:
    drafts = Drafts()
    key = drafts.keep(1, "plan", NOW)
    assert len(key) == 8
    assert refusal(drafts.take, key, 2, str, NOW) == "umpire_draft_gone"
    assert refusal(drafts.take, key, 1, int, NOW) == "umpire_draft_gone"
    assert refusal(drafts.take, key, 1, str, NOW + LIFETIME) == "umpire_draft_gone"
    assert drafts.take(key, 1, str, NOW + LIFETIME - 1) == "plan"
    assert refusal(drafts.take, key, 1, str, NOW) == "umpire_draft_gone"
    drafts.put_back(key, 1, "plan", NOW)
    assert drafts.take(key, 1, str, NOW) == "plan"


def test_a_season_knows_the_clocks_of_its_server() -> None:
    plain = SeasonSettings("Spring", "olsen", "rounds", 1)
    known = in_zone(plain, "Europe/Oslo", NOW)
    assert (known.hours, known.zone) == ((17, 23), "Europe/Oslo")
    for days in range(0, 1400, 5):
        at = NOW + days * 24 * HOUR
        assert known.hour_at(at) == datetime.fromtimestamp(at / 1000, ZoneInfo("Europe/Oslo")).hour
    assert in_zone(plain, None, NOW).hour_at(NOW) == datetime.fromtimestamp(NOW / 1000, UTC).hour
    assert in_zone(plain, "Atlantis", NOW).zone == "UTC"
    assert in_zone(replace(plain, hours=(10, 12)), "UTC", NOW).hours == (10, 12)
