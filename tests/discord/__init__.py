"""A Discord that is as strict as the real one, and misbehaves when it is told to.

simcord is a kind Discord: it answers at once and takes much that Discord refuses. What is here stands
between the bot and simcord. The bot's own HTTP client is discord.py's (:mod:`tests.discord.transport`), with
its retries, its buckets and its sleeps; what it sends passes

- :class:`~tests.discord.unruly.Unruly`, the switches: requests delayed, lost, doubled or refused, a gateway
  that drops, a moderator who deletes, and Discord's limits of requests;
- :class:`~tests.discord.strict.Strict`, the rules that simcord leaves out, some refused as Discord refuses
  them, others collected in :attr:`~tests.discord.strict.Strict.broken` because Discord would show them wrong.

All waiting is in simulated time (:class:`~tests.discord.env.Discord`): it passes when a test lets it pass.
"""
