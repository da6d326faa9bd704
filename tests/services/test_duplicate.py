"""Who plays a deal alone: once each over all servers, across restarts; and a streak that forgives a day."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random

import pytest

from bot.games import OWN as GAMES
from bot.games.api import Move
from bot.match_file import check, from_text, to_text
from bot.milliseconds import DAY
from bot.services import Admission, DuplicateDealRow, DuplicateDeals, DuplicatePlay, Retention
from bot.services.duplicate import KEPT_DAYS
from bot.storage.digests import EVERYWHERE, known_digest
from bot.tables import Who, outcome
from bot.tables.duplicate import better, is_over, own_seat
from bot.user_text import UserText
from tests.services.test_privacy import Desk
from tests.tables.club import ADA, BO, CLEO, GUILD, club_at, refusal

ELSEWHERE = GUILD + 1


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with club_at(tmp_path / "olsen.db") as club:
        yield Desk(club)


@pytest.fixture
def duplicate(desk: Desk) -> DuplicateDeals:
    return process(desk)


def process(desk: Desk, seed: int = 8, secret: Callable[[], bytes] | None = None) -> DuplicateDeals:
    """The service as in another process, or after a restart."""
    database, clock = desk.club.database, desk.club.clock
    secret = secret or (lambda: Random(seed).randbytes(32))
    return DuplicateDeals(database, clock, Admission(database, clock), secret)


async def at_night(desk: Desk) -> None:
    """What is done once a day."""
    await Retention(desk.club.database, desk.club.clock, None).look()


async def of_today(duplicate: DuplicateDeals, who: Who = ADA) -> str:
    return (await duplicate.daily(who.user_id)).deal.deal


async def finish(
    desk: Desk, duplicate: DuplicateDeals, who: Who, key: str = "", *, place: int = GUILD, seed: int = 1
) -> DuplicatePlay:
    """Play a deal to its end, today's daily if no other is named."""
    chance, key = Random(seed), key or await of_today(duplicate)
    play = await duplicate.play(place, who, key)
    while not is_over(play.table):
        desk.club.clock.pass_by(1_000)
        legal = play.table.observe(own_seat(play.table)).legal
        moves = [move for move in legal if move.verb not in ("call", "challenge")]
        play = await duplicate.move(who, key, play.table.version, chance.choice(moves))
    return play


async def test_one_deal_is_dealt_in_all_places_by_all_processes(
    desk: Desk, duplicate: DuplicateDeals
) -> None:
    ada = await duplicate.play(GUILD, ADA, await of_today(duplicate))
    other = process(desk, seed=9)
    bo = await other.play(ELSEWHERE, BO, await of_today(other, BO))
    assert ada.deal == bo.deal
    assert ada.table.observe(0) == bo.table.observe(0)


async def test_it_is_played_once_over_all_places(desk: Desk, duplicate: DuplicateDeals) -> None:
    begun = await duplicate.play(GUILD, ADA, await of_today(duplicate))
    again = await duplicate.play(ELSEWHERE, ADA, await of_today(duplicate))
    assert again.run == begun.run, "it goes on in the other server"
    over = await finish(desk, duplicate, ADA, place=ELSEWHERE)
    assert (await duplicate.play(GUILD, ADA, over.deal.deal)).run == over.run
    with refusal("duplicate_done"):
        await duplicate.move(ADA, over.deal.deal, over.table.version, Move("draw"))
    assert [row.user_id for row in await duplicate.board(over.deal, GUILD)] == [ADA.user_id]
    assert not await duplicate.board(over.deal, ELSEWHERE), "it counts where it was begun"


async def test_two_presses_at_once_in_two_places_begin_it_once(duplicate: DuplicateDeals) -> None:
    key = await of_today(duplicate)
    first, second = await asyncio.gather(*(duplicate.play(place, ADA, key) for place in (GUILD, ELSEWHERE)))
    assert first.run == second.run


