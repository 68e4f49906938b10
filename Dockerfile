# Forecourt's server with the built web application: no sources, no package that only the browser or the build needs. See docs/running.md.
ARG NODE=20.20.2

FROM node:${NODE}-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN node scripts/build.mjs && node scripts/setup/server-packages.mjs && mkdir /data /backups

FROM node:${NODE}-bookworm-slim
ENV NODE_ENV=production FORECOURT_MODE=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/server/db/migrations ./server/db/migrations
COPY --from=build /app/dist ./dist
COPY --from=build --chown=node:node /data /data
COPY --from=build --chown=node:node /backups /backups
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "dist/server/main.js"]
