#!/bin/sh
# Makes sure that programs of the system are there: system.sh [venv] [rabbitmq] [chromium]
# Installs what is missing when it may (root, or sudo without a password) and otherwise says what to install.
set -eu

missing=""

has() {
    case $1 in
    venv) python3 -c 'import ensurepip, venv' 2>/dev/null ;;
    rabbitmq) ls /usr/lib/rabbitmq/lib/rabbitmq_server-*/sbin/rabbitmq-server >/dev/null 2>&1 ;;
    chromium) [ -n "${CHROMIUM:-}" ] || command -v chromium chromium-browser google-chrome >/dev/null ;;
    *) echo "system.sh: unknown name $1" >&2 && exit 2 ;;
    esac
}

package() {
    case $1 in
    venv) echo python3-venv ;;
    rabbitmq) echo rabbitmq-server ;;
    chromium) echo chromium ;;
    esac
}

for name in "$@"; do
    has "$name" || missing="$missing $(package "$name")"
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ]; then
    as_root=""
elif sudo -n true 2>/dev/null; then
    as_root="sudo -n"
else
    as_root="none"
fi
if [ "$as_root" = none ] || ! command -v apt-get >/dev/null; then
    echo "Missing on this machine:$missing. Install it with: sudo apt-get install$missing" >&2
    exit 1
fi

# The package of the broker would start a service of its own; we run a private one.
policy=/usr/sbin/policy-rc.d
if [ ! -e $policy ]; then
    printf '#!/bin/sh\nexit 101\n' | $as_root tee $policy >/dev/null
    $as_root chmod +x $policy
    trap '$as_root rm -f $policy' EXIT
fi
echo "Installing:$missing"
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
# shellcheck disable=SC2086
$as_root apt-get install -y -qq --no-install-recommends $missing >/dev/null
case $missing in
*rabbitmq-server*)
    $as_root systemctl disable rabbitmq-server >/dev/null 2>&1 || true
    ;;
esac
