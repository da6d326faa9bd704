"""A Discord of our own over loopback: real HTTP and a real gateway on 127.0.0.1, the bot in another process.

simcord keeps what there is in Discord, and :mod:`tests.discord` what Discord refuses and what goes wrong.
:class:`~tests.wire.server.Wire` puts both behind sockets, so that discord.py's own client, its gateway, its
buckets, its retries and its timeouts are in play, in real time::

    wire = Wire()
    places = await club(wire, folder / "olsen.db", tables=10)
    async with wire.running(), BotProcess.started(wire, folder / "olsen.db") as bot:
        press = wire.press(user_id, channel_id, message_id, f"v:hand:{table_id}")
        await press.answer()
        wire.unruly.refuse("*", "/channels/*", status=503, during=5)

- :mod:`~tests.wire.server`: requests, answers, presses;
- :mod:`~tests.wire.gateway`: HELLO, IDENTIFY, READY, RESUME, and the switches of the gateway;
- :mod:`~tests.wire.limits`: Discord's documented limits of requests, off unless a test sets them;
- :mod:`~tests.wire.process`: the bot's process: its start, its end, its processor time, its memory;
- :mod:`~tests.wire.starter`: what that process runs;
- :mod:`~tests.wire.clubs`: databases with matches under way, and the Discord that they are played in;
- :mod:`~tests.wire.crowd`: people who open their hands and press what they see;
- :mod:`~tests.wire.guests`: people who play where the bot was not invited;
- :mod:`~tests.wire.faults`: trouble while they do so, a command;
- :mod:`~tests.wire.deploys`: new versions that take over while they do so, a command;
- :mod:`~tests.wire.floor`: the least that a bot can do, to compare with;
- :mod:`~tests.wire.trusting`: a Discord that checks nothing, for benchmarks;
- :mod:`~tests.wire.loopback`: one for a client in this process, for `olsen doctor --live`.

The switches for requests are those of :class:`~tests.discord.unruly.Unruly`, with seconds that really pass.

It does not encrypt, knows the JSON encoding with zlib-stream or without compression, sends no
members beside the bot itself, and serves no pictures. Limits that Discord does not publish are guesses,
written down in :mod:`~tests.wire.limits`.
"""
