"""PNG files of pictures in palette mode (https://www.w3.org/TR/png-3/).

Written here because Pillow takes half as long again: what a picture holds goes to zlib in one piece, as it
lies in memory.
"""

from __future__ import annotations

import struct
import zlib

from PIL import Image

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COMPRESSION = 3
"""Of zlib, 1 to 9: larger pictures sooner, or smaller ones later (measured: ``python -m tests.bench
drawing``).
"""


def png(rows: Image.Image, palette: bytes, alphas: bytes) -> bytes:
    """The file of a picture whose first column is not seen but 0 throughout: before each row PNG wants the
    number of its filter, and 0 is none. ``alphas`` are those of the first colours of the ``palette``.
    """
    header = struct.pack(">IIBBBBB", rows.width - 1, rows.height, 8, 3, 0, 0, 0)
    chunks = (
        (b"IHDR", header),
        (b"PLTE", palette),
        (b"tRNS", alphas),
        (b"IDAT", zlib.compress(rows.tobytes(), COMPRESSION)),
        (b"IEND", b""),
    )
    return SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
