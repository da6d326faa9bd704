"""What is said of everything that can happen to a season, to whom, and when what is told together."""

from __future__ import annotations

import ast
import logging
import re
from functools import cache
from pathlib import Path

import pytest

from bot.league.decisions import Adjust, Reverse, Void
from bot.league.season import acts, format_of, season_state
from bot.league.standings import standings
from bot.milliseconds import HOUR
from bot.seasons import NoticeRow
from bot.ui.components.layout import TEXT_LIMIT
from bot.ui.i18n.translator import translator
from bot.ui.i18n.values import listed
from bot.ui.outbox.cards import time_card
from bot.ui.outbox.changes import new_tops, top_of, without
from bot.ui.outbox.outgoing import OutgoingMessage
from bot.ui.outbox.queue import EDIT_GAP, FIRST_SHUT, LONGEST_SHUT, MATCHES_GAP, PATIENCE, Queue
from bot.ui.outbox.render import render, settled_by
from bot.ui.outbox.threads import thread_name
from bot.ui.seasons.names import place_of
from bot.ui.seasons.ranked import ranked
from tests.league.club import recomputed
from tests.league.seasons import Run
from tests.samples.clothes import EVERYDAY, WORST, Clothes
from tests.samples.crowds import (
    CROWD,
    Story,
    Told,
    notice,
    people,
    samples,
    scene_of,
    stories,
    waited_for_in,
)
from tests.ui.catalogue import LOCALES

pytestmark = pytest.mark.xdist_group("stories")  # these are made once in a process

ROOT = Path(__file__).parents[2]
SHOWN_ALONE = {"signup", "signed", "sittings", "pursuit-champions", "time", "event", "roles", "closed"}
"""What no message of its own is sent for: the announcement, threads, roles, the message about the time of a
table or the end of the season tell it.
"""
CONTEST = ("news.py", "times.py", "formats/league/course.py")
"""The modules of a season that say what there is to tell."""
PINGS = 100
"""Discord lets a message name so many to be pinged."""


FAULTS: list[str] = []
"""What was wrong with phrases while all was told."""


class Faults(logging.Handler):
    """Notes what the catalogue warns of."""

    def emit(self, record: logging.LogRecord) -> None:
        FAULTS.append(record.getMessage())


@cache
def told() -> dict[str, list[tuple[Told, tuple[OutgoingMessage, ...]]]]:
    """All samples of what can happen, by their kind, with what is said of them."""
    found: dict[str, list[tuple[Told, tuple[OutgoingMessage, ...]]]] = {}
    faults, catalogue = Faults(), logging.getLogger(translator("en").__module__)
    catalogue.addHandler(faults)
    for number, story in enumerate(stories(WORST)):
        say = translator(LOCALES[number % len(LOCALES)])
        for each in samples(story):
            cries = render(scene_of(each, say), each.notices, waited_for_in(each))
            found.setdefault(each.notices[0].kind, []).append((each, cries))
    catalogue.removeHandler(faults)
    return found


def known_kinds() -> set[str]:
    """Everything that seasons and tournaments tell, as their code has it."""
    kinds = {"signup", "over", "cancelled", "thread_lost", "table_lost"}
    modules = [*((f"season/{name}", "") for name in CONTEST), ("tournament/news.py", "pursuit-")]
    for module, prefix in modules:
        tree = ast.parse((ROOT / "bot" / "league" / module).read_text("utf-8"))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
        names = [call.args[0] for call in calls if getattr(call.func, "id", "") in ("Event", "_won")]
        kinds |= {prefix + str(name.value) for name in names if isinstance(name, ast.Constant)}
    return kinds


# What is said


def test_everything_that_can_happen_has_been_told() -> None:
    assert known_kinds() <= told().keys()


