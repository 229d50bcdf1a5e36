import type { Env } from '@masthead/config';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type PreviewGrant, type PreviewSigner, verifyPreviewToken } from './previewToken.ts';

/** The name=value pairs of a Cookie header, in their order. */
const toPairs = (header: string): { name: string; text: string; value: string }[] =>
  header.split(';').map((pair) => {
    const text = pair.trim();
    const [name = ''] = text.split('=', 1);
    return { name: name.trim(), text, value: text.slice(name.length + 1).trim() };
  });

/** Every value of a cookie: a client may send a name more than once. */
export const cookieValues = (header: string | undefined, name: string): string[] =>
  header?.includes(name)
    ? toPairs(header)
        .filter((pair) => pair.name === name)
        .map(({ value }) => value)
    : [];

/** The Cookie header without the pairs that `drops` selects; undefined where none remain. */
export const withoutCookies = (header: string, drops: (name: string, value: string) => boolean): string | undefined =>
  toPairs(header)
    .filter(({ name, value }) => !drops(name, value))
    .map(({ text }) => text)
    .join('; ') || undefined;

/** The cookie of the publication's staff (§2.4). */
export const internalCookie = 'mh_internal';

const sign = (key: string, expires: string): string =>
  createHmac('sha256', key).update(`${internalCookie}:${expires}`).digest('base64url');

/** Creates the cookie's value: its expiration in ms since 1970, and the signature over it. */
export const internalToken = (key: string, expiresAt: number): string => `${expiresAt}.${sign(key, String(expiresAt))}`;

/** Whether a cookie is signed with `INTERNAL_USER_KEY` and not expired (ms since 1970). Without a key: never. */
export const isInternal = (key: string | undefined, token: string | undefined, now: number): boolean => {
  if (!key || !token) return false;
  const [expires = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(key, expires));
  const received = Buffer.from(signature);
  return received.length === expected.length && timingSafeEqual(received, expected) && Number(expires) > now;
};

/** The variables that verify editors. Without a key its kind of identity does not exist. */
export type EditorEnv = Pick<Env, 'DEPLOYMENT' | 'INTERNAL_USER_KEY' | 'PORT' | 'PREVIEW_KEY' | 'SITE_ORIGIN'>;

/** The identity behind a request for a preview or an uncached page. */
export type Editor =
  | { kind: 'internal' }
  | { kind: 'preview'; grant: PreviewGrant }
  | { kind: 'none'; reason: 'not-signed-in' | 'malformed' | 'bad-signature' | 'expired' };

/** The parts of a request that can identify an editor. */
export type EditorRequest = {
  /** The path, with or without its trailing slash. */
  path: string;
  /** The endpoint that the `preview` parameter names; empty for an uncached page without a preview. */
  endpoint: string;
  token: string | undefined;
  /** The Cookie header. Of a repeated cookie the first counts. */
  cookie: string | undefined;
};

/** The origin for which tokens are signed. A developer's machine needs no SITE_ORIGIN. */
const getSiteOrigin = ({ DEPLOYMENT, PORT, SITE_ORIGIN }: EditorEnv): string | undefined =>
  SITE_ORIGIN ?? (DEPLOYMENT === 'development' && PORT !== undefined ? `http://localhost:${PORT}` : undefined);

/** The cookie into which the site exchanges a token. Browsers accept the `__Host-` prefix over https only. */
export const getPreviewCookie = (env: EditorEnv): { name: string; attributes: string } =>
  getSiteOrigin(env)?.startsWith('https:')
    ? { name: '__Host-mh_preview', attributes: 'Path=/; HttpOnly; SameSite=Lax; Secure' }
    : { name: 'mh_preview', attributes: 'Path=/; HttpOnly; SameSite=Lax' };

/** The key and origin that sign preview tokens; undefined where previews by token are not configured. */
export const createSigner = (env: EditorEnv): PreviewSigner | undefined => {
  const siteOrigin = getSiteOrigin(env);
  return env.PREVIEW_KEY && siteOrigin ? { key: env.PREVIEW_KEY, siteOrigin } : undefined;
};

const covers = (grant: PreviewGrant, { path, endpoint }: EditorRequest): boolean =>
  (endpoint === '' || grant.endpoint === endpoint) && (grant.path === '*' || grant.path === path.replace(/\/?$/, '/'));

const verifyGrant = (
  signer: PreviewSigner | undefined,
  value: string | undefined,
  request: EditorRequest,
  nowMs: number,
): Editor => {
  if (!signer || !value) return { kind: 'none', reason: 'not-signed-in' };
  const result = verifyPreviewToken(signer, value, nowMs);
  if (!result.ok) return { kind: 'none', reason: result.reason };
  return covers(result.grant, request)
    ? { kind: 'preview', grant: result.grant }
    : { kind: 'none', reason: 'bad-signature' };
};

/** Identifies an editor by the address's token or a cookie. `nowMs` is in ms since 1970. */
export const getEditor = (env: EditorEnv, request: EditorRequest, nowMs: number): Editor => {
  const signer = createSigner(env);
  const [internal] = cookieValues(request.cookie, internalCookie);
  const [preview] = cookieValues(request.cookie, getPreviewCookie(env).name);
  const byToken = verifyGrant(signer, request.token, request, nowMs);
  if (byToken.kind === 'preview') return byToken;
  if (isInternal(env.INTERNAL_USER_KEY, internal, nowMs)) return { kind: 'internal' };
  const byCookie = verifyGrant(signer, preview, request, nowMs);
  return byCookie.kind === 'none' && request.token ? byToken : byCookie;
};
