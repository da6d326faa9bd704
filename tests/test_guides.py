"""The guides say what the code says."""

import re
from pathlib import Path

import pytest

from tests.guides import PARTS, written


@pytest.mark.parametrize("part", PARTS)
def test_a_guide_is_up_to_date(part: str) -> None:
    is_written, should_be = written(part)
    assert is_written == should_be, "python -m tests.guides writes it anew"


def test_what_the_readme_does_with_docker_is_for_what_compose_has() -> None:
    """A container or volume of another name would be a new one, without the data."""
    root = Path(__file__).parents[1]
    readme, compose = ((root / name).read_text(encoding="utf-8") for name in ("README.md", "compose.yaml"))
    services = re.findall(r"^  ([\w-]+):$", compose.partition("\nvolumes:")[0], re.MULTILINE)
    assert not re.findall(r"docker (?:run|exec|cp|start|stop|volume)\b.*", readme)
    commands = re.findall(r"docker compose (?:run|exec|cp|start|stop) [^`\n]+", readme)
    assert len(commands) > 5
    for command in commands:
        words = {word.partition(":")[0] for word in command.split()[3:]}
        assert words & set(services), command
