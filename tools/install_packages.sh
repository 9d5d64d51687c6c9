#!/bin/sh
# Install packages of the system for the tests, where that is possible without asking; else say in one line what
# is missing and what comes of it. Never fails: the tests that need them skip visibly.
#
#   tools/install_packages.sh WHO WHAT-COMES-OF-IT PACKAGE...
set -u

who=$1
otherwise=$2
shift 2

have() { command -v "$1" >/dev/null 2>&1; }

if have apt-get; then
  as=""
  if [ "$(id -u)" != 0 ]; then
    if have sudo && sudo -n true 2>/dev/null; then as="sudo -n"; else as="no"; fi
  fi
  if [ "$as" != "no" ]; then
    echo "$who: installing $* …"
    if $as apt-get update -qq >/dev/null 2>&1 &&
      DEBIAN_FRONTEND=noninteractive $as apt-get install -y -qq --no-install-recommends "$@" >/dev/null 2>&1; then
      exit 0
    fi
  fi
fi
echo "$who: $otherwise; missing: $*"
exit 0
