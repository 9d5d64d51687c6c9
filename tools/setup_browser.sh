#!/bin/sh
# The browser of the browser tests: Debian's Chromium and Chinese fonts. Never fails: the tests skip visibly.
set -u

have() { command -v "$1" >/dev/null 2>&1; }
browser() { [ -n "${FENGSHENG_CHROMIUM:-}" ] || have chromium || have chromium-browser || have google-chrome-stable || have google-chrome; }
fonts() { have fc-list && [ -n "$(fc-list :lang=zh-tw family 2>/dev/null | head -n 1)" ]; }

set --
browser || set -- chromium
fonts || set -- "$@" fontconfig fonts-noto-cjk
[ $# -eq 0 ] || exec "$(dirname "$0")/install_packages.sh" setup_browser "the browser tests will be skipped" "$@"
