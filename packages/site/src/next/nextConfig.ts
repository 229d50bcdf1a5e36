import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import type { NextConfig } from 'next';
import path from 'node:path';
import { rewrites } from '../routes/rewrites';

const root = path.join(import.meta.dirname, '../../../..');
export const siteConfig = (): NextConfig =>
  createVanillaExtractPlugin({ unstable_turbopack: { mode: 'auto' } })({
    trailingSlash: true,
    transpilePackages: ['@masthead/config', '@masthead/design-system', '@masthead/graphql-ops', '@masthead/site'],
    turbopack: { root },
    outputFileTracingRoot: root,
    rewrites: async () => ({ beforeFiles: rewrites(), afterFiles: [], fallback: [] }),
  });
