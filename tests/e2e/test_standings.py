"""Leaderboards and a member's own numbers."""

from __future__ import annotations

import re
from typing import Any

import pytest
from simcord import InteractionResult

from tests.e2e.screen import Private, parts, told
from tests.e2e.world import World

LOW_PAIRS = ["2D 3D", "2S 3S", "2H 3H", "2C 3C", "4D 5D", "4S 5S", "4H 5H", "4C 5C", "6D 7D"]
"""Hands of ten points each."""

DAY = 24 * 3600
CLUB = ("Ada", "Bo", "Cleo", "Dag", "Eli", "Finn", "Gro", "Hal", "Ida", "Jon", "Kari", "Liv")


async def match(
    world: World, winner: str, *others: str, computers: int = 0, season: str | None = None, **how: Any
) -> None:
    """A match of one deal: ``winner`` goes out, and everybody else is left with ten points."""
    table = await world.table(winner, *others, computers=computers, length=1, **how)
    if season is not None:
        world.write("UPDATE tables SET season = ? WHERE table_id = ?", season, table.table_id)
    losers = len(others) + computers
    await world.arrange(turn=0, first_turn=[], discard="9H", hands=["9C", *LOW_PAIRS[:losers]])
    hand = await world.hand(winner)
    await hand.press("9♣")
    await world.pass_time()


async def leaderboard(world: World, name: str, **how: Any) -> Private:
    """A leaderboard in words, as for whoever has chosen words alone."""
    await world.words_only(name)
    return world.private(name, await world.slash(name, "leaderboard", **how))


async def numbers(world: World, name: str, **of: Any) -> str:
    """Statistics in words, as for whoever has chosen words alone."""
    await world.words_only(name)
    return told(await world.slash(name, "stats", **of))


def opened(world: World, season: str, league: str, number: int) -> None:
    """A season that was played, of a league."""
    world.write(
        "INSERT INTO seasons (season, place_id, league, number, game, format, settings, secret, umpire,"
        " phase, created_at, finished_at, digest, reasons_digest)"
        " VALUES (?, ?, ?, ?, 'olsen', 'open', '{}', '', 'mo', 'confirmed', ?, 1, '', '')",
        season,
        world.guild.id,
        league,
        number,
        number,
    )


def names(board: Private) -> list[str]:
    """Who stands on the page, from top to bottom."""
    return [re.sub(r"^\S+ (▸ )?", "", line).split("**")[1] for line in lines(board)]


def lines(board: Private) -> list[str]:
    """The first line about each who stands on the page."""
    return [line for line in board.text.split("\n") if re.match("▫️|🥇|🥈|🥉|\\*\\*\\d", line)]


def links(world: World) -> list[str]:
    """Where the message of each finished match stands, oldest first."""
    rows = world.rows("SELECT channel_id, message_id FROM tables WHERE phase = 'over' ORDER BY finished_at")
    return [f"https://discord.com/channels/{world.guild.id}/{channel}/{message}" for channel, message in rows]


@pytest.mark.both_engines
async def test_a_match_stands_on_the_leaderboard_at_once(world: World) -> None:
    await match(world, "Ada", "Bo")
    board = await leaderboard(world, "Bo")
    assert names(board) == ["Ada", "Bo"]
    assert "▫️ **Ada** · 1 of 1 won (100%)" in board.text
    assert "1 of 1 deal won · 0.0 points a deal · 0 calls made, 0 missed" in board.text
    assert "▫️ ▸ **Bo** · 0 of 1 won (0%)" in board.text
    assert "0 of 1 deal won · 10.0 points a deal · 0 calls made, 0 missed" in board.text
    assert board.labels == []