async def test_who_has_begun_is_told_that_it_is_saved(duplicate: DuplicateDeals) -> None:
    key = await of_today(duplicate)
    with outcome() as begun:
        await duplicate.play(GUILD, ADA, key)
    assert begun.is_saved
    with outcome() as looked:
        await duplicate.play(GUILD, ADA, key)
    assert not looked.is_saved


async def test_a_week_with_a_missed_day_and_then_two(desk: Desk, duplicate: DuplicateDeals) -> None:
    streaks, games, played = [], set(), [0, 1, 3, 4, 7, 8]
    for day in range(9):
        if day in played:
            play = await finish(desk, duplicate, ADA, place=GUILD + day % 2)
            streaks.append(play.run.streak)
            games.add(play.deal.game)
        desk.club.clock.pass_by(DAY)
    assert streaks == [1, 2, 3, 4, 1, 2]
    assert len(games) == len({day % len(GAMES) for day in played}), "the games take turns"
    assert (await duplicate.daily(ADA.user_id)).streak == 2, "of what it may still go on from"
    desk.club.clock.pass_by(2 * DAY)
    assert (await duplicate.daily(ADA.user_id)).streak == 0


async def test_a_deal_that_is_not_finished_is_no_day_of_a_streak(
    desk: Desk, duplicate: DuplicateDeals
) -> None:
    await finish(desk, duplicate, ADA)
    for _ in range(2):
        desk.club.clock.pass_by(DAY)
        await duplicate.play(GUILD, ADA, await of_today(duplicate))
    desk.club.clock.pass_by(DAY)
    assert (await finish(desk, duplicate, ADA)).run.streak == 1


async def test_it_goes_on_after_a_restart_and_not_after_midnight(
    desk: Desk, duplicate: DuplicateDeals
) -> None:
    play = await duplicate.play(GUILD, ADA, await of_today(duplicate))
    move = play.table.observe(0).legal[0]
    play = await duplicate.move(ADA, play.deal.deal, play.table.version, move)
    kept = await process(desk, 9).play(GUILD, ADA, play.deal.deal)
    assert kept.table.observe(0) == play.table.observe(0)
    assert kept.table.version == play.table.version
    desk.club.clock.pass_by(play.deal.until - desk.club.clock.now() - 1)
    await process(desk).play(GUILD, ADA, play.deal.deal)
    desk.club.clock.pass_by(1)
    for late in (
        duplicate.play(GUILD, ADA, play.deal.deal),
        duplicate.move(ADA, play.deal.deal, play.table.version, Move("draw")),
    ):
        with refusal("daily_day"):
            await late
    assert await of_today(duplicate) != play.deal.deal


async def test_a_second_press_of_the_same_button_does_nothing(desk: Desk, duplicate: DuplicateDeals) -> None:
    play = await duplicate.play(GUILD, ADA, await of_today(duplicate))
    move = play.table.observe(0).legal[0]
    presses = (duplicate.move(ADA, play.deal.deal, play.table.version, move) for _ in range(2))
    first, second = await asyncio.gather(*presses, return_exceptions=True)
    assert isinstance(first, DuplicatePlay)
    assert getattr(second, "code", None) in ("stale", "duplicate_done")


async def test_the_board_has_the_best_first_and_nobody_who_has_not_finished(
    desk: Desk, duplicate: DuplicateDeals
) -> None:
    deal = (await duplicate.daily(ADA.user_id)).deal
    for seed, who in enumerate((ADA, BO)):
        await finish(desk, duplicate, who, seed=seed)
    await duplicate.play(GUILD, CLEO, deal.deal)
    rows = await duplicate.board(deal, GUILD)
    ranks = [(row.place, better(deal.game) * row.points, row.finished_at - row.started_at) for row in rows]
    assert ranks == sorted(ranks)
    assert len(ranks) == 2


