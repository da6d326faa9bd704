"""Short rounds follow each other as soon as all tables are over, without those who did not come."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from bot.league.decisions import Enter, Extend, Reverse, Settle, Tiebreaker, Void
from bot.league.illegal import IllegalAct
from bot.league.season import Act, TimeUp, acts, due, format_of, is_open, ready_checks, rebuilt
from bot.league.season.absence import SHORT, players_out
from bot.league.season.agenda import open_tables
from bot.league.season.drawing import SOON, round_until
from bot.league.season.fixtures import fixture_of, league, open_fixtures, players_of
from bot.milliseconds import HOUR, MINUTE
from tests.league.seasons import Run

SIX = "abcdef"


class Evening(Run):
    """A season that has begun, by default with three rounds of half an hour in pairs."""

    def __init__(self, players: str = SIX, minutes: int = 30, **fields: object) -> None:
        known = {"rounds": 3, "size": 2, "round_hours": 0, "round_minutes": minutes, "schedule": "never"}
        super().__init__(**{**known, "remind_day": False, "remind_hour": False, **fields})
        self.enter(*players)
        self.do(acts.Start())
        self.here: set[str] = set(players)
        """Who comes when they are called."""
        self.goes_on()

    @property
    def round(self) -> int:
        return league(self.season).round

    def goes_on(self, span: int = 0) -> list[Act]:
        """What the clock does in so many milliseconds."""
        until, done = self.now + span, list[Act]()
        while True:
            while (act := due(self.season, self.now)) is not None:
                if isinstance(act, TimeUp):
                    act = ready_checks.outcome(self.season, act.fixture, self.here)
                if isinstance(act, acts.Begin):
                    self.do(acts.AssignTable(act.fixture, act.fixture, 1), "")
                done.append(act)
                self.do(act, "")
            if self.now >= until:
                return done
            self.now = min(self.now + MINUTE // 2, until)

    def play_all(self, but: Collection[str] = ()) -> None:
        """Play the open tables but those of some players."""
        for key in open_fixtures(self.season):
            if not {*but} & {*players_of(self.season, key)}:
                self.play(key)

    def table_of(self, player: str) -> str:
        """The open table of a player."""
        return next(key for key in open_fixtures(self.season) if player in players_of(self.season, key))

    def drawn(self) -> set[str]:
        """The players of the last round."""
        state = league(self.season)
        last = (each for each in state.fixtures.values() if each.round == state.round)
        return {player for fixture in last for player in fixture.entries}

    def refused(self, act: Act, actor: str = "ump") -> str:
        with pytest.raises(IllegalAct) as refusal:
            self.do(act, actor)
        return refusal.value.code

    def draw(self) -> None:
        """The umpire has the next round drawn."""
        self.do(acts.PairRound(self.now + HOUR, self.round + 1))


# As soon as all tables are over


def test_a_minute_after_all_tables_are_over_the_next_round_is_drawn_and_has_its_whole_length() -> None:
    evening = Evening()
    evening.play_all(but="a")
    assert not evening.goes_on(5 * MINUTE)
    evening.play_all()
    (said,) = evening.goes_on()
    assert said == acts.PairSoon(evening.now + SOON - 1000)
    assert isinstance(said, acts.PairSoon)
    assert evening.season.draws_at == said.at
    assert not evening.goes_on(SOON - 2000)
    assert evening.round == 1
    drawn = next(act for act in evening.goes_on(MINUTE) if isinstance(act, acts.PairRound))
    assert evening.round == 2
    assert drawn.deadline - said.at == pytest.approx(30 * MINUTE, abs=MINUTE)
    assert round_until(evening.season) == drawn.deadline


def test_all_rounds_of_an_evening_follow_one_another_and_then_the_results_are_reviewed() -> None:
    evening = Evening()
    for _ in range(3):
        evening.play_all()
        evening.goes_on(2 * MINUTE)
    assert (evening.round, evening.season.phase) == (3, "review")


@pytest.mark.parametrize(("minutes", "follows"), [(SHORT // MINUTE - 1, True), (SHORT // MINUTE, False)])
def test_only_rounds_of_less_than_six_hours_follow_by_themselves(minutes: int, follows: bool) -> None:
    evening = Evening(minutes=minutes)
    evening.play_all()
    evening.goes_on(10 * MINUTE)
    assert (evening.round == 2) == follows
    if not follows:
        evening.draw()
        assert evening.round == 2


def test_the_last_minute_of_a_round_is_its_last_one() -> None:
    evening = Evening()
    evening.goes_on(29 * MINUTE)
    evening.play_all()
    assert not any(isinstance(act, acts.PairSoon) for act in evening.goes_on(2 * MINUTE))
    assert evening.round == 2


def test_divisions_wait_for_each_other() -> None:
    evening = Evening("abcdefgh", format="divisions", division_size=4)
    state = league(evening.season)
    first = [key for key, fixture in state.fixtures.items() if fixture.division == 1]
    for key in first:
        evening.play(key)
    assert not evening.goes_on(10 * MINUTE)
    evening.play_all()
    evening.goes_on(2 * MINUTE)
    assert evening.drawn() == {*"abcdefgh"}


def test_an_umpire_can_draw_once_all_tables_are_over_and_not_before() -> None:
    evening = Evening()
    assert evening.refused(acts.PairRound(evening.now + HOUR, evening.round + 1)) == "round_not_over"
    evening.play_all()
    evening.draw()
    assert evening.round == 2
    assert evening.refused(acts.PairRound(evening.now + HOUR, evening.round + 1)) == "round_not_over"
    for _ in range(2):
        evening.play_all()
        evening.goes_on(2 * MINUTE)
    assert evening.refused(acts.PairRound(evening.now + HOUR, evening.round + 1)) == "wrong_phase"


@pytest.mark.parametrize("actor", ["", "ump"])
def test_two_who_draw_a_round_at_once_draw_it_once(actor: str) -> None:
    evening = Evening()
    evening.play_all()
    (_, draw) = evening.goes_on(MINUTE // 2), due(evening.season, evening.now + MINUTE)
    assert isinstance(draw, acts.PairRound)
    evening.do(acts.PairRound(evening.now + HOUR, 2))
    assert evening.refused(draw, actor) == "round_drawn"
    assert evening.round == 2


def test_the_clock_draws_no_round_before_its_time() -> None:
    evening = Evening()
    assert evening.refused(acts.PairRound(evening.now + HOUR, 2), "") == "round_not_over"


def test_a_restart_within_the_minute_changes_nothing() -> None:
    evening = Evening()
    evening.play_all()
    evening.goes_on(SOON // 2)
    assert evening.season.draws_at is not None
    assert rebuilt(evening.opened, evening.lines) == evening.season
    evening.season = rebuilt(evening.opened, evening.lines)
    evening.goes_on(SOON)
    assert evening.round == 2


# What keeps it waiting


def test_the_umpire_can_stop_it_and_it_waits_for_them_or_for_the_clock() -> None:
    stopped, drawn = Evening(), Evening()
    for evening in (stopped, drawn):
        assert evening.refused(acts.Hold()) == "not_drawn_soon"
        evening.play_all()
        evening.goes_on()
        (waits,) = [event.key for event in evening.do(acts.Hold()).news]
        assert waits == "draw_waits"
        assert not evening.goes_on(10 * MINUTE)
    drawn.draw()
    assert drawn.round == 2
    stopped.goes_on(20 * MINUTE)
    assert stopped.round == 2
    stopped.play_all()
    stopped.goes_on(2 * MINUTE)
    assert stopped.round == 3, "it was that round that was stopped"


@pytest.mark.parametrize("what", [lambda evening: acts.Hold(), lambda evening: has_more_time(evening)])
def test_what_the_umpire_stops_in_the_moment_in_which_it_is_due_does_not_come(what: object) -> None:
    evening = Evening()
    evening.play_all()
    evening.goes_on()
    draw = due(evening.season, evening.now + SOON)
    assert isinstance(draw, acts.PairRound)
    evening.now += SOON
    evening.do(what(evening))  # type: ignore[operator]  # each makes an act of an evening
    assert evening.refused(draw, "") == "round_not_over"
    assert evening.round == 1


def test_nobody_is_told_of_a_round_that_was_put_off_in_the_same_moment() -> None:
    evening = Evening()
    evening.play_all()
    soon = due(evening.season, evening.now)
    assert isinstance(soon, acts.PairSoon)
    evening.do(has_more_time(evening))
    assert evening.refused(soon, "") == "round_not_over"


def cleo_asks(evening: Evening) -> Act:
    match = next(
        key
        for key, result in league(evening.season).results.items()
        if "c" in {seat.player for seat in result.seats}
    )
    return acts.Appeal(match, "c")


def is_void(evening: Evening) -> Act:
    return acts.Decide(Void(next(iter(league(evening.season).results))))


def has_more_time(evening: Evening) -> Act:
    return acts.Decide(Extend(tuple(evening.fixtures()), evening.now + HOUR))


@pytest.mark.parametrize(
    "what",
    [
        lambda evening: acts.Pause(),
        cleo_asks,
        is_void,
        has_more_time,
        lambda evening: acts.OpenCheckIn(evening.now + 9 * MINUTE),
        lambda evening: acts.Alter({"round_hours": 6}),
        lambda evening: acts.Miss(tuple("abcde")),
    ],
)
@pytest.mark.parametrize("in_the_minute", [True, False])
def test_it_does_not_come_while_something_else_stands(what: object, in_the_minute: bool) -> None:
    evening = Evening(places=6)
    evening.do(acts.SignUp("z"), "z")
    evening.play_all()
    if in_the_minute:
        evening.goes_on()
        assert evening.season.draws_at is not None
    act = what(evening)  # type: ignore[operator]  # each makes an act of an evening
    news = [event.key for event in evening.do(act, "c" if isinstance(act, acts.Appeal) else "ump").news]
    says_so = isinstance(act, acts.Pause) or "played_again" in news
    assert ("draw_waits" in news) == (in_the_minute and not says_so)
    assert evening.season.draws_at is None
    assert not [act for act in evening.goes_on(8 * MINUTE) if isinstance(act, acts.PairRound | acts.PairSoon)]


@pytest.mark.parametrize(
    ("what", "until"),
    [
        (lambda evening: acts.Pause(), lambda evening: acts.Resume()),
        (cleo_asks, lambda evening: acts.Answer(str(evening.season.seq))),
        (lambda evening: acts.OpenCheckIn(evening.now + MINUTE), lambda evening: acts.Miss(())),
    ],
)
def test_once_it_is_over_the_next_round_is_told_anew_and_comes(what: object, until: object) -> None:
    evening = Evening(places=6)
    evening.do(acts.SignUp("z"), "z")
    evening.play_all()
    evening.goes_on()
    act = what(evening)  # type: ignore[operator]  # each makes an act of an evening
    evening.do(act, "c" if isinstance(act, acts.Appeal) else "ump")
    evening.do(until(evening))  # type: ignore[operator]  # each makes an act of an evening
    done = evening.goes_on(4 * MINUTE)
    assert [type(act) for act in done[:2]] == [acts.PairSoon, acts.PairRound]
    assert done[0].at - done[1].deadline == pytest.approx(-30 * MINUTE, abs=MINUTE)  # type: ignore[union-attr]  # as just seen


@pytest.mark.parametrize("answers", [True, False])
def test_the_umpire_who_is_asked_at_a_table_is_waited_for_as_long_as_its_clocks_stand_still(
    answers: bool,
) -> None:
    evening = Evening()
    evening.do(acts.CallUmpire(evening.table_of("c"), "c"), "c")
    evening.play_all()
    assert not [act for act in evening.goes_on(9 * MINUTE) if isinstance(act, acts.PairRound | acts.PairSoon)]
    if answers:
        evening.do(acts.Answer(next(iter(evening.season.appeals))))
        evening.goes_on(2 * MINUTE)
        assert evening.round == 2
    evening.goes_on(3 * MINUTE)
    assert evening.round == 2


def test_a_time_that_the_umpire_has_set_for_a_table_is_waited_for() -> None:
    evening = Evening()
    evening.play_all(but="a")
    at = evening.now + 15 * MINUTE
    evening.do(acts.Appoint(evening.table_of("a"), at))
    assert not [act for act in evening.goes_on(14 * MINUTE) if isinstance(act, acts.PairSoon)]
    assert evening.round == 1


def test_no_round_comes_before_a_deadline_that_the_umpire_has_set_but_one_that_the_bot_has_put_off() -> None:
    umpire, bot = Evening(), Evening()
    umpire.do(has_more_time(umpire))
    bot.do(has_more_time(bot), "")
    for evening in (umpire, bot):
        evening.play_all()
        evening.goes_on(2 * MINUTE)
    assert (umpire.round, bot.round) == (1, 2)
    umpire.goes_on(HOUR)
    assert umpire.round == 2


def test_a_tiebreaker_is_no_round_that_another_follows() -> None:
    evening = Evening("ab", rounds=1)
    evening.play(evening.fixtures()[0], 3, 3)
    evening.goes_on(2 * MINUTE)
    evening.do(acts.Decide(Tiebreaker(("a", "b"), evening.now + HOUR)))
    evening.play(evening.fixtures()[-1])
    evening.goes_on(2 * MINUTE)
    assert (evening.round, evening.season.phase) == (1, "review")


def test_a_match_that_becomes_void_after_the_next_draw_is_not_open_again_by_itself() -> None:
    evening = Evening()
    evening.play_all()
    evening.goes_on(2 * MINUTE)
    first = evening.fixtures()[0]
    evening.do(is_void(evening))
    assert not is_open(evening.season, fixture_of(evening.season, first))
    evening.play_all()
    evening.goes_on(2 * MINUTE)
    assert evening.round == 3
    evening.do(acts.Decide(Extend((first,), evening.now + HOUR)))
    assert is_open(evening.season, fixture_of(evening.season, first))


# Those who did not come


def test_whoever_did_not_come_is_not_drawn_until_they_count_themselves_in() -> None:
    evening = Evening()
    evening.here = {*"bcdef"}
    evening.play_all(but="a")
    evening.goes_on(17 * MINUTE)
    assert evening.round == 2, "nobody waits for them longer than they are called"
    assert evening.drawn() <= {*"bcdef"}
    assert evening.season.out == {"a"}
    evening.do(acts.CountIn("a"), "a")
    assert evening.refused(acts.CountIn("a"), "a") == "not_out"
    evening.play_all()
    evening.goes_on(2 * MINUTE)
    assert "a" in evening.drawn()


def test_in_the_last_round_nobody_is_told_of_one_that_does_not_come() -> None:
    evening = Evening(rounds=1)
    evening.here = {*"bcdef"}
    evening.goes_on(17 * MINUTE)
    assert evening.season.out == {"a"}
    assert players_out(evening.season) == ()
    assert evening.refused(acts.CountIn("a"), "a") == "last_round"


def test_whoever_a_match_began_without_is_out_and_the_others_play_on() -> None:
    evening = Evening("abcdefgh", size=4)
    key = evening.table_of("a")
    evening.do(acts.AssignTable(key, "t", 1), "")
    there = tuple(each for each in players_of(evening.season, key) if each != "a")
    evening.do(acts.Begin(key, there), "")
    assert evening.season.out == {"a"}


def test_whoever_did_not_come_by_a_result_that_is_entered_is_out() -> None:
    evening = Evening(size=3)
    key = evening.table_of("a")
    players = players_of(evening.season, key)
    places = tuple(0 if player == "a" else 1 for player in players)
    evening.do(acts.Decide(Enter(key, players, places)))
    assert evening.season.out == {"a"}


def test_whoever_has_called_the_others_is_in() -> None:
    evening = Evening("ab", rounds=3)
    (key,) = evening.fixtures()
    evening.do(acts.StartReadyCheck(key, evening.now + 10 * MINUTE), "a")
    evening.here = {"b"}
    evening.goes_on(20 * MINUTE)
    assert evening.season.out == set()


@pytest.mark.parametrize("fields", [{"minutes": 360}, {"format": "cup"}, {"clock": "slow"}])
def test_nobody_is_out_in_long_rounds_in_a_cup_and_where_nobody_is_called(fields: dict[str, object]) -> None:
    evening = Evening(**fields)  # type: ignore[arg-type]  # the words of a test
    evening.here = {*"bcdef"}
    evening.play_all(but="a")
    evening.goes_on(25 * MINUTE)
    if evening.season.settings.clock == "slow":
        evening.do(acts.ForfeitFixture(evening.table_of("a"), ()), "")
    assert evening.season.out == set()
    assert evening.refused(acts.CountIn("a"), "a") == "not_out"


def test_a_table_to_which_nobody_came_holds_nobody_up() -> None:
    evening = Evening()
    mates = {*players_of(evening.season, evening.table_of("a"))}
    evening.here = {*SIX} - mates
    evening.goes_on(16 * MINUTE)
    assert evening.round == 1
    key = evening.table_of("a")
    evening.play_all(but="a")
    evening.goes_on(2 * MINUTE)
    assert evening.round == 2
    assert evening.season.out == mates
    assert key not in league(evening.season).outcomes, "nobody forfeits"


def test_whoever_calls_in_the_moment_in_which_their_table_is_over_can_play() -> None:
    evening = Evening()
    mates = {*players_of(evening.season, evening.table_of("a"))}
    evening.here = {*SIX} - mates
    evening.goes_on(16 * MINUTE)
    key = evening.table_of("a")
    evening.play_all(but="a")
    over = due(evening.season, evening.now)
    assert over == acts.ForfeitFixture(key, ())
    evening.do(acts.StartReadyCheck(key, evening.now + 5 * MINUTE), "a")
    assert evening.refused(over, "") == "earlier"
    assert "a" not in evening.season.out
    assert is_open(evening.season, fixture_of(evening.season, key))


@pytest.mark.parametrize("clock", ["normal", "fast"])
def test_as_long_as_nobody_has_come_to_any_table_all_can_come_until_the_round_is_over(clock: str) -> None:
    evening = Evening(clock=clock)
    evening.here = set()
    evening.goes_on(29 * MINUTE)
    assert len(open_fixtures(evening.season)) == 3
    evening.goes_on(2 * MINUTE)
    assert evening.season.out == set()
    assert evening.drawn() == {*SIX}
    assert evening.round == 2


def test_a_table_that_the_umpire_has_given_more_time_is_waited_for() -> None:
    evening = Evening()
    mates = {*players_of(evening.season, evening.table_of("a"))}
    evening.here = {*SIX} - mates
    evening.play_all(but="a")
    evening.do(acts.Decide(Extend((evening.table_of("a"),), evening.now + HOUR)))
    evening.goes_on(20 * MINUTE)
    assert is_open(evening.season, fixture_of(evening.season, evening.table_of("a")))


def test_with_all_but_one_out_it_waits_until_the_round_is_over_for_a_second() -> None:
    waits, over = Evening("abcd"), Evening("abcd")
    for evening in (waits, over):
        evening.here = {"a"}
        evening.goes_on(16 * MINUTE)
        assert evening.season.out == {*"bcd"}
        assert not open_fixtures(evening.season)
        assert (evening.round, evening.season.phase) == (1, "running")
        assert not format_of(evening.season).course.may_draw(evening.season)
    waits.do(acts.CountIn("d"), "d")
    waits.goes_on(2 * MINUTE)
    assert (waits.round, waits.drawn()) == (2, {"a", "d"})
    over.goes_on(16 * MINUTE)
    assert (over.round, over.season.phase) == (1, "review")


def test_once_all_who_are_out_have_left_nobody_is_waited_for() -> None:
    evening = Evening("abcd")
    evening.here = {"a"}
    evening.goes_on(16 * MINUTE)
    for player in "bcd":
        evening.do(acts.Leave(player), player)
    evening.goes_on()
    assert evening.season.phase == "review"


def test_whoever_takes_over_a_place_is_not_out_for_who_had_it() -> None:
    evening = Evening()
    evening.here = {*"bcdef"}
    evening.play_all(but="a")
    evening.goes_on(15 * MINUTE)
    evening.do(acts.Offer("a", "z", evening.now + HOUR))
    evening.do(acts.TakeOver(next(iter(evening.season.offers))), "z")
    evening.goes_on(3 * MINUTE)
    assert "a" in evening.drawn(), "the entry has kept its name"


def test_back_in_sign_up_nothing_is_drawn_and_nobody_is_out() -> None:
    evening = Evening("abcd")
    evening.here = {"a", "b"} if "b" not in players_of(evening.season, evening.table_of("a")) else {"a", "c"}
    evening.goes_on(15 * MINUTE)
    assert evening.season.draws_at is not None
    assert evening.season.out
    evening.do(acts.Unstart())
    assert (evening.season.draws_at, evening.season.out) == (None, frozenset())
    assert not evening.goes_on(10 * MINUTE)
    evening.do(acts.Start())
    assert (evening.round, evening.drawn()) == (1, {*"abcd"})


def test_a_round_that_is_drawn_again_is_without_those_who_are_out_too() -> None:
    evening = Evening()
    evening.here = {*"bcdef"}
    evening.play_all(but="a")
    evening.goes_on(17 * MINUTE)
    evening.do(acts.PairAgain(evening.now + HOUR))
    assert (evening.round, "a" in evening.drawn()) == (2, False)
    evening.play_all()
    evening.goes_on(2 * MINUTE)
    assert evening.round == 3


@pytest.mark.parametrize("players", ["abcde", "abcdefg"])
def test_a_cup_with_byes_and_a_no_show_takes_as_long_as_its_cards(players: str) -> None:
    evening = Evening(players, format="cup")
    begun, rounds = evening.now, 0
    evening.here = {*players} - {players[-1]}
    while evening.season.phase == "running":
        rounds = evening.round
        evening.goes_on(2 * MINUTE)
        evening.play_all(but=players[-1])
    assert rounds == 3
    assert evening.now - begun < 30 * MINUTE
    assert evening.season.phase == "review"


def test_a_cup_waits_for_its_umpire_at_a_table_to_which_nobody_came() -> None:
    evening = Evening("abcd", format="cup")
    mates = {*players_of(evening.season, evening.table_of("a"))}
    evening.here = {*"abcd"} - mates
    evening.play_all(but="a")
    evening.goes_on(2 * HOUR)
    assert evening.round == 1
    assert evening.refused(acts.PairRound(evening.now + HOUR, evening.round + 1)) == "round_not_over"
    evening.do(
        acts.ForfeitFixture(evening.fixtures()[0], ("a",))
        if "a" in fixture_of(evening.season, evening.fixtures()[0]).entries
        else acts.ForfeitFixture(evening.fixtures()[1], ("a",))
    )
    evening.goes_on()
    assert evening.round == 2


# What is played again


@pytest.mark.parametrize("minutes", [5, 28])
def test_a_void_match_is_played_again_as_at_the_start_of_a_round(minutes: int) -> None:
    evening = Evening()
    evening.goes_on(minutes * MINUTE)
    table = evening.table_of("a")
    evening.play_all()
    evening.goes_on()
    (void,) = (key for key, each in league(evening.season).results.items() if each.fixture == table)
    step = evening.do(acts.Decide(Void(void)))
    assert [event.data for event in step.news if event.key == "played_again"] == [
        {"line": evening.season.seq, "fixtures": [table]}
    ]
    assert "decided" not in {event.key for event in step.news}
    at = evening.now
    appointed, called = evening.goes_on()
    assert isinstance(appointed, acts.Appoint)
    assert isinstance(called, acts.StartReadyCheck)
    assert called.binding
    assert called.until == pytest.approx(ready_checks.anew(evening.season, at), abs=MINUTE)
    assert league(evening.season).deadline(table) == at + 30 * MINUTE
    begun = evening.goes_on(called.until - evening.now)
    assert acts.Begin(table, players_of(evening.season, table)) in begun
    assert evening.round == 1
    evening.play(table)
    evening.goes_on(2 * MINUTE)
    assert evening.round == 2
    assert rebuilt(evening.opened, evening.lines) == evening.season


def test_a_void_tiebreaker_is_played_again_and_one_whose_tie_the_umpire_breaks_is_over() -> None:
    evening = Evening("ab", rounds=1)
    evening.play(evening.fixtures()[0], 1, 1)
    evening.goes_on()
    evening.do(acts.Decide(Tiebreaker(("a", "b"), evening.now + 30 * MINUTE)))
    table = evening.fixtures()[-1]
    match = evening.play(table, 1, 2)
    evening.goes_on()
    assert evening.season.phase == "review"
    evening.do(acts.Decide(Void(match)))
    assert evening.season.phase == "running"
    assert [type(act) for act in evening.goes_on()] == [acts.Appoint, acts.StartReadyCheck]
    evening.do(acts.Decide(Settle(("b", "a"))))
    assert evening.goes_on() == [acts.Close()]
    assert open_tables(evening.season, evening.now) == []
    assert evening.season.appointment(table).call is None
    settled = str(evening.season.seq - 1)
    evening.do(acts.Decide(Reverse(settled)))
    assert open_fixtures(evening.season) == [table]
    assert rebuilt(evening.opened, evening.lines) == evening.season


def test_a_forfeit_that_becomes_void_is_played_as_at_the_start_of_a_round() -> None:
    evening = Evening()
    table = evening.table_of("a")
    evening.here -= {*players_of(evening.season, table)} - {"a"}
    assert acts.ForfeitFixture(table, ("a",)) in evening.goes_on(20 * MINUTE)
    evening.here |= {*players_of(evening.season, table)}
    evening.do(acts.Decide(Void(f"{table}-w1")))
    assert [type(act) for act in evening.goes_on()] == [acts.Appoint, acts.StartReadyCheck]
    assert acts.Begin(table, players_of(evening.season, table)) in evening.goes_on(20 * MINUTE)
    assert rebuilt(evening.opened, evening.lines) == evening.season


def test_the_next_round_waits_for_a_match_that_is_played_again_beside_a_table_to_which_nobody_came() -> None:
    evening = Evening()
    again, deserted, other = evening.fixtures()
    evening.here -= {*players_of(evening.season, deserted)}
    evening.goes_on(16 * MINUTE)
    match = evening.play(again)
    evening.goes_on(8 * MINUTE)
    evening.play(other)
    assert acts.ForfeitFixture(deserted, ()) in evening.goes_on()
    evening.do(acts.Decide(Void(match)))
    evening.goes_on(20 * MINUTE)
    assert evening.round == 1
    evening.play(again)
    evening.goes_on(2 * MINUTE)
    assert evening.round == 2


def test_a_tiebreaker_goes_on_once_its_tie_is_open_again() -> None:
    evening = Evening("ab", rounds=1)
    evening.play(evening.fixtures()[0], 1, 1)
    evening.goes_on()
    evening.do(acts.Decide(Tiebreaker(("a", "b"), evening.now + 30 * MINUTE)))
    evening.do(acts.Decide(Settle(("b", "a"))))
    assert evening.goes_on() == [acts.Close()]
    evening.do(acts.Decide(Reverse(str(evening.season.seq - 1))))
    assert evening.season.phase == "running"
    assert [type(act) for act in evening.goes_on()] == [acts.Appoint, acts.StartReadyCheck]
    assert rebuilt(evening.opened, evening.lines) == evening.season
