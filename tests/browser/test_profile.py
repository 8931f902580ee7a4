"""A profile without an account: made on one device, carried to another by its link, and forgotten."""

from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Come
from ludotheque import words
from support.browsing import PHONE, ROOT, PageWords

say = PageWords()
OVER = ROOT / "frontend" / "words" / "me"


def me(message: str, **facts: object) -> str:
    return words.phrase(message, "en", "lucky-numbers", facts, None, Path(OVER))


def test_a_profile_opens_the_same_seat_on_another_device_until_it_is_deleted(come: Come) -> None:
    ada = come()
    settings = {"pace": "instant", "clock": "three-days"}
    table = ada.play_against_bots("lucky-numbers", options={"setup": "sorted"}, settings=settings)
    expect(ada.button(say("lucky-draw"))).to_be_visible()
    expect(ada.page.get_by_role("list", name=say("clock"))).to_contain_text(say("left-days", days=3))
    ada.go("/me")
    ada.button(me("me-make")).click()
    ada.button(me("me-link-show")).click()  # by then the table knows the token, too
    link = ada.page.get_by_label(me("me-link"), exact=True).input_value()

    phone = come(size=PHONE)
    sent: list[str] = []
    phone.page.on("request", lambda request: sent.append(f"{request.url} {request.all_headers()} {request.post_data}"))
    phone.page.goto(link)
    phone.button(me("me-take-yes")).click()
    expect(phone.button(me("me-link-show"))).to_be_visible()
    phone.go("/")
    mine = phone.page.get_by_role("region", name=me("my-tables")).get_by_role("listitem").get_by_role("link")
    expect(mine).to_contain_text(me("my-turn"))
    expect(mine).to_contain_text(say("left-days", days=3))
    expect(phone.page).to_have_title("(1) Ludothèque")
    mine.click()
    expect(phone.page).to_have_url(f"{phone.server.address}/t/{table}")
    phone.button(say("lucky-draw")).click()
    expect(phone.heading(say.like("lucky-you-drew", "number"))).to_be_visible()
    secret = link.partition("#")[2]
    assert secret
    assert not [one for one in sent if secret in one], "it never leaves the device"

    phone.go("/me")
    phone.button(me("me-forget-everywhere")).click()
    phone.button(me("me-sure", what="everywhere")).click()
    expect(phone.button(me("me-make"))).to_be_visible()
    ada.go("/me")
    expect(ada.button(me("me-make"))).to_be_visible()
    assert not ada.overflows()
