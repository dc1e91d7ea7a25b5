# One word per chore; each works from a clean clone with Python 3.11 or newer and make. `make help` lists them.
# Arguments for a chore: make play ARGS="--port 9000"   make test ARGS="-k marriage"

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip install --quiet --disable-pip-version-check
ARGS ?=
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$python; break; fi; done)

# The compiled core: each .pxd and the .py beside it.
PXD := $(shell find src -name '*.pxd')
CORE := $(PXD) $(wildcard $(PXD:.pxd=.py))
BUILDER := setup.py build_backend/compiling.py

# The browser application: its sources, without what was installed for them.
BROWSER := $(shell find browser -name node_modules -prune -o -type f -print 2>/dev/null)

# A virtual environment that is half made, was moved, or whose Python has gone, is made anew: its stamps go.
$(shell { $(PY) -c '' && test "$$(cat $(VENV)/.made)" = "$(CURDIR)"; } 2>/dev/null || rm -f $(VENV)/.[a-z]*)

.PHONY: help play play-terminal test check build sanitize doctor bench levels docs proof soak lock clean always

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 16

play: $(VENV)/.built $(VENV)/.web $(VENV)/.browser ## set up what is needed and open the table in the browser
	@trap : INT; $(VENV)/bin/bezique table $(ARGS) || test $$? = 130  # Ctrl-C is a way to leave, not an error

play-terminal: $(VENV)/.built ## set up what is needed and play against the computer in the terminal
	@trap : INT; $(VENV)/bin/bezique play $(ARGS) || test $$? = 130

test: $(VENV)/.built $(VENV)/.dev $(VENV)/.browser ## set up what is needed and run all tests
	@$(PY) -m pytest -n 2 $(ARGS)

check: $(VENV)/.installed $(VENV)/.dev ## style, types, the direction of imports, spelling, dependencies
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy src examples build_backend
	$(VENV)/bin/lint-imports
	$(VENV)/bin/codespell
	$(VENV)/bin/deptry .

build: $(VENV)/.built ## compile what has changed in the core

sanitize: $(VENV)/.installed ## random play of every preset in a core built to find undefined behaviour in C
	@rm -rf build/sanitize
	BEZIQUE_PURE= BEZIQUE_SANITIZE=1 BEZIQUE_REQUIRE_COMPILED=1 $(PY) setup.py -q build --build-base build/sanitize \
		--build-lib build/sanitize/lib
	@cd build/sanitize && for preset in lib/bezique/rules/presets/*.toml; do \
		BEZIQUE_PURE= PYTHONPATH=lib ../../$(PY) -m bezique simulate $$(basename $$preset .toml) \
			--deals 200 --seed 1 || exit 1; done

doctor: $(VENV)/.built ## what is installed, what is missing, and what to do about it
	@$(VENV)/bin/bezique doctor $(ARGS)

bench: $(VENV)/.built $(VENV)/.dev ## measure the speed of the core and of the table
	@$(PY) -m bench $(ARGS)

levels: $(VENV)/.built ## measure how strong the levels are, for their page: takes hours, can be resumed
	@$(PY) -m bezique levels measure --state build/levels --data src/bezique/lab/measured.toml --page docs/levels.md $(ARGS)

docs: $(VENV)/.built $(VENV)/.docs ## build the documentation into build/docs
	@$(PY) -m sphinx --fail-on-warning -q docs build/docs

proof: $(VENV)/.built $(VENV)/.dev ## compare the scoring and the endings with plain ones: long, can be resumed
	@$(PY) -m tests.endings
	@$(PY) -m tests.naive.proof $(ARGS)

soak: $(VENV)/.built $(VENV)/.dev $(VENV)/.browser ## computer players, killed servers and deals by hand at length: can be resumed
	@$(PY) -m tests.soak $(ARGS)

lock: $(VENV)/.made ## renew the locked versions in requirements/
	@$(PIP) uv
	@cd requirements && for name in build zig node run lab web dev docs; do ../$(VENV)/bin/uv pip compile --quiet --upgrade \
		--universal --python-version 3.11 --generate-hashes --no-header $$name.in --output-file $$name.txt; done

clean: ## remove everything that was set up or built
	rm -rf $(VENV) build dist browser/node_modules src/bezique/web/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache src/*.egg-info
	find src tests bench examples build_backend -name __pycache__ -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.pyd' \) -exec rm -f {} +

# Stamps. Each is written when its step is done; an interrupted step is done again.

$(VENV)/.made:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed; found: $$(python3 --version 2>&1)." \
		"Install it, or say where it is: make PYTHON=/path/to/python3" >&2; exit 1; }
	@rm -rf $(VENV)
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "$(PYTHON) cannot make virtual environments." \
		"On Debian or Ubuntu: apt-get install python3-venv" >&2; exit 1; }
	@printf %s "$(CURDIR)" > $@

$(VENV)/.run: requirements/build.txt requirements/run.txt requirements/zig.txt | $(VENV)/.made
	@$(PIP) --require-hashes -r requirements/build.txt -r requirements/run.txt
	@test -z "$$($(PY) build_backend/compiling.py)" || { echo "No C compiler here: fetching one ..."; \
		$(PIP) --require-hashes -r requirements/zig.txt || echo "None could be fetched." >&2; }
	@touch $@

# Only the link to src/ and the command; the core is compiled by the next rule, which shows what goes wrong.
$(VENV)/.installed: pyproject.toml $(VENV)/.run
	@BEZIQUE_PURE=1 $(PIP) --no-build-isolation --no-deps --no-index --editable .
	@touch $@

# The stamp bears the time at which the build began, so that an edit made during it is seen as newer.
$(VENV)/.built: $(VENV)/.installed $(CORE) $(BUILDER) $(if $(BEZIQUE_REQUIRE_COMPILED)$(filter build,$(MAKECMDGOALS)),always)
	@touch $(VENV)/.building
	@echo "Compiling the core, a few minutes the first time ..."
	@BEZIQUE_PURE= $(PY) setup.py -q build_ext --inplace
	@mv $(VENV)/.building $@

$(VENV)/.web: requirements/web.txt $(VENV)/.run
	@echo "Fetching what the table in the browser needs ..."
	@$(PIP) --require-hashes -r requirements/web.txt
	@touch $@

# Built anew where a file has changed; the stamp that counts is in what was built.
$(VENV)/.browser: build_backend/browser.py requirements/node.txt $(BROWSER) $(VENV)/.run
	@test -z "$$($(PY) build_backend/browser.py needs)" || { echo "No Node here: fetching one ..."; \
		$(PIP) --require-hashes -r requirements/node.txt || echo "None could be fetched." >&2; }
	@$(PY) build_backend/browser.py
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.run
	@echo "Fetching the tools for tests and checks ..."
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.docs: requirements/docs.txt $(VENV)/.run
	@echo "Fetching the tools for the documentation ..."
	@$(PIP) --require-hashes -r requirements/docs.txt
	@touch $@
