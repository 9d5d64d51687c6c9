# One place for everything a person does with this tree. `make help` lists it.
PYTHON ?= python3
VENV   ?= .venv
EDITION ?= classic
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed

# The tests start Python hundreds of times: what one of them has compiled, the next one reads.
unexport PYTHONDONTWRITEBYTECODE
# More than a small machine has cores: many tests wait, for a server, a browser or a clock. Three of them have
# browsers (tests/workers.py).
WORKERS ?= 6
# The inner loop: what the rules, their words and the scenarios say, without servers, browsers and long games.
QUICK := core scenario flow golden explain words rules laws/test_laws_bite.py laws/test_no_field_is_forgotten.py

.DEFAULT_GOAL := help
.PHONY: help play web test quick trained soak check bench clean install mutants character compiled lowest shots

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: web ## start a server here and open its page in the browser
	$(BIN)/fengsheng play

web: $(STAMP) ## build the browser client
	@$(BIN)/python -m tools.build_web

# Some tests need a browser, PostgreSQL or systemd-analyze; what can be installed is, else they say so and are
# skipped.
test: web ## run the tests
	@tools/setup_browser.sh
	@tools/setup_postgres.sh
	@tools/setup_nats.sh
	@tools/setup_systemd.sh
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup

quick: $(STAMP) ## run the tests of the rules, the scenarios and the words: less than a minute
	$(BIN)/python -m pytest -q -n 2 --dist loadgroup -m "not slow" $(addprefix tests/,$(QUICK))

trained: $(STAMP) ## install PyTorch, which is large, and run the tests of the training
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[train]'
	$(BIN)/python -m pytest -q -n 0 tests/train

# What takes too long for every day: faults by lot, with a seed that is printed; make soak ROUNDS=20 SEED=7. And
# the kill test of one server with other lots than that of every day.
soak: $(STAMP) ## random faults on three servers that share a database, until 200 have passed; one server, killed
	@tools/setup_postgres.sh
	FENGSHENG_KILL_RUNS=$(or $(KILL_RUNS),20) $(BIN)/python -m pytest -q -n 2 tests/server/test_kill.py -k any_moment
	$(BIN)/python -m tests.cluster.soak --races 200 --rounds $(or $(ROUNDS),200) $(if $(SEED),--seed $(SEED))

check: $(STAMP) ## ruff, formatting, mypy --strict, dead code, and the checks of the browser client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	$(BIN)/python -m tools.dead_code
	$(BIN)/python -m tools.build_web --check

shots: web ## pictures of the pages, into build/shots
	@tools/setup_browser.sh
	$(BIN)/python -m tools.shots

bench: $(STAMP) ## measure the engine
	$(BIN)/fengsheng bench

# Both editions, unless one is named on the command line: make mutants EDITION=spywar.
mutants: $(STAMP) ## break the rules one at a time and see whether anything notices (an hour and more)
	nice -n 10 $(BIN)/python -m tools.mutants --state build/mutants.jsonl \
	  --edition '$(if $(filter file,$(origin EDITION)),all,$(EDITION))'

character: $(STAMP) ## begin a new character: make character NAME=xinchai TITLE=信差
	$(BIN)/python -m tools.new_character '$(NAME)' --title '$(TITLE)' --edition '$(EDITION)'

compiled: web ## build the compiled engine, run the tests on it and compare its speed
	@tools/setup_browser.sh
	@tools/setup_postgres.sh
	@tools/setup_nats.sh
	@tools/setup_systemd.sh
	$(BIN)/python -m tools.compiled

lowest: web ## run the tests that use packages on the lowest versions that pyproject.toml allows
	@tools/setup_postgres.sh
	@tools/setup_nats.sh
	$(BIN)/python -m tools.lowest

install: $(STAMP) ## create the virtual environment and nothing else

clean: ## remove the virtual environment, build results and caches
	rm -rf $(VENV) .venv-compiled .venv-lowest build dist src/fengsheng/web web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamp is what keeps the installation from being repeated. Pinned pip and setuptools come
# first and the build is not isolated, so that constraints.txt holds for the build tools too.
$(STAMP): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo "fengsheng needs Python 3.11 or newer; '$(PYTHON)' is not: run make PYTHON=/path/to/python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	  || { echo "'$(PYTHON)' has no venv module: install it (Debian and Ubuntu: the package python3-venv)" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt pip setuptools
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt \
	  --no-build-isolation -e '.[arena,fit,neural,server,postgres,cluster,ray,dev]'
	@touch $@
