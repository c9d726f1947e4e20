"""People at a table of the Grand Dalmuti, in real browsers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tablee.games.dalmuti.game import META, Options, State
from tablee.games.dalmuti.pieces import JOKER
from tests.browser.people import DESK, PHONE, WINDOW, Opens
from tests.browser.tables import LASTING, join, open_from, take_seat
from tests.games.dalmuti.browser.tables import (
    EDGE,
    RoundEnds,
    asked_in_peace,
    log_text,
    open_table,
    play_until,
    sit_down,
)
from tests.games.dalmuti.building import calling, playing, taxing
from tests.games.dalmuti.whole import whole
from tests.records.kept import folder_of

pytestmark = pytest.mark.browser


def test_two_people_meet_at_a_table_and_are_dealt_their_hands(house: str, person: Opens) -> None:
    host, guest = person(WINDOW), person(PHONE)
    code = open_table(host, house, "Anne", 5)
    assert re.fullmatch(r"[A-Z0-9]{6}", code)
    sit_down(guest, house, code, "Bruno")
    expect(host.get_by_text("Bruno").first).to_be_visible()
    host.get_by_test_id("lobby-start").click()
    for page in (host, guest):
        page.get_by_test_id("hand").wait_for()


@pytest.mark.slow
def test_two_people_and_bots_play_a_round_to_its_end_and_pay_their_taxes(house: str, person: Opens) -> None:
    """From the last tricks on; bots that never call the Revolution, so that taxes follow."""
    host, guest, watcher = person(WINDOW), person(PHONE), person(DESK, reduced_motion="reduce")
    last_tricks = [(5, 9, 9), (6, 10), (7, 11), (8, 12), (12, 12)]
    state = whole(playing(last_tricks, options=Options(call_seconds=300)))
    seated = open_from(house, META, state, ("", "", *["easy"] * 3))
    take_seat(host, house, seated)
    join(guest, house, seated["code"], "Bruno")
    host.get_by_test_id("lobby-start").click()
    guest.get_by_test_id("hand").wait_for()

    watcher.goto(f"{house}/tv/{seated['code']}")
    expect(watcher.get_by_test_id("tv-turn")).not_to_be_empty()
    expect(guest.get_by_test_id("hand-head")).to_be_visible()  # a phone in front of a television
    expect(watcher.get_by_test_id("hand")).to_have_count(0)

    ends = RoundEnds(host)
    play_until([host, guest], lambda: bool(ends.told()))
    assert "Bruno" in ends.told()[0]
    play_until([host, guest], lambda: "Les impôts sont payés" in log_text(host))
    expect(watcher.get_by_test_id("hand")).to_have_count(0)


def test_a_hint_says_what_to_do_and_why(house: str, person: Opens) -> None:
    page = person(PHONE)
    hands = [(2, 2, 5, 9, 9, 12), (1, 3, 10, 10, 11), (4, 8, 8, JOKER), (6, 7, 7, 12)]
    state: State = playing(hands, turn=0, options=Options(short_deck_4=False))
    take_seat(page, house, open_from(house, META, whole(state), ("", *["random"] * 3)))
    page.get_by_test_id("hand").wait_for()
    page.get_by_test_id("hint").click()
    advice = page.get_by_test_id("advice")
    expect(advice).to_contain_text("Voici ce que je ferais")
    expect(advice).to_contain_text("en moyenne devant")
    page.keyboard.press("h")
    expect(advice).to_contain_text("Voici ce que je ferais")


def test_a_reload_in_the_middle_finds_the_same_hand(house: str, person: Opens) -> None:
    page = person()
    page.goto(f"{house}/box/dalmuti")
    page.get_by_test_id("play-now").click()
    hand = page.get_by_test_id("hand")
    hand.wait_for()
    before = hand.inner_text()
    page.reload()
    hand.wait_for()
    expect(hand).to_have_text(before, use_inner_text=True)


def test_the_personal_link_opens_the_seat_on_another_device(house: str, person: Opens) -> None:
    laptop, phone = person(), person(PHONE)
    laptop.goto(f"{house}/box/dalmuti")
    laptop.get_by_test_id("play-now").click()
    laptop.get_by_test_id("hand").wait_for()
    code = re.search(r"/t/([A-Z0-9]{6})", laptop.url)
    assert code
    token = laptop.evaluate("code => localStorage.getItem(`tablee.seat.${code}`)", code[1])
    phone.goto(f"{house}/t/{code[1]}#{token}")
    phone.get_by_test_id("hand").wait_for()
    assert phone.get_by_test_id("hand").inner_text() == laptop.get_by_test_id("hand").inner_text()


def test_a_refused_move_shows_its_clause_and_the_clause_opens_the_rule_book(
    house: str, person: Opens
) -> None:
    page = person()
    sit_with(page, house, playing([(5, 9, 9, 9, 10), (3, 4), (6, 7), (8, 10)]))
    page.keyboard.press("p")
    refusal = page.get_by_test_id("refusal")
    refusal.wait_for()
    expect(refusal).to_contain_text("DAL-30")
    refusal.get_by_text("DAL-30").click()
    book = page.get_by_role("dialog")
    expect(book.locator("#DAL-30, [id$='DAL-30']").first).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hand")).to_be_visible()


def test_who_cannot_declare_is_told_why_before_trying(house: str, person: Opens) -> None:
    page = person(PHONE)
    asked_in_peace(page, house)
    question = page.get_by_test_id("hidden-question")
    expect(question.get_by_role("button", name="Déclarer la Révolution")).to_be_disabled()
    expect(question).to_contain_text("Il faut les deux jokers")
    question.get_by_text("DAL-25").click()
    book = page.get_by_role("dialog")
    expect(book.locator("#DAL-25, [id$='DAL-25']").first).to_be_in_viewport()


def test_the_time_for_a_revolution_is_the_same_for_all_and_silence_needs_no_press(
    house: str, person: Opens
) -> None:
    """One may declare, the other not; both see one question, and nothing to be quick or slow with."""
    anne, bruno = person(PHONE), person()
    hands = [(1, 2, 5), (JOKER, JOKER, 10), (4, 9), (6, 7)]
    state = whole(calling(hands, options=Options(call_seconds=10)))
    seated = open_from(house, META, state, ("", "", "random", "random"), LASTING)
    take_seat(anne, house, seated)
    join(bruno, house, seated["code"], "Bruno")
    anne.get_by_test_id("lobby-start").click()
    for page, able in ((anne, False), (bruno, True)):
        question = page.get_by_test_id("hidden-question")
        expect(question.get_by_role("button", name="Déclarer la Révolution")).to_be_enabled(enabled=able)
        expect(question.get_by_role("button")).to_have_count(2)  # the act, and the clause
        expect(page.get_by_role("timer")).to_be_visible()
    for page in (anne, bruno):  # nobody has pressed anything
        expect(page.get_by_test_id("log").first).to_contain_text(
            "Personne ne déclare la Révolution.", timeout=30_000
        )
    expect(anne.get_by_test_id("hidden-question")).to_have_count(0)


def test_keyboard_alone_is_enough(house: str, person: Opens) -> None:
    page = person()
    page.goto(f"{house}/")
    page.get_by_test_id("box-dalmuti").wait_for()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.testid") == "box-dalmuti":
            break
    page.keyboard.press("Enter")
    page.get_by_test_id("play-now").wait_for()
    page.get_by_test_id("play-now").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("hand").wait_for()
    asked_in_peace(page, house)
    silent = page.get_by_role("button", name="Garder le silence")
    for _ in range(60):
        if silent.evaluate("button => button === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(silent).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_ten_players_fit_on_a_phone(house: str, person: Opens) -> None:
    page = person(PHONE)
    page.goto(f"{house}/box/dalmuti")
    page.get_by_label("Places").select_option("10")
    page.get_by_test_id("play-now").click()
    page.get_by_test_id("hand").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    box = page.get_by_test_id("hidden-question").or_(page.get_by_test_id("offers")).bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844


def test_a_kept_game_is_seen_from_every_seat_to_its_end(house: str, person: Opens) -> None:
    page = person(PHONE)
    page.goto(f"{house}/replay")
    page.locator("input[type=file]").set_input_files(folder_of("dalmuti") / "shared-win.json")
    slider, hand = page.get_by_test_id("replay-slider"), page.get_by_test_id("hand")
    slider.fill("0")
    expect(hand).to_have_count(0)
    for name in ("Anne", "Bruno", "Chloé", "Denis"):
        page.get_by_label("Point de vue").select_option(f"Vu par {name}")
        expect(hand.locator("button, li").first).to_be_visible()
    slider.fill("287")
    table = page.get_by_test_id("table")
    expect(table).to_contain_text("La partie est finie")
    page.get_by_label("Point de vue").select_option("Vu par Anne")
    expect(table.get_by_text("a fini", exact=True)).to_have_count(2)  # Denis has cards left (DAL-35)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def sit_with(page: Page, house: str, state: State, level: str = "random") -> Locator:
    """Anne's hand in this situation."""
    bots = ("", *[level] * (len(state.order) - 1))
    take_seat(page, house, open_from(house, META, whole(state), bots))
    hand = page.get_by_test_id("hand")
    hand.wait_for()
    return hand


