"""How much a member may make, and how much there may be in a channel and on a server."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Literal, get_args

Kind = Literal["tables", "threads", "messages", "commands", "leagues"]
"""What is limited: tables and leagues that are open at the same time, threads opened in a day, messages
posted in an hour, and commands and presses in a minute. What the bot opens and posts for a season does not
count.
"""

Scope = Literal["member", "channel", "server"]

Limits = Mapping[Kind, int | None]
"""The maximum for each kind; None for no limit."""

MOST = 9_999
"""The greatest limit that can be set."""

FOR_MANAGERS = 5
"""How many times a member's commands people who manage a server may give."""

DEFAULTS: Mapping[Scope, Limits] = MappingProxyType(
    {
        "member": {"tables": 5, "threads": 10, "messages": 20, "commands": 60, "leagues": 5},
        "channel": {"tables": 25, "threads": 50, "messages": 60, "leagues": 10},
        "server": {"tables": 100, "threads": 200, "messages": 600, "leagues": 50},
    }
)
"""The limits of a server that has set none. Commands are counted for each member separately."""


def for_managers(most: int | None) -> int:
    """Return how many commands and presses people who manage a server may give in a minute. ``most``: the
    members' limit (None: no limit).

    They may give five times as many, and never fewer than members of a server with default limits, so that
    they can't lock themselves out of its settings. If they lift the members' limit, they keep their own.
    """
    usual = DEFAULTS["member"]["commands"] or 0
    return max(FOR_MANAGERS * (usual if most is None else most), usual)


def is_limits(scope: Scope, value: Any) -> bool:
    """Return whether a stored value contains limits of a scope."""
    return isinstance(value, dict) and all(
        kind in DEFAULTS[scope] and (most is None or (type(most) is int and 0 <= most <= MOST))
        for kind, most in value.items()
    )


KINDS: tuple[Kind, ...] = get_args(Kind)
SCOPES: tuple[Scope, ...] = get_args(Scope)
