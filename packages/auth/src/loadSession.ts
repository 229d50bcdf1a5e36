import { askService, type ServiceTools } from './askService.ts';
import { hasSessionCookies, type VisitorCookies } from './cookies.ts';
import {
  noSession,
  parseDemographics,
  parseSessionUser,
  sessionOf,
  type Demographics,
  type Session,
} from './session.ts';

/** SPEC §8, session check failure, word for word. */
export const sessionErrors = {
  refused: 'An error of https required,user is not logged in,invalid user or no subscription has occured.',
  unreachable: 'Most likely a server timeout or an internet connection error.  Error response property is undefined.',
} as const;

/** What a session is loaded with. */
export type SessionTools = ServiceTools & {
  readonly endpoints: { readonly basicUserInfo: string; readonly demographics: string };
};

/** The remote session check (SPEC §4, §7.2): on status 200, of the answer and in it, the user is logged in; otherwise the error is stored. */
export const checkSession = async ({ fetch, endpoints }: SessionTools): Promise<Session> => {
  try {
    const { status, fields } = await askService(fetch, endpoints.basicUserInfo);
    const user = status === 200 && (fields['status'] ?? status) === 200 ? parseSessionUser(fields['data']) : undefined;
    return user ? sessionOf(user) : noSession(sessionErrors.refused);
  } catch {
    // No answer at all: the text says so.
    return noSession(sessionErrors.unreachable);
  }
};

/** GET /userdemographics/?email={email} with credentials (SPEC §7.2). Without an answer nothing is known. */
export const loadDemographics = async (
  { fetch, endpoints, warn }: SessionTools,
  email: string,
): Promise<Demographics> => {
  try {
    const { status, fields } = await askService(fetch, `${endpoints.demographics}?email=${encodeURIComponent(email)}`);
    return status === 200 ? parseDemographics(fields) : {};
  } catch (error) {
    warn("The user's demographics could not be loaded.", error);
    return {};
  }
};

/** What the cookies mean for the session before anything is asked (SPEC §4, §6: a brand may switch the cookie path off). */
export const sessionPath = (cookies: VisitorCookies, cookieLogin: boolean): 'cookies' | 'remote' =>
  cookieLogin && hasSessionCookies(cookies) ? 'cookies' : 'remote';

/** Loads the session on the path that the cookies allow (SPEC §4): two cookies mark the user as logged in, or the service is asked. */
export const loadSession = async (
  tools: SessionTools,
  cookies: VisitorCookies,
  cookieLogin: boolean,
): Promise<Session> => {
  if (sessionPath(cookies, cookieLogin) === 'remote') return checkSession(tools);
  const { email = '' } = cookies;
  return sessionOf({
    email,
    userId: '',
    firstName: '',
    lastName: '',
    demographics: email ? await loadDemographics(tools, email) : {},
  });
};
