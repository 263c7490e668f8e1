# make run: the terminal interface on a demo season; make test: the whole gate; make bench:
# measurements; make attack: an hour of attacks.
PYTHON ?= python3
# Compiled modules are kept, whatever the surroundings say: many tests start the program anew.
unexport PYTHONDONTWRITEBYTECODE
BIN := .venv/bin

.PHONY: run test types pytest bench attack snapshots words clean

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
	$(MAKE) --no-print-directory -j2 types pytest

types: .venv/.installed
	$(BIN)/mypy

pytest: .venv/.installed
	$(BIN)/pytest -n 4 --dist worksteal

# make bench AGAINST=COMMIT: processor time of this program and of another commit's, in turns.
bench: .venv/.installed
	AGAINST="$(AGAINST)" $(BIN)/python -m tests.bench

# Kills, torn files, full disks, odd terminals, hostile files and pages, until the MINUTES are over;
# goes on where the last run ended: make attack MINUTES=60 [ONLY=workbook] [SEED=7] [AT=12]
attack: .venv/.installed
	$(BIN)/python -m tests.attack

# Draws the kept pictures of all screens anew and says what is wrong with them; look at what changes.
snapshots: .venv/.installed
	$(BIN)/python -m tests.snapshots

# Collects the messages again and compiles the German ones (after editing texts); lists what is not translated.
words: .venv/.installed
	$(BIN)/python -m tests.words

clean:
	rm -rf .venv build *.egg-info