@pytest.mark.parametrize("turn", range(5))
async def test_its_record_can_be_checked_like_any_other(
    desk: Desk, duplicate: DuplicateDeals, turn: int
) -> None:
    desk.club.clock.pass_by(turn * DAY)
    over, day = await finish(desk, duplicate, ADA), duplicate.today
    promised = over.deal.commitment
    with refusal("daily_open"):
        await duplicate.record(ADA, str(day))
    desk.club.clock.pass_by(DAY)
    record = await duplicate.record(ADA, str(day))
    assert not list(check(from_text(to_text(record))))
    assert record.commitment == promised
    assert [player.level for player in record.players] == ["", "normal", "normal"]
    with refusal("daily_no_record"):
        await duplicate.record(BO, str(day))


async def test_the_records_of_new_cards_and_of_who_beats_them_can_be_checked_too(
    desk: Desk, duplicate: DuplicateDeals
) -> None:
    new = (await duplicate.play_solo(GUILD, ADA, "olsen", "easy")).deal
    with refusal("daily_no_record"):
        await duplicate.record(ADA, new.deal)
    shared = await duplicate.dare_solo(await finish(desk, duplicate, ADA, new.deal))
    await finish(desk, duplicate, BO, shared.deal)
    for who, key in ((ADA, new.deal), (BO, shared.deal)):
        record = await duplicate.record(who, key)
        assert not list(check(from_text(to_text(record))))
        assert record.commitment == new.commitment


async def test_who_is_forgotten_leaves_the_board_and_does_not_play_twice(
    desk: Desk, duplicate: DuplicateDeals
) -> None:
    over = await finish(desk, duplicate, ADA)
    await finish(desk, duplicate, BO)
    await desk.privacy.forget(ADA.user_id, None)
    for place in (GUILD, ELSEWHERE):
        with refusal("duplicate_forgotten"):
            await duplicate.play(place, ADA, over.deal.deal)
    assert [row.user_id for row in await duplicate.board(over.deal, GUILD)] == [BO.user_id]
    db, day = desk.club.database, over.deal.deal
    player = await known_digest(db.notes, EVERYWHERE, ADA.user_id)
    kept = await db.duplicate.play(day, player)
    assert kept is not None
    assert (kept.moves, kept.person, kept.place_id, kept.started_at) == ("", None, 0, 0)
    assert (await duplicate.daily(ADA.user_id)).streak == 0
    desk.club.clock.pass_by(DAY)
    assert (await finish(desk, duplicate, ADA)).run.streak == 1, "nothing comes back"
    await desk.privacy.forget(ADA.user_id, None)
    assert await db.duplicate.play(day, player) is not None
    await at_night(desk)
    assert await db.duplicate.play(day, player) is None, "yesterday's cannot be played again"


async def test_who_is_suspended_begins_no_deal_and_finishes_one_that_they_have_begun(
    desk: Desk, duplicate: DuplicateDeals
) -> None:
    database, clock = desk.club.database, desk.club.clock
    key = await of_today(duplicate)
    await duplicate.play(GUILD, BO, key)
    for who in (ADA, BO):
        until = clock.now() + DAY
        await Admission(database, clock).suspend(GUILD, CLEO, who, ["tables"], until, UserText("rude"))
    with refusal("suspended_tables"):
        await duplicate.play(GUILD, ADA, key)
    assert is_over((await finish(desk, duplicate, BO, key)).table)
    await duplicate.play(ELSEWHERE, ADA, key)


async def test_old_dailies_go(desk: Desk, duplicate: DuplicateDeals) -> None:
    over = await finish(desk, duplicate, ADA)
    desk.club.clock.pass_by(KEPT_DAYS * DAY)
    await at_night(desk)
    assert await duplicate.board(over.deal, GUILD)
    desk.club.clock.pass_by(DAY)
    await at_night(desk)
    assert not await duplicate.board(over.deal, GUILD)
    with refusal("daily_gone"):
        await duplicate.daily(ADA.user_id, int(over.deal.deal))


