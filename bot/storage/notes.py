"""What the bot notes for itself, by name."""

from __future__ import annotations

from bot.storage.executor import Executor, ReadExecutor


class NoteQueries:
    """What can be asked about notes."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def get(self, name: str) -> str | None:
        """What the bot has noted for itself under ``name``."""
        row = await self._executor.fetch_one("note_of", name=name)
        return str(row["text"]) if row else None


class NoteRepository(NoteQueries):
    """Notes, and how they are kept."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        self._executor: Executor = executor

    async def save(self, name: str, text: str) -> None:
        """Note ``text`` under ``name``, over what was noted there."""
        await self._executor.execute("save_note", name=name, text=text)
