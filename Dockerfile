# Built from the lock file. Debian, because the built-in PostgreSQL needs glibc.
# One exact version, raised by hand; a tag can be moved, a digest cannot: --build-arg NODE_IMAGE=node@sha256:…
# (docs/security.md says where the digest comes from).
ARG NODE_IMAGE=node:24.9.0-bookworm-slim
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/

FROM packages AS build
RUN npm ci
COPY . .
RUN npm run build

# Only the packages that the server imports: none of the browser's or of the build.
FROM packages AS production
RUN npm ci --omit=dev --workspace server && npm cache clean --force

FROM ${NODE_IMAGE}
# tini is process 1: it passes signals on and reaps orphaned processes of PostgreSQL.
RUN apt-get update \
    && apt-get install -y --no-install-recommends tini \
    && rm -rf /var/lib/apt/lists/*
ARG SOURCE_COMMIT=
ENV SOURCE_COMMIT=$SOURCE_COMMIT
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=production /app/package.json ./
COPY --from=production /app/node_modules ./node_modules
COPY --from=production /app/server ./server
COPY --from=build /app/server/dist ./server/dist
COPY --from=build /app/server/migrations ./server/migrations
COPY --from=build /app/server/art ./server/art
COPY --from=build /app/web/dist ./web/dist
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# A clean stop finishes running requests and may take longer than Docker's ten seconds: --stop-timeout 60.
STOPSIGNAL SIGTERM
ENTRYPOINT ["tini", "--"]
CMD ["node", "server/dist/main.js"]
