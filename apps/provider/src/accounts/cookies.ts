/** The cookies that the registration service sets (SPEC §3; DECISIONS, Visitors). All are host-only. */
export const cookieNames = {
  session: 'mh_session',
  device: 'mh_device',
  customerId: 'oly_enc_id',
  anonymousId: 'oly_anon_id',
  email: 'useremail',
  /** By the first two, pages know a reader without asking the session check (SPEC §4, cookie session path; §6). */
  ipAddress: 'ipAddress',
  userAccess: 'userAccess',
  userAccount: 'userAccount',
} as const;

const { customerId, anonymousId, email, ipAddress, userAccess, userAccount } = cookieNames;

/** `script` cookies are read by the site's own scripts; the others never are. */
export type NewCookie = { name: string; value: string; expiresAt: Date; readableBy: 'service' | 'script' };

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    // Another program's cookie need not be percent-encoded.
    return value;
  }
};

/** The value of a request's cookie; undefined where it is missing or empty. */
export const readCookie = (request: Request, name: string): string | undefined => {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const pair = pairs.find((candidate) => candidate.startsWith(`${name}=`));
  return (pair && decoded(pair.slice(name.length + 1))) || undefined;
};

/** A `Set-Cookie` header. `secure` is false on one machine without TLS only. */
export const cookieHeader = ({ name, value, expiresAt, readableBy }: NewCookie, secure: boolean): string =>
  [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Expires=${expiresAt.toUTCString()}`, 'SameSite=Lax', ...(readableBy === 'service' ? ['HttpOnly'] : []), ...(secure ? ['Secure'] : [])].join('; ');

/** Signing out leaves none of these; the browser stays known. */
export const clearedCookies: readonly NewCookie[] = [
  { name: cookieNames.session, value: '', expiresAt: new Date(0), readableBy: 'service' },
  ...[customerId, anonymousId, email, ipAddress, userAccess, userAccount].map((name): NewCookie => ({ name, value: '', expiresAt: new Date(0), readableBy: 'script' })),
];