@pytest.mark.parametrize("kind", sorted(known_kinds() - SHOWN_ALONE))
def test_there_are_words_for_it(kind: str) -> None:
    texts = [outgoing.text for _, cries in told()[kind] for outgoing in cries]
    assert texts
    for text in texts:
        assert text.strip()
        assert not re.search(r"\bNone\b|\bnone\b|[{}]|  ", text), text


@pytest.mark.parametrize("kind", sorted(SHOWN_ALONE))
def test_what_is_shown_elsewhere_needs_no_message(kind: str) -> None:
    assert [cries for _, cries in told()[kind] if cries] == []


def test_phrases_get_all_that_they_name() -> None:
    assert told()
    assert FAULTS == []


def test_no_message_is_too_long_or_pings_too_many() -> None:
    for kind, found in told().items():
        for _, cries in found:
            assert all(len(outgoing.text) <= TEXT_LIMIT for outgoing in cries), kind
            assert all(len(outgoing.pings) <= PINGS for outgoing in cries), kind


def test_only_those_are_pinged_who_must_act() -> None:
    calling = {
        "started",
        "check_in",
        "altered",
        "entered",
        "put_off",
        "offered",
        "missing",
        "unwanted",
        "remind",
        "drawn",
        "proposed",
        "declined",
        "lapsed",
        "appointed",
        "unmarked",
        "begun_without",
        "unplayed",
        "forfeit",
        "match_decided",
        "played_again",
        "goes_on",
        "swapped",
        "unstarted",
        "invited",
        "thread_lost",
        "table_lost",
        "warn",
        "answered",
        "appealed",
        "umpire_called",
        "umpire_answers",
        "umpires",
        "played",
        "pursuit-round_won",
        "pursuit-phase",
        "pursuit-tie",
    }
    for kind, found in told().items():
        called = {user for _, cries in found for outgoing in cries for user in outgoing.pings}
        assert bool(called) == (kind in calling), kind


def test_whoever_is_pinged_is_named_as_pinged_and_nobody_else_is() -> None:
    for found in told().values():
        for _, cries in found:
            for outgoing in cries:
                assert {int(user) for user in re.findall(r"<@(\d{17,})>", outgoing.text)} == set(
                    outgoing.pings
                )


def test_nobody_is_missing_from_a_long_list() -> None:
    for each, cries in told()["check_in"]:
        asked = [signed for signed in each.season.signed if not signed.checked_in]
        assert sum(len(outgoing.pings) for outgoing in cries) == len(asked)
    for each, cries in told()["drawn"]:
        lines = "\n".join(outgoing.text for outgoing in cries).count(" · ")
        assert lines >= len(each.notices[0].data["fixtures"])


def is_named(text: str) -> bool:
    """Whether one of the worst names stands in a text besides pings: one character over and over."""
    return re.search(r"(\S\\?)\1{5}", re.sub(r"<@\d+>", "", text)) is not None


def test_a_warning_and_an_appeal_stay_private() -> None:
    private = [
        outgoing.text for kind in ("warn", "answered") for _, cries in told()[kind] for outgoing in cries
    ]
    assert not [text for text in private if "because" in text]
    assert all("because" in cries[0].text for _, cries in told()["decided"])
    assert {outgoing.place for _, cries in told()["appealed"] for outgoing in cries} == {"log"}
    appealed = [outgoing for _, cries in told()["appealed"] for outgoing in cries]
    assert all(is_named(outgoing.text) and not is_named(outgoing.openly) for outgoing in appealed)
    assert {outgoing.place for _, cries in told()["decided"] for outgoing in cries} == {"log"}


def test_a_thread_is_named_in_a_hundred_letters() -> None:
    for story in stories(WORST):
        for fixture in [*story.fixtures(), *story.season.appointments]:
            assert len(thread_name(story.season, fixture, translator())) <= 100


# What matches have changed


def rounds() -> Run:
    run = Run(format="rounds", size=3, rounds=2)
    run.enter(*"abcdef")
    run.do(acts.Start())
    return run


