# The bot and nothing else. Its database is on the volume /data, and the token comes from the environment:
#   docker build -t olsen . && docker run -d --name olsen --env-file .env -v olsen:/data olsen
# Tags can move. docs/hosting/install.md says how to pin this one to a digest.
FROM python:3.13-slim-trixie

ENV PYTHONUNBUFFERED=1 PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1 OLSEN_DATABASE=/data/olsen.db OLSEN_FOLDER=/data
WORKDIR /app

# bwrap isolates other people's programs.
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

# Checks in the database that the bot is running and connected to Discord.
HEALTHCHECK --interval=1m --timeout=20s --start-period=2m CMD ["python", "-m", "bot", "health"]

# `docker run ... olsen doctor` checks the installation. Without a command, the bot runs. With --stay, it waits instead
# of exiting if a restart wouldn't help, so Docker doesn't restart it forever.
ENTRYPOINT ["python", "-m", "bot"]
CMD ["--stay"]
