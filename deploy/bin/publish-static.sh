#!/bin/sh
# Copies the scripts and styles of a build to the folder that nginx serves those of earlier builds from, and removes those
# that no build has published for 30 days. Run it before a site starts.
# Usage: publish-static.sh <folder of the app> <folder of nginx>
set -eu
mkdir -p "$2/_next/static"
published=$(cd "$2" && pwd)
target=$published/_next/static
# A file is renamed into its place: other sites publish theirs at the same time, and nginx must not serve half of one.
staging=$(mktemp -d "$published/staging.XXXXXX")
trap 'rm -rf "$staging"' EXIT
# Files get the time of this copy, so that those which exist already are not removed.
cp -R "$1/.next/static/." "$staging"
cd "$staging"
find . -type d | while read -r folder; do
  mkdir -p "$target/$folder"
  find "$folder" -maxdepth 1 -type f -exec mv -f -t "$target/$folder" {} +
done
find "$target" -type f -mtime +30 -delete
