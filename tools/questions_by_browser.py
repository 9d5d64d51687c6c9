"""What players type into the rulebook's search, for `python -m tools.rulebook_by_browser --part questions`.

Whole sentences, names in another script, by their sound or misspelt, other words than the book's. What
answers it is to stand among the first hits.
"""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Page, TimeoutError, expect

FIRST = 4  # hits in which the answer is wanted

ASKED = {
    ("classic", "zh-Hant"): (
        ("截获", "intercept"),
        ("jie huo", "intercept"),
        ("燒燬", "burn"),
        ("真偽模辨", "truefalse"),
        ("鎖定了還能截獲嗎", "CL-SC-INTERCEPT-07"),
        ("被鎖定能不收嗎", "CL-RULE-LOCK-41-after-return"),
        ("第三張黑", "CL-RULING-073"),
        ("牌庫抽完", "CL-RULE-DRAW-01-in-the-middle"),
        ("平局", "CL-RULING-089"),
        ("死了還能贏嗎", "CL-RULING-079"),
        ("手牌上限", "CL-RULING-030"),
        ("可以不傳情報嗎", "CL-RULING-020"),
        ("直達被拒絕", "CL-SC-PASS-03"),
        ("兩個人都截獲", "CL-SC-INTERCEPT-02"),
        ("試探可以說謊嗎", "CL-SC-LAOGUI-01"),
    ),
    ("classic", "zh-Hans"): (
        ("锁定了还能截获吗", "CL-SC-INTERCEPT-07"),
        ("死了還能贏嗎", "CL-RULING-079"),
        ("牌库没牌了", "CL-RULE-DRAW-01-in-the-middle"),
        ("dhls sd", "lure"),
    ),
    ("classic", "en"): (
        ("interept", "intercept"),
        ("see through", "counter"),
        ("soy", "identity"),
        ("can I intercept when locked", "CL-SC-INTERCEPT-07"),
        ("can I burn the third black", "CL-RULING-070"),
        ("two intercepts", "CL-SC-INTERCEPT-02"),
        ("deck empty", "CL-RULING-023"),
        ("hand limit", "CL-RULING-030"),
        ("may I refuse a direct message", "CL-SC-PASS-03"),
    ),
    ("spywar", "zh-Hant"): (
        ("掉包", "sw-swap"),
        ("三張黑牌", "SW-RULE-DYING-01-third-black"),
        ("牌堆沒了", "SW-RULING-01"),
        ("死了還能贏嗎", "SW-RULE-PASS-14-no-share"),
    ),
    ("spywar", "zh-Hans"): (
        ("误导给谁", "SW-CARD-WUDAO-03"),
        ("利诱给自己", "SW-CARD-LIYOU-01"),
        ("死亡后手牌给谁", "SW-RULING-22"),
        ("破译能用几次", "SW-CARD-POYI-04"),
    ),
    ("spywar", "en"): (
        ("deck runs out", "SW-RULING-01"),
        ("hand limit", "SW-RULING-02"),
        ("dead teammates win", "SW-RULE-PASS-14-no-share"),
    ),
}

FIRST_HITS = f"""() => [...document.querySelectorAll('[role=listbox] [role=group]')].flatMap((group) =>
  [...group.querySelectorAll('[data-testid=rules-hit]')].slice(0, {FIRST})
    .map((hit) => hit.dataset.key || hit.dataset.kind))"""


def answered(page: Page, base: str, edition: str) -> int:
    """Ask all of it of one edition; how many questions there were."""
    count = 0
    for (asked_edition, lang), questions in ASKED.items():
        if asked_edition != edition:
            continue
        page.goto(f"{base}/rules/{edition}")
        page.get_by_test_id("language").locator(f"[lang={lang}]").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        field, hits = page.get_by_test_id("rules-search"), page.get_by_test_id("rules-hit")
        for words, wanted in questions:
            field.fill("")
            field.fill(words)
            expect(hits.first, words).to_be_visible(timeout=30_000)
            with suppress(TimeoutError):  # what stands there may still be of the language before
                page.wait_for_function(f"(wanted) => ({FIRST_HITS})().includes(wanted)", arg=wanted)
            found = page.evaluate(FIRST_HITS)
            assert wanted in found, f"{words}: {found}"
            count += 1
    return count
