# make play: the table, from a fresh clone.   make test: everything.   make check: the quick part.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# A Node that pip brought along is found here when the system has none.
export PATH := $(CURDIR)/$(BIN):$(PATH)

PACKAGE := $(shell find src docs/rules -type f -not -name '*.pyc') setup.py pyproject.toml MANIFEST.in
WEB := $(shell find web/src web/public -type f) $(wildcard web/*.html web/*.ts web/*.js web/*.json)

.PHONY: play test check venv build web wheel bench load format chromium pictures clean

play: $(VENV)/.built
	$(BIN)/tundra play

test: $(VENV)/.built check chromium
	cd web && npm run --silent check && npm test --silent && npm run --silent size
	$(BIN)/pytest -q -n 2 --dist worksteal -m slow

check: $(VENV)/.deps
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest -q -n 2 --dist worksteal -m "not slow"

venv build: $(VENV)/.built

$(VENV)/.deps: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --upgrade "pip>=25.1"
	$(BIN)/python -m pip install -q --group dev
	$(BIN)/python -m pip install -q $$($(BIN)/python tools/dependencies.py)
	touch $@

# The installed package is the compiled one; the tests run the sources as they are, too.
$(VENV)/.built: $(VENV)/.deps web/dist/index.html $(PACKAGE)
	rm -rf build/lib* build/bdist*
	$(BIN)/python -m pip install -q --no-build-isolation --no-deps .
	touch $@

web: web/dist/index.html

web/dist/index.html: web/node_modules/.installed $(WEB)
	cd web && npm run --silent build
	touch $@

web/node_modules/.installed: $(VENV)/.deps web/package-lock.json
	tools/node
	cd web && npm ci --silent
	touch $@

wheel: web/dist/index.html $(VENV)/.deps
	rm -rf build/lib* build/bdist* dist
	$(BIN)/python -m build --wheel --no-isolation

bench: $(VENV)/.built
	$(BIN)/tundra bench

load: $(VENV)/.built
	$(BIN)/python -m benchmarks.load

chromium:
	@tools/chromium

pictures: $(VENV)/.built chromium
	$(BIN)/python tools/pictures.py
	$(BIN)/python -m tools.plates

format: $(VENV)/.deps
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf build dist $(VENV) web/dist web/node_modules src/*.egg-info
