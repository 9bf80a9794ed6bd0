# Weald: one command for everything. `make` alone lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
# Python compiles what it imports, and no more: the extras are there 40 s sooner
export PIP_NO_COMPILE := 1
SECONDS ?= 60
NUMBER ?= 1000
BASE ?= main
NPM := $(BIN)/python tools/npm.py
# whoever is done early takes over tests of the others
STEAL := --dist worksteal
GAMES_ONLY := --ignore tests/server --ignore tests/browser
# what is the same Python in both forms is tested once, on the compiled engine where there is one
ONCE := $(if $(shell command -v cc gcc clang),--ignore tests/cli --ignore tests/texts --ignore tests/arena --ignore tests/training --ignore tests/doors --ignore tests/lab)
CLIENT := src/weald/server/static/index.html
CLIENT_SOURCES := $(shell find web src/weald/texts -type f -not -path '*/node_modules/*' -not -name '*.py' -not -name '*.pyc')

.DEFAULT_GOAL := help
.PHONY: help setup play terminal web packages compile clean quick test test-interpreted test-compiled test-table check check-web \
  screenshots pictures icons frames wire journals format law fuzz perft playthroughs kill container bench lab learn load lock wheel

help: ## this list
	@awk -F ':.*## ' '/^##@/ {printf "\n%s\n", substr($$0, 5)} /^[a-z-]+:.*## / {printf "  make %-16s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

##@ Play

play: setup web ## the table in the browser: starts the server and opens its address (SERVE="--port 8100" ...)
	@$(BIN)/weald serve --open --log warning $(SERVE)

terminal: setup ## a game of Critters at War in the terminal, against the computer
	@$(BIN)/weald play critters

setup: $(VENV)/.play ## .venv in this folder, with the weald command in it

##@ Check

quick: check ## at each edit: types, and the tests of what differs from the main branch, in under two minutes (BASE=main)
	$(BIN)/python tools/quick.py --base $(BASE)

test: $(VENV)/.ray $(VENV)/.lab $(VENV)/.notebooks $(VENV)/.learner web/node_modules/.package-lock.json ## everything that must hold, in both forms
	@$(MAKE) --no-print-directory --jobs 2 check check-web law compile web packages
	@$(MAKE) --no-print-directory test-interpreted test-compiled test-table

test-interpreted: $(VENV)/.dev ## the suite on plain Python
	WEALD_INTERPRETED=1 $(BIN)/python -m pytest -n auto $(STEAL) $(GAMES_ONLY) $(ONCE)

test-compiled: compile ## the suite on the compiled engine, where there is a C compiler
	@if $(BIN)/python -c 'import weald, sys; sys.exit(weald.form() != "compiled")'; \
	then $(BIN)/python -m pytest -n auto $(STEAL) $(GAMES_ONLY); \
	else echo "no compiled form here (no C compiler): the interpreted suite above is the whole test"; fi

test-table: compile web packages ## the server, and whole games in Chromium; screenshots in build/screenshots
	$(BIN)/python -m pytest -n 3 $(STEAL) tests/server tests/browser

check: $(VENV)/.dev ## ruff, formatting, mypy --strict
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check-web: $(VENV)/.play web/node_modules/.package-lock.json ## the client's types (fresh from the server's messages) and unit tests
	$(BIN)/python tools/wire.py --check
	$(NPM) run --silent check
	$(NPM) run --silent test

packages: # Debian's Chromium and PostgreSQL for the tests, where they can and may be installed
	@tools/packages.sh

journals: $(VENV)/.play ## keep a set of journals of this release: make journals VERSION=0.1.0
	$(BIN)/python tools/journals.py $(VERSION)

wire: $(VENV)/.play ## write the client's types again from the server's messages
	$(BIN)/python tools/wire.py

format: $(VENV)/.dev ## put the sources in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

##@ Prove

law: $(VENV)/.dev ## each law with its code and tests, in build/law-coverage.md; fails if one has none
	$(BIN)/python tools/law.py

fuzz: compile ## random games with every invariant checked, for SECONDS=60
	$(BIN)/python -m tests.fuzz --seconds $(SECONDS)

perft: compile ## count positions again and write tests/perft/*.json
	$(BIN)/python -m tests.perft --write

playthroughs: $(VENV)/.dev ## write the golden games of tests/playthroughs again; review the diff
	$(BIN)/python -m tests.playthroughs --write

kill: compile ## kill a server NUMBER=1000 times on each kind of database while people play; goes on where it was stopped
	$(BIN)/python -m tests.server.killing --number $(NUMBER)

container: ## build the container and try it (needs podman or docker)
	WEALD_TEST_CONTAINER=1 $(BIN)/python -m pytest -n 0 tests/server/test_container.py

##@ Build and measure

