import { createHmac, timingSafeEqual } from 'node:crypto';

/** Query parameter with the signed, expiring token of a URL that a content system opens. */
export const tokenParameter = 'preview_token';

/** Parameters that bypass the page cache, and the identity that permits it (decision 30). */
export const bypassParams = ['preview', 'nocache', tokenParameter] as const;

/** What a preview token permits. */
export type PreviewGrant = {
  /** The GraphQL endpoint, exactly as the `preview` parameter names it. */
  endpoint: string;
  /** One page by its path with the trailing slash, or `*` for every page of the site. */
  path: string;
  /** Seconds since 1970. */
  expires: number;
};

/** Signs and verifies tokens: `PREVIEW_KEY`, and the origin of the site for which a token is valid. */
export type PreviewSigner = { key: string; siteOrigin: string };

/** The grant of a valid token, or the reason for its rejection. */
export type TokenResult =
  | { ok: true; grant: PreviewGrant }
  | { ok: false; reason: 'malformed' | 'bad-signature' | 'expired' };

/** Maximum lifetime of a token in seconds: a leaked one stops working after it. */
export const maxLifetimeSeconds = 7 * 86_400;

/** Maximum length of a token, which holds two URLs and a signature. A longer value is rejected before it is decoded. */
const maxTokenCharacters = 4_096;

const encode = (text: string): string => Buffer.from(text).toString('base64url');
const decode = (text: string): string => Buffer.from(text, 'base64url').toString();

const sign = ({ key, siteOrigin }: PreviewSigner, { endpoint, path, expires }: PreviewGrant): Buffer =>
  createHmac('sha256', key)
    .update(['masthead-preview-1', siteOrigin, endpoint, path, String(expires)].join('\n'))
    .digest();

/** Creates a token as a content system does: the format is described in docs/guides/operations.md. */
export const createPreviewToken = (signer: PreviewSigner, grant: PreviewGrant): string =>
  [String(grant.expires), encode(grant.endpoint), encode(grant.path), sign(signer, grant).toString('base64url')].join(
    '.',
  );

const parseToken = (token: string): { grant: PreviewGrant; signature: Buffer } | undefined => {
  if (token.length > maxTokenCharacters) return undefined;
  const [, expires = '', endpoint = '', path = '', signature = ''] =
    /^(\d{1,12})\.([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(token) ?? [];
  const grant = { endpoint: decode(endpoint), path: decode(path), expires: Number(expires) };
  // A line break could move the boundary between two signed fields.
  if (expires === '' || /\s/.test(grant.endpoint + grant.path)) return undefined;
  return { grant, signature: Buffer.from(signature, 'base64url') };
};

/** Verifies a token in constant time. `nowMs` is the time of the request, in ms since 1970. */
export const verifyPreviewToken = (signer: PreviewSigner, token: string, nowMs: number): TokenResult => {
  const parsed = parseToken(token);
  if (!parsed) return { ok: false, reason: 'malformed' };
  const expected = sign(signer, parsed.grant);
  if (parsed.signature.length !== expected.length || !timingSafeEqual(parsed.signature, expected))
    return { ok: false, reason: 'bad-signature' };
  const remainingSeconds = parsed.grant.expires - nowMs / 1000;
  if (remainingSeconds <= 0) return { ok: false, reason: 'expired' };
  return remainingSeconds > maxLifetimeSeconds ? { ok: false, reason: 'malformed' } : { ok: true, grant: parsed.grant };
};