async def test_a_rank_takes_three_matches(world: World) -> None:
    await match(world, "Ada", "Bo")
    await match(world, "Ada", "Bo")
    await match(world, "Bo", "Cleo")
    board = await leaderboard(world, "Dag")
    assert "🥇 **Bo** · 1 of 3 won (33%)" in board.text
    assert "▫️ **Ada** · 2 of 2 won (100%)" in board.text
    assert "▫️ **Cleo** · 0 of 1 won (0%)" in board.text
    assert names(board)[0] == "Bo"


async def test_the_better_share_stands_higher_and_equals_share_a_rank(world: World) -> None:
    await match(world, "Ada", "Bo", "Cleo", "Dag")
    await match(world, "Ada", "Bo", "Cleo", "Dag")
    await match(world, "Bo", "Ada", "Cleo", "Dag")
    board = await leaderboard(world, "Mo")
    assert "🥇 **Ada** · 2 of 3 won (67%)" in board.text
    assert "🥈 **Bo** · 1 of 3 won (33%)" in board.text
    assert "🥉 **Cleo** · 0 of 3 won (0%)" in board.text
    assert "🥉 **Dag** · 0 of 3 won (0%)" in board.text


async def test_computers_are_never_on_it(world: World) -> None:
    await match(world, "Ada", "Bo", computers=2)
    board = await leaderboard(world, "Ada")
    assert names(board) == ["Ada", "Bo"]
    assert "Huginn" not in board.text


async def test_a_match_against_computers_alone_does_not_count(world: World) -> None:
    await match(world, "Ada", computers=2)
    assert world.say("leaderboard-empty", kind="all") in (await leaderboard(world, "Ada")).text
    stats = told(await world.slash("Ada", "stats"))
    assert "## Ada against computers" in stats
    assert "0 of 0" not in stats


async def test_one_finds_oneself_on_every_page(world: World) -> None:
    for name in CLUB[4:]:
        world.member(name)
    await match(world, *CLUB[:10])
    await match(world, *CLUB[2:])
    board = await leaderboard(world, "Liv")
    assert "page 1 of 2" in board.text
    assert len(names(board)) == 11
    assert names(board)[-1] == "Liv"
    assert "**You**\n▫️ ▸ **Liv**" in board.text
    assert board.labels == ["Later"]
    first = names(board)[:-1]
    await board.press("Later")
    assert "page 2 of 2" in board.text
    assert "**You**" not in board.text
    assert set(names(board)) | set(first) == set(CLUB)
    assert len(names(board)) == 2
    assert board.labels == ["Earlier"]
    await board.press("Earlier")
    assert names(board)[:-1] == first


async def test_a_leaderboard_goes_on_after_a_restart(world: World) -> None:
    for name in CLUB[4:]:
        world.member(name)
    await match(world, *CLUB[:10])
    await match(world, *CLUB[2:])
    board = await leaderboard(world, "Ada")
    await world.restart()
    await board.press("Later")
    assert "page 2 of 2" in board.text


async def test_every_server_has_a_leaderboard_of_its_own(world: World) -> None:
    await match(world, "Ada", "Bo")
    other = world.env.create_guild("Another club")
    channel = other.create_text_channel("cards")
    visitor = other.add_member(world.members["Ada"].user)
    await world.env.settle()
    assert world.say("leaderboard-empty", kind="all") in told(await visitor.slash(channel, "leaderboard"))
    assert world.say("history-empty") in told(await visitor.slash(channel, "stats"))


async def test_members_see_their_own_numbers(world: World) -> None:
    await match(world, "Ada", "Bo")
    await match(world, "Bo", "Ada")
    await match(world, "Ada", computers=1)
    stats = await numbers(world, "Ada")
    assert "## Ada" in stats
    assert "1 of 2 matches won (50%)" in stats
    assert "1 of 2 deals won · 5.0 points a deal · 0 calls made, 0 missed" in stats
    assert "Not counted" not in stats


def pictured(result: InteractionResult) -> list[str]:
    """What the pictures of an answer show, in words."""
    assert result.response is not None
    shown = [part for part in parts(result.response.components) if part["type"] == 12]
    return [item["description"] for part in shown for item in part["items"]]


