"""Mutants that are no mistakes: what they change makes no difference that anybody could see.

Each was printed by ``--planted`` as not found, read, and judged. The key is what the mutant changes
(:attr:`tests.mutation.mutants.Mutant.identity`), the value is the reason.
"""

from __future__ import annotations

from collections.abc import Mapping

EQUIVALENT: Mapping[str, str] = {}
