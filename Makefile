# make play: the table, from a fresh clone.  make test: everything.  make check: the quick part.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.json' -o -name '*.md') setup.py pyproject.toml

.PHONY: play test check venv build bench format clean

$(VENV)/.deps: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --upgrade "pip>=25.1"
	$(BIN)/python -m pip install -q --group dev
	touch $@

# The installed package is the compiled one; the tests also run the sources as they are.
$(VENV)/.built: $(VENV)/.deps $(SOURCES)
	rm -rf build/lib* build/bdist*
	$(BIN)/python -m pip install -q --no-build-isolation .
	touch $@

venv build: $(VENV)/.built

check: $(VENV)/.deps
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest -q -n 2 -m "not slow"

test: $(VENV)/.built check
	$(BIN)/pytest -q -n 2 -m slow

bench: $(VENV)/.built
	$(BIN)/tundra bench

format: $(VENV)/.deps
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf build dist $(VENV) src/*.egg-info
