# Tablée: `make play` starts the house, `make test` checks all of it. `make help` lists the rest.

PYTHON   ?= $(shell packaging/python)
JOBS     ?= 2
ARGS     ?=

SHELL       := /bin/bash
BIN         := .venv/bin
VENV        := .venv/pyvenv.cfg
LOCKED      := $(BIN)/pip install -qq --require-hashes -r
OURSELVES   := $(BIN)/pip install -qq --no-build-isolation # with the locked setuptools and Cython
CLIENT      := $(BIN)/python packaging/client.py --bring-node
PEERS       := $(patsubst %/package.json,%,$(wildcard tests/games/*/bench/*/package.json))
DRAUGHTS    := $(wildcard tests/games/*/bench/draughts.txt)
TYPES       := $(shell find src -name '*.pxd')  # beside each, the file that compiles with them
INSTALLED_FROM := pyproject.toml setup.py src/tablee/__init__.py packaging/constraints.txt $(wildcard packaging/*.py) $(TYPES) $(TYPES:.pxd=.py)
NPM         := $(shell command -v npm)
BESIDE      := $(if $(NPM),client)  # the client is built while packages come; without npm it waits for one of them
AFTER       := $(if $(NPM),:,$(MAKE) --no-print-directory client)
BROWSER     := tests/browser $(wildcard tests/games/*/browser)
WRITTEN     := generated_files.py json_schemas.py conversation.py  # what `make protocol` wrote lies beside the plain sources
COMPILED    := .setup/compiled# the package as a wheel has it, beside the checkout, which stays plain
SAY         := @printf 'tablee: %s\n'

unexport PYTHONDONTWRITEBYTECODE # what Python has compiled is kept, or every start would compile it again
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test test-compiled bench playable fuzz attack faults fresh client audit constraints protocol picture box-pictures contact-sheet protocol-check format clean distclean \
        chromium checks check-style check-types check-imports packages check-client test-client

help: ## this list
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 24

play: ## set up what is missing, then serve on http://localhost:8000 (ARGS="--port 8080" …)
	@$(MAKE) --silent --no-print-directory --jobs=$(JOBS) .setup/package $(BESIDE)
	@$(AFTER)
	@exec $(BIN)/tablee serve $(ARGS)

test: ## every check and every test: Python, client, browser
	@$(MAKE) --silent --no-print-directory --jobs=$(JOBS) .setup/dev chromium $(BESIDE)
	@$(AFTER)
	@$(MAKE) --no-print-directory --jobs=$(JOBS) --output-sync=target checks
	$(SAY) 'running the browser tests, then the Python tests'
	@$(BIN)/pytest --numprocesses=$(JOBS) --dist=worksteal $(ARGS) $(BROWSER) # a page takes all it can draw with
	@$(BIN)/pytest --numprocesses=$$(( $(JOBS) + 1 )) --dist=worksteal $(ARGS) $(addprefix --ignore=,$(BROWSER))

bench: .setup/peers $(if $(DRAUGHTS),.setup/draughts/installed) $(addprefix .setup/,$(notdir $(PEERS))) client $(COMPILED)/made ## measure moves, sockets and memory; writes bench/results.json
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m bench $(ARGS)

test-compiled: .setup/dev client $(COMPILED)/made ## the tests of tables, stores and server, with the hot path compiled
	@PYTHONPATH=$(COMPILED) $(BIN)/pytest --numprocesses=$(JOBS) --dist=worksteal $(ARGS) tests/table tests/store tests/server tests/nodes $(addprefix --ignore=tests/server/test_,$(WRITTEN))

playable: .setup/dev client ## measure how long it takes until somebody can play, on a slow line
	@$(BIN)/python -m bench.playable $(ARGS)

fuzz: .setup/dev ## try 100,000 frames, 20,000 requests and as much of everything else that is read (TABLEE_SEED=2 … for others)
	@TABLEE_FUZZ=$${TABLEE_FUZZ:-100} $(BIN)/pytest -s $(ARGS) tests/fuzz

fresh: ## `make play` and `make test` in a Debian as bare as it comes (root only; takes a while)
	@packaging/fresh

faults: .setup/dev ## three nodes and a database fail while people play, 210 times; the log is then asked
	@$(BIN)/python -W ignore -m tests.faults $(ARGS)

attack: .setup/dev client ## attack a house while people play: a table of what each attack did (ARGS="--only ping" …)
	@$(BIN)/python -m tests.attack $(ARGS)

client: $(VENV) ## build the browser client into web/dist, if its sources changed
	@$(CLIENT)

protocol: .setup/dev ## write web/src/protocol.ts, docs/protocol.md and the JSON Schemas from the Python messages
	@$(BIN)/python -m tablee.server.protocol.generated_files
	@$(BIN)/python -m tests.server.conversation

picture: .setup/dev ## draw docs/pictures/house.svg from the real imports
	@$(BIN)/python packaging/house_picture.py

