#!/bin/sh
# systemd-analyze, with which a test looks how much deploy/fengsheng.service leaves open. Nothing is started.
# Never fails: the test skips visibly.
set -u

command -v systemd-analyze >/dev/null 2>&1 ||
  exec "$(dirname "$0")/install_packages.sh" setup_systemd "the unit's exposure will not be measured" systemd
