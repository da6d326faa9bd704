"""The storm: the whole bot in simulated days of trouble, all of it from one seed.

``python -m tests.storm SEED`` plays them. The bot, Discord and SQLite run under one clock, in one thread:

* :mod:`loop` is time: an agenda of what happens when, and the event loop that the bot runs in;
* :mod:`chance` is chance: everything that asks for randomness, or for the time, asks the seed;
* :mod:`disk` carries out what the bot asks of SQLite, :mod:`network` what it asks of Discord;
* :mod:`weather` decides what goes wrong with either, and when;
* :mod:`people` play, :mod:`staff` moderates and runs leagues, by what stands on their screens;
* :mod:`world` is all of it together, with starts, kills and quiet moments;
* :mod:`watch` and :mod:`invariants` say what has to hold, always and in each quiet moment;
* :mod:`records` asks ``olsen verify``, and the program that counts an export again
  (:mod:`tests.league.recheck`), whether what is stored is what was played;
* :mod:`rulings` is a model of what may be done at a table, and :mod:`acts` compares with it what is done;
* :mod:`season_rulings` is one of what may be done in a season, which :mod:`season_acts` compares with that;
* :mod:`offers`, :mod:`lists`, :mod:`names`, :mod:`settings`, :mod:`suggestions`, :mod:`shown_boards`,
  :mod:`shown_standings`, :mod:`shown_reviews` and :mod:`live_hands` read what people are shown;
* :mod:`outages` says what time is given back, :mod:`requests` which requests are needed;
* :mod:`shrink` makes a failure smaller.
"""