async def test_ones_own_plays_are_among_ones_data(desk: Desk, duplicate: DuplicateDeals) -> None:
    over = await finish(desk, duplicate, ADA)
    (row,) = (await desk.data(ADA))[f"server-{GUILD}"]["deals_you_played_alone"]
    assert row["moves"] == over.run.moves.splitlines()
    assert (row["deal"], row["place"], row["streak"]) == (over.deal.deal, over.run.place, 1)


# Shared cards


async def shared(
    desk: Desk, duplicate: DuplicateDeals, game: str = "olsen", seat: int = 0
) -> DuplicateDealRow:
    """The last deal of a match of Ada and Bo, as it was dealt to one of them, dared by its card."""
    club = desk.club
    table = await desk.begin(game, (ADA, BO))
    chance = Random(3)
    while (table := club.now(table)).phase == "playing":
        table = await club.step(table, chance)
    match = await club.tables.replays.get(GUILD, table.table_id)
    deal = await duplicate.dare(match, table, seat)
    assert deal is not None
    return deal


async def test_shared_cards_are_played_by_a_stranger_after_a_restart(
    desk: Desk, duplicate: DuplicateDeals
) -> None:
    deal = await shared(desk, duplicate, seat=1)
    assert await duplicate.dared_by(deal) == "Bo"
    await desk.restart()
    later = process(desk)
    over = await finish(desk, later, CLEO, deal.deal)
    assert own_seat(over.table) == 1
    assert over.run.counts
    assert {row.user_id for row in await later.board(deal, GUILD)} == {BO.user_id, CLEO.user_id}


async def test_who_played_the_cards_first_is_on_their_board_until_they_are_forgotten(
    desk: Desk, duplicate: DuplicateDeals
) -> None:
    deal = await shared(desk, duplicate, seat=1)
    await finish(desk, duplicate, CLEO, deal.deal)
    board = await duplicate.board(deal, GUILD)
    assert {row.name: row.is_original for row in board} == {"Bo": True, "Cleo": False}
    (original,) = [row for row in board if row.is_original]
    assert (original.place, original.points) == (deal.place, deal.points)
    await desk.privacy.forget(BO.user_id, None)
    kept = (await duplicate.play(GUILD, CLEO, deal.deal)).deal
    assert [row.name for row in await duplicate.board(kept, GUILD)] == ["Cleo"]


async def test_shared_cards_are_begun_only_on_the_server_of_their_match(
    desk: Desk, duplicate: DuplicateDeals
) -> None:
    deal = await shared(desk, duplicate)
    with refusal("cards_gone"):
        await duplicate.play(ELSEWHERE, CLEO, deal.deal)
    await duplicate.play(GUILD, CLEO, deal.deal)


async def test_who_knows_the_cards_plays_for_nothing(desk: Desk, duplicate: DuplicateDeals) -> None:
    deal = await shared(desk, duplicate)
    for who in (ADA, BO):
        assert not (await finish(desk, duplicate, who, deal.deal)).run.counts
    other = deal.deal[:-1] + "1"
    match = await desk.club.tables.replays.get(GUILD, deal.deal.partition(".")[0])
    table = await desk.club.tables.get(match.table_id)
    assert (await duplicate.dare(match, table, 1)) is not None
    assert (await duplicate.play(GUILD, CLEO, other)).run.counts
    assert not (await duplicate.play(GUILD, CLEO, deal.deal)).run.counts, "she has seen what lay on the table"
    assert all(row.is_original for row in await duplicate.board(deal, GUILD))


async def test_they_count_for_nothing_else(desk: Desk, duplicate: DuplicateDeals) -> None:
    deal = await shared(desk, duplicate)
    before = await desk.club.database.matches.results(deal.deal.partition(".")[0])
    await finish(desk, duplicate, CLEO, deal.deal)
    assert await desk.club.database.matches.results(deal.deal.partition(".")[0]) == before
    person = await desk.key(CLEO)
    assert not await desk.club.database.privacy.records_of(person)
    assert not await desk.club.database.ratings.of_person(person)


