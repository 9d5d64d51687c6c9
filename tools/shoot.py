"""A picture of a page: `python -m tools.shoot URL FILE [--phone] [--lang en] [--click TESTID …]`.

Uses the Chromium of the machine (tools/setup_browser.sh). Errors of the page's console are printed.
"""

from __future__ import annotations

import argparse

from playwright.sync_api import sync_playwright
from tools.browser import FLAGS, chromium

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Take a picture of a page.")
    parser.add_argument("url")
    parser.add_argument("file")
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--size", help="such as 1024x768")
    parser.add_argument("--lang", default="zh-Hant")
    parser.add_argument("--name", default="青鳥")
    parser.add_argument("--wait", type=float, default=1.0)
    parser.add_argument("--click", nargs="*", default=[], help="test ids to click first, one after the other")
    parser.add_argument("--full", action="store_true", help="the whole page, not only what fits")
    args = parser.parse_args()
    width, height = SIZES["phone" if args.phone else "desktop"]
    if args.size:
        width, height = (int(part) for part in args.size.split("x"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=args.phone, is_mobile=args.phone
        )
        context.add_init_script(
            f"localStorage.setItem('fengsheng.lang', JSON.stringify({args.lang!r}));"
            f"localStorage.getItem('fengsheng.name') || "
            f"localStorage.setItem('fengsheng.name', JSON.stringify({args.name!r}));"
        )
        page = context.new_page()
        page.on("console", lambda m: print(f"{m.type}: {m.text}") if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: print(f"page error: {error}"))
        page.goto(args.url)
        for testid in args.click:
            page.get_by_test_id(testid).first.click()
        page.wait_for_timeout(args.wait * 1000)
        page.screenshot(path=args.file, full_page=args.full)
        print(page.url)
        browser.close()


if __name__ == "__main__":
    main()
