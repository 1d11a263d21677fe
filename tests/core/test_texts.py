"""Sentences: the same keys and fields in both languages, fresh files, right plurals."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest
from tools import catalogues

from tests.conformance.words import fields
from tundra.core import texts

LOCALE = catalogues.LOCALE
DOMAINS = sorted(path.stem for path in (LOCALE / "en").glob("*.po"))
CORE = Path(texts.__file__).parent
BEFORE_A_SIGN = re.compile(r"[^\W\d][;!?](\s|$)|[^\W\d]:(\s|$)|[ \u00a0][;:!?](\s|$)")
"""French sets ; : ! ? off by a narrow no-break space."""


def all_forms(entry: catalogues.Entry) -> list[str]:
    return [entry] if isinstance(entry, str) else [entry["one"], entry["other"]]


def test_there_are_the_same_catalogues_in_both_languages() -> None:
    assert {"core", "maamut", "web"} <= set(DOMAINS)
    assert sorted(path.stem for path in (LOCALE / "fr").glob("*.po")) == DOMAINS


@pytest.mark.parametrize("domain", DOMAINS)
def test_both_languages_have_the_same_keys_and_fields(domain: str) -> None:
    english, french = (catalogues.compiled(LOCALE / lang / f"{domain}.po") for lang in ("en", "fr"))
    assert set(english) == set(french)
    different = [key for key in english if fields(english[key]) != fields(french[key])]
    assert different == []


@pytest.mark.parametrize("domain", DOMAINS)
def test_every_key_begins_with_its_domain(domain: str) -> None:
    keys = catalogues.compiled(LOCALE / "en" / f"{domain}.po")
    assert [key for key in keys if not key.startswith(f"{domain}.")] == []


@pytest.mark.parametrize("domain", DOMAINS)
def test_french_signs_and_apostrophes_are_set_as_in_print(domain: str) -> None:
    entries = catalogues.compiled(LOCALE / "fr" / f"{domain}.po")
    wrong = [
        (key, form)
        for key, entry in entries.items()
        for form in all_forms(entry)
        if BEFORE_A_SIGN.search(form) or "'" in form
    ]
    assert wrong == []


def test_every_generated_catalogue_is_fresh() -> None:
    assert catalogues.stale() == [], "run python -m tools.catalogues"


def test_a_stale_catalogue_is_found(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    source = tmp_path / "en" / "toy.po"
    source.write_text('msgid "toy.hello"\nmsgstr "Hello"\n', "utf-8")
    target = source.with_suffix(".json")
    assert catalogues.stale(tmp_path) == [target]
    target.write_text(catalogues.as_json({"toy.hello": "Hello"}), "utf-8")
    assert catalogues.stale(tmp_path) == []


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ('msgid "toy.hello"\nmsgstr ""\n', "toy.hello has no text"),
        ('msgid "a"\nmsgid_plural "a"\nmsgstr[0] "x"\nmsgstr[1] "y"\n', "a needs a comment"),
    ],
)
def test_a_catalogue_with_a_hole_is_refused(tmp_path: Path, source: str, complaint: str) -> None:
    path = tmp_path / "toy.po"
    path.write_text(source, "utf-8")
    with pytest.raises(catalogues.BadCatalogue, match=complaint):
        catalogues.compiled(path)


def test_a_plural_names_the_field_that_counts() -> None:
    entry = json.loads((LOCALE / "en" / "maamut.json").read_text("utf-8"))[
        "maamut.event.reshuffled"
    ]
    assert set(entry) == {"count", "one", "other"}
    assert entry["count"] == "count"


@pytest.mark.parametrize(
    ("language", "count", "form"),
    [("en", 0, "other"), ("en", 1, "one"), ("en", 2, "other"),
     ("fr", 0, "one"), ("fr", 1, "one"), ("fr", 2, "other")],
)  # fmt: skip
def test_each_language_counts_in_its_own_way(language: str, count: int, form: str) -> None:
    assert texts.plural(language, count) == form


def test_a_sentence_is_said_with_its_fields_filled_in() -> None:
    assert texts.say("en", "core.refusal.no_seat", {"number": 7}) == "There is no seat 7."
    assert texts.say("fr", "core.refusal.no_seat", {"number": 7}) == "Il n’y a pas de place 7."
    one, more = (texts.say("en", "maamut.event.reshuffled", {"count": n}) for n in (1, 2))
    assert ("1 card" in one, "2 cards" in more) == (True, True)


def test_keys_can_be_asked_for() -> None:
    assert texts.has("fr", "core.refusal.no_seat")
    assert not texts.has("fr", "core.refusal.no_table")
    with pytest.raises(LookupError, match="no language is called 'de'"):
        texts.catalogue("de", "core")


def test_every_sentence_the_kernel_names_is_there_and_none_is_idle() -> None:
    named = {
        node.value
        for path in CORE.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and str(node.value).startswith("core.")
    }
    assert named == set(texts.catalogue("en", "core"))


@pytest.mark.parametrize(
    ("value", "said"),
    [("Ann", "d’Ann"), ("Éva", "d’Éva"), ("Ben", "de Ben"), ("Henri", "de Henri"), (8, "de 8")],
)
def test_french_swallows_an_e_before_a_vowel(value: object, said: str) -> None:
    assert texts.elided("de {seat}", {"seat": value}).format(seat=value) == said


def test_only_short_words_lose_their_e_before_a_vowel() -> None:
    fields = {"seat": "Ann", "card": "Ours"}
    assert (
        texts.elided("Que {seat} garde {card}, le {card}", fields)
        == "Qu’{seat} garde {card}, l’{card}"
    )


def test_a_sentence_is_elided_in_french_alone() -> None:
    heap = [texts.say(lang, "mammut.board.heap.of", {"seat": "Ann"}) for lang in ("en", "fr")]
    assert heap == ["Ann’s heap", "Tas d’Ann"]
