import type { Env } from './env.ts';

/** Names that resolve on this machine or in its network. An address in place of a name is never a public preview service. */
const isLocal = (origin: string): boolean => {
  const host = new URL(origin).hostname.replace(/^\[|\]$|\.$/g, '');
  return /^[\d.]+$|:/.test(host) || !host.includes('.') || /\.(?:localhost|local|internal|home\.arpa)$/.test(host);
};

/**
 * The origins that a `preview` parameter may name (SPEC §7.1; any other value gets a 400): the brand's own,
 * and outside production the content service that the site uses anyway. In production only https origins with a public name remain.
 */
export const getPreviewOrigins = (
  brand: { previewOrigins: readonly string[] },
  env: Pick<Env, 'DEPLOYMENT' | 'GRAPHQL_URL'>,
): readonly string[] =>
  env.DEPLOYMENT === 'production'
    ? brand.previewOrigins.filter((origin) => origin.startsWith('https:') && !isLocal(origin))
    : [...brand.previewOrigins, new URL(env.GRAPHQL_URL).origin];
