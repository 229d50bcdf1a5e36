#!/bin/sh
# Starts Groonga's HTTP server: start-groonga.sh <data folder> <address> <port>
# A server that was killed while it wrote may leave a broken database. It is repaired, or else deleted: it has nothing but an
# index, which the provider builds again.
set -eu
folder=$1
database=$folder/db
if ! command -v groonga >/dev/null; then
  echo "Groonga is not installed. Install it: apt-get install groonga-bin" >&2
  exit 78
fi
mkdir -p "$folder"
if [ -e "$database" ] && ! grndb recover --log-path "$folder/recover.log" "$database"; then
  echo "The database in $folder cannot be repaired. It is deleted." >&2
  rm -f "$database" "$database".*
fi
new=
[ -e "$database" ] || new=-n
# shellcheck disable=SC2086
exec groonga -s --protocol http --bind-address "$2" -p "$3" --cache-limit 0 \
  --log-path "$folder/groonga.log" --log-rotate-threshold-size 10485760 $new "$database"
