import type { Env } from './env.ts';

/** Whether an origin is an IP address or a name that resolves only on this machine or its network. */
const isLocal = (origin: string): boolean => {
  const host = new URL(origin).hostname.replace(/^\[|\]$|\.$/g, '');
  return /^[\d.]+$|:/.test(host) || !host.includes('.') || /\.(?:localhost|local|internal|home\.arpa)$/.test(host);
};

/**
 * Origins that a `preview` parameter may name (§2.6; any other value is a 400): the brand's list, and outside
 * production the configured content service. Production allows https origins with a public name only.
 */
export const getPreviewOrigins = (
  brand: { previewOrigins: readonly string[] },
  env: Pick<Env, 'DEPLOYMENT' | 'GRAPHQL_URL'>,
): readonly string[] =>
  env.DEPLOYMENT === 'production'
    ? brand.previewOrigins.filter((origin) => origin.startsWith('https:') && !isLocal(origin))
    : [...brand.previewOrigins, new URL(env.GRAPHQL_URL).origin];
