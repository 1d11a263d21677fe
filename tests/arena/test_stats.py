"""How sure we are: figures that can be checked by hand or in a textbook."""

from __future__ import annotations

import math

import pytest

from tundra.arena.stats import Difference, holm, lift, mean_of, paired, two_sided, z_for


def test_holm_corrects_as_in_the_textbook() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.5, 0.9]) == [1.0, 1.0]
    assert holm([]) == []


def test_intervals_grow_with_the_number_of_tests() -> None:
    assert z_for() == pytest.approx(1.95996, abs=1e-5)
    assert z_for(10) == pytest.approx(2.80703, abs=1e-5)
    assert two_sided(1.95996) == pytest.approx(0.05, abs=1e-5)


def test_a_mean_has_the_normal_interval() -> None:
    mean = mean_of([1, 2, 3, 4])
    half = 1.959964 * math.sqrt(5 / 3 / 4)
    assert (mean.value, mean.low, mean.high) == pytest.approx((2.5, 2.5 - half, 2.5 + half))


def test_paired_differences_cancel_what_both_share() -> None:
    first = [10.0, 20.0, 30.0, 40.0]
    shifted = paired(first, [value + 1 for value in first])
    assert (shifted.value, shifted.error, shifted.chance) == (1.0, 0.0, 0.0)
    assert paired(first, first).chance == 1.0


def test_lift_is_the_difference_of_win_rates() -> None:
    matches = [[(True, 1.0), (False, 0.0)]] * 3 + [[(True, 0.0), (False, 1.0)]]
    found = lift(matches)
    assert found is not None
    assert found.value == pytest.approx(0.75 - 0.25)


def test_the_error_of_a_lift_counts_matches_not_chairs() -> None:
    """Both chairs of a match say the same: taken as independent the error would be smaller by a root of two."""
    matches = [[(True, 1.0), (False, 0.0)]] * 30 + [[(True, 0.0), (False, 1.0)]] * 10
    found = lift(matches)
    assert found is not None
    assert found.error == pytest.approx(2 * math.sqrt(0.75 * 0.25 / 40))


def test_what_everybody_used_has_no_lift() -> None:
    assert lift([[(True, 1.0), (True, 0.0)]]) is None


def test_an_interval_holds_for_all_tests_together() -> None:
    low, high = Difference(0.1, 0.02).interval(10)
    assert (low, high) == pytest.approx((0.1 - 0.0561406, 0.1 + 0.0561406), abs=1e-6)
