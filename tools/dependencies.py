"""Prints what the package depends on, one requirement a word, so that pip can install it before the package."""

import tomllib
from pathlib import Path

project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8"))
print(*(dependency.split(";")[0].strip() for dependency in project["project"]["dependencies"]))
