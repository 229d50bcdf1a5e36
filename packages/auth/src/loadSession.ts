import type { Fetch } from './askVisitor.ts';
import { hasSessionCookies, type VisitorCookies } from './cookies.ts';
import { isRecord } from './customer.ts';
import type { Warn } from './customerCache.ts';
import { noSession, parseDemographics, parseSessionUser, type Demographics, type Session, type SessionUser } from './session.ts';

/** SPEC §8, session check failure, word for word. */
export const sessionErrors = {
  refused: 'An error of https required,user is not logged in,invalid user or no subscription has occured.',
  unreachable: 'Most likely a server timeout or an internet connection error.  Error response property is undefined.',
} as const;

/** What a session is loaded with. */
export type SessionTools = {
  readonly fetch: Fetch;
  readonly endpoints: { readonly basicUserInfo: string; readonly demographics: string };
  readonly warn: Warn;
};

const patienceMs = 15_000;

const getJson = async (fetch: Fetch, url: string): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(url, { method: 'GET', credentials: 'include', headers: { accept: 'application/json' }, signal: AbortSignal.timeout(patienceMs) });
  return { status: response.status, body: await response.json().catch(() => undefined) };
};

/** The registration service wraps its own status into the answer; where it does not, the answer's counts. */
const statusOf = ({ status, body }: { status: number; body: unknown }): number => (status === 200 && isRecord(body) && typeof body['status'] === 'number' ? body['status'] : status);

/** The remote session check (SPEC §4, §7.2): on status 200 the user is logged in, otherwise the error is stored. */
export const checkSession = async ({ fetch, endpoints }: SessionTools): Promise<Session> => {
  try {
    const answer = await getJson(fetch, endpoints.basicUserInfo);
    const user = statusOf(answer) === 200 && isRecord(answer.body) ? parseSessionUser(answer.body['data']) : undefined;
    return user ? { state: null, loggedIn: true, sessionInitialized: true, user } : { ...noSession, error: sessionErrors.refused };
  } catch {
    // No answer at all: the text says so.
    return { ...noSession, error: sessionErrors.unreachable };
  }
};

/** GET /userdemographics/?email={email} with credentials (SPEC §7.2). Without an answer nothing is known. */
export const loadDemographics = async ({ fetch, endpoints, warn }: SessionTools, email: string): Promise<Demographics> => {
  try {
    const { status, body } = await getJson(fetch, `${endpoints.demographics}?${new URLSearchParams({ email })}`);
    return status === 200 ? parseDemographics(body) : {};
  } catch (error) {
    warn("The user's demographics could not be loaded.", error);
    return {};
  }
};

/** SPEC §4, cookie session path: both cookies mark the user as logged in, and demographics are loaded. */
const cookieSession = async (tools: SessionTools, email: string): Promise<Session> => {
  const user: SessionUser = { email, userId: '', firstName: '', lastName: '', demographics: email === '' ? {} : await loadDemographics(tools, email) };
  return { state: null, loggedIn: true, sessionInitialized: true, user };
};

/** What the cookies mean for the session before anything is asked (SPEC §4, §6: a brand may switch the cookie path off). */
export const sessionPath = (cookies: VisitorCookies, cookieLogin: boolean): 'cookies' | 'remote' => (cookieLogin && hasSessionCookies(cookies) ? 'cookies' : 'remote');

/** Loads the session on the path that the cookies allow. */
export const loadSession = (tools: SessionTools, cookies: VisitorCookies, cookieLogin: boolean): Promise<Session> =>
  sessionPath(cookies, cookieLogin) === 'cookies' ? cookieSession(tools, cookies.email ?? '') : checkSession(tools);