def pressed(hand: Locator) -> list[bool]:
    states: list[str] = hand.locator("button").evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-pressed'))"
    )
    return [state == "true" for state in states]


def test_the_card_one_touches_is_the_one_that_rises(house: str, person: Opens) -> None:
    page = person(PHONE, has_touch=True)
    hand = sit_with(page, house, playing([(5, 9, 9, 9, 10), (3, 4), (6, 7), (8, 10)]))
    nines = hand.get_by_role("button", name="9", exact=True)
    nines.nth(0).tap(position=EDGE)
    assert pressed(hand) == [False, True, False, False, False]
    nines.nth(2).tap(position=EDGE)
    assert pressed(hand) == [False, True, False, True, False]
    nines.nth(0).tap(position=EDGE)
    assert pressed(hand) == [False, False, False, True, False]


def test_enter_plays_what_space_has_chosen_from_any_card(house: str, person: Opens) -> None:
    page = person(WINDOW)
    hand = sit_with(page, house, playing([(5, 9, 9, 9, 10), (3, 4), (6, 7), (8, 10)]))
    hand.locator("button").first.focus()
    for key in ("ArrowRight", "Space", "ArrowRight", "Space", "End"):
        page.keyboard.press(key)
    assert pressed(hand) == [False, True, True, False, False]
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("log")).to_contain_text("Vous posez deux 9.")


