"""The address of a PostgreSQL database. It's never shown whole, because it may hold a password."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import parse_qs, quote, unquote, urlsplit, urlunsplit

SCHEMES = ("postgresql://", "postgres://")


@dataclass(frozen=True, slots=True)
class PostgresAddress:
    """Where a database of PostgreSQL is, and how to get in."""

    url: str = field(repr=False)
    """As PostgreSQL's own programs take it."""

    def __str__(self) -> str:
        """The address without the user, the password and options."""
        parts = urlsplit(self.url)
        return f"postgresql://{parts.netloc.rpartition('@')[2]}/{self.name}"

    @property
    def name(self) -> str:
        """The name of the database."""
        return unquote(urlsplit(self.url).path.strip("/"))

    def with_password(self, password: str) -> PostgresAddress:
        """The same address with a ``password``; unchanged if it has one."""
        parts = urlsplit(self.url)
        if self.secret is not None or "password" in parse_qs(parts.query):
            return self
        user, at, host = parts.netloc.rpartition("@")
        netloc = f"{user if at else ''}:{quote(password, safe='')}@{host}"
        return PostgresAddress(urlunsplit(parts._replace(netloc=netloc)))

    @property
    def secret(self) -> str | None:
        """The secret part of the address; None if it has no password."""
        _, colon, password = urlsplit(self.url).netloc.rpartition("@")[0].partition(":")
        return f"{colon}{password}@" if password else None


def is_address(text: str) -> bool:
    """Whether a text means a database of PostgreSQL, and no file."""
    return text.startswith(SCHEMES)


def read_address(text: str) -> PostgresAddress:
    """The address in a text. Raises ValueError if it is none; its text completes the sentence "NAME ..." and
    shows nothing of the address.
    """
    address = PostgresAddress(text)
    try:
        is_whole = bool(address.name) and "/" not in address.name
        _ = urlsplit(text).port
    except ValueError:
        is_whole = False
    if not is_whole:
        raise ValueError(
            "is not the address of a PostgreSQL database. Write postgresql://USER:PASSWORD@HOST/DATABASE, "
            "with %23 for # in the password, %2F for / and so on"
        )
    return address
