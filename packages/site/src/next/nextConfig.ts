import type { Brand, Redirect } from '@masthead/config';
import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import type { NextConfig } from 'next';
import path from 'node:path';
import { env } from '../env';
import { rewrites } from '../routing/rewrites';
import { brandWords } from '../routing/rules';
import { hintScripts } from '@masthead/next-runtime/compile-hints';
import { publishSiteSecurity } from '@masthead/next-runtime/site-security';
import { siteSecurity } from './siteSecurity';

const root = path.join(import.meta.dirname, '../../../..');

/** Next's configuration for a brand's app: rewrites from the route table, packages as source, headers. */
export const siteConfig = (brand: Brand, redirects: readonly Redirect[] = []): NextConfig => {
  publishSiteSecurity(siteSecurity(brand));
  return createVanillaExtractPlugin({ unstable_turbopack: { mode: 'auto' } })({
    trailingSlash: true,
    // The handlers bound their own memory, by the bytes in `server/memoryLimits.ts`. Next's own memory is turned off.
    cacheHandler: path.join(import.meta.dirname, `../server/${env.REDIS_URL ? 'redis' : 'memory'}PageCache.ts`),
    cacheMaxMemorySize: 0,
    poweredByHeader: false,
    // Closes /_next/image, which would decode and encode pictures for anyone: the provider resizes them.
    images: { unoptimized: true },
    // Next hashes and compresses the whole page for each answer, which costs more than all the rest of it: `server/` does both once.
    generateEtags: false,
    compress: false,
    // `npm test` checks types; a start does not wait for it.
    typescript: { ignoreBuildErrors: true },
    reactStrictMode: true,
    transpilePackages: [
      '@masthead/ad-slots',
      '@masthead/config',
      '@masthead/design-system',
      '@masthead/graphql-ops',
      '@masthead/next-runtime',
      '@masthead/site',
      '@masthead/tracking',
    ],
    turbopack: { root },
    compiler: { runAfterProductionCompile: hintScripts },
    // Files of styles are asked for one by one before anything is painted: a page carries its own.
    experimental: { globalNotFound: true, inlineCss: true, isrFlushToDisk: false },
    outputFileTracingRoot: root,
    rewrites: async () => rewrites(brandWords(brand)),
    redirects: async () =>
      redirects.map(({ from, to, kind }) => ({ source: from, destination: to, permanent: kind === 'permanent' })),
    headers: async () => [
      // Security headers: `server/secureResponse.ts`. They depend on each response's body, so `next dev` has none.
      // A framed document of the app's own has an origin of its own, and fonts are only lent to others where that is said.
      { source: '/fonts/:file*', headers: [{ key: 'access-control-allow-origin', value: '*' }] },
      {
        source: '/:folder(brand|fonts)/:file*',
        headers: [{ key: 'cache-control', value: 'public, max-age=86400, stale-while-revalidate=86400' }],
      },
    ],
  });
};
