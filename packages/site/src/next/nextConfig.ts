import type { Brand, Redirect } from '@masthead/config';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import path from 'node:path';
import { env } from '../env.ts';
import { publishSiteSettings } from '@masthead/next-runtime/site-settings';
import { siteSecurity } from './siteSecurity.ts';
import { getTextAliases } from './brandAssets.ts';

const root = path.join(import.meta.dirname, '../../../..');

/** Next's configuration of a brand. The production server compiles nothing, so it loads no vanilla-extract. */
export const siteConfig = (brand: Brand, redirects: readonly Redirect[] = []) => {
  publishSiteSettings({
    security: siteSecurity(brand),
    language: brand.language,
    redirects: { url: env.REDIRECTS_URL, site: brand.site },
  });
  const config: NextConfig = {
    trailingSlash: true,
    // Documents are cached by the server (`documentCache` of next-runtime).
    cacheMaxMemorySize: 0,
    poweredByHeader: false,
    // Turns off /_next/image, which would re-encode any picture for any client: the provider resizes pictures.
    images: { unoptimized: true },
    // The document cache hashes and compresses once.
    generateEtags: false,
    compress: false,
    // `npm test` checks types; a start need not.
    typescript: { ignoreBuildErrors: true },
    reactStrictMode: true,
    transpilePackages: [
      '@masthead/ad-slots',
      '@masthead/config',
      '@masthead/content-rules',
      '@masthead/design-system',
      '@masthead/graphql-ops',
      '@masthead/next-runtime',
      '@masthead/process',
      '@masthead/site',
      '@masthead/telemetry',
      '@masthead/texts',
      '@masthead/tracking',
    ],
    turbopack: { root, resolveAlias: getTextAliases(brand.language) },
    compiler: { define: { SITE_LANGUAGE: brand.language } },
    experimental: {
      // With server fast refresh, a changed brand would reach only the modules that import it, not what those have
      // computed from it.
      turbopackServerFastRefresh: false,
      // Writing it takes a fifth of a build, and a fresh clone, a container and an unchanged app never read it.
      turbopackFileSystemCacheForBuild: false,
    },
    outputFileTracingRoot: root,
    redirects: async () =>
      redirects.map(({ from, to, kind }) => ({ source: from, destination: to, permanent: kind === 'permanent' })),
    headers: async () => [
      // Security headers are set by next-runtime, so `next dev` has none. A sandboxed frame of the app has an opaque origin, and browsers load fonts across origins
      // only with this header.
      { source: '/fonts/:file*', headers: [{ key: 'access-control-allow-origin', value: '*' }] },
      // Pages, AMP documents and house ads use one address of a font. A changed face reaches readers after a month, or
      // at once by a new name.
      {
        source: '/fonts/:file*',
        headers: [{ key: 'cache-control', value: 'public, max-age=2592000, stale-while-revalidate=31536000' }],
      },
      {
        source: '/brand/:file*',
        headers: [{ key: 'cache-control', value: 'public, max-age=86400, stale-while-revalidate=86400' }],
      },
    ],
  };
  return async (phase: string): Promise<NextConfig> => {
    if (phase === PHASE_PRODUCTION_SERVER) return config;
    const { createVanillaExtractPlugin } = await import('@vanilla-extract/next-plugin');
    return createVanillaExtractPlugin({ unstable_turbopack: { mode: 'auto' } })(config);
  };
};
