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

/** SPEC §8, session check failure, word for word. */
export const sessionErrors = {
  refused: 'An error of https required,user is not logged in,invalid user or no subscription has occured.',
  unreachable: 'Most likely a server timeout or an internet connection error.  Error response property is undefined.',
} as const;

/** Dependencies of the session check. */
export type SessionDeps = ServiceDeps & {
  readonly endpoints: { readonly basicUserInfo: string; readonly demographics: string };
};

/** The remote session check (SPEC §4, §7.2): status 200, also in the body, means signed in; otherwise the session stores the error. */
export const checkSession = async ({ fetch, endpoints }: SessionDeps): Promise<Session> => {
  try {
    const { status, body } = await fetchService(fetch, endpoints.basicUserInfo);
    const user = status === 200 && (body['status'] ?? status) === 200 ? parseSessionUser(body['data']) : undefined;
    return user ? createSignedInSession(user) : createSignedOutSession(sessionErrors.refused);
  } catch {
    return createSignedOutSession(sessionErrors.unreachable);
  }
};

/** GET /userdemographics/?email={email} with credentials (SPEC §7.2). Empty when the request fails. */
export const loadDemographics = async (
  { fetch, endpoints, warn }: SessionDeps,
  email: string,
): Promise<Demographics> => {
  try {
    const { status, body } = await fetchService(fetch, `${endpoints.demographics}?email=${encodeURIComponent(email)}`);
    return status === 200 ? parseDemographics(body) : {};
  } catch (error) {
    warn("The user's demographics could not be loaded.", error);
    return {};
  }
};

/** Which path the cookies select (SPEC §4, §6: a brand may disable the cookie path). */
export const getSessionPath = (cookies: VisitorCookies, cookieLogin: boolean): 'cookies' | 'remote' =>
  cookieLogin && hasSessionCookies(cookies) ? 'cookies' : 'remote';

/** Loads the session by the cookies or the remote check (SPEC §4). */
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
