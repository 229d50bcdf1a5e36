import type { Brand, Redirect } from '@masthead/config';
import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import type { NextConfig } from 'next';
import path from 'node:path';
import { env } from '../env';
import { prefixesOf } from '../partners/prefix';
import { missingRewrite, rewrites } from '../routes/rewrites';
import { securityHeaders } from './headers';

const root = path.join(import.meta.dirname, '../../../..');

/** Memory for cached pages where no shared store holds them: some 500 pages; those asked for longest ago go first. */
const pageCacheBytes = 256 * 1024 * 1024;

/** Next's configuration for a brand's app: rewrites from the route table, packages as source, headers. */
export const siteConfig = (brand: Brand, redirects: readonly Redirect[] = []): NextConfig =>
  createVanillaExtractPlugin({ unstable_turbopack: { mode: 'auto' } })({
    trailingSlash: true,
    // Cached pages are bounded: an address that somebody invents is a page too, if only one that is not there.
    cacheMaxMemorySize: pageCacheBytes,
    ...(env.REDIS_URL && { cacheHandler: path.join(import.meta.dirname, '../pageCache/redisPageCache.ts'), cacheMaxMemorySize: 0 }),
    poweredByHeader: false,
    // Next hashes the whole page for each answer, which costs more than all the rest of it; a CDN in front adds its own.
    generateEtags: false,
    // `npm test` checks types; a start does not wait for it.
    typescript: { ignoreBuildErrors: true },
    reactStrictMode: true,
    transpilePackages: ['@masthead/config', '@masthead/design-system', '@masthead/graphql-ops', '@masthead/site'],
    turbopack: { root },
    experimental: { globalNotFound: true, cssChunking: 'graph', isrFlushToDisk: false },
    outputFileTracingRoot: root,
    rewrites: async () => ({ beforeFiles: rewrites({ product: brand.product, magazine: brand.magazine.slug, prefixes: prefixesOf(brand).map(({ pathPrefix }) => pathPrefix) }), afterFiles: [], fallback: [missingRewrite] }),
    redirects: async () => redirects.map(({ from, to, kind }) => ({ source: from, destination: to, permanent: kind === 'permanent' })),
    headers: async () => [
      { source: '/:path*', headers: securityHeaders },
      { source: '/:folder(brand|fonts)/:file*', headers: [{ key: 'cache-control', value: 'public, max-age=86400, stale-while-revalidate=604800' }] },
    ],
  });
