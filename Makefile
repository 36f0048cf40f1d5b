# Each target sets up .venv by itself; when nothing changed that takes no time.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TIMEOUT := $(if $(TIDETABLE_LONG),0,300)
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt

.DEFAULT_GOAL := help
.PHONY: help setup play run test check bench golden clean

help:  ## Show what there is to make.
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

setup: $(VENV)/tests  ## Set up everything for working on the project.

play: $(VENV)/ready  ## Play here and now: the bot with a local stand-in for Discord, in the browser.
	@$(BIN)/python -m bot play $(ARGS)

run: $(VENV)/ready  ## Run the bot on Discord; README.md says what it needs.
	@$(BIN)/python -OO -m bot run $(ARGS)

# Each of the processes would compile all tests anew where Python may not keep what it compiled. A test that hangs ends.
test: $(VENV)/tests  ## Run all tests.
	@env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m pytest -n auto --dist worksteal --timeout $(TIMEOUT) $(ARGS)

check: $(VENV)/tests  ## Check style, types and the direction of imports.
	@echo "ruff"; $(BIN)/ruff check . && $(BIN)/ruff format --check .
	@echo "mypy"; $(BIN)/mypy
	@echo "import-linter"; $(BIN)/lint-imports

bench: $(VENV)/bench  ## Measure speed and memory, as ratios to yardsticks in the same run.
	@$(BIN)/python -m tests.bench

golden: $(VENV)/tests  ## Draw the golden pictures and messages anew, after looking at why they changed.
	@$(BIN)/python -m tests.golden

clean:  ## Remove what was set up.
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis build *.egg-info

$(VENV)/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Tidetable needs Python 3.11 or newer: make PYTHON=/path/to/python3.11 ..."; exit 1; }
	@echo "Setting up $(VENV) (the first time this takes a minute) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) --editable .
	@touch $@

$(VENV)/tests: $(VENV)/ready
	@echo "Installing what the tests and checks need ..."
	@$(PIP) --editable '.[tests,postgresql]'
	@touch $@

$(VENV)/bench: $(VENV)/tests
	@echo "Installing the yardsticks ..."
	@$(PIP) --editable '.[tests,postgresql,bench]'
	@touch $@