async def test_they_are_kept_for_a_month_after_they_were_shared_last(
    desk: Desk, duplicate: DuplicateDeals
) -> None:
    deal = await shared(desk, duplicate)
    match = await desk.club.tables.replays.get(GUILD, deal.deal.partition(".")[0])
    desk.club.clock.pass_by((KEPT_DAYS - 1) * DAY)
    assert (await duplicate.dare(match, await desk.club.tables.get(match.table_id), 0)) is not None
    desk.club.clock.pass_by(KEPT_DAYS * DAY - 1)
    await duplicate.play(GUILD, CLEO, deal.deal)
    desk.club.clock.pass_by(1)
    with refusal("cards_gone"):
        await duplicate.play(GUILD, CLEO, deal.deal)
    desk.club.clock.pass_by(1)
    await at_night(desk)
    assert await desk.club.database.duplicate.deal(deal.deal) is None


async def test_who_shared_them_is_named_until_they_are_forgotten(
    desk: Desk, duplicate: DuplicateDeals
) -> None:
    deal = await shared(desk, duplicate)
    (row,) = (await desk.data(ADA))[f"server-{GUILD}"]["your_cards_that_were_shared"]
    assert (row["deal"], row["points"]) == (deal.deal, deal.points)
    await desk.privacy.forget(ADA.user_id, None)
    kept = (await duplicate.play(GUILD, CLEO, deal.deal)).deal
    assert await duplicate.dared_by(kept) is None
    assert kept.person is None


# New cards


async def test_new_cards_are_their_own_and_come_one_at_a_time(desk: Desk, duplicate: DuplicateDeals) -> None:
    seeds = iter(range(9))
    dealing = process(desk, secret=lambda: Random(next(seeds)).randbytes(32))
    first = await dealing.play_solo(-5, ADA, "olsen", "easy")
    assert [chair.level for chair in first.table.chairs][1:] == ["easy", "easy"]
    assert (await dealing.unfinished(ADA)).run == first.run  # type: ignore[union-attr]  # there is one
    assert await dealing.unfinished(BO) is None
    with refusal("cards_gone"):
        await dealing.play(-5, BO, first.deal.deal)
    second = await dealing.play_solo(-6, ADA, "otter", "normal")
    assert (await dealing.unfinished(ADA)).deal == second.deal  # type: ignore[union-attr]  # there is one
    with refusal("solo_gone"):
        await dealing.play(-5, ADA, first.deal.deal)
    await dealing.move(ADA, second.deal.deal, second.table.version, second.table.observe(0).legal[0])
    with refusal("solo_begun"):
        await dealing.play_solo(-6, ADA, "olsen", "easy")
    assert (await dealing.unfinished(ADA)).deal == second.deal  # type: ignore[union-attr]  # there is one
    await dealing.play_solo(-6, ADA, "olsen", "easy", sure=True)
    with refusal("solo_gone"):
        await dealing.play(-5, ADA, second.deal.deal)


async def test_new_cards_that_were_shared_can_be_beaten_in_any_place_and_count_once(
    desk: Desk, duplicate: DuplicateDeals
) -> None:
    begun = await duplicate.play_solo(-5, ADA, "olsen", "normal")
    over = await finish(desk, duplicate, ADA, begun.deal.deal, place=-5)
    assert await duplicate.unfinished(ADA) is None
    dared = await duplicate.dare_solo(over)
    assert (dared.place, dared.points) == (over.run.place, over.run.points)
    assert await duplicate.dared_by(dared) == ADA.name
    bo = await duplicate.play(-6, BO, dared.deal)
    assert bo.run.counts
    assert bo.table.observe(0).hand == begun.table.observe(0).hand
    assert (await duplicate.unfinished(BO)).deal == dared  # type: ignore[union-attr]  # there is one
    assert not (await duplicate.play(-5, ADA, dared.deal)).run.counts
    with refusal("duplicate_done"):
        await duplicate.move(ADA, begun.deal.deal, over.table.version, Move("draw"))
