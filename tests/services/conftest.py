"""The club of card players whose tables give the services something to tell."""

from tests.tables.conftest import club

__all__ = ["club"]
