# The built SPA in front of nothing but Caddy: docker build -f gateway/web.Dockerfile .
FROM node:24-slim AS build
WORKDIR /web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY gateway/precompress.mjs /
COPY web ./
RUN npm run build && node /precompress.mjs dist

FROM caddy:2
RUN adduser -S -D -H -u 10001 camposanto && mkdir -p /srv/demo
COPY --from=build /web/dist /srv/web
COPY gateway/Caddyfile /etc/caddy/Caddyfile
USER camposanto
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s --retries=3 \
    CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/index.html"]