compile: $(VENV)/.dev ## the compiled engine, in place (a minute or two; after an edit, only what it touches)
	@test src/weald/_compiled.json -nt setup.py \
	&& env -u WEALD_INTERPRETED $(BIN)/python -c 'import weald, sys; sys.exit(weald.form() != "compiled")' \
	|| { echo "compiling weald.engine, weald.games and weald.players"; find src -name '*.so' -delete; $(BIN)/python setup.py --quiet build_ext --inplace; }

web: $(CLIENT) ## the client, built with the system's Node or one from the package index

bench: compile .venv-bench/.peers ## decisions/s, clones and views, beside the peers, in one run
	.venv-bench/bin/python bench/run.py

screenshots: compile web packages ## every page at four sizes, by day and by night, with contact sheets, in build/screenshots (SCENES="battle end")
	$(BIN)/python -m tests.browser.screenshots $(SCENES)

pictures: compile web packages ## the few pictures of the README, small, in docs/pictures
	$(BIN)/python -m tests.browser.screenshots --pictures

frames: compile web packages ## from a message to the picture on the screen, in frames, in a game of Root
	$(BIN)/python -m tests.browser.frames

icons: $(VENV)/.dev web/node_modules/.package-lock.json packages ## the icons and the share picture again, from the client's drawings, into web/public
	$(BIN)/python tools/icons.py

lab: compile $(VENV)/.lab ## play the experiments of docs/lab and write their reports; goes on where it was stopped
	for name in critters defenders root; do \
	  $(BIN)/weald --lang en lab run docs/lab/$$name.toml --out build/lab/$$name \
	  && $(BIN)/weald --lang en lab report build/lab/$$name -o docs/lab/$$name.html || exit 1; done

learn: compile $(VENV)/.learner ## a learner plays Critters until it beats random players; its curve in build/learnt
	$(BIN)/python examples/learn_critters.py

load: compile web ## sockets held, moves/s and the time from click to the other player's screen
	$(BIN)/python bench/load.py

wheel: $(VENV)/.dev web ## a wheel with the compiled form and the built client in it, in dist/
	rm -rf build dist
	$(BIN)/python -m build --wheel --no-isolation

lock: ## resolve requirements/*.in and bench/requirements.in again (needs uv, and torch for CPUs: see requirements/learner.in)
	for name in requirements/play requirements/node requirements/dev requirements/ray requirements/lab \
	  requirements/notebooks requirements/learner bench/requirements; do \
	  uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --no-annotate --python-version 3.11 $$name.in -o $$name.txt || exit 1; done

clean: ## remove what the other commands made, but no saved game
	rm -rf $(VENV) .venv-bench build dist web/node_modules src/weald/server/static src/*.egg-info src/*.so src/weald/_compiled.json .mypy_cache .ruff_cache .pytest_cache
	find src -name '*.so' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +

# The virtual environments, made again only when what they are made from changes.

$(VENV)/.venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Weald needs Python 3.11 or newer; try: make PYTHON=python3.12 ..."; exit 1; }
	@echo "making $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.venv requirements/play.txt pyproject.toml setup.py
	@echo "installing what playing needs"
	@$(PIP) install --require-hashes -r requirements/play.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.play requirements/dev.txt
	@echo "installing what testing needs"
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.ray: $(VENV)/.dev requirements/ray.txt
	@echo "installing Ray, for the test of the cluster"
	@$(PIP) install --require-hashes -r requirements/ray.txt
	@touch $@

$(VENV)/.lab: $(VENV)/.dev requirements/lab.txt
	@echo "installing what experiments need"
	@$(PIP) install --require-hashes -r requirements/lab.txt
	@touch $@

$(VENV)/.notebooks: $(VENV)/.dev requirements/notebooks.txt
	@echo "installing marimo, for the notebooks"
	@$(PIP) install --require-hashes -r requirements/notebooks.txt
	@touch $@

$(VENV)/.learner: $(VENV)/.dev requirements/learner.txt
	@echo "installing a learner, for the test of the example"
	@if $(PIP) install --require-hashes -r requirements/learner.txt; then touch $@; \
	elif [ -n "$$WEALD_REQUIRE_LEARNER" ]; then exit 1; \
	else echo "no torch for CPUs is at hand (docs/learning.md): the tests of the learner are left out"; fi

# The client, likewise.

web/node_modules/.package-lock.json: web/package.json web/package-lock.json web/.npmrc | $(VENV)/.play
	@echo "installing what building the client needs"
	@$(NPM) ci --no-progress --loglevel=error
	@touch $@

$(CLIENT): web/node_modules/.package-lock.json $(CLIENT_SOURCES)
	@echo "building the client"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

.venv-bench/.peers: bench/requirements.txt pyproject.toml
	@echo "installing the peers of the bench"
	@$(PYTHON) -m venv .venv-bench
	@.venv-bench/bin/pip --disable-pip-version-check --quiet install --require-hashes -r bench/requirements.txt
	@touch $@
