# Tidetable in a container: the packages are built in one stage and only run in the other.
# docs/hosting.md says how to pin the base image by its digest.
ARG BASE=python:3.11-slim
FROM ${BASE} AS build
WORKDIR /build
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY engine engine
COPY storage storage
COPY bot bot
RUN python -m venv /opt/tidetable \
    && /opt/tidetable/bin/pip install --no-cache-dir --constraint constraints.txt '.[postgresql]' \
    && /opt/tidetable/bin/python -OO -m compileall -q /opt/tidetable/lib

FROM ${BASE}
RUN useradd --create-home --uid 10001 tidetable && mkdir /data && chown tidetable /data
COPY --from=build /opt/tidetable /opt/tidetable
# Python's own library is compiled here once: the user below cannot write it, and would compile it at every start.
RUN /opt/tidetable/bin/python -OO -c "import bot.run"
ENV PATH=/opt/tidetable/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    TIDETABLE_DATABASE=sqlite:////data/tidetable.db \
    TIDETABLE_HEALTH_FILE=/tmp/tidetable.alive
USER tidetable
WORKDIR /data
VOLUME /data
# The bot touches its health file while it is connected and its loops run.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["python", "-m", "bot", "health"]
STOPSIGNAL SIGTERM
# -OO: without docstrings the bot takes less memory; docs/hosting.md says how much.
CMD ["python", "-OO", "-m", "bot", "run"]
