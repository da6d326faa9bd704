"""Notes that the bot makes for itself, by name."""

from __future__ import annotations

from collections.abc import Iterable

from bot.storage.executor import Executor, ReadExecutor


class NoteQueries:
    """Queries about notes."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def get(self, name: str) -> str | None:
        """The note called ``name``; None if there is none."""
        row = await self._executor.fetch_one("note_of", name=name)
        return str(row["text"]) if row else None

    async def beginning(self, word: str) -> dict[str, str]:
        """The notes whose names begin with a word and a space, by what follows."""
        # The sign after the space is the exclamation mark.
        rows = await self._executor.fetch_all("notes_beginning", first=f"{word} ", last=f"{word}!")
        return {row["name"].removeprefix(f"{word} "): row["text"] for row in rows}


class NoteRepository(NoteQueries):
    """Notes, and changes to them."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        self._executor: Executor = executor

    async def save(self, name: str, text: str) -> None:
        """Store ``text`` as the note called ``name``, replacing what it was."""
        await self._executor.execute("save_note", name=name, text=text)

    async def remove(self, names: Iterable[str]) -> None:
        """Remove the notes with these names, as far as there are any."""
        await self._executor.execute_many("remove_note", [{"name": name} for name in names])

    async def swap(self, name: str, before: str, text: str) -> bool:
        """Replace the note called ``name`` if it is as it was ``before``, and return whether it was. Of
        several processes that try it, one does it.
        """
        row = await self._executor.fetch_one("swap_note", name=name, before=before, text=text)
        return row is not None
