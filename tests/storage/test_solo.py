"""What people have achieved against computers is added up."""

from __future__ import annotations

from bot.storage import Database, SoloRow


async def test_bests_stay_and_a_loss_ends_the_row(db: Database) -> None:
    async with db.transaction() as tx:
        for won, turns, margin in ((True, 9, 5), (True, 7, 2), (False, 8, None), (True, None, 9)):
            await tx.solo.count(1, "p", "ole", won=won, level="hard", quickest=turns, margin=margin)
        await tx.solo.count(1, "p", "olsen", won=True)
    ole, olsen = await db.solo.of_person(1, "p")
    assert ole == SoloRow("ole", 4, 3, 0, 0, 3, 1, 2, 7, 9)
    assert olsen == SoloRow("olsen", 1, 1, 0, 0, 0, 1, 1, None, None)
    assert await db.solo.of_person(2, "p") == []
