# make run: the terminal interface on a demo season; make test: the whole gate; make bench: measurements.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: run test bench words clean

.venv/.installed: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	touch $@

run: .venv/.installed
	$(BIN)/spielleiter --db .venv/demo.sqlite demo

test: .venv/.installed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-cache
	$(BIN)/mypy
	$(BIN)/pytest -n 2

bench: .venv/.installed
	$(BIN)/python -m tests.bench

# Collects the messages again and compiles the German ones (after editing texts).
words: .venv/.installed
	$(BIN)/pybabel -q extract -k _ -k ngettext:1,2 --no-location --omit-header -o .venv/spielleiter.pot league reports tui
	$(BIN)/pybabel -q update -D spielleiter -i .venv/spielleiter.pot -d league/locale -l de --no-fuzzy-matching --omit-header --ignore-obsolete
	$(BIN)/pybabel -q compile -D spielleiter -d league/locale

clean:
	rm -rf .venv build *.egg-info
