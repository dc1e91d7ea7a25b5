# The server in a container: docker build -t bezique . ; docker run -p 8765:8765 -v bezique:/data bezique
# What it is told stands in docs/hosting.md; each setting is an environment variable.

FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
ENV BEZIQUE_REQUIRE_COMPILED=1 BEZIQUE_REQUIRE_BROWSER=1
RUN python -m venv /app \
    && /app/bin/pip install --no-cache-dir --require-hashes -r requirements/run.txt -r requirements/web.txt \
    && pip wheel --no-cache-dir --no-deps --wheel-dir /wheel . \
    && /app/bin/pip install --no-cache-dir --no-deps /wheel/*.whl

FROM python:3.13-slim
RUN useradd --system --uid 1000 bezique && install -d -o bezique /data
COPY --from=build /app /app
USER bezique
VOLUME /data
EXPOSE 8765
ENV BEZIQUE_HOST=0.0.0.0 BEZIQUE_DATABASE=sqlite:////data/games.db
HEALTHCHECK --start-period=30s CMD ["/app/bin/python", "-c", \
    "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8765/health', timeout=5)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/app/bin/bezique", "serve"]
