#!/bin/sh
# Installs what an app needs to run, without what no running process loads: install-packages.sh <name in apps/>
# For images only: the app can be neither built nor tested afterwards.
set -eu
pnpm install --frozen-lockfile --prod --filter "{./apps/$1}..."
cd node_modules/.pnpm
# The image has Node, and only tests start a browser.
rm -rf node-linux-* @sparticuz+chromium*
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
# Next's compiler, and the video player, which is a file of the build. No site resizes pictures, so it does without sharp.
[ "$1" = provider ] || rm -rf @next+swc-* hls.js@* @img+sharp-* sharp@*
# Next's forms for `next dev`, for experiments and for bundlers.
for next in next@*/node_modules/next/dist; do
  [ -d "$next" ] || continue
  rm -rf "$next/esm" "$next/docs" "$next/bundle-analyzer" "$next/next-devtools" "$next/compiled/next-devtools" "$next"/compiled/*-experimental
  rm -f "$next"/compiled/next-server/*.dev.js "$next"/compiled/next-server/*-experimental.*
done
