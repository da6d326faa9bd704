"""Chance that can be checked: every shuffle follows from a match's secret seed.

Written down so that it can be done again in any language. ``||`` joins bytes, texts are ASCII, numbers
are decimal without leading zeros.

*Commitment.* Before anybody sits down 32 random bytes are drawn, the secret. Its SHA-256, in lower-case hex,
is shown at once; the secret itself is shown when the match is over.

*Chain.* All commitments of a server are in one chain, so that none can be dropped: see :func:`link`.

*Seed.* ``seed = HMAC-SHA256(key=secret, message="id,id,...")``: the contributions joined by commas. They are
the ids of the presses that joined the match, by seat; then ``w`` and the hash of each word that a player has
added, by seat; and where there is no word, the id of the press that started the match, or ``m`` and the id of
a message that was published before. The bot chooses the secret before it can know them, and the players
choose them without knowing the secret.

*Numbers.* The stream of ``label`` and ``counter`` is block 0, block 1, ... with
``block k = HMAC-SHA256(key=seed, message="label:counter:k")``, each cut into sixteen 16-bit big-endian
numbers. A number below ``n`` is made from the next ``x`` of the stream with ``x < 65536 - (65536 mod n)``
(any other ``x`` is thrown away) as ``x mod n``.

*Shuffle.* Each game says which cards it shuffles, in which order they lie before, and under which label; the
counter is the number of shuffles before this one in the match. Fisher-Yates from the end: for ``i`` from the
last index down to 1, swap the cards at ``i`` and at a number below ``i + 1``, the numbers coming from the
stream one after the other.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Iterator, Sequence
from itertools import chain, count
from unicodedata import normalize

_RANGE = 1 << 16
_BLOCK = struct.Struct(">16H")


def commitment(secret: bytes) -> str:
    """What is shown of a secret in advance: its SHA-256 in lower-case hex."""
    return hashlib.sha256(secret).hexdigest()


def word_hash(word: str) -> str:
    """The SHA-256, in lower-case hex, of a word that a player adds: of its letters, composed (NFC) and in
    UTF-8, without spaces around it.
    """
    return hashlib.sha256(normalize("NFC", word.strip()).encode()).hexdigest()


def fingerprint(contributions: Sequence[str]) -> str:
    """What is shown of contributions as they come: 16 digits of the SHA-256 of them, joined by commas."""
    return hashlib.sha256(",".join(contributions).encode()).hexdigest()[:16]


def until_start(contributions: Sequence[str]) -> Sequence[str]:
    """Those of a match that were there when its lobby was last shown: where there is no word, the press that
    started it was added after that.
    """
    has_word = any(each.startswith("w") for each in contributions)
    return contributions if has_word else contributions[:-1]


FIRST_LINK = "0" * 64
"""What stands for the link before the first one of a chain."""


def link(previous: str, promised: str, table_id: str) -> str:
    """The link of a commitment in the chain of its server: the SHA-256 of the link before it, the commitment
    and the id of its table, joined by commas.
    """
    return hashlib.sha256(f"{previous},{promised},{table_id}".encode()).hexdigest()


def match_seed(secret: bytes, contributions: Sequence[int | str]) -> bytes:
    """The 32 bytes that decide a match: the HMAC of its secret over what others have contributed."""
    return hmac.digest(secret, ",".join(map(str, contributions)).encode(), "sha256")


def number_below(bound: int, seed: bytes, label: str, counter: int) -> int:
    """A whole number from 0 to ``bound - 1``. ``bound`` is 1 to 65536."""
    return next(x for x in numbers(seed, label, counter) if x < _RANGE - _RANGE % bound) % bound


def shuffled(cards: bytes, seed: bytes, label: str, counter: int) -> bytes:
    """The cards in the order that ``seed``, ``label`` and ``counter`` decide; the seed may be empty."""
    order = bytearray(cards)
    left = len(order)  # cards that have not found their place
    stream = numbers(seed, label, counter)
    while left > 1:
        x = next(stream)
        if x < _RANGE - _RANGE % left:
            j = x % left
            left -= 1
            order[left], order[j] = order[j], order[left]
    return bytes(order)


def numbers(seed: bytes, label: str, counter: int) -> Iterator[int]:
    """Whole numbers from 0 to 65535 without end."""
    messages = (f"{label}:{counter}:{block}".encode() for block in count())
    return chain.from_iterable(_BLOCK.unpack(hmac.digest(seed, message, "sha256")) for message in messages)
