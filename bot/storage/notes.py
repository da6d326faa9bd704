"""Notes that the bot writes for itself, by name."""

from __future__ import annotations

from collections.abc import Iterable

from bot.storage.declared import Reads, Writes, query


class NoteQueries(Reads):
    """Queries about notes."""

    @query("note_of")
    async def get(self, name: str) -> str | None: ...

    async def beginning(self, word: str) -> dict[str, str]:
        """Return the notes whose names begin with a word and a space, by the rest of their names."""
        # The character after the space is the exclamation mark.
        rows = await self._executor.fetch_all("notes_beginning", first=f"{word} ", last=f"{word}!")
        return {row["name"].removeprefix(f"{word} "): row["text"] for row in rows}


class NoteRepository(Writes, NoteQueries):
    """Notes, and changes to them."""

    @query("save_note")
    async def save(self, name: str, text: str) -> None: ...

    async def first(self, name: str, text: str) -> str:
        """Save a note unless there is one, which another process may write at the same moment. Return the
        note's text.
        """
        row = await self._executor.change("first_note", name=name, text=text)
        return str(row["text"])

    async def remove(self, names: Iterable[str]) -> None:
        """Remove the notes with these names, ignoring names without a note."""
        await self._executor.execute_many("remove_note", [{"name": name} for name in names])

    @query("swap_note")
    async def swap(self, name: str, before: str, text: str) -> bool: ...
