import { jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import {
  type AuthStrategy,
  type Endpoint,
  extractJWT,
  getFieldsToSign,
  jwtSign,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { addSessionToUser, generatePayloadCookie, parseCookies } from 'payload/shared';
import { env, publications } from '../env.ts';
import { text, toResponse } from '../labels.ts';
import { toGrant } from './groups.ts';

type Settings = NonNullable<typeof env.oidc>;

const callbackUrl = new URL('/api/users/oidc/callback', env.DESK_ORIGIN);
const cookieName = 'desk-oidc';
const cookieSeconds = 600;

/** A cookie that returns from the identity provider with the browser that was sent there. */
const toCookie = (value: string, maxAge: number): string => {
  const secure = callbackUrl.protocol === 'https:' ? '; Secure' : '';
  return `${cookieName}=${value}; Max-Age=${maxAge}; Path=/api/users/oidc; HttpOnly; SameSite=Lax${secure}`;
};

let discovered: Promise<oidc.Configuration> | undefined;
/** The identity provider. A failed discovery is tried again. */
const discover = (settings: Settings): Promise<oidc.Configuration> => {
  const { DESK_OIDC_ISSUER: issuer, DESK_OIDC_CLIENT_ID: id, DESK_OIDC_CLIENT_SECRET: secret } = settings;
  const options = issuer.protocol === 'http:' ? { execute: [oidc.allowInsecureRequests] } : undefined;
  discovered ??= oidc.discovery(issuer, id, secret, undefined, options).catch((error: unknown) => {
    discovered = undefined;
    throw error;
  });
  return discovered;
};

/** Sends the browser to the identity provider. */
const start = async (settings: Settings): Promise<Response> => {
  const [verifier, state, nonce] = [oidc.randomPKCECodeVerifier(), oidc.randomState(), oidc.randomNonce()];
  const url = oidc.buildAuthorizationUrl(await discover(settings), {
    redirect_uri: callbackUrl.href,
    scope: settings.DESK_OIDC_SCOPE,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  const cookie = toCookie([verifier, state, nonce].join('.'), cookieSeconds);
  return new Response(null, { status: 302, headers: { location: url.href, 'set-cookie': cookie } });
};

type Claims = { sub: string; email?: unknown; email_verified?: unknown; name?: unknown; [claim: string]: unknown };

/** Who signs in, as the identity provider says. */
const readClaims = async (req: PayloadRequest, settings: Settings): Promise<Claims | undefined> => {
  const [verifier = '', state = '', nonce = ''] = (parseCookies(req.headers).get(cookieName) ?? '').split('.');
  const current = new URL(callbackUrl);
  current.search = new URL(req.url ?? '', callbackUrl).search;
  const config = await discover(settings);
  try {
    const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true };
    const tokens = await oidc.authorizationCodeGrant(config, current, checks);
    const claims = tokens.claims();
    return claims && { ...(await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims };
  } catch (error) {
    req.payload.logger.warn({ code: (error as { code?: string }).code }, 'a sign-in by the identity provider failed');
    return undefined;
  }
};

/**
 * Writes the person with the role that their groups have now. Only a verified address finds a person of the desk; an
 * address that somebody else has is refused.
 */
const writePerson = async (
  { payload }: PayloadRequest,
  { sub, email, ...claims }: Claims,
  grant: object,
): Promise<TypedUser | undefined> => {
  const find = async (field: 'subject' | 'email', value: unknown) => {
    const where = { [field]: { equals: value } };
    return (await payload.find({ collection: 'users', where, limit: 1, depth: 0 })).docs[0];
  };
  const own = await find('subject', sub);
  const known = own ?? (await find('email', email));
  if (known && !own && (claims.email_verified !== true || known.subject)) return undefined;
  const data = { ...grant, subject: sub, name: String(claims.name ?? email) };
  const options = { collection: 'users', depth: 0, showHiddenFields: true, context: { fromOidc: true } } as const;
  const user = known
    ? await payload.update({ ...options, id: known.id, data: data as never })
    : await payload.create({ ...options, data: { ...data, email } as never });
  return { ...user, collection: 'users' } as unknown as TypedUser;
};

/** Signs in the person who returns from the identity provider. */
const finish = async (req: PayloadRequest, settings: Settings): Promise<Response> => {
  const collectionConfig = req.payload.collections.users.config;
  const claims = await readClaims(req, settings);
  if (typeof claims?.email !== 'string') return toResponse(req, 401, text('signInFailed'));
  // As Payload stores it.
  const email = claims.email.trim().toLowerCase();
  const groups = [claims[settings.DESK_OIDC_CLAIM]].flat().map(String);
  const all = publications.map(({ key }) => key);
  const grant = toGrant(groups, settings.DESK_OIDC_ROLES, all);
  if (!grant) return toResponse(req, 403, text('noRole'));
  const user = await writePerson(req, { ...claims, email }, grant);
  if (!user) return toResponse(req, 403, text('otherPerson'));
  const { sid } = await addSessionToUser({ collectionConfig, payload: req.payload, req, user });
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig, email, user, ...(sid && { sid }) }),
    secret: req.payload.secret,
    tokenExpiration: collectionConfig.auth.tokenExpiration,
  });
  const { cookiePrefix } = req.payload.config;
  const cookie = generatePayloadCookie({ collectionAuthConfig: collectionConfig.auth, cookiePrefix, token }) as string;
  const headers = new Headers({ location: '/admin' });
  for (const line of [cookie, toCookie('', 0)]) headers.append('set-cookie', line);
  return new Response(null, { status: 303, headers });
};

/** Creates the endpoints of the sign-in by an identity provider. */
export const createOidcEndpoints = (settings: Settings): Endpoint[] => [
  { path: '/oidc', method: 'get', handler: () => start(settings) },
  { path: '/oidc/callback', method: 'get', handler: (req) => finish(req, settings) },
];

/** Finds the person of a session that `finish` has started. Payload's own strategy needs passwords. */
export const oidcStrategy: AuthStrategy = {
  name: 'oidc',
  authenticate: async ({ headers, payload }) => {
    const token = extractJWT({ headers, payload });
    const secret = new TextEncoder().encode(payload.secret);
    const verified = token && (await jwtVerify(token, secret, { algorithms: ['HS256'] }).catch(() => undefined));
    const { id, sid, collection } = (verified || undefined)?.payload ?? {};
    if (collection !== 'users' || typeof sid !== 'string') return { user: null };
    const user = await payload.findByID({ collection: 'users', id: id as number, depth: 0, disableErrors: true });
    const session = user?.sessions?.find((one) => one.id === sid && Date.parse(one.expiresAt) > Date.now());
    return { user: user && session ? ({ ...user, collection: 'users', _sid: sid, _strategy: 'oidc' } as never) : null };
  },
};
