import type { Brand } from '@masthead/config';
import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import type { NextConfig } from 'next';
import path from 'node:path';
import { env } from '../env';
import { rewrites } from '../routes/rewrites';
import { securityHeaders } from './headers';

const root = path.join(import.meta.dirname, '../../../..');

/** Next's configuration for a brand's app: rewrites from the route table, packages as source, headers. */
export const siteConfig = (brand: Brand): NextConfig =>
  createVanillaExtractPlugin({ unstable_turbopack: { mode: 'auto' } })({
    trailingSlash: true,
    ...(env.REDIS_URL && { cacheHandler: path.join(import.meta.dirname, '../pageCache/redisPageCache.ts'), cacheMaxMemorySize: 0 }),
    poweredByHeader: false,
    // `npm test` checks types; a start does not wait for it.
    typescript: { ignoreBuildErrors: true },
    reactStrictMode: true,
    transpilePackages: ['@masthead/config', '@masthead/design-system', '@masthead/graphql-ops', '@masthead/site'],
    turbopack: { root },
    experimental: { globalNotFound: true, cssChunking: 'graph' },
    outputFileTracingRoot: root,
    rewrites: async () => ({ beforeFiles: rewrites({ product: brand.product, magazine: brand.magazine.slug }), afterFiles: [], fallback: [] }),
    headers: async () => [
      { source: '/:path*', headers: securityHeaders },
      { source: '/brand/:file*', headers: [{ key: 'cache-control', value: 'public, max-age=86400, stale-while-revalidate=604800' }] },
    ],
  });
