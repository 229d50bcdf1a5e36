import type { Env } from './env.ts';

/**
 * The origins that a `preview` parameter may name (SPEC §7.1; any other value gets a 400): the brand's own,
 * and outside production the content service that the site uses anyway.
 */
export const previewOrigins = (brand: { previewOrigins: readonly string[] }, env: Pick<Env, 'DEPLOYMENT' | 'GRAPHQL_URL'>): readonly string[] =>
  env.DEPLOYMENT === 'production' ? brand.previewOrigins : [...brand.previewOrigins, new URL(env.GRAPHQL_URL).origin];
