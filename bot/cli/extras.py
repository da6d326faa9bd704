"""The extras: packages that not every operator needs."""

INSTALLING = "pip install --only-binary :all: --require-hashes -r requirements.lock"
"""The command that installs what lacks of all that the bot can use."""
