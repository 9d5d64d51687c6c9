#!/bin/sh
# The nats-server of the tests that need one; each starts its own, on a port of its own. Never fails: the tests
# skip visibly.
set -u

for program in "$(command -v nats-server)" /usr/sbin/nats-server /usr/local/sbin/nats-server; do
  [ -x "$program" ] && exit 0
done
exec "$(dirname "$0")/install_packages.sh" setup_nats "the tests with NATS will be skipped" nats-server
