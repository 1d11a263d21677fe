"""Lets a test of the server be a coroutine."""

from __future__ import annotations

import asyncio
import inspect

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    given = {name: pyfuncitem.funcargs[name] for name in names if name in pyfuncitem.funcargs}
    patience = 600 if pyfuncitem.get_closest_marker("slow") else 120
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**given), patience))
    return True
