"""How to install all that the bot can use, as docs/hosting/install.md does."""

INSTALLING = ".venv/bin/pip install --only-binary :all: --require-hashes -r requirements.lock"
