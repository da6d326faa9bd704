"""PNG files of pictures in palette mode (https://www.w3.org/TR/png-3/).

Written here because Pillow compresses with zlib alone. zlib-ng takes less than half the time for files that
are no larger (measured: ``python -m tests.bench drawing``).
"""

from __future__ import annotations

import struct

from zlib_ng import zlib_ng

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COMPRESSION = 2
"""Of zlib-ng, 1 to 9: larger pictures sooner, or smaller ones later. At 1 they are half as large again."""


def png(rows: memoryview, width: int, height: int, palette: bytes, alphas: bytes) -> bytes:
    """The file of a picture. ``rows`` are indices into the ``palette``, a byte a pixel, and before each row a
    0: PNG wants the number of its filter there, and 0 is none. ``alphas`` are those of the first colours.
    """
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = (
        (b"IHDR", header),
        (b"PLTE", palette),
        (b"tRNS", alphas),
        (b"IDAT", zlib_ng.compress(rows, COMPRESSION)),
        (b"IEND", b""),
    )
    return SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib_ng.crc32(kind + data))
