"""Before a game: two people find each other at a table, change seats, and start."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.people import PHONE, People, open_table


def test_join_by_link_swap_seats_and_start(people: People) -> None:
    ann = people.person("Ann")
    code = open_table(ann, people.base)
    link = ann.get_by_test_id("table-link").inner_text()
    assert link == f"{people.base}/t/{code}"

    bob = people.person("")  # somebody who has never been here
    bob.goto(link)
    bob.get_by_test_id("name").fill("Bob")
    bob.get_by_test_id("enter").click()
    expect(ann.get_by_test_id("seat-1")).to_contain_text("Bob")
    expect(bob.get_by_test_id("seat-1")).to_have_attribute("data-me", "true")

    bob.get_by_test_id("seat-0").get_by_test_id("swap").click()
    ann.get_by_test_id("seat-1").get_by_test_id("swap-yes").click()
    expect(ann.get_by_test_id("seat-1")).to_have_attribute("data-me", "true")
    expect(bob.get_by_test_id("seat-0")).to_have_attribute("data-me", "true")

    bob.get_by_test_id("say").fill("<b>ready</b>")
    bob.get_by_test_id("say").press("Enter")
    expect(ann.get_by_test_id("chat")).to_contain_text("<b>ready</b>")  # plain text, nothing else

    expect(bob.get_by_test_id("start")).to_have_count(0)
    ann.get_by_test_id("start").click()
    for page in (ann, bob):
        expect(page.get_by_test_id("table")).to_be_visible()
        expect(page.get_by_test_id("lobby")).to_have_count(0)


def test_who_comes_by_a_link_is_told_where_they_are(people: People) -> None:
    ann = people.person("Ann")
    open_table(ann, people.base, seats=3)
    new = people.person("")
    new.goto(ann.url)
    expect(new.get_by_test_id("door-about")).to_have_text("Ann’s table · Classic · 1 of 3 players")
    # an old link says so before anybody has thought of a name
    new.goto(f"{people.base}/t/QQQQQQ")
    expect(new.get_by_test_id("closed")).to_have_attribute("data-reason", "no-table")
    people.expect_complaint("404")  # the browser itself mentions an answer of 404


def test_a_full_table_promises_no_seat(people: People) -> None:
    ann, watcher = people.person("Ann"), people.person("Cat", size=PHONE)
    open_table(ann, people.base, seats=3)
    guests = [people.person(name) for name in ("Bob", "Dan")]
    for number, guest in enumerate(guests, 1):
        guest.goto(ann.url)
        expect(guest.get_by_test_id(f"seat-{number}")).to_have_attribute("data-me", "true")
    watcher.goto(ann.url)
    told = watcher.get_by_test_id("strip")
    expect(told).to_contain_text("every seat is taken")
    guests[0].get_by_test_id("stand").click()
    expect(told).to_contain_text("take an empty seat")


def test_bots_standing_up_and_who_comes_late(people: People) -> None:
    ann = people.person("Ann")
    open_table(ann, people.base, seats=3)
    picker = ann.get_by_test_id("seat-2").get_by_test_id("bot-here")
    levels = picker.locator("option:not([disabled])").all_inner_texts()
    assert levels == ["Newcomer", "Club player", "Expert", "Master"]
    picker.select_option("master")
    expect(ann.get_by_test_id("seat-2")).to_contain_text("Master")
    expect(ann.get_by_test_id("seat-2").get_by_test_id("bot-away")).to_be_visible()
    bob = people.person("Bob")
    bob.goto(ann.url)
    expect(bob.get_by_test_id("seat-1")).to_have_attribute("data-me", "true")
    bob.get_by_test_id("stand").click()
    expect(ann.get_by_test_id("watchers")).to_contain_text("Bob")
    bob.get_by_test_id("seat-2").get_by_test_id("sit").click()  # a bot makes room
    expect(ann.get_by_test_id("seat-2")).to_contain_text("Bob")
    ann.get_by_test_id("start").click()
    late = people.person("Late")
    late.goto(ann.url)
    expect(late.get_by_test_id("table")).to_be_visible()  # watches
    expect(late.locator("[data-me=true]")).to_have_count(0)


def test_the_owner_hands_over_and_sends_away(people: People) -> None:
    ann, bob = people.person("Ann"), people.person("Bob")
    open_table(ann, people.base)
    bob.goto(ann.url)
    ann.get_by_test_id("seat-1").get_by_test_id("guest-menu").click()
    ann.get_by_test_id("handover").click()
    expect(bob.get_by_test_id("start")).to_be_visible()
    expect(ann.get_by_test_id("start")).to_have_count(0)
    bob.get_by_test_id("seat-0").get_by_test_id("guest-menu").click()
    bob.get_by_test_id("kick").click()
    bob.get_by_test_id("kick-yes").click()
    expect(ann.get_by_test_id("closed")).to_have_attribute("data-reason", "kicked")
    # she cannot come back, until she is let in again
    ann.reload()
    expect(ann.get_by_test_id("closed")).to_have_attribute("data-reason", "kicked")
    expect(bob.get_by_test_id("sent-away")).to_contain_text("Let Ann in again")
    bob.get_by_test_id("readmit").click()
    expect(bob.get_by_test_id("sent-away")).to_have_count(0)
    ann.reload()
    expect(bob.get_by_test_id("seat-0")).to_contain_text("Ann")


def test_settings_change_for_everybody(people: People) -> None:
    ann, bob = people.person("Ann"), people.person("Bob", lang="zh-Hans")
    open_table(ann, people.base)
    bob.goto(ann.url)
    ann.get_by_test_id("open-settings").click()
    ann.get_by_test_id("settings").get_by_text("Spy War").click()
    ann.get_by_test_id("settings").get_by_text("8", exact=True).click()
    ann.get_by_test_id("settings-save").click()
    expect(bob.get_by_test_id("seat-7")).to_be_visible()
    expect(bob.get_by_test_id("summary")).to_contain_text("谍战篇")


def test_two_people_with_one_name(people: People) -> None:
    ann, other = people.person("Ann"), people.person("Ann")
    open_table(ann, people.base)
    other.goto(ann.url)
    expect(other.get_by_role("alert")).to_be_visible()
    other.get_by_test_id("name").fill("Anne")
    other.get_by_test_id("enter").click()
    expect(ann.get_by_test_id("seat-1")).to_contain_text("Anne")


def test_the_secret_is_kept_out_of_addresses_and_brings_the_seat_back(people: People) -> None:
    ann = people.person("Ann", anew=True)
    addresses: list[str] = []
    ann.on("request", lambda request: addresses.append(request.url))
    ann.on("websocket", lambda socket: addresses.append(socket.url))
    code = open_table(ann, people.base)
    secret = str(ann.evaluate("JSON.parse(localStorage['fengsheng.token'])"))
    ann.reload()
    expect(ann.get_by_test_id("seat-0")).to_have_attribute("data-me", "true")
    assert len(secret) > 20
    assert any("/ws" in address for address in addresses)
    assert not [address for address in addresses if secret in address or secret.split(".")[-1] in address]
    expect(ann).to_have_url(re.compile(f"/t/{code}$"))


def test_the_lobby_on_a_phone(people: People) -> None:
    ann = people.person("Ann", size=PHONE)
    open_table(ann, people.base, seats=9)
    assert ann.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    ann.get_by_test_id("start").click()
    expect(ann.get_by_test_id("table")).to_be_visible()


def test_a_page_on_the_servers_machine_shows_the_link_for_phones(people: People) -> None:
    ann = people.person("Ann", anew=True)
    found = {"urls": ["http://192.168.1.20:8766"]}
    ann.route("**/api/invitations", lambda route: route.fulfill(json=found))
    code = open_table(ann, people.base)
    expect(ann.get_by_test_id("table-link")).to_have_text(f"http://192.168.1.20:8766/t/{code}")
    expect(ann.get_by_test_id("link-note")).to_have_text("For phones on the same network.")


def test_without_another_address_the_link_stays_and_says_so(people: People) -> None:
    ann = people.person("Ann", lang="zh-Hant")
    code = open_table(ann, people.base)  # which listens to this machine alone
    expect(ann.get_by_test_id("link-note")).to_contain_text("只有這台電腦能開")
    expect(ann.get_by_test_id("table-link")).to_have_text(f"{people.base}/t/{code}")
