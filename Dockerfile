# The web client is built in one stage, the server runs in another without compilers and Node.
FROM node:24-bookworm-slim AS web
WORKDIR /src/clients/web
COPY clients/web/package.json clients/web/package-lock.json clients/web/.npmrc* ./
RUN npm ci
COPY clients/web ./
COPY clients/texts ../texts
COPY rules ../../rules
RUN npm run build

FROM python:3.13-slim-bookworm
WORKDIR /app
COPY pyproject.toml README.md LICENSE NOTICE ./
COPY rules rules
COPY protocol protocol
COPY clients clients
COPY server server
COPY --from=web /src/server/static server/static
RUN pip install --no-cache-dir '.[postgres]' && useradd --system wartesaal
USER wartesaal
EXPOSE 8080
CMD ["wartesaal", "serve"]
