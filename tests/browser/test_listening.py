"""Rules are listened to on the page: what a voice of the browser is given to say, and what is shown meanwhile."""

import pytest

import ludotheque
from browser.conftest import Come
from ludotheque import spoken
from ludotheque.languages import BY_CODE
from ludotheque.words import LANGUAGES
from support.browsing import PageWords

VOICES = """() => {
  window.said = [];
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  const voices = ["en-GB", "fr-FR", "de-DE"].map((lang) => ({ lang, name: lang, localService: true, default: false }));
  const synthesis = { getVoices: () => voices, speak: (one) => said.push(one), cancel: () => said.at(-1)?.onend?.() };
  Object.defineProperty(window, "speechSynthesis", { value: synthesis });
}"""
"""A stand-in for the voices of the browser, of which Chromium has none here: it says nothing, and ends when told to."""
FINISH = "() => said.at(-1).onend()"
SAID = "() => said.map(({ text, lang }) => [text, lang])"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_for_the_ear_are_read_in_the_language_of_the_page(language: str, come: Come) -> None:
    ada, say = come(language=language), PageWords(language, "lucky-numbers")
    ada.go("/rules/lucky-numbers")
    ada.button(say("listen-title")).wait_for()
    ada.page.evaluate(VOICES)
    ada.button(say("listen-title")).click()
    current = ada.page.locator("[aria-current=true]")
    chapters = spoken.chapters(ludotheque.game("lucky-numbers"), language)
    heard = [sentence for chapter in chapters[:3] for sentence in chapter.sentences]
    for chapter in chapters[:3]:
        current.filter(has_text=chapter.title).wait_for()
        assert current.count() == 1
        for _ in chapter.sentences:
            ada.page.evaluate(FINISH)
    told = ada.page.evaluate(SAID)
    assert [text for text, _ in told][:-1] == heard
    assert {lang for _, lang in told} == {BY_CODE[language].locale}
    ada.button(say("listen-pause")).click()
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Enter")
    current.filter(has_text=chapters[2].title).wait_for()
    assert len(ada.page.evaluate(SAID)) == len(told), "nothing is said while it pauses"


def test_a_browser_without_a_voice_says_so(come: Come) -> None:
    ada, say = come(), PageWords("en", "ligretto")
    ada.go("/rules/ligretto")
    ada.button(say("listen-title")).wait_for()
    ada.page.evaluate("() => Object.defineProperty(speechSynthesis, 'getVoices', { value: () => [] })")
    ada.button(say("listen-title")).click()
    ada.page.get_by_role("status").filter(has_text=say("listen-no-voice", game="ligretto")).wait_for()
