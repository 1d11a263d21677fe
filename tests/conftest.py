"""Settings of all tests: hypothesis tries the same examples everywhere, and a busy machine fails nothing."""

from hypothesis import HealthCheck, settings

pytest_plugins = ["tests.unsteady"]

settings.register_profile(
    "tundra",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("tundra")
