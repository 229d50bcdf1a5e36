import { inRoot } from '@masthead/scripts/paths';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { testedBrand } from '../src/testedBrand.ts';

/** What Safari 16.4 does not have, the oldest browser of `browserslist` in `package.json`. Next adds `URL.canParse`. */
const missing: Readonly<Record<string, RegExp>> = {
  'Promise.withResolvers (Safari 17.4)': /\bPromise\.withResolvers\b/,
  'Promise.try (Safari 18.2)': /\bPromise\.try\b/,
  'Object.groupBy, Map.groupBy (Safari 17.4)': /\b(?:Object|Map)\.groupBy\b/,
  'URL.parse (Safari 18)': /\bURL\.parse\(/,
  'AbortSignal.any (Safari 17.4)': /\bAbortSignal\.any\b/,
  'Array.fromAsync (Safari 16.4 has parts of it)': /\bArray\.fromAsync\b/,
  'methods of iterators (Safari 18.4)':
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|find|some|every|toArray|flatMap)\(/,
  'methods of sets (Safari 17)': /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  'RegExp.escape (Safari 18.2)': /\bRegExp\.escape\b/,
};

const findMissing = (script: string): readonly string[] =>
  Object.entries(missing)
    .filter(([, pattern]) => pattern.test(script))
    .map(([feature]) => feature);

const folder = inRoot('apps', testedBrand.key, '.next/static/chunks');

/**
 * Scripts that readers of any publication may load: neither polyfills for still older browsers nor the developer tools.
 */
const getScripts = (): readonly (readonly [name: string, script: string])[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const)
    .filter(([, script]) => !script.includes('core-js') && !script.includes('masthead-dev-panel'));

test('scripts use only what the oldest supported browsers have', () => {
  const scripts = getScripts();
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.flatMap(([name, script]) => findMissing(script).map((feature) => `${name}: ${feature}`))).toEqual([]);
});

test.each(['/service-worker.js', '/house/tag.js'])(
  '%s uses only what the oldest supported browsers have',
  async (file) => {
    const response = await fetch(new URL(file, inject('origin')));
    expect(response.status).toBe(200);
    expect(findMissing(await response.text())).toEqual([]);
  },
);
