#!/bin/sh
# Installs what bench/peers.ts compares the site with: WordPress, PHP and MariaDB from Debian; Ghost and the runtime that it
# asks for from npm, into .peers/ghost. Needs Debian and root; may be run again.
set -eu
cd "$(dirname "$0")/../.."
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -qy --no-install-recommends nginx-light wrk wordpress wordpress-theme-twentytwentythree \
  mariadb-server php-fpm php-cli php-mysql php-gd php-xml php-mbstring php-curl
# The packages start servers of their own, which would be measured with the rest.
for service in mariadb php8.2-fpm nginx; do service "$service" stop >/dev/null 2>&1 || true; done

rm -rf .peers
mkdir -p .peers/ghost .peers/runtime
cd .peers/ghost
npm pack --silent ghost@6.65.0
tar -xzf ghost-6.65.0.tgz --strip-components=1
rm ghost-6.65.0.tgz
# Its lock file is pnpm's. Without its optional parts it does without a database that would have to be compiled.
npx --yes pnpm@12.4.2 install --prod --frozen-lockfile --no-optional --ignore-scripts
cd ../runtime
echo '{ "private": true }' > package.json
npm install --save-exact --no-audit --no-fund node@24
