"""Verifiable chance: every shuffle follows from a match's secret seed.

Described so that it can be repeated in any language. ``||`` joins bytes, texts are ASCII, numbers are decimal
without leading zeros.

*Commitment.* Before anyone joins, the bot draws 32 random bytes, the secret. It publishes their SHA-256, in
lower-case hex, at once, and the secret itself when the match has ended.

*Chain.* The commitments of a server form one chain, so that none can be dropped: see :func:`link`.

*Seed.* ``seed = HMAC-SHA256(key=secret, message="id,id,...")``, over the contributions joined by commas. They
are the ids of the presses that joined the match, by seat; then ``w`` and the hash of each word that a player
added, by seat. Without a word they end with the id of the press that started the match, or ``m`` and the id
of a message published before. The bot chooses the secret before it can know the contributions, and the
players contribute without knowing the secret.

*Numbers.* The stream of ``label`` and ``counter`` is block 0, block 1, ... with ``block k =
HMAC-SHA256(key=seed, message="label:counter:k")``, each cut into sixteen 16-bit big-endian numbers. A number
below ``n`` is made from the next ``x`` of the stream with ``x < 65536 - (65536 mod n)`` (any other ``x`` is
thrown away) as ``x mod n``.

*Shuffle.* Each game defines which cards it shuffles, their order before the shuffle, and the label. The
counter is the number of earlier shuffles in the match. Fisher-Yates from the end: for ``i`` from the last
index down to 1, swap the cards at ``i`` and at a number below ``i + 1``, taking the numbers from the stream
one after the other.
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
    """Return the published commitment to a secret: its SHA-256 in lower-case hex."""
    return hashlib.sha256(secret).hexdigest()


def word_hash(word: str) -> str:
    """Return the SHA-256, in lower-case hex, of a player's word in NFC and UTF-8, without spaces around
    it.
    """
    return hashlib.sha256(normalize("NFC", word.strip()).encode()).hexdigest()


def fingerprint(contributions: Sequence[str]) -> str:
    """Return the published fingerprint of contributions: 16 hex digits of the SHA-256 over them, joined by
    commas.
    """
    return hashlib.sha256(",".join(contributions).encode()).hexdigest()[:16]


def until_start(contributions: Sequence[str]) -> Sequence[str]:
    """Return the contributions that were there when the lobby was last shown. Without a word, that excludes
    the last one, the press that started the match.
    """
    has_word = any(each.startswith("w") for each in contributions)
    return contributions if has_word else contributions[:-1]


FIRST_LINK = "0" * 64
"""The link before the first one of a chain."""


def link(previous: str, promised: str, table_id: str) -> str:
    """Return a commitment's link in its server's chain: the SHA-256 of the previous link, the commitment and
    the table id, joined by commas.
    """
    return hashlib.sha256(f"{previous},{promised},{table_id}".encode()).hexdigest()


def match_seed(secret: bytes, contributions: Sequence[int | str]) -> bytes:
    """Return the 32-byte seed of a match: the HMAC of the contributions with the secret as key."""
    return hmac.digest(secret, ",".join(map(str, contributions)).encode(), "sha256")


def number_below(bound: int, seed: bytes, label: str, counter: int) -> int:
    """Return a whole number from 0 to ``bound - 1``. ``bound`` is 1 to 65536."""
    return next(x for x in numbers(seed, label, counter) if x < _RANGE - _RANGE % bound) % bound


def shuffled(cards: bytes, seed: bytes, label: str, counter: int) -> bytes:
    """Return the cards in the order given by ``seed`` (which may be empty), ``label`` and ``counter``."""
    order = bytearray(cards)
    left = len(order)  # cards still to place
    stream = numbers(seed, label, counter)
    while left > 1:
        x = next(stream)
        if x < _RANGE - _RANGE % left:
            j = x % left
            left -= 1
            order[left], order[j] = order[j], order[left]
    return bytes(order)


def numbers(seed: bytes, label: str, counter: int) -> Iterator[int]:
    """Yield whole numbers from 0 to 65535 without end."""
    messages = (f"{label}:{counter}:{block}".encode() for block in count())
    return chain.from_iterable(_BLOCK.unpack(hmac.digest(seed, message, "sha256")) for message in messages)