def test_a_refused_tax_stays_chosen(house: str, person: Opens) -> None:
    page = person(WINDOW)
    hand = sit_with(page, house, taxing([(5, 9, 9, 9), (3, JOKER), (6, JOKER), (1, 8)]))
    hand.locator("button").nth(1).focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("refusal")).to_contain_text("2 cartes, pas 1")
    assert [place for place, chosen in enumerate(pressed(hand)) if chosen] == [1]
    page.keyboard.press("End")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("log")).to_contain_text("Vous donnez un 9 et un 10")


def test_the_trick_is_read_and_the_sheet_names_the_keys_in_french(house: str, person: Opens) -> None:
    page = person(WINDOW)
    sit_with(page, house, playing([(5, 7, 7, 10), (3, 4), (6, 7), (8, 10)], trick=(3, (9, 9))))
    expect(page.get_by_role("paragraph").filter(has_text=re.compile("^deux 9$"))).to_be_visible()
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog")
    for key in ("Entrée", "Échap"):
        expect(sheet.get_by_text(key, exact=True)).to_be_visible()


def test_the_end_of_a_round_does_not_hide_the_clock_of_the_next_one(house: str, person: Opens) -> None:
    page = person(WINDOW)
    options = Options(call_seconds=60, free_first_round=False)
    last_trick = playing([(5,), (), (), (9, 9)], out=(1, 2), options=options)
    sit_with(page, house, last_trick, "easy")  # bots that never call the Revolution, which would end it
    ends = RoundEnds(page)
    page.get_by_role("button", name="Un 5").click()
    expect(page.get_by_role("timer").first).to_be_visible()
    page.wait_for_function("() => window.roundEnds.length > 0")
    expect(page.get_by_test_id("round-end")).to_be_hidden()  # by itself, long before the clock runs out
    assert "Fin de la manche 1" in ends.told()[0]
    expect(page.get_by_test_id("table").get_by_role("timer")).to_be_visible()
    page.get_by_test_id("round-end-open").click()
    expect(page.get_by_test_id("round-end")).to_be_visible()


def test_cards_that_were_shown_are_not_taken_back(house: str, person: Opens) -> None:
    page = person(WINDOW)
    hand = sit_with(page, house, playing([(5, 9, 9, 9, 10), (3, 4), (6, 7), (8, 10)]))
    hand.locator("button").first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("log")).to_contain_text("Vous posez")
    page.get_by_test_id("move-back").click()
    refusal = page.get_by_test_id("refusal")
    expect(refusal).to_contain_text("Ce coup ne se reprend plus\u00a0: quelque chose a été montré depuis.")
