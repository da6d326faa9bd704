"""Who has won the seasons that are over: pages of them, records, and streaks."""

from __future__ import annotations

from collections import Counter
from random import Random

from bot.storage import Database, SeasonRow
from bot.storage.titles import Champion, WonSeason
from bot.user_text import UserText
from tests.storage.rows import GUILD, NOON

ALL = UserText("")
SPRING, AUTUMN = UserText("Spring"), UserText("Autumn")


async def people(db: Database, *names: str) -> dict[str, str]:
    async with db.transaction() as tx:
        return {name: await tx.people.key_for(GUILD, user, name) for user, name in enumerate(names, 1)}


async def won(
    db: Database, key: str, league: str, number: int, *champions: str, guild: int = GUILD, phase: str = "over"
) -> None:
    """A season that these people have won, or one that is not over."""
    at = NOON + int(key[1:])
    over = at if phase in ("over", "cancelled") else None
    row = SeasonRow(key, guild, UserText(league), number, "olsen", "open", {}, "", "mo", phase, NOON, over)
    async with db.transaction() as tx:
        await tx.seasons.create(row)
        if phase == "over":
            await tx.titles.give(key, champions)


async def several(db: Database) -> dict[str, str]:
    """Four seasons of a spring league, one of them cancelled, and two of an autumn league; one still runs."""
    known = await people(db, "Ann", "Bo", "Cy")
    ann, bo, cy = known.values()
    await won(db, "s1000000", "Spring", 1, ann)
    await won(db, "s2000000", "Autumn", 1, bo)
    await won(db, "s3000000", "Spring", 2, phase="cancelled")
    await won(db, "s4000000", "Spring", 3, ann, bo)
    await won(db, "s5000000", "Spring", 4)
    await won(db, "s6000000", "Autumn", 2, ann)
    await won(db, "s7000000", "Spring", 5, cy, phase="running")
    await won(db, "s8000000", "Spring", 1, "somebody", guild=GUILD + 1)
    return known


async def test_the_newest_season_that_is_over_comes_first_a_page_at_a_time(db: Database) -> None:
    known = await several(db)
    ann, bo = (Champion(known[name], UserText(name), user) for user, name in enumerate(("Ann", "Bo"), 1))
    first = await db.titles.won(GUILD, ALL, 3, 0)
    assert first == [
        WonSeason("s6000000", AUTUMN, 2, "olsen", NOON + 6_000_000, (ann,)),
        WonSeason("s5000000", SPRING, 4, "olsen", NOON + 5_000_000, ()),
        WonSeason("s4000000", SPRING, 3, "olsen", NOON + 4_000_000, first[2].champions),
    ]
    assert set(first[2].champions) == {ann, bo}
    assert [each.season for each in await db.titles.won(GUILD, ALL, 3, 3)] == ["s2000000", "s1000000"]
    assert [each.number for each in await db.titles.won(GUILD, SPRING, 9, 0)] == [4, 3, 1]
    assert (await db.titles.count(GUILD, ALL), await db.titles.count(GUILD, SPRING)) == (5, 3)


async def test_a_streak_is_of_one_league_and_ends_with_a_season_that_another_has_won(db: Database) -> None:
    await several(db)
    found = await db.titles.holders(GUILD, ALL, 3)
    # Ann has won the first two springs that were played to their end.
    assert [(each.champion.name, each.titles, each.streak) for each in found] == [("Ann", 3, 2), ("Bo", 2, 1)]
    assert [(each.titles, each.streak) for each in await db.titles.holders(GUILD, AUTUMN, 1)] == [(1, 1)]


async def test_who_has_the_longest_streak_is_named_besides_those_with_most_titles(db: Database) -> None:
    ann, bo = (await people(db, "Ann", "Bo")).values()
    for number, champion in enumerate((ann, bo, ann, bo, ann, ann, bo, bo, bo, ann, ann), 1):
        await won(db, f"s{number:07}", "Spring", number, champion)
    found = await db.titles.holders(GUILD, ALL, 1)
    assert [(each.champion.name, each.titles, each.streak) for each in found] == [("Ann", 6, 2), ("Bo", 5, 3)]


async def test_streaks_are_those_that_one_counts_by_hand(db: Database) -> None:
    chance, known = Random(5), await people(db, *"ABCDE")
    names = {key: name for name, key in known.items()}
    winners: dict[str, list[list[str]]] = {"Spring": [], "Autumn": []}
    for number in range(60):
        league = chance.choice(("Spring", "Autumn"))
        champions = chance.sample(list(known.values()), chance.choice((0, 1, 1, 1, 2)))
        winners[league].append(champions)
        await won(db, f"s{number:07}", league, len(winners[league]), *champions)
    titles, longest = Counter[str](), Counter[str]()
    for of_league in winners.values():
        running = Counter[str]()
        for champions in of_league:
            titles.update(names[each] for each in champions)
            running = Counter({each: running[each] + 1 for each in champions})
            for each in champions:
                longest[names[each]] = max(longest[names[each]], running[each])
    found = await db.titles.holders(GUILD, ALL, 9)
    assert {each.champion.name: (each.titles, each.streak) for each in found} == {
        name: (titles[name], longest[name]) for name in titles
    }


async def test_each_league_can_be_chosen_by_its_newest_season(db: Database) -> None:
    known = await several(db)
    assert [each.season for each in await db.titles.leagues(GUILD, 9)] == ["s6000000", "s5000000"]
    assert [each.season for each in await db.titles.leagues(GUILD, 1)] == ["s6000000"]
    assert await db.titles.of_person(known["Ann"]) == [("Spring", 2), ("Autumn", 1)]
    assert await db.titles.of_person(known["Cy"]) == []


async def test_a_title_can_be_taken_and_given_to_another(db: Database) -> None:
    known = await several(db)
    async with db.transaction() as tx:
        await tx.titles.give("s6000000", ())
    assert (await db.titles.won(GUILD, AUTUMN, 1, 0))[0].champions == ()
    async with db.transaction() as tx:
        await tx.titles.give("s6000000", (known["Cy"],))
    assert await db.titles.of_person(known["Cy"]) == [("Autumn", 1)]
