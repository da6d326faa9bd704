"""The pages outside Discord: whether the bot writes any, and whether that went well."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

from bot.cli.doctor.findings import About, Finding
from bot.cli.quantities import ago
from bot.settings import Settings
from bot.site.trouble import site_of, trouble_in

about = About("site")


def site(settings: Settings, noted: str | None) -> Iterator[Finding]:
    """Examine the folder of league pages, if there is one, and what the bot has ``noted`` about it."""
    folder = site_of(settings.beside)
    if not folder.is_dir():
        return
    trouble = trouble_in(noted)
    if not os.access(folder, os.W_OK):
        yield about.not_ok("folder", f"this user can't write to {folder}", "make the bot's user its owner")
    elif trouble.fault:
        when = ago(time.time() - trouble.failed_at / 1000)
        helps = f"see fault {trouble.fault} in the log. The bot tries again"
        yield about.not_ok("failed", f"the pages are out of date since {when} ago", helps)
    else:
        yield about.ok("folder", f"{folder}")
