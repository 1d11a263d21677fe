"""Every word a person reads is there in both languages, and every refusal names its rule."""

from __future__ import annotations

import ast
import inspect
import re
import string
from collections.abc import Iterator, Mapping
from typing import Any

from tools.catalogues import Entry

from tests.conformance.games import all_actions, modules_of, sentences
from tests.conformance.play import matches, moments, plain, walk
from tundra.core import Action, AnyGame, Choice, Prompt, Refusal
from tundra.core.texts import LANGUAGES

RULE = re.compile(r"\d+(\.\d+)*|[DR]\d+")


def check_every_refusal_names_its_rule(game: AnyGame) -> None:
    refusals = {
        (refusal.rule, refusal.key, tuple(sorted(refusal.params))): refusal
        for refusal in all_refusals(game)
    }
    assert refusals, f"{game.name}: nothing was ever refused"
    for refusal in refusals.values():
        key = refusal.key
        assert RULE.fullmatch(refusal.rule), f"{game.name}: {key} comes without a rule's number"
        check_said(game, key, refusal.params)


def all_refusals(game: AnyGame) -> Iterator[Refusal]:
    """Every action of the vocabulary, asked of every seat in many positions where it is not legal."""
    vocabulary = all_actions(game) or seen_actions(game)
    for seats, moment in moments(game, count=2):
        for state in (moment.before, moment.after):
            for seat in range(seats):
                legal = set(game.legal_actions(state, seat))
                for action in vocabulary:
                    if action not in legal:
                        yield game.explain(state, seat, action)


def seen_actions(game: AnyGame) -> list[Action]:
    """Whatever was legal for somebody in some match."""
    seen = set[Action]()
    for seats, seed in matches(game, 10):
        for moment in walk(game, seats, seed):
            seen.update(game.legal_actions(moment.before, moment.seat))
    return sorted(seen)


def check_every_event_has_its_sentence(game: AnyGame) -> None:
    for kind in sorted(written_kinds(game)):
        check_key(game, f"{game.name}.event.{kind}")
    for _, moment in moments(game, most=200):
        for event in moment.events:
            check_said(game, f"{game.name}.event.{event.kind}", event.told_to(None))


def written_kinds(game: AnyGame) -> set[str]:
    """The event kinds that stand in the game's sources, rare ones too."""
    return {kind for module in modules_of(game) for kind in kinds_in(inspect.getsource(module))}


def kinds_in(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name("Event"), args=[ast.Constant(str(kind)), *_]):
                yield kind


def check_every_prompt_has_its_sentence(game: AnyGame) -> None:
    for seats, moment in moments(game, most=200):
        for state in (moment.before, moment.after):
            for viewer in (*range(seats), None):
                prompt = game.prompt(state, viewer)
                check_prompt(game, prompt)
                assert set(prompt.seats) <= set(game.waiting_for(state)), f"{game.name}: odd prompt"


def check_prompt(game: AnyGame, prompt: Prompt) -> None:
    """One sentence for all, or one for the seat that is asked and one for those who look on."""
    params = {"seat": list(prompt.seats), **prompt.params}
    if prompt.key in sentences(game, LANGUAGES[0]):
        check_said(game, prompt.key, params)
    else:
        check_said(game, f"{prompt.key}.you", params)
        check_said(game, f"{prompt.key}.other", params)


def check_every_ending_and_option_has_its_words(game: AnyGame) -> None:
    check_key(game, f"{game.name}.title")
    for seats, seed in matches(game, 5):
        for moment in walk(game, seats, seed):
            if moment.after.outcome is not None:
                check_key(game, f"{game.name}.outcome.{moment.after.outcome.reason}")
    for option in game.options:
        check_key(game, f"{game.name}.option.{option.name}")
        check_key(game, f"{game.name}.option.{option.name}.help")
        for choice in option.choices if isinstance(option, Choice) else ():
            check_key(game, f"{game.name}.option.{option.name}.{choice}")


def check_both_languages_say_the_same(game: AnyGame) -> None:
    one, two = (sentences(game, language) for language in LANGUAGES)
    missing = sorted(set(one) ^ set(two))
    assert not missing, f"{game.name}: only one language says {missing}"
    for key in one:
        assert fields(one[key]) == fields(two[key]), (
            f"{game.name}: {key} has other fields in French"
        )


def check_key(game: AnyGame, key: str) -> None:
    for language in LANGUAGES:
        assert key in sentences(game, language), f"{game.name}: no sentence {key} in {language}"


def check_said(game: AnyGame, key: str, params: Mapping[str, Any]) -> None:
    """The sentence is there and can be filled in, and what fills it is plain data."""
    check_key(game, key)
    plain(dict(params))
    for language in LANGUAGES:
        missing = fields(sentences(game, language)[key]) - set(params)
        assert not missing, f"{game.name}: {key} in {language} wants {sorted(missing)}"


def fields(entry: Entry) -> set[str]:
    """The names that stand in braces; a plural's counting field may be left out of one form."""
    if isinstance(entry, dict):
        return {entry["count"]} | fields(entry["one"]) | fields(entry["other"])
    return {name for _, name, _, _ in string.Formatter().parse(entry) if name}
