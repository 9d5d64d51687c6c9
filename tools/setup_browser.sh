#!/bin/sh
# The browser of the browser tests: Debian's Chromium, the one without windows where there is one (the tests take
# a third of the time with it), and Chinese fonts. Never fails: the tests skip visibly.
set -u

have() { command -v "$1" >/dev/null 2>&1; }
shell() { [ -n "${FENGSHENG_CHROMIUM:-}" ] || have chromium-headless-shell; }
browser() { shell || have chromium || have chromium-browser || have google-chrome-stable || have google-chrome; }
fonts() { have fc-list && [ -n "$(fc-list :lang=zh-tw family 2>/dev/null | head -n 1)" ]; }
known() { have apt-cache && apt-cache show "$1" >/dev/null 2>&1; }
packages="$(dirname "$0")/install_packages.sh"

if ! shell && { ! browser || known chromium-headless-shell; }; then
  "$packages" setup_browser "the browser tests will take longer" chromium-headless-shell
fi

set --
browser || set -- chromium
fonts || set -- "$@" fontconfig fonts-noto-cjk
[ $# -eq 0 ] || exec "$packages" setup_browser "the browser tests will be skipped" "$@"
