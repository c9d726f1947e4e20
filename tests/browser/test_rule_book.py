"""The rule book: a page of pictures, the clauses, the glossary; searched and pointed into."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import Problems
from tests.browser.people import DESK, PHONE, Opens
from tests.toy_shelf import ours

pytestmark = pytest.mark.browser

ALL_LOADED = (
    "all => all.length > 0 && all.every(one => one.loading === 'lazy' ? (one.loading = 'eager', false) "
    ": one.complete && one.naturalWidth > 0)"
)


def pictures_are_shown(page: Page) -> None:
    page.wait_for_function(f"() => ({ALL_LOADED})([...document.querySelectorAll('article img')])")


@pytest.mark.parametrize("game", ours())
@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
def test_the_book_opens_on_a_page_of_three_pictures_and_ends_on_its_glossary(
    house: str, person: Opens, game: str, language: str
) -> None:
    page = person(PHONE, language, reduced_motion="reduce")
    page.goto(f"{house}/rules/{game}")
    book = page.get_by_test_id("rules")
    headings = book.locator("h2")
    expect(headings.first).to_have_text("En une page" if language == "fr-FR" else "In one page")
    expect(headings.last).to_have_text("Glossaire" if language == "fr-FR" else "Glossary")
    expect(book.locator("figure.told")).to_have_count(3)
    assert "![" not in book.inner_text()
    assert (
        book.locator("figure.told img").first.get_attribute("src")
        == f"/api/rules/{game}/pictures/goal.svg#still"
    )
    pictures_are_shown(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    problems = Problems(page)
    problems.look("book")
    assert problems.found == {}


def test_words_are_looked_for_with_or_without_accents_and_the_rest_put_away(
    house: str, person: Opens
) -> None:
    page = person(DESK)
    page.goto(f"{house}/rules/{ours()[0]}")
    book = page.get_by_test_id("rules")
    clauses = book.locator(".rule:visible")
    all_of_them = clauses.count() or 99
    page.get_by_test_id("rules-search").fill("revolution")
    expect(page.get_by_test_id("rules-found")).to_contain_text("passages")
    assert 0 < clauses.count() < all_of_them
    page.get_by_test_id("rules-search").fill("xyzzy")
    expect(page.get_by_test_id("rules-found")).to_have_text("Rien trouvé")
    expect(book.locator("h2:visible")).to_have_count(0)
    page.get_by_test_id("rules-search").fill("")
    expect(book.locator("h2:visible").first).to_be_visible()


def test_the_clause_that_is_asked_for_is_marked_and_in_view(house: str, person: Opens) -> None:
    page = person(PHONE)
    page.goto(f"{house}/rules/{ours()[0]}")
    clause = page.locator(".rule").nth(7)
    clause.wait_for()
    name = clause.get_attribute("id")
    page.goto(f"{house}/rules/{ours()[0]}#{name}")
    page.reload()
    marked = page.locator(".here")
    expect(marked).to_have_count(1)
    assert marked.get_attribute("id") == name
    expect(marked).to_be_in_viewport()
    expect(marked).to_be_focused()
