#!/bin/sh
# Runs an npm command with the user and the environment of a service, as root. `npm run` itself has neither, and installs packages.
# Usage: run-command.sh provider|site <npm command> [argument...], for example run-command.sh provider backup --to /backups/a.tar.gz
# Paths in arguments are absolute.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
node=$root/node_modules/.bin/node
service=${1:-}
name=${2:-}
script=$("$node" -p 'require(process.argv[1]).scripts[process.argv[2]] ?? ""' "$root/package.json" "$name")
case $service:$script in
provider:*' scripts/run.mjs scripts/'* | site:*' scripts/run.mjs scripts/'*) ;;
*)
  echo "Usage: run-command.sh provider|site <npm command> [argument...]" >&2
  exit 2
  ;;
esac
shift 2
# shellcheck disable=SC2086 -- the script and its first argument
exec systemd-run --quiet --pipe --wait --collect --uid=masthead --gid=masthead --property=UMask=0077 \
  --property="EnvironmentFile=/etc/masthead/$service.env" --setenv=NODE_ENV=production \
  --working-directory="$root" "$node" ${script#*scripts/run.mjs } "$@"
