"""Leagues: pure functions over results and decisions. No clock and no storage, and all chance comes from a
seed.

*A season.* :mod:`season` has its rules, :mod:`results` the results of matches, :mod:`decisions` the umpire's
decisions. :mod:`season_state` is its state, and :mod:`updates` changes it. :mod:`umpire` carries decisions
out (:mod:`reversal`: until when they can be undone), :mod:`standings` ranks the entries, and the
:mod:`account` of an entry explains its score. :mod:`rounds` pairs players (:mod:`pairing`) and finds ties.

*What can still happen:* :mod:`bounds` has the places that each entry can still finish in, :mod:`goals` what
these are good for, and :mod:`forecast` the chances.

*Running it:* :mod:`season` is one from its announcement to its champion, in one of its formats.

*A tournament* of Swedish Pursuit has a package of its own, :mod:`tournament`.

*Besides:* :mod:`ratings`, the :mod:`ledger` of play money, fair-play :mod:`hints`, and :mod:`serialization`
for storage. Illegal acts raise :class:`illegal.IllegalAct`.
"""