audit: ## whether anything installed has a known flaw, as far as the registries' advisories can be asked
	@$(PYTHON) -m venv .setup/audit && .setup/audit/bin/pip install -qq pip-audit
	@.setup/audit/bin/pip-audit --strict --disable-pip --require-hashes $(addprefix -r ,$(wildcard packaging/constraints*.txt))
	@$(CLIENT) npm audit

constraints: ## write packaging/constraints*.txt: newest versions of what is installed, with hashes
	@packaging/constrain

box-pictures: .setup/dev client ## draw the boxes for messengers, and the house's icons, from their own art
	@$(BIN)/python -m tests.browser.box_pictures

contact-sheet: .setup/dev client ## draw forty places of the house on one picture, build/contact-sheet/sheet.png
	@$(BIN)/python -m tests.browser.contact_sheet $(ARGS)

format: .setup/dev ## let ruff put the Python files in order
	@$(BIN)/ruff check --fix && $(BIN)/ruff format

clean: ## remove everything built; keeps .venv, node_modules and your tables
	@rm -rf .setup build dist src/*.egg-info web/dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
	@find src tests bench packaging -name __pycache__ -prune -exec rm -rf {} +
	@find src -name '*.so' -delete

distclean: clean ## also remove .venv and node_modules, as after a fresh clone
	@rm -rf .venv web/node_modules $(addsuffix /node_modules,$(PEERS)) .hypothesis

# --- set-up, each step done once -----------------------------------------------------------------

$(VENV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo 'tablee: Python 3.11 or newer is needed; `make PYTHON=/path/to/python3 …` names another one' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo 'tablee: Python cannot make environments here; on Debian and Ubuntu: sudo apt-get install python3-venv' >&2; exit 1; }
	$(SAY) 'creating the environment in .venv'
	@$(PYTHON) -m venv .venv
	@$(LOCKED) packaging/constraints-pip.txt # the one a distribution brings takes twice as long

.setup/package: $(VENV) $(INSTALLED_FROM)
	$(SAY) 'installing the package'
	@$(LOCKED) packaging/constraints.txt
	@$(OURSELVES) --no-deps --editable .
	@mkdir -p .setup && touch $@

.setup/dev: $(VENV) $(INSTALLED_FROM)
	$(SAY) 'installing the package and what its tests need'
	@$(LOCKED) packaging/constraints.txt --no-compile
	@$(OURSELVES) --no-compile --editable '.[dev]'
	@mkdir -p .setup && touch .setup/package $@

$(COMPILED)/made: .setup/dev $(shell find src -name '*.py' -o -name '*.pxd') | client
	$(SAY) 'compiling the files every move goes through'
	@mkdir -p build && rm -rf $(COMPILED)
	@TABLEE_COMPILE=all $(BIN)/python setup.py -q build --build-base build/compiled --build-lib $(COMPILED) >build/compiling.log 2>&1
	@touch $@

.setup/peers: .setup/dev
	$(SAY) 'installing what the bench measures beside us'
	@$(OURSELVES) --editable '.[dev,peers]'
	@touch $@

# GPL: an environment of its own, which nothing but the bench's own process uses.
.setup/draughts/installed: $(DRAUGHTS)
	$(SAY) 'installing py-draughts apart'
	@$(PYTHON) -m venv .setup/draughts
	@.setup/draughts/bin/pip install -qq -r $(DRAUGHTS)
	@touch $@

# A stamp holds the path of the Node to run its peer with; without the stamp, the bench goes on alone.
$(addprefix .setup/,$(notdir $(PEERS))): .setup/%: $(VENV) $(wildcard $(addsuffix /package*.json,$(PEERS)))
	$(SAY) 'installing $* for the bench alone'
	@mkdir -p .setup
	@{ $(CLIENT) npm --prefix ../$(filter %/$*,$(PEERS)) ci --loglevel=error >/dev/null && \
	   $(CLIENT) npm --prefix ../$(filter %/$*,$(PEERS)) run --silent node >$@; } || rm -f $@

chromium:
	@packaging/chromium >/dev/null

# --- the checks of `make test` that are not pytest -----------------------------------------------

checks: check-style check-types check-imports protocol-check check-client test-client

check-style:
	$(SAY) 'ruff'
	@$(BIN)/ruff check --quiet && $(BIN)/ruff format --check

check-types:
	$(SAY) 'mypy'
	@$(BIN)/mypy --no-error-summary

check-imports:
	$(SAY) 'import rules'
	@$(BIN)/lint-imports --no-logo

protocol-check: ## whether what `make protocol` writes still matches the Python messages
	$(SAY) 'protocol'
	@$(BIN)/python -m tablee.server.protocol.generated_files --check

packages: # before the two that would both install them
	@$(CLIENT) npm --version >/dev/null

check-client: packages
	$(SAY) 'svelte-check'
	@$(CLIENT) npm run --silent check

test-client: packages
	$(SAY) 'client tests and weight'
	@$(CLIENT) npm test --silent
	@$(CLIENT) npm run --silent size
