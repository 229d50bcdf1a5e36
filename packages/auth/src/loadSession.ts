import { fetchService, type ServiceDeps } from './fetchService.ts';
import { hasSessionCookies, type VisitorCookies } from './cookies.ts';
import {
  createSignedOutSession,
  parseDemographics,
  parseSessionUser,
  createSignedInSession,
  type Demographics,
  type Session,
} from './session.ts';

/** The literal messages of §8 for a failed session check. */
const sessionErrors = {
  refused: 'An error of https required,user is not logged in,invalid user or no subscription has occured.',
  unreachable: 'Most likely a server timeout or an internet connection error.  Error response property is undefined.',
} as const;

/** Dependencies of the session check. */
export type SessionDeps = ServiceDeps & {
  readonly endpoints: { readonly basicUserInfo: string; readonly demographics: string };
};

/**
 * The remote session check (§4, §7.2). The user is signed in if the response and its body have status 200;
 * otherwise the session contains the error.
 */
export const checkSession = async ({ fetch, endpoints }: SessionDeps): Promise<Session> => {
  try {
    const { status, body } = await fetchService(fetch, endpoints.basicUserInfo);
    const user = status === 200 && (body['status'] ?? status) === 200 ? parseSessionUser(body['data']) : undefined;
    return user ? createSignedInSession(user) : createSignedOutSession(sessionErrors.refused);
  } catch {
    return createSignedOutSession(sessionErrors.unreachable);
  }
};

/**
 * Loads the demographics of a user with GET /userdemographics/?email={email} (§7.2). Empty if the request fails.
 */
const loadDemographics = async ({ fetch, endpoints, warn }: SessionDeps, email: string): Promise<Demographics> => {
  try {
    const { status, body } = await fetchService(fetch, `${endpoints.demographics}?email=${encodeURIComponent(email)}`);
    return status === 200 ? parseDemographics(body) : {};
  } catch (error) {
    warn("The user's demographics could not be loaded.", error);
    return {};
  }
};

/**
 * Source of the session: the remote check without session cookies or if the brand disables cookie login (§4, §6).
 */
export const getSessionPath = (cookies: VisitorCookies, cookieLogin: boolean): 'cookies' | 'remote' =>
  cookieLogin && hasSessionCookies(cookies) ? 'cookies' : 'remote';

/** Loads the session from the cookies or by the remote check (§4). `cookieLogin` is the setting of the brand. */
export const loadSession = async (
  deps: SessionDeps,
  cookies: VisitorCookies,
  cookieLogin: boolean,
): Promise<Session> => {
  if (getSessionPath(cookies, cookieLogin) === 'remote') return checkSession(deps);
  const { email = '' } = cookies;
  return createSignedInSession({
    email,
    userId: '',
    firstName: '',
    lastName: '',
    demographics: email ? await loadDemographics(deps, email) : {},
  });
};