def test_the_standings_without_some_matches_are_those_of_a_season_without_them() -> None:
    run = rounds()
    first, second = (run.play(fixture) for fixture in run.fixtures())
    run.do(acts.Decide(Void(second)))
    state = run.season.play
    assert state is not None
    for gone in ([first], [second], [first, second], []):
        results = [result for key, result in state.results.items() if key not in gone]
        came_in = (state.entrants.values(), state.fixtures.values(), results, state.decisions)
        plain = recomputed(state.scoring, *came_in)
        assert standings(without(state, gone)) == standings(plain)


def test_a_top_that_has_not_changed_is_not_told() -> None:
    run = rounds()
    first, second = run.fixtures()
    won = run.play(first)
    assert list(new_tops(run.season, [won])) == [1]
    run.do(acts.Decide(Void(won)))
    assert new_tops(run.season, [won]) == {}
    assert second in run.fixtures()


# When


def queue(*kinds: str) -> Queue:
    return Queue([NoticeRow(number, "s1", kind, {}, 0) for number, kind in enumerate(kinds, start=1)])


def due(queue: Queue, now: int) -> str:
    """The numbers of what is due."""
    return " ".join(str(each.notice) for each in queue.due(now)[0])


NOW = 10**12


def test_nobody_who_shares_a_place_is_left_out_and_nobody_forfeits_a_medal() -> None:
    assert top_of([(1, "a"), (2, "b"), (3, "c"), (3, "d"), (5, "e")]) == (
        (1, "a"),
        (2, "b"),
        (3, "c"),
        (3, "d"),
    )
    assert top_of([(1, "a"), (2, "b")]) == ((1, "a"), (2, "b"))
    say = translator()
    assert say("outbox-seat", place=3, name="Bo", total=0, absent=True) == "🏳️ Bo"
    assert say("outbox-seat", place=3, name="Bo", total=7, absent=False) == "🥉 Bo 7"


def test_what_has_happened_is_told_in_order() -> None:
    line = queue("started", "drawn", "paused")
    for number in "123":
        assert due(line, NOW) == number
        line.done(line.due(NOW)[0])
    assert line.due(NOW) == ((), None)


def test_who_comes_and_goes_is_shown_together_and_holds_nobody_up() -> None:
    line = queue("signed", "left", "paused", "signed")
    assert due(line, NOW) == "1 2 4"
    line.edited_at = NOW
    assert due(line, NOW) == "3"
    line.done(line.due(NOW)[0])
    assert line.due(NOW) == ((), NOW + EDIT_GAP)
    assert due(line, NOW + EDIT_GAP) == "1 2 4"


def test_matches_are_told_once_a_minute_unless_something_else_is_told() -> None:
    line = queue("recorded", "signed", "recorded")
    line.edited_at = line.matches_at = NOW
    assert line.due(NOW) == ((), NOW + EDIT_GAP)
    assert due(line, NOW + MATCHES_GAP - 1) == "2"
    line.done([line.notices[1]])
    assert due(line, NOW + MATCHES_GAP) == "1 3"
    line.notices.append(notice("over"))
    assert due(line, NOW) == "1 3"


def test_a_list_of_matches_that_was_begun_grows_no_more() -> None:
    line = queue("recorded", "recorded")
    line.told(line.notices, 1)
    line.notices.append(NoticeRow(3, "s1", "recorded", {}, 0))
    assert due(line, NOW) == "1 2"


def test_once_a_match_is_told_the_announcement_follows_at_once() -> None:
    line = queue("recorded")
    line.told(line.notices, 1)
    line.matches_at = NOW
    assert due(line, NOW) == "1"


def test_what_is_parked_holds_nobody_up() -> None:
    line = queue("drawn", "recorded", "recorded")
    line.matches_at = NOW
    assert line.park(line.notices[0], NOW, NOW + 1000)
    assert line.due(NOW) == ((), NOW + 1000)
    assert due(line, NOW + 1000) == "1"
    assert not line.park(line.notices[0], NOW + PATIENCE, NOW + PATIENCE + 1000)