async def test_numbers_are_drawn_for_those_who_see(world: World) -> None:
    await match(world, "Ada", "Bo")
    for name in ("Ada", "Bo"):
        await match(world, name, "Bo" if name == "Ada" else "Ada")
    stats, board = await world.slash("Ada", "stats"), await world.slash("Ada", "leaderboard")
    against = await world.slash("Ada", "stats", against=world.members["Bo"])
    assert pictured(stats) == [
        "Ada. Olsen: 2 of 3 matches won, this month 2 of 3, newest first: lost, won, won, "
        "calls made: 0, missed: 0."
    ]
    assert "-# **Olsen**: 2 of 3 deals won · 3.3 points a deal\n-# Best" in told(stats)
    for shown in ("matches won", "This month", "Newest first", "calls made"):
        assert shown not in told(stats)
    assert pictured(board) == ["Olsen. Place 1: Ada, 2 of 3 won (67%). Place 2: Bo, 1 of 3 won (33%)."]
    assert "**Ada**" not in told(board)
    assert pictured(against) == ["Olsen: Ada ahead in 2, Bo in 1."]
    (head, line) = told(against).split("\n", 1)
    assert (head, line) == (
        "## Ada and Bo",
        "**Olsen**: 3 matches together\n-# Ada finished ahead of Bo in 2, Bo ahead of Ada in 1",
    )
    assert [len(each.response.attachments) for each in (stats, board, against)] == [1, 1, 1]
    screen = world.private("Ada", await world.slash("Ada", "my settings"))
    await screen.press(custom_id="g:my:text_only:yes")
    assert pictured(await world.slash("Ada", "stats")) == []


async def test_members_see_each_others_numbers(world: World) -> None:
    await match(world, "Ada", "Bo")
    stats = await numbers(world, "Cleo", member=world.members["Bo"])
    assert "## Bo" in stats
    assert "0 of 1 match won (0%)" in stats


async def test_who_has_not_played_has_no_numbers(world: World) -> None:
    assert (await numbers(world, "Ada")).endswith(world.say("history-empty"))


async def test_calls_are_counted(world: World) -> None:
    await world.table("Ada", "Bo", length=1)
    await world.arrange(turn=0, first_turn=[], discard="9H", hands=["4H TH", "3H 2H 7C"])
    ada, bo = await world.hand("Ada"), await world.hand("Bo")
    await ada.press("4♥")
    await ada.press("Olsen One Card!")
    await bo.press("3♥")
    await world.pass_time()
    await ada.press("10♥")
    await world.pass_time()
    board = await leaderboard(world, "Ada")
    assert "1 of 1 deal won · 0.0 points a deal · 1 call made, 0 missed" in board.text
    assert "0 of 1 deal won · 10.0 points a deal · 0 calls made, 0 missed" in board.text


# Other times and orders


async def test_a_board_of_this_month_begins_anew_with_the_next(world: World) -> None:
    await match(world, "Ada", "Bo")
    board = await leaderboard(world, "Ada", period="month")
    assert "This month\n" in board.text
    assert names(board) == ["Ada", "Bo"]
    await world.pass_time(32 * DAY)
    board = await leaderboard(world, "Ada", period="month")
    assert world.say("leaderboard-empty", kind="month") in board.text
    assert names(await leaderboard(world, "Ada", period="all")) == ["Ada", "Bo"]


async def test_the_numbers_of_this_month_begin_anew_with_the_next(world: World) -> None:
    await match(world, "Ada", "Bo")
    assert "This month: 1 of 1 match won" in await numbers(world, "Ada")
    await world.pass_time(32 * DAY)
    assert "This month" not in await numbers(world, "Ada")
    await match(world, "Bo", "Ada")
    assert "This month: 0 of 1 match won" in await numbers(world, "Ada")


