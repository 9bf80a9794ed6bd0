#!/bin/sh
# Debian's Chromium, fonts and PostgreSQL, which the browser and store tests run against: installed where we can and may.
set -eu
have() { command -v "$1" > /dev/null 2>&1; }
postgres() { have postgres || ls /usr/lib/postgresql/*/bin/postgres > /dev/null 2>&1; }

wanted=""
have chromium || have google-chrome || wanted="chromium fonts-dejavu-core"
postgres || wanted="$wanted postgresql"
[ -n "$wanted" ] || exit 0

if [ "$(id -u)" = 0 ] && have apt-get; then
  echo "installing$(printf ' %s' $wanted) from the system's packages"
  export DEBIAN_FRONTEND=noninteractive
  # PostgreSQL is started by the tests themselves, in folders of their own: no cluster of the system's
  mkdir -p /etc/postgresql-common
  [ -e /etc/postgresql-common/createcluster.conf ] || echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf
  # shellcheck disable=SC2086 # a list of names
  apt-get install -qq -y --no-install-recommends $wanted > /dev/null 2>&1 \
    || { apt-get update -qq && apt-get install -qq -y --no-install-recommends $wanted > /dev/null; } \
    || echo "could not install:$(printf ' %s' $wanted)" >&2
else
  echo "not installed, and not ours to install:$(printf ' %s' $wanted); the tests that need them are left out" >&2
fi