def test_only_what_waits_for_room_is_tried_when_there_is_some() -> None:
    line = queue("drawn", "sittings", "room")
    first, *others = line.notices
    line.park(first, NOW, NOW + 1000)
    assert not line.look_for_room()
    for each in others:
        line.park(each, NOW, NOW + 1000, for_room=True)
    line.park(others[0], NOW, NOW + 1000)  # it has room now, and lacks something else
    assert line.look_for_room()
    assert due(line, NOW) == "3"
    assert not line.look_for_room()


def test_what_cannot_be_told_is_tried_less_and_less_often_for_a_day() -> None:
    line = queue("paused")
    (first,) = line.notices
    pauses, now = [], NOW
    while line.failed(first, now):
        pauses.append(line.shut_until - now)
        now = line.shut_until
    assert pauses[:3] == [FIRST_SHUT, 2 * FIRST_SHUT, 4 * FIRST_SHUT]
    assert pauses[-1] == LONGEST_SHUT
    assert now - NOW >= PATIENCE
    line.worked()
    assert line.failed(first, now)


# What is played again, or adjusted


def evening(**fields: object) -> Story:
    """Four players at two tables of a short round, of which one is played."""
    story = Story(EVERYDAY, format="rounds", size=2, round_hours=0, round_minutes=30, **fields)
    story.crowd(4)
    story.do(acts.Start())
    for fixture in story.fixtures():
        story.do(acts.Appoint(fixture, story.now + HOUR // 6), "")
        story.do(acts.StartReadyCheck(fixture, story.now + HOUR // 6, True), "")
    story.play(story.fixtures()[0], 5, 95)
    return story


def last_said(story: Story, kind: str) -> tuple[OutgoingMessage, ...]:
    """What is said of the last that happened of a kind."""
    each = [told for told in story.told if told.notices[0].kind == kind][-1]
    return render(scene_of(each, translator("en"), EVERYDAY), each.notices)


def round_post(story: Story) -> OutgoingMessage:
    """The post about the last round, as it is now."""
    each = Told(story.season, tuple(story.lines), (notice("drawn", round=1, fixtures=story.fixtures()),))
    (post,) = render(scene_of(each, translator("en"), EVERYDAY), each.notices)
    return post


def labels_of(post: OutgoingMessage) -> list[str | None]:
    return [button.label for button in post.buttons]


def test_a_match_that_is_played_again_is_one_message_that_calls_its_players() -> None:
    story = evening(log_channel=None)
    state = season_state(story.season)
    assert state is not None
    story.do(acts.Decide(Void(next(iter(state.results)))))
    (post,) = last_said(story, "played_again")
    decision, *_, again, players = post.text.split("\n")
    assert "doesn’t count" in decision
    assert "Round 1, table 1 is played again." in again
    assert "by <t:" in again
    assert len(post.pings) == 2
    assert players.count("<@") == 2
    assert labels_of(post) == ["I’m here", "Fixtures"]
    (line,) = [line for line in round_post(story).text.split("\n") if "played again" in line]
    assert "Table 1" in line


def test_where_decisions_have_a_log_it_has_the_decision_and_the_channel_what_is_played_again() -> None:
    story = evening()
    state = season_state(story.season)
    assert state is not None
    story.do(acts.Decide(Void(next(iter(state.results)))))
    decision, again = last_said(story, "played_again")
    assert (decision.place, decision.pings) == ("log", ())
    assert "doesn’t count" not in again.text
    assert again.place == "league"


def test_the_post_about_a_round_says_nothing_of_how_to_come_to_what_is_played_again() -> None:
    story = evening()
    story.play(story.fixtures()[1])
    state = season_state(story.season)
    assert state is not None
    story.do(acts.Decide(Void(next(iter(state.results)))))
    assert "or you forfeit" not in round_post(story).text


def test_the_post_about_a_round_follows_a_total_that_is_adjusted() -> None:
    story = evening()
    state = season_state(story.season)
    assert state is not None
    match, result = next(iter(state.results.items()))
    assert " 95" in round_post(story).text
    story.do(acts.Decide(Adjust(match, result.seats[1].player or "", 25)))
    assert " 25" in round_post(story).text
    story.play(story.fixtures()[1])
    story.draw(story.now + HOUR)
    story.do(acts.Decide(Adjust(match, result.seats[1].player or "", 35)))
    first, last = story.fixtures()[0], story.fixtures()[-1]
    assert settled_by(story.season, story.told[-1].notices[0]) == [first, last]
    story.do(acts.Decide(Reverse(str(story.season.seq))))
    assert settled_by(story.season, story.told[-1].notices[0]) == [first, last]


def test_the_post_about_a_round_says_what_is_settled_and_which_match_decides_most() -> None:
    story, say = evening(rounds=1), translator("en")
    to_come = story.fixtures()[1]
    (lost,) = (
        row.account.player for row in ranked(story.season) if row.account.counted and not row.account.wins
    )
    people = format_of(story.season).fixtures.players_of(story.season, to_come)
    told = notice("drawn", round=1, fixtures=story.fixtures())
    scene = scene_of(Told(story.season, tuple(story.lines), (told,)), say, EVERYDAY)
    who = listed([f"**{scene.player(player)}**" for player in people], say)
    lines = round_post(story).text.split("\n")
    assert say("stake-settled", news="not_first", who=f"**{scene.player(lost)}**") in lines
    decides = lines.index(say("stake-decisive", **place_of(story.season, to_come)))
    needed = say("stake-needs", goal="first", spots=1, who=who)
    assert lines[decides + 1] == needed
    time = time_card(scene, to_come).text.split("\n")
    assert time[-1] == needed


def test_a_decision_by_which_more_is_possible_says_for_whom() -> None:
    story, say = evening(rounds=1), translator("en")
    match = next(iter(story.season.play.results))  # type: ignore[union-attr]  # a league that has started
    story.do(acts.Decide(Void(match)))
    lost = [told for told in story.told if "widened" in told.notices[0].data][-1]
    who = listed(
        [f"**{scene_of(lost, say, EVERYDAY).entry(e)}**" for e in lost.notices[0].data["widened"]], say
    )
    assert say("stake-widened", who=who) in render(scene_of(lost, say, EVERYDAY), lost.notices)[0].text


@pytest.mark.parametrize("clothes", [WORST, EVERYDAY], ids=["worst", "everyday"])
def test_the_post_about_a_round_has_room_for_the_leaders_of_its_divisions(clothes: Clothes) -> None:
    story = Story(clothes, format="divisions", size=3, division_size=3, clock="slow")
    story.crowd(CROWD)
    story.do(acts.Start())
    for fixture in story.fixtures():
        story.play(fixture)
    told = Told(story.season, tuple(story.lines), (notice("drawn", round=1, fixtures=story.fixtures()),))
    posts = render(scene_of(told, translator("en"), clothes), told.notices)
    assert all(len(post.text) <= TEXT_LIMIT for post in posts)
    for post in posts:
        tables = set(re.findall(r"Division (\d+), table", post.text))
        leading = set(re.findall(r"Leading division (\d+) now", post.text))
        assert leading <= tables
        assert leading == tables or clothes.worst


def test_players_who_are_out_are_named_among_those_who_sit_out() -> None:
    story = evening()
    missing = format_of(story.season).fixtures.players_of(story.season, story.fixtures()[1])
    story.do(acts.ForfeitFixture(story.fixtures()[1], missing[:1]), "")
    story.draw(story.now + HOUR)
    assert story.season.out == {missing[1]}
    post, *_ = last_said(story, "drawn")
    (line,) = [line for line in post.text.split("\n") if line.startswith("🪑")]
    assert people(EVERYDAY)[missing[1]].name in line
