#!/bin/sh
# Copies the scripts and styles of a build to the folder that nginx serves those of earlier builds from, and removes those
# that no build has published for 30 days. Run it before a site starts.
# Usage: publish-static.sh <folder of the app> <folder of nginx>
set -eu
target=$2/_next/static
mkdir -p "$target"
# Files that already exist get the time of this build, so that they are not removed.
cp -R "$1/.next/static/." "$target/"
find "$target" -type f -mtime +30 -delete
