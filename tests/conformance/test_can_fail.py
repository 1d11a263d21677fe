"""Every check of the conformance suite fails on a toy that breaks its promise."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tools.catalogues import Entry

from tests.conformance import broken, leaks, positions, probes, promises, words
from tests.conformance.games import EVERY_GAME, sentences
from tests.conformance.test_promises import CHECKS, Check
from tests.toys import campfire, embers
from tundra.core import AnyGame, BadPosition, Event, Match
from tundra.core.texts import LANGUAGES


def but(**parts: Any) -> AnyGame:
    """Embers with one part broken."""
    return replace(embers.GAME, **parts)


BROKEN: dict[Check, list[tuple[AnyGame, str]]] = {
    promises.check_the_same_seed_gives_the_same_opening: [
        (but(new_game=broken.another_opening_each_time), "two openings"),
    ],
    promises.check_all_chance_comes_from_its_own_generator: [
        (but(apply=broken.luck_from_elsewhere), "two different matches"),
    ],
    promises.check_legal_actions_are_exact_and_in_fixed_order: [
        (but(legal_actions=broken.shuffled_legal), "not fixed"),
        (but(legal_actions=broken.doubled_legal), "twice"),
        (but(legal_actions=broken.legal_out_of_turn), "differ"),
        (but(legal_actions=broken.nothing_legal_when_cold), "no legal action"),
        (but(legal_actions=broken.late_actions), "after the end"),
        (but(silence=broken.always_draws), "silence"),
    ],
    promises.check_every_game_ends_with_places_and_a_reason: [
        (but(waiting_for=broken.nobody_on_a_high_trail), "without an outcome"),
        (but(apply=broken.never_ending), "does not end"),
        (but(apply=broken.odd_places), "not one place"),
        (but(apply=broken.odd_reason), "no plain key"),
    ],
    promises.check_apply_changes_nothing_but_its_state: [
        (but(apply=broken.keeps_a_ledger), "data of a module"),
        (broken.opening(broken.Sharing), "another clone"),
        (but(apply=broken.plays_to_its_audience), "listening"),
    ],
    promises.check_a_clone_shares_nothing_that_can_change: [
        (broken.opening(broken.Sharing), "shares state.bag"),
    ],
    promises.check_texts_are_short_plain_and_read_back: [
        (but(write=broken.spaced_text, read=broken.read_spaced), "short and plain"),
        (but(read=broken.read_loosely), "was read as an action"),
        (but(read=broken.read_one_more), "another action"),
    ],
    promises.check_views_are_plain_data_of_their_own: [
        (but(view_for=broken.view_with_tuples), "survive JSON"),
        (but(view_for=broken.view_with_a_set), "not plain data"),
        (but(view_for=broken.view_that_is_the_state), "part of a state"),
        (but(show=lambda *_: ""), "nothing to show"),
    ],
    promises.check_events_are_plain_data: [
        (broken.says(Event("glowed", 0, {"stones": {1}})), "not plain data"),
        (broken.says(Event("glowed", 0, {"seat": 1})), "hides its kind or seat"),
    ],
    promises.check_a_state_holds_only_data: [
        (broken.opening(broken.Remembering), "state.then"),
    ],
    leaks.check_a_view_gives_nothing_away: [
        (but(view_for=broken.open_hands), "leaks"),
    ],
    leaks.check_legal_texts_and_refusals_give_nothing_away: [
        (but(legal_actions=broken.legal_by_the_bag), "legal actions of seat"),
        (but(explain=broken.explain_by_the_bag), "a refusal told"),
    ],
    leaks.check_prompts_give_nothing_away: [
        (but(prompt=broken.prompt_by_the_bag), "leaks"),
    ],
    leaks.check_told_events_give_nothing_away: [
        (but(apply=broken.draws_aloud), "what its view does not hold"),
    ],
    leaks.check_foresight_and_undo_give_nothing_away: [
        (
            but(apply=broken.sniffs_at_the_bag, determinize=broken.guess_from_the_real_order),
            "foresight",
        ),
    ],
    leaks.check_whatever_is_shown_is_told: [
        (replace(campfire.GAME, view_for=broken.peeks_when_it_picks), "not told"),
        (replace(campfire.GAME, view_for=broken.sees_others_pick), "seat . is shown"),
    ],
    leaks.check_a_guess_depends_only_on_what_is_known: [
        (but(determinize=broken.guess_from_the_real_order), "depends on a secret"),
    ],
    leaks.check_a_guess_is_a_position_of_its_own: [
        (but(determinize=broken.guess_with_the_real_chance), "another generator"),
        (but(determinize=broken.guess_that_spends_the_truth), "changed the position"),
    ],
    leaks.check_guesses_vary_what_is_hidden: [
        (but(determinize=broken.the_truth), "always the truth"),
    ],
    probes.check_a_refused_series_tells_nothing: [
        (but(explain=broken.explain_by_the_bag), "probe the future"),
    ],
    probes.check_a_take_back_tells_nothing_of_secret_choices: [
        (replace(campfire.GAME, apply=broken.rolls_in_secret), "another chose"),
    ],
    positions.check_every_position_is_dumped_and_loaded: [
        (but(dump=broken.forgets_the_trail), "looks different"),
        (but(dump=broken.dumps_a_set), "not plain data"),
    ],
    positions.check_load_says_what_is_wrong: [
        (but(load=broken.believes_anything), "load fails"),
    ],
    positions.check_a_record_replays_to_the_same_steps: [
        (but(apply=broken.ticks_aloud), "replays differently"),
    ],
    positions.check_the_order_of_simultaneous_answers_is_nothing: [
        (replace(campfire.GAME, apply=broken.rewards_the_first), "who answered first"),
    ],
    positions.check_invariants_hold_in_every_position_and_guess: [
        (but(apply=broken.draws_twice_the_same), "two places"),
    ],
    words.check_every_refusal_names_its_rule: [
        (but(explain=broken.no_rule), "without a rule"),
        (but(explain=broken.no_sentence), "no sentence"),
    ],
    words.check_every_event_has_its_sentence: [
        (broken.says(Event("glowed")), "no sentence"),
    ],
    words.check_every_prompt_has_its_sentence: [
        (but(prompt=broken.unworded_prompt), "no sentence"),
    ],
    words.check_every_ending_and_option_has_its_words: [
        (but(apply=broken.unworded_reason), "no sentence"),
    ],
}
"""For each check, games that break its promise and what it says of them."""
CASES = [(check, game, said) for check, games in BROKEN.items() for game, said in games]


@pytest.mark.parametrize(
    ("check", "game", "complaint"),
    CASES,
    ids=[f"{check.__name__}-{said}" for check, _, said in CASES],
)
def test_a_broken_promise_is_found(check: Check, game: AnyGame, complaint: str) -> None:
    with pytest.raises((AssertionError, BadPosition), match=complaint):
        check(game)


def test_every_check_is_known_to_fail_on_something() -> None:
    failing = {check.__name__ for check in BROKEN}
    failing.add(words.check_both_languages_say_the_same.__name__)
    assert {check.__name__ for check in CHECKS} == failing


@pytest.mark.parametrize(
    ("key", "french"),
    [("embers.title", None), ("embers.event.laid", "{seat} a posé une pierre.")],
)
def test_a_language_that_says_less_is_found(
    monkeypatch: pytest.MonkeyPatch, key: str, french: str | None
) -> None:
    def half_said(game: AnyGame, language: str) -> dict[str, Entry]:
        entries = dict(sentences(game, language))
        if language == LANGUAGES[1]:
            del entries[key]
            entries.update({key: french} if french else {})
        return entries

    monkeypatch.setattr(words, "sentences", half_said)
    with pytest.raises(AssertionError, match=key):
        words.check_both_languages_say_the_same(EVERY_GAME.find("embers"))


def test_an_undo_limit_that_looks_into_the_bag_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(_game: AnyGame, before: embers.State, *_: object) -> bool:
        return max(before.bag) > 18

    monkeypatch.setattr(leaks, "is_undoable", peeking)
    with pytest.raises(AssertionError, match="undo limit"):
        leaks.check_foresight_and_undo_give_nothing_away(embers.GAME)


def test_a_series_that_is_tried_on_the_true_position_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Match, "preview", Match.retrace)
    with pytest.raises(AssertionError, match="probe the future"):
        probes.check_a_refused_series_tells_nothing(campfire.GAME)
