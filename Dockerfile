# The site as an image. Its base images can be named otherwise (--build-arg), for a registry of one's own or none.
ARG BUILD_IMAGE=docker.io/library/node:22-bookworm-slim
# glibc: the pinned Node, PostgreSQL and the picture library of npm are made for it.
ARG RUN_IMAGE=docker.io/library/debian:bookworm-slim

FROM ${BUILD_IMAGE} AS tools
# The pinned Node is linked with it, and slim images leave it out.
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY vendor vendor

FROM tools AS packages
RUN npm ci --omit=dev

FROM tools AS build
RUN npm ci
COPY . .
RUN npm run build

FROM ${RUN_IMAGE}
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
# An account of its own, by number: a platform that forbids root sees that it is none. PostgreSQL wants a name for it.
RUN echo "nine-fitness:x:10001:10001::/data:/usr/sbin/nologin" >> /etc/passwd \
  && echo "nine-fitness:x:10001:" >> /etc/group \
  && mkdir /data && chown 10001:10001 /data
WORKDIR /site
COPY --from=packages /site/node_modules node_modules
COPY package.json ./
COPY server server
COPY backend backend
COPY shared shared
COPY domain domain
COPY texts texts
COPY supabase supabase
COPY scripts scripts
COPY --from=build /site/build build
# The allocator's settings are those of scripts/setup/server-settings.mjs; a test compares them.
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data \
  MALLOC_ARENA_MAX=2 \
  MALLOC_TRIM_THRESHOLD_=131072 \
  MALLOC_MMAP_THRESHOLD_=131072
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node_modules/node/bin/node", "scripts/check-health.ts"]
# Another file than the server runs a command: `docker compose run --rm site scripts/staff.ts list`.
ENTRYPOINT ["node_modules/node/bin/node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=4", "--no-parallel-scavenge", "--heap-growing-percent=30"]
CMD ["server/main.mjs"]