async def test_who_has_not_played_for_long_is_marked_on_the_board_of_all_time(world: World) -> None:
    await match(world, "Ada", "Bo")
    await world.pass_time(61 * DAY)
    await match(world, "Ada", "Cleo")
    board = await leaderboard(world, "Ada")
    idle = {name: "💤" in line for name, line in zip(names(board), lines(board), strict=True)}
    assert idle == {"Ada": False, "Cleo": False, "Bo": True}
    assert "💤" not in (await leaderboard(world, "Ada", period="month")).text


async def test_a_season_and_a_league_have_boards(world: World) -> None:
    opened(world, "spring01", "Spring_*", 1)
    opened(world, "spring02", "Spring_*", 2)
    await match(world, "Ada", "Bo", season="spring01")
    await match(world, "Bo", "Ada", season="spring02")
    await match(world, "Cleo", "Ada")
    offered = await world.members["Ada"].autocomplete(world.channel, "leaderboard", "period", "")
    assert [(choice["name"], choice["value"]) for choice in offered] == [
        ("This month", "month"),
        ("All time", "all"),
        ("Spring_* · season 2", "season.spring02"),
        ("Spring_* · season 1", "season.spring01"),
        ("Spring_* · all seasons", "league.spring02"),
    ]
    (only,) = await world.members["Ada"].autocomplete(world.channel, "leaderboard", "period", "SEASON 1")
    board = await leaderboard(world, "Ada", period=only["value"])
    assert r"Spring\_\* · season 1" in board.text
    assert lines(board) == ["▫️ ▸ **Ada** · 1 of 1 won (100%)", "▫️ **Bo** · 0 of 1 won (0%)"]
    board = await leaderboard(world, "Ada", period="league.spring02", game="pursuit")
    assert "## Leaderboard\n-# Olsen" in board.text, "a league brings its game along"
    assert lines(board) == ["▫️ ▸ **Ada** · 1 of 2 won (50%)", "▫️ **Bo** · 1 of 2 won (50%)"]


async def test_average_points_may_decide(world: World) -> None:
    await match(world, "Ada", "Bo")
    await match(world, "Bo", "Ada")
    await match(world, "Ada", "Bo", "Cleo")
    board = await leaderboard(world, "Cleo", by="points")
    assert lines(board) == [
        "🥇 **Ada** · 3.3 points a deal · 2 of 3 won",
        "🥈 **Bo** · 6.7 points a deal · 1 of 3 won",
        "▫️ ▸ **Cleo** · 10.0 points a deal · 0 of 1 won",
    ]
    assert "fewest points a deal" in board.text
    assert "You get a rank from 3 matches on." in board.text
    assert "share the rank" not in board.text
    await match(world, "Bo", "Ada", "Cleo")
    await match(world, "Bo", "Cleo", "Ada")
    assert "No rank" not in (await leaderboard(world, "Cleo", by="points")).text


@pytest.mark.both_engines
async def test_a_rating_shows_after_ten_ranked_matches_with_the_points_beside_it(world: World) -> None:
    for _ in range(2):
        await match(world, "Ada", "Bo", ranked=True)
    await match(world, "Bo", "Ada")
    board = await leaderboard(world, "Ada", by="rating")
    assert lines(board) == [
        f"▫️ {name} · unrated (2 of 10 matches) · {points} points a deal · {wins} of 3 won"
        for name, points, wins in (("▸ **Ada**", "3.3", 2), ("**Bo**", "6.7", 1))
    ]
    assert "unrated (2 of 10 matches)" in told(await world.slash("Bo", "stats"))
    assert "rating" not in (await leaderboard(world, "Ada")).text
    world.write("UPDATE ratings SET matches = 10")
    board = await leaderboard(world, "Ada", by="rating")
    assert re.fullmatch(r"🥇 ▸ \*\*Ada\*\* · rating \d+ · 3.3 points a deal · 2 of 3 won", lines(board)[0])
    assert re.fullmatch(r"🥈 \*\*Bo\*\* · rating \d+ · 6.7 points a deal · 1 of 3 won", lines(board)[1])
    (rating,) = re.findall(r"rating \d+", lines(board)[0])
    assert rating in (await leaderboard(world, "Ada")).text
    assert rating in await numbers(world, "Ada")


