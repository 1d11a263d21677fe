"""A browser test that fails is tried once more at once. If it then passes, it is unsteady: named, but no failure."""

from __future__ import annotations

from collections.abc import Iterable

import pytest


def try_again(items: Iterable[pytest.Item]) -> None:
    """Once, and no more: what fails twice is broken."""
    for item in items:
        item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    stats = terminalreporter.stats
    broken = {report.nodeid for kind in ("failed", "error") for report in stats.get(kind, [])}
    unsteady = {report.nodeid for report in stats.get("rerun", [])} - broken
    if unsteady:
        terminalreporter.section("unsteady: failed, and passed when tried again")
        for name in sorted(unsteady):
            terminalreporter.line(name)
