# The bot and nothing else. Its database is on the volume /data; the token comes from the environment:
#   docker build -t olsen . && docker run -d --name olsen --env-file .env -v olsen:/data olsen
# A tag can move. docs/hosting/install.md has the command that prints the digest to write behind it.
FROM python:3.11-slim-bookworm

ENV PYTHONUNBUFFERED=1 PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1 OLSEN_DATABASE=/data/olsen.db OLSEN_FOLDER=/data
WORKDIR /app

# bwrap shuts programs of others in a cell.
RUN apt-get update && apt-get install -y --no-install-recommends bubblewrap && rm -rf /var/lib/apt/lists/*

COPY requirements.lock ./
RUN pip install --root-user-action=ignore --only-binary :all: --require-hashes -r requirements.lock

# The log and `/help` name the commit: docker build --build-arg COMMIT=$(git rev-parse HEAD) ...
ARG COMMIT=
ENV OLSEN_COMMIT=$COMMIT

COPY bot ./bot
COPY cogs ./cogs
COPY data ./data

RUN useradd --system olsen && install -d -o olsen /data /data/backups
USER olsen
VOLUME /data

# It asks the database whether a bot is at work on it and connected to Discord.
HEALTHCHECK --interval=1m --timeout=20s --start-period=2m CMD ["python", "-m", "bot", "health"]

# `docker run ... olsen doctor` checks the installation. Without a command, the bot runs. Where starting it again would
# not help, it stays, and Docker does not start it for ever.
ENTRYPOINT ["python", "-m", "bot"]
CMD ["--stay"]
