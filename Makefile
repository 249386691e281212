# Two commands: `make play` sets everything up and starts the service, `make test` sets everything
# up and runs every test. Nothing is installed outside this folder, but for the browser and the
# database that the tests need, and those only where this runs as root on Debian.

SHELL := /bin/bash
VENV := .venv
PYTHON := $(VENV)/bin/python
PIP := $(PYTHON) -m pip --disable-pip-version-check --quiet
WORKERS ?= 2

.PHONY: play setup test lint test-python test-web bench format clean

play: setup
	@$(VENV)/bin/wartesaal play

setup: .make/python
	@$(PYTHON) clients/webbuild.py build

test: .make/dev .make/machine setup lint test-python test-web

lint: .make/dev
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports

test-python: .make/dev .make/machine setup
	$(VENV)/bin/pytest -n $(WORKERS)

test-web: .make/dev
	$(PYTHON) clients/webbuild.py test

bench: .make/dev setup
	$(PYTHON) -m bench

format: .make/dev
	$(VENV)/bin/ruff format .
	$(VENV)/bin/ruff check --fix .

.make/venv:
	@mkdir -p .make
	@python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Wartesaal needs Python 3.11 or newer."; exit 1; }
	@python3 -m venv $(VENV)
	@$(PIP) install --upgrade pip
	@touch $@

.make/python: .make/venv pyproject.toml
	@echo "Setting up Python ..."
	@$(PIP) install -e .
	@touch $@

.make/dev: .make/python
	@$(PIP) install -e '.[dev]'
	@touch $@

# What the tests need of the machine itself: a browser, and PostgreSQL's server.
.make/machine: .ci/machine
	@bash .ci/machine
	@touch $@

clean:
	rm -rf .venv .make server/static clients/web/node_modules
