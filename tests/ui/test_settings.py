"""Settings: which changes their buttons make."""

from __future__ import annotations

import pytest

from bot.tables import Refused
from bot.ui.settings.settings import player_change, server_change


@pytest.mark.parametrize(
    ("setting", "value"),
    [("clock", "sundial"), ("language", "xx"), ("channels", "1"), ("weather", "fine")],
)
def test_a_server_has_no_other_settings(setting: str, value: str) -> None:
    with pytest.raises(Refused, match="unknown_press"):
        server_change(setting, value)


@pytest.mark.parametrize(("setting", "value"), [("palette", "grey"), ("text_only", "perhaps")])
def test_a_player_has_no_other_settings(setting: str, value: str) -> None:
    with pytest.raises(Refused, match="unknown_press"):
        player_change(setting, value)
