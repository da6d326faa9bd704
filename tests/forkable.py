"""What programs need that tests start as copies of one process (:mod:`tests.forked`): it is imported here."""

import gc
from importlib import import_module

for name in (
    "asyncpg",
    "bot.cli.doctor.command",
    "bot.cli.serve",
    "bot.client.metrics",
    "bot.simulation.preview",
    "bot.storage.lease",
    "bot.storage.moving",
    "pytest",  # multiprocessing has each process begin as the one that has started it
    "tests.kill.worker",
    "tests.wire.starter",
):
    import_module(name)

gc.collect()
gc.freeze()  # a collection in a copy would have to copy all that it looks at
