"""What the bot decides of a season by itself: those whom it concerns are told, with what they can do then."""

from __future__ import annotations

import pytest

from bot.league.results import MatchResult, SeatResult
from bot.league.season import acts, times
from bot.seasons import NoticeRow
from bot.ui.i18n.translator import translator
from bot.ui.outbox.outgoing import OutgoingMessage, RenderContext
from bot.ui.outbox.render import render, to_act
from tests.league.seasons import START, Run
from tests.ui.seasons import Known

HOUR = 3_600_000


def told(run: Run, kind: str) -> tuple[list[OutgoingMessage], set[str]]:
    """The messages about the last act, of this kind, and whom they ping."""
    events = [event for event in run.news if event.key == kind]
    if not events:
        return [], set()
    (event,) = events
    notice = NoticeRow(1, run.season.key, kind, dict(event.data), run.now)
    keys = sorted({*run.season.players, *(signed.player for signed in run.season.signed), "ump"})
    people = {key: Known(key.capitalize(), number + 1) for number, key in enumerate(keys)}
    called = to_act(run.season, notice, ())
    ctx = RenderContext(run.season, people, translator(), pinged=frozenset(called))
    messages = list(render(ctx, [notice]))
    users = {known.user_id: key for key, known in people.items()}
    return messages, {users[user] for message in messages for user in message.pings}


class Story(Run):
    """A season that remembers what its last act has told."""

    def do(self, act: acts.Act, actor: str = "ump", reason: str = "why", **more: object) -> object:
        step = super().do(act, actor, reason, **more)
        self.news = step.news
        return step


def signed_up(*players: str, **fields: object) -> Story:
    story = Story(**fields)
    story.enter(*players)
    return story


def text(messages: list[OutgoingMessage]) -> str:
    return "\n".join(message.text for message in messages)


def labels(messages: list[OutgoingMessage]) -> list[str | None]:
    return [button.label for message in messages for button in message.buttons]


# The start, which the clock makes


def test_who_has_not_checked_in_is_told_that_it_began_without_them_and_how_they_get_in() -> None:
    story = signed_up("ann", "bo", "cy", starts=START + 2 * HOUR)
    story.do(acts.OpenCheckIn(START + HOUR))
    for player in ("ann", "bo"):
        story.do(acts.CheckIn(player), player)
    story.do(acts.Start(), "")
    messages, pinged = told(story, "started")
    assert pinged == {"cy"}
    assert "because you didn’t check in" in text(messages)
    assert "Press **I’m here** to get the next free spot" in text(messages)
    assert labels(messages)[-2:] == ["I’m here", "Info"]


@pytest.mark.parametrize(
    ("fields", "then"),
    [
        ({"format": "open"}, "You get the next free spot."),
        ({"format": "open", "late": False}, "Sign-up is closed."),
        ({"format": "cup"}, "Sign-up is closed."),
        ({"format": "rounds", "rounds": 1}, "Sign-up is closed."),
    ],
)
def test_who_got_no_place_is_told_what_becomes_of_them(fields: dict[str, object], then: str) -> None:
    story = signed_up("ann", "bo", "cy", "di", places=2, starts=START + HOUR, **fields)
    story.do(acts.Start(), "")
    messages, pinged = told(story, "started")
    assert pinged == {"cy", "di"}
    assert "because all spots were taken." in text(messages)
    assert then in text(messages)


def test_where_all_have_a_place_only_the_start_is_told() -> None:
    story = signed_up("ann", "bo")
    story.do(acts.Start(), "")
    messages, pinged = told(story, "started")
    assert (len(messages), pinged) == (1, set())


# A proposal whose time has come


def proposed(*accepting: str) -> Story:
    story = signed_up("ann", "bo", "cy", round_hours=168, hours=(0, 24))
    story.do(acts.Start(), "")
    (key,) = story.fixtures()
    at = times.proposable(story.season, key, "ann", story.now)[5]
    story.do(acts.Propose(key, "ann", at, story.now), "ann")
    for player in accepting:
        story.do(acts.Accept(key, player, at), player)
    return story


def test_who_has_proposed_a_time_is_told_that_too_few_accepted_it() -> None:
    story = proposed()
    story.do(acts.Lapse(*story.fixtures()), "")
    messages, pinged = told(story, "lapsed")
    assert pinged == {"ann"}
    assert "Too few of you accepted" in text(messages)
    assert "no time agreed yet" in text(messages)


def test_who_has_left_is_not_told_that_their_time_lapsed() -> None:
    story = proposed()
    story.do(acts.Leave("ann"), "ann")
    story.do(acts.Lapse(*story.fixtures()), "")
    assert told(story, "lapsed") == ([], set())


# Forfeits


def test_who_is_not_there_when_the_match_begins_is_told_that_they_forfeit() -> None:
    for here, absent in ((("ann", "bo"), {"cy"}), (("ann", "bo", "cy"), set())):
        story = signed_up("ann", "bo", "cy")
        story.do(acts.Start(), "")
        (key,) = story.fixtures()
        story.do(acts.AssignTable(key, "table", 9), "")
        story.do(acts.StartReadyCheck(key, story.now + HOUR, binding=True), "")
        story.do(acts.Begin(key, here), "")
        messages, pinged = told(story, "begun_without")
        assert pinged == absent
        assert ("started without you, so you forfeit" in text(messages)) == bool(absent)


def test_a_forfeit_has_the_button_that_asks_the_umpire_for_those_who_forfeit() -> None:
    story = signed_up("ann", "bo", size=2)
    story.do(acts.Start(), "")
    (key,) = story.fixtures()
    story.do(acts.ForfeitFixture(key, ("ann",)), "")
    messages, pinged = told(story, "forfeit")
    assert pinged == {"ann", "bo"}
    assert labels(messages) == ["Ask the umpire"]
    (match,) = story.season.play.results
    story.do(acts.Appeal(match, "bo"), "bo", "a train")


def test_results_with_a_forfeit_say_how_to_ask_about_it() -> None:
    for is_absent in (True, False):
        story = signed_up("ann", "bo", "cy")
        story.do(acts.Start(), "")
        (key,) = story.fixtures()
        seats = (
            SeatResult("ann", 1, 0, 1),
            SeatResult("bo", 2, 7, 1),
            SeatResult("cy", 3, 9, 1, forfeited=is_absent),
        )
        result = MatchResult("m", "olsen", story.now + 1, seats, season="s1", fixture=key)
        story.do(acts.Record(result), "")
        assert ("🏳️ forfeited. Had a reason?" in text(told(story, "recorded")[0])) == is_absent


def test_the_ping_to_confirm_says_whether_a_tie_comes_first() -> None:
    for points, asked in ((0, "break the tie and confirm"), (7, "check and confirm")):
        story = signed_up("ann", "bo", rounds=1)
        story.do(acts.Start(), "")
        (key,) = story.fixtures()
        seats = (SeatResult("ann", 1, 0, 1), SeatResult("bo", 2 if points else 1, points, 1))
        result = MatchResult("m", "olsen", story.now + 1, seats, season="s1", fixture=key)
        story.do(acts.Record(result), "")
        story.do(acts.Close(), "")
        assert asked in text(told(story, "played")[0])


def test_who_leaves_is_told_to_the_staff_with_how_they_come_back() -> None:
    story = signed_up("ann", "bo", "cy")
    story.do(acts.Start(), "")
    story.do(acts.Leave("bo"), "bo")
    messages, _ = told(story, "left")
    assert "The umpire can undo that in the season log." in text(messages)
