#!/bin/sh
# The browser of the browser tests: Debian's Chromium and Chinese fonts. Installs what is missing where that is
# possible without asking; else says in one line what is missing. Never fails: the tests skip visibly.
set -u

have() { command -v "$1" >/dev/null 2>&1; }
browser() { [ -n "${FENGSHENG_CHROMIUM:-}" ] || have chromium || have chromium-browser || have google-chrome-stable || have google-chrome; }
fonts() { have fc-list && [ -n "$(fc-list :lang=zh-tw family 2>/dev/null | head -n 1)" ]; }

if browser && fonts; then exit 0; fi

missing=""
browser || missing="chromium"
fonts || missing="$missing fontconfig fonts-noto-cjk"

if have apt-get; then
  as=""
  if [ "$(id -u)" != 0 ]; then
    if have sudo && sudo -n true 2>/dev/null; then as="sudo -n"; else as="no"; fi
  fi
  if [ "$as" != "no" ]; then
    echo "setup_browser: installing $missing …"
    if $as apt-get update -qq >/dev/null 2>&1 &&
      DEBIAN_FRONTEND=noninteractive $as apt-get install -y -qq --no-install-recommends $missing >/dev/null 2>&1; then
      exit 0
    fi
  fi
fi
echo "setup_browser: the browser tests will be skipped; missing:$( [ "${missing# }" = "$missing" ] && echo " " )$missing"
exit 0
