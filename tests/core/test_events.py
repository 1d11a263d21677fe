"""Events: facts for everyone, secrets for those who may know."""

from __future__ import annotations

from tundra.core import ALL_SEEING, Event


def test_facts_are_told_to_everyone() -> None:
    event = Event("laid", 1, {"stone": 8})
    told = {"kind": "laid", "seat": 1, "stone": 8}
    assert all(event.told_to(viewer) == told for viewer in (0, 1, None, ALL_SEEING))


def test_a_secret_is_told_to_its_own_seat_alone() -> None:
    event = Event("drew", 0, {"left": 3}, {"stone": 8})
    assert event.told_to(0) == {"kind": "drew", "seat": 0, "left": 3, "stone": 8}
    assert event.told_to(1) == event.told_to(None) == {"kind": "drew", "seat": 0, "left": 3}


def test_a_secret_with_named_knowers_is_told_to_them_alone() -> None:
    event = Event("gave", 0, None, {"card": 5}, knowers=(0, 2))
    assert [event.told_to(seat).get("card") for seat in range(4)] == [5, None, 5, None]
    assert "card" not in event.told_to(None)


def test_a_secret_may_be_kept_even_from_the_seat_it_happened_to() -> None:
    event = Event("robbed", 0, None, {"card": 5}, knowers=(1,))
    assert "card" not in event.told_to(0)


def test_who_sees_all_hears_all() -> None:
    assert Event("gave", 0, None, {"card": 5}, knowers=(0, 2)).told_to(ALL_SEEING)["card"] == 5


def test_an_event_without_a_seat_keeps_its_secret_from_onlookers() -> None:
    assert "card" not in Event("fell", None, None, {"card": 5}).told_to(None)


def test_what_is_told_can_be_scribbled_on() -> None:
    event = Event("laid", 1, {"stone": 8}, {"hand": 3})
    event.told_to(1).clear()
    assert event.told_to(1) == {"kind": "laid", "seat": 1, "stone": 8, "hand": 3}
