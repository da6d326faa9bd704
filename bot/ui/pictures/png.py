"""PNG files of pictures in palette mode (https://www.w3.org/TR/png-3/).

Written here because Pillow compresses with zlib alone. Intel's ISA-L takes a fifth of the time for files that
are a little larger (measured: ``python -m tests.bench drawing``).
"""

from __future__ import annotations

import struct
from functools import lru_cache
from typing import NamedTuple

from isal import isal_zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COMPRESSION = 1
"""Of ISA-L, 0 to 3. At 0 pictures are a fifth larger, and above 1 they are no smaller."""
RAW = -15
"""Of zlib: without its header and checksum."""


class Upper(NamedTuple):
    """The upper rows of pictures, compressed once for all that begin with them."""

    rows: int
    chunk: bytes
    """The chunk of the file that holds them."""
    checksum: int
    """The Adler-32 of them, which goes on with the rows below."""


NOTHING = Upper(0, b"", 1)


def upper(rows: memoryview, number: int) -> Upper:
    """The upper rows of pictures, given as :func:`png` takes them, and how many they are."""
    compressor = isal_zlib.compressobj(COMPRESSION)
    data = compressor.compress(rows) + compressor.flush(isal_zlib.Z_FULL_FLUSH)
    return Upper(number, _chunk(b"IDAT", data), isal_zlib.adler32(rows))


def png(
    rows: memoryview, width: int, height: int, palette: bytes, alphas: bytes, above: Upper = NOTHING
) -> bytes:
    """The file of a picture. ``rows`` are indices into the ``palette``, a byte a pixel, and before each row a
    0: PNG wants the number of its filter there, and 0 is none. ``alphas`` are those of the first colours.

    With ``above``, the upper rows are those, and ``rows`` are the ones below them.
    """
    if above is NOTHING:
        data = isal_zlib.compress(rows, COMPRESSION)
    else:  # the same stream goes on in another chunk
        checksum = isal_zlib.adler32(rows, above.checksum)
        data = isal_zlib.compress(rows, COMPRESSION, RAW) + struct.pack(">I", checksum)
    return _beginning(width, height, palette, alphas) + above.chunk + _chunk(b"IDAT", data) + END


@lru_cache(128)
def _beginning(width: int, height: int, palette: bytes, alphas: bytes) -> bytes:
    header = _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
    return SIGNATURE + header + _chunk(b"PLTE", palette) + _chunk(b"tRNS", alphas)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", isal_zlib.crc32(kind + data))


END = _chunk(b"IEND", b"")