async def test_pages_keep_their_time_and_order(world: World) -> None:
    for name in CLUB[4:]:
        world.member(name)
    await match(world, *CLUB[:10])
    await match(world, *CLUB[2:])
    board = await leaderboard(world, "Ada", period="month", by="points")
    await world.restart()
    await board.press("Later")
    assert "This month · page 2 of 2" in board.text
    assert "fewest points a deal" in board.text
    assert len(names(board)) == 3


async def test_there_is_no_such_board(world: World) -> None:
    for period in ("last year", "season.spring99", "season", "league.", "all.x"):
        assert told(await world.slash("Ada", "leaderboard", period=period)) == world.say(
            "refused-no_such_period"
        )
    otter = (await leaderboard(world, "Ada", game="otter", by="points")).text
    assert otter == world.say("refused-no_deal_points", game="Otter Nonsense")


# Numbers and history


@pytest.mark.both_engines
async def test_form_streak_best_and_worst(world: World) -> None:
    await match(world, "Ada", "Bo")
    await match(world, "Bo", "Ada")
    await match(world, "Cleo", "Ada", "Bo")
    best, _, worst = links(world)
    stats = await numbers(world, "Ada")
    assert "Newest first: ❌❌✅ · no win in the last 2" in stats
    assert f"Best: [0.0 points a deal]({best}), place 1, <t:" in stats
    assert f"Worst: [10.0 points a deal]({worst}), place 2, <t:" in stats
    assert "Newest first: ❌✅❌ · no win in the last one" in await numbers(
        world, "Mo", member=world.members["Bo"]
    )


@pytest.mark.both_engines
async def test_whom_one_has_met(world: World) -> None:
    await match(world, "Ada", "Bo")
    await match(world, "Bo", "Ada", "Cleo")
    await match(world, "Ada", "Dag", computers=1)
    stats = await numbers(world, "Ada")
    met = stats.split(world.say("stats-rivals"))[1].strip().split("\n")
    assert met[0] == "Bo: 2 matches together, ahead in 1, behind in 1"
    assert sorted(met[1:]) == [
        "Cleo: 1 match together",
        "Dag: 1 match together, ahead in 1",
    ]
    world.write("DELETE FROM people WHERE name = 'Dag'")
    stats = await numbers(world, "Ada")
    assert "a former player: 1 match together" in stats
    assert "Dag" not in stats


async def test_one_against_another(world: World) -> None:
    ada, bo, cleo = (world.members[name] for name in ("Ada", "Bo", "Cleo"))
    await match(world, "Ada", "Bo")
    await match(world, "Bo", "Cleo", "Ada")
    between = await numbers(world, "Ada", against=cleo)
    assert "## Ada and Cleo\n**Olsen**: 1 match together" in between
    assert "Ada finished ahead of Cleo in 0, Cleo ahead of Ada in 0, tied in 1" in between
    between = await numbers(world, "Mo", member=bo, against=ada)
    assert "## Bo and Ada\n**Olsen**: 2 matches together" in between
    assert "Bo finished ahead of Ada in 1, Ada ahead of Bo in 1" in between
    assert "equal in 0" not in between
    for nobody in ({"member": ada, "against": world.moderator}, {"against": ada}):
        assert world.say("against-none") in told(await world.slash("Mo", "stats", **nobody))
    assert told(await world.slash("Ada", "stats", against=ada)) == world.say("refused-against_self")


