import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
// Next's stores of a request need the globals that this module sets.
import 'next/dist/server/node-environment-baseline';
import type { RoutesManifest as NextRoutesManifest } from 'next/dist/build';
import { BUILD_ID_FILE, ROUTES_MANIFEST, SERVER_DIRECTORY } from 'next/constants.js';
import { patchFetch } from 'next/dist/server/lib/patch-fetch.js';
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external.js';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { RoutesManifest } from '../src/request/canonicalizeUrl.ts';
import { isInternalHeader } from '../src/request/requestHeaders.ts';
import { uncachedFetch } from '../src/uncachedFetch.ts';

// The one place that checks what this package assumes about the installed Next beyond its public interface. Each test names
// the module of `src/` that depends on the assumption: change that module when a new Next fails the test.

const require = createRequire(import.meta.url);
const nextDist = path.join(path.dirname(require.resolve('next/package.json')), 'dist');
const readDist = (file: string): string => readFileSync(path.join(nextDist, file), 'utf8');

describe('what is assumed about the installed Next', () => {
  test('src/request/requestHeaders.ts: every request header of Next is removed or known to be harmless', () => {
    const harmless = new Set([
      'x-deployment-id',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-port',
      'x-forwarded-proto',
      'x-gzip',
    ]);
    const files = globSync(
      ['server/**/*.js', 'build/templates/*.js', 'lib/*.js', 'client/components/app-router-headers.js'],
      { cwd: nextDist },
    );
    const names = new Set(
      files.flatMap((file) =>
        [...readDist(file).matchAll(/['"`]((?:next|x)-[a-z][a-z0-9-]*)['"`]/g)].map(([, name = '']) => name),
      ),
    );
    expect(names).toContain('x-middleware-prefetch');
    expect(names).toContain('next-resume');
    expect([...names].filter((name) => !isInternalHeader(name) && !harmless.has(name))).toEqual([]);
  });

  test('src/request/canonicalizeUrl.ts: routes-manifest.json has the routes with their patterns', () => {
    expectTypeOf<NextRoutesManifest['dynamicRoutes'][number]>().toExtend<RoutesManifest['dynamicRoutes'][number]>();
    expect(ROUTES_MANIFEST).toBe('routes-manifest.json');
  });

  test('src/documentCache/openDocumentCache.ts: BUILD_ID is beside the folder server', () => {
    expect([BUILD_ID_FILE, SERVER_DIRECTORY]).toEqual(['BUILD_ID', 'server']);
  });

  test('src/uncachedFetch.ts: the patched fetch holds the original one', async () => {
    const original = globalThis.fetch;
    const platform = (async () => new Response('platform')) as typeof fetch;
    globalThis.fetch = platform;
    try {
      patchFetch({ workAsyncStorage, workUnitAsyncStorage });
      expect(globalThis.fetch).not.toBe(platform);
      expect((globalThis.fetch as typeof fetch & { _nextOriginalFetch?: unknown })._nextOriginalFetch).toBeTypeOf(
        'function',
      );
      expect(await (await uncachedFetch('http://localhost/')).text()).toBe('platform');
    } finally {
      globalThis.fetch = original;
    }
  });
});
