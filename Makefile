# The only entry for people and CI. `make` alone lists what there is.
.DEFAULT_GOAL := help
.PHONY: help setup run reset down dev migrate contracts fmt lint types test test-unit \
	test-services test-events test-contracts test-gateway test-system test-web e2e check bench bench-full \
	dead-letters smoke-payments

PYTHON := .venv/bin/python
SERVICES := identity registry memorial shop importer
WEB_SOURCES := $(shell find web/src web/public web/build web/sw -type f 2>/dev/null) \
	web/index.html web/vite.config.ts web/package.json gateway/precompress.mjs
PYTEST := $(PYTHON) -m pytest -q
# Each worker has servers of its own. One more than there are processors: many tests only wait.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
SPREAD := $(PYTEST) -n $(WORKERS) --dist worksteal
QUICK := not db and not bus and not gateway
STACK := . .local/env 2>/dev/null || { echo "no running stack: make run" >&2; exit 1; }

export NPM_CONFIG_UPDATE_NOTIFIER := false

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: .venv/installed web/node_modules/installed contracts/codegen/node_modules/installed ## install what the other targets need

run: .venv/installed web/dist/index.html ## start everything, with the demo register; Ctrl-C stops it
	@sh infra/dev/system.sh rabbitmq
	@exec $(PYTHON) -m infra.dev.stack

down: .venv/installed ## stop a stack that runs in another terminal
	@$(PYTHON) -m infra.dev.reset --keep-data

reset: .venv/installed ## stop the stack and empty it: databases, queues, demo, logs
	@$(PYTHON) -m infra.dev.reset

dev: web/node_modules/installed ## the web part with hot reload, on top of a running stack
	@test -f .local/stack.json || { echo "no running stack: make run" >&2; exit 1; }
	@cd web && CAMPOSANTO_URL=$$(node -p 'require("../.local/stack.json").url') npx vite

migrate: .venv/installed ## bring the schemas of a running stack to the newest version
	@set -a; $(STACK); for service in $(SERVICES); do $(PYTHON) -m services.$$service migrate || exit 1; done

dead-letters: .venv/installed ## list the messages that could not be handled
	@$(PYTHON) -m services.kit.dead_letters list

contracts: setup ## write contracts/ and the web's types anew from the code
	$(PYTHON) -m contracts.generate

fmt: setup ## format all code
	$(PYTHON) -m ruff format .
	$(PYTHON) -m ruff check --fix -q .
	cd web && npx biome check --write .

lint: setup ## ruff, import rules, house rules, biome
	$(PYTHON) -m ruff format --check .
	$(PYTHON) -m ruff check .
	.venv/bin/lint-imports
	$(PYTHON) -m infra.lint.house
	cd web && npm run --silent lint

types: setup ## mypy and tsc
	$(PYTHON) -m mypy
	cd web && npm run --silent types

test-unit: setup ## rules and contracts alone: no database, no broker, no gateway
	$(SPREAD) services infra contracts -m "$(QUICK)"

test-contracts: setup ## what the services promise is what they do
	$(SPREAD) contracts

test-services: .venv/installed ## services on a real PostgreSQL
	$(SPREAD) services infra -m "db and not bus"

test-events: .venv/installed ## services on a real PostgreSQL and RabbitMQ
	@sh infra/dev/system.sh rabbitmq
	$(SPREAD) infra services -m bus

test-gateway: .venv/installed ## the real Traefik and Caddy on the files that ship
	$(PYTEST) gateway

test-system: setup ## services, events, contracts and gateway in one run: all that needs a server
	@sh infra/dev/system.sh rabbitmq
	$(SPREAD) infra gateway services contracts -m "not ($(QUICK))"

test-web: web/dist/index.html ## the web part over a fake network, and the weight of its pages
	cd web && npm run --silent test
	cd web && npm run --silent budget

e2e: .venv/installed web/dist/index.html ## a browser through the whole stack, which it starts and stops
	@sh infra/dev/system.sh rabbitmq chromium
	$(PYTHON) -m infra.dev.e2e

test: check ## everything: lint, types, contracts, and all tests

check: setup ## what CI runs, what fails fast first
	@$(MAKE) --no-print-directory -j2 -O lint types
	@$(MAKE) --no-print-directory -j1 test-unit test-web test-system e2e
	@echo "All checks passed."

bench: .venv/installed ## the ratios of the performance goals, as a table
	@sh infra/dev/system.sh rabbitmq
	$(PYTHON) -m infra.bench

bench-full: .venv/installed ## the same with a million persons
	@sh infra/dev/system.sh rabbitmq
	$(PYTHON) -m infra.bench --rows 1000000

smoke-payments: .venv/installed ## an order at the real card provider's test mode, when keys for it are set
	@$(PYTHON) -m infra.smoke

.venv/installed: requirements.lock
	@sh infra/dev/system.sh venv
	@test -x $(PYTHON) || python3 -m venv .venv
	@echo "Installing Python packages"
	@$(PYTHON) -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

web/node_modules/installed: web/package-lock.json
	@echo "Installing web packages"
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

contracts/codegen/node_modules/installed: contracts/codegen/package-lock.json
	@cd contracts/codegen && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

web/dist/index.html: web/node_modules/installed $(WEB_SOURCES)
	@echo "Building the web part"
	@cd web && npm run --silent build -- --logLevel warn
	@node gateway/precompress.mjs web/dist
	@touch $@