async def test_every_match_is_in_the_history_with_the_way_to_it(world: World) -> None:
    opened(world, "spring01", "Spring", 3)
    await match(world, "Ada", "Bo", computers=1)
    await match(world, "Bo", "Ada", "Cleo", ranked=True)
    await match(world, "Cleo", "Dag", season="spring01")
    first, second, third = links(world)
    history = (await world.history("Mo")).text.split("\n")
    assert history[:2] == ["## Match history", "-# newest first · page 1"]
    assert [re.sub("<t:[0-9]+:d>", "<t>", line) for line in history[2:]] == [
        f"<t> · **[Olsen]({third})** · 🏆 Spring 3",
        "-# 1. Cleo, 2. Dag",
        f"<t> · **[Olsen]({second})** · ranked",
        "-# 1. Bo, 2. Ada, 2. Cleo",
        f"<t> · **[Olsen]({first})**",
        "-# 1. Ada, 2. Bo",
    ]
    assert history[2].startswith(f"<t:{world.bot.clock.now() // 100_000_000}")
    own = (await world.history("Mo", "Ada")).text
    assert "## Ada’s matches" in own
    assert re.findall("-# (1.*)", own) == ["1. Bo, 2. Ada, 2. Cleo", "1. Ada, 2. Bo"]
    assert (await world.history("Ada", "Mo")).text.endswith(world.say("history-empty"))


@pytest.mark.both_engines
async def test_a_void_match_stays_in_the_history_and_counts_nowhere_else(world: World) -> None:
    await match(world, "Ada", "Bo")
    await match(world, "Bo", "Ada")
    (table_id,) = world.rows(
        "SELECT table_id FROM results WHERE won = 1 AND finished_at = (SELECT MAX(finished_at) FROM results)"
    )[0]
    async with world.bot.database.transaction() as tx:
        await tx.matches.set_void(table_id, True)
    history = (await world.history("Mo")).text
    assert [("doesn’t count" in line) for line in history.split("\n") if line.startswith("<t:")] == [
        True,
        False,
    ]
    assert lines(await leaderboard(world, "Mo")) == [
        "▫️ **Ada** · 1 of 1 won (100%)",
        "▫️ **Bo** · 0 of 1 won (0%)",
    ]
    assert "Newest first: ❌ · no win in the last one" in await numbers(
        world, "Mo", member=world.members["Bo"]
    )


async def test_older_matches_are_on_further_pages_also_after_a_restart(world: World) -> None:
    for winner in ("Ada", "Ada", "Bo", "Ada", "Ada", "Ada", "Ada", "Ada"):
        await match(world, winner, "Bo" if winner == "Ada" else "Ada")
    history = await world.history("Cleo", "Ada")
    assert (history.text.count("<t:"), history.labels) == (6, ["Older", "Statistics", "Everyone’s matches"])
    await world.restart()
    await history.press("Older")
    assert "## Ada’s matches" in history.text
    assert "page 2" in history.text
    assert (history.text.count("<t:"), history.labels) == (2, ["Newer", "Statistics", "Everyone’s matches"])
    await history.press("Newer")
    assert (history.text.count("1. Bo, 2. Ada"), history.labels) == (
        1,
        ["Older", "Statistics", "Everyone’s matches"],
    )


async def test_statistics_show_what_each_match_has_made_of_a_rating_and_why(world: World) -> None:
    await match(world, "Ada", "Bo", ranked=True)
    await match(world, "Bo", "Ada", ranked=True)
    stats = world.private("Ada", await world.slash("Ada", "stats"))
    begun = stats.text
    await stats.choose(f"y:rating:{world.members['Ada'].id}:olsen:0")
    newest, oldest = (line for line in stats.text.split("\n") if "place" in line)
    assert re.search(r"place 2.* · −\d+ → \*\*[\d,]+\*\* · counts \d+%: short", newest)
    assert re.search(r"place 1.* · \+\d+ → \*\*[\d,]+\*\* · counts \d+%: short, new opponents", oldest)
    await stats.press("Statistics")
    assert stats.text == begun
