# The whole site in one image: built with Node.js, served by nginx without privileges on port 8080.
#
#   docker build --build-arg SITE_URL=https://pay.example.com --tag pay-calculator .
#   docker run --read-only --tmpfs /tmp --publish 8080:8080 pay-calculator

FROM node:22.23.3-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
# Settings that gen-site reads from the environment. Its summary names those that are not set.
ARG SITE_URL
ARG SITE_NAME
ARG CONTACT_EMAIL
ARG FEEDBACK_EMAIL
ARG DONATION_URL
ARG RULES
ARG INDEX_STEP
ARG LAST_MODIFIED
ARG GEN_SITE_FLAGS="--precompress br,gzip"
RUN npm run gen-site -- --dir dist $GEN_SITE_FLAGS
# Sets the ports, name and root of the server block for the container.
RUN sed -e 's|listen 80;|listen 8080;|' -e 's|listen \[::\]:80;|include /tmp/ipv6*.conf;|' -e 's|server_name .*;|server_name _;|' -e 's|root .*;|root /srv/site;|' \
    dist/hosting/nginx.conf > server-block.conf

FROM debian:bookworm-slim@sha256:7c7b2c966bc9ee8cedfeef67e0e279108992c77681fa595db4a9d65c06ccc587
RUN apt-get update \
 && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \
 && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
COPY templates/hosting/container-nginx.conf /etc/nginx/nginx.conf
COPY --from=build /site/server-block.conf /etc/nginx/conf.d/site.conf
COPY --from=build /site/dist /srv/site
RUN nginx -e stderr -t -q && rm -rf /tmp/*
# This is www-data, as a number because Kubernetes' runAsNonRoot cannot check a name.
USER 33:33
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080"]
# nginx would not start on an IPv6 socket where the kernel has no IPv6.
CMD ["sh", "-c", "[ ! -e /proc/net/if_inet6 ] || echo 'listen [::]:8080;' >/tmp/ipv6.conf; exec nginx -e stderr -g 'daemon off;'"]
