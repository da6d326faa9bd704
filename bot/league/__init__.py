"""Leagues: pure functions over results and decisions. No clock, no storage, no chance but what comes in.

*A season.* :mod:`season` says what it is, :mod:`results` how matches ended, :mod:`decisions` what an umpire
decides. :mod:`season_state` is all of it at one moment, and :mod:`updates` changes that. :mod:`umpire` takes
decisions (:mod:`reversal`: until when they can be taken back), :mod:`standings` puts the entries in order,
and the :mod:`account` of an entry is how it counts. :mod:`rounds` draws tables (:mod:`pairing`) and moves
players between divisions.

*Running it:* :mod:`contest` is one season from its announcement to its champion, in one of its formats.

*A tournament* of Swedish Pursuit has a room of its own, :mod:`tournament`.

*Besides:* :mod:`ratings`, the :mod:`ledger` of play money, fair play :mod:`hints`, and :mod:`serialization`
for what is to be stored. Whatever cannot be done raises :class:`illegal.IllegalAct`.
"""
