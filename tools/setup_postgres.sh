#!/bin/sh
# The PostgreSQL of the tests that need one; each starts its own, as a user of its own, on a port of its own.
# Never fails: the tests skip visibly.
set -u

installed() {
  command -v initdb >/dev/null 2>&1 && return 0
  for program in /usr/lib/postgresql/*/bin/initdb; do [ -x "$program" ] && return 0; done
  return 1
}

installed || exec "$(dirname "$0")/install_packages.sh" setup_postgres "the tests with PostgreSQL will be skipped" postgresql
