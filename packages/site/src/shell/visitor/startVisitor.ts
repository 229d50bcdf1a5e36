import {
  isSignedIn,
  getCookieDeletions,
  createVisitorStore,
  isLogoutUrl,
  logout,
  type VisitorState,
  type VisitorStore,
  type VisitorDeps,
  isProfileIncomplete,
  type Fetch,
} from '@masthead/auth';
import { showVisitor } from '@masthead/design-system/show-visitor';
import { readCookie, visitorCookies } from '@masthead/config/cookies';
import { deleteOfflineStories } from '../../content/offline/offlineStories';
import { getClosestLink, onVisible } from '../browser/domEvents';
import { clearSignedInHint } from './signedInHint';
import { visitorChannel, type DisplayedVisitor } from './visitorChannel';
import type { VisitorOptions } from './visitorOptions';
import type { HeaderVisitor } from '@masthead/design-system';

const timeoutMs = 3_000;

type Revocation = {
  /** The store's sign-out page. */
  page: string;
  origin: string;
  /** Identifies the session where the session cookie does not reach the store (§7.2). */
  customerId: string | undefined;
};

/** Ends the session at the registration service. False when it refuses, and for a store at another origin. */
export const revokeSession = async (fetch: Fetch, { page, origin, customerId }: Revocation): Promise<boolean> => {
  const url = new URL(page, origin);
  if (url.origin !== origin) return false;
  const response = await fetch(url.href, {
    method: 'POST',
    credentials: 'include',
    body: new URLSearchParams(customerId === undefined ? {} : { customerId }),
    redirect: 'manual',
    keepalive: true,
    signal: AbortSignal.timeout(timeoutMs),
  });
  // The service redirects after success; the redirect itself is not followed.
  return response.ok || response.type === 'opaqueredirect';
};

/** The store's sign-out page with the session to end and the address to return to (§7.2). */
export const getLogoutUrl = ({ page, origin, customerId }: Revocation): string => {
  const url = new URL(page, origin);
  if (customerId !== undefined && url.origin !== origin) url.searchParams.set('customerId', customerId);
  if (!url.searchParams.has('returnUrl')) url.searchParams.set('returnUrl', url.origin === origin ? '/' : `${origin}/`);
  return url.href;
};

/** The header's view of a visitor: a name, and the profile completion in percent while it is incomplete (§2.7). */
const toHeaderVisitor = ({ visitor, session }: VisitorState): HeaderVisitor => {
  if (!isSignedIn(visitor)) return visitor;
  const { firstName, lastName } = visitor.customer;
  const percent = 'user' in session ? session.user.demographics.profileCompletionPercent : undefined;
  return {
    state: visitor.state,
    firstName,
    lastName,
    ...(percent !== undefined && isProfileIncomplete(percent) && { profileCompletion: percent }),
  };
};

/** The visitor as the page displays them. */
export const toDisplayedVisitor = (state: VisitorState): DisplayedVisitor => ({
  visitor: toHeaderVisitor(state),
  lookup: state.session.sessionInitialized ? 'done' : 'pending',
});

const graphqlUrl = '/api/visitor/graphql/';

/** The visitor's own data at the site's origin (§7.1, §7.2). Without the slash they are redirected. */
const endpoints = {
  basicUserInfo: '/Registration/JsonWebService.svc/GetBasicUserInfo/',
  demographics: '/userdemographics/',
} as const;

const getStorage = (name: 'localStorage' | 'sessionStorage'): Storage | undefined => {
  try {
    return window[name];
  } catch {
    // Without storage the visitor is looked up on every page; everything else works.
    return undefined;
  }
};

/** The GraphQL client of the browser, created with the first query. */
let graphqlClient: Awaited<ReturnType<VisitorDeps['loadGraphqlClient']>> | undefined;

const loadGraphqlClient: VisitorDeps['loadGraphqlClient'] = async () => {
  const { createBrowserClient } = await import('@masthead/graphql-ops/browser');
  return (graphqlClient ??= createBrowserClient({ url: graphqlUrl }));
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const browserDeps = (): Omit<VisitorDeps, 'cookieLogin' | 'deleteCookies' | 'onChange'> => ({
  fetch: (input, init) => fetch(input, init),
  endpoints,
  loadGraphqlClient,
  storage: getStorage('sessionStorage'),
  warn: (message, detail) => console.warn(message, detail),
  wait,
  now: () => performance.now(),
  cookies: () => document.cookie,
});

const writeCookie = (cookie: string): void => {
  document.cookie = cookie;
};

/** The service worker cannot do this: it sees no request to the sign-out page of another origin. */
const deleteStories = async (): Promise<void> => {
  try {
    if ('caches' in window) await deleteOfflineStories(caches);
  } catch {
    // Without storage there are no stories.
  }
};

const signOut = async (store: VisitorStore, { domain }: VisitorOptions, page: string): Promise<void> => {
  const revocation = {
    page,
    origin: location.origin,
    customerId: readCookie(document.cookie, visitorCookies.customerId),
  };
  await deleteStories();
  return logout({
    siteDomain: domain,
    host: location.hostname,
    writeCookie,
    storages: [getStorage('localStorage'), getStorage('sessionStorage')],
    clearState: store.clear,
    revokeSession: () => revokeSession((input, init) => fetch(input, init), revocation),
    wait,
    now: () => Date.now(),
    redirect: (url) => location.assign(url),
    logoutPageUrl: getLogoutUrl(revocation),
  });
};

/** Handles plain clicks on Sign out in this window; modified clicks follow the link to the store's page. */
const handleSignOut = (store: VisitorStore, options: VisitorOptions): void => {
  const page = new URL(options.logoutPage, location.href);
  document.addEventListener('click', (event) => {
    const link = getClosestLink(event);
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      !isLogoutUrl(new URL(link.href), page)
    )
      return;
    event.preventDefault();
    void signOut(store, options, link.href);
  });
};

/** Looks the visitor up, publishes the result, and repeats both when the page becomes visible again. */
export const startVisitor = (options: VisitorOptions): void => {
  // A session with an expired customer id has expired too.
  const deleteCookies = (): void => {
    for (const cookie of getCookieDeletions(options.domain, location.hostname, [
      visitorCookies.customerId,
      ...visitorCookies.session,
    ]))
      writeCookie(cookie);
  };
  const publishVisitor = (state: VisitorState): void => {
    const displayed = toDisplayedVisitor(state);
    if (displayed.visitor.state === 'signed-out') clearSignedInHint(document.documentElement);
    const { visitor, lookup } = displayed;
    const show = (area: HTMLElement): void => {
      showVisitor(area, visitor);
      // Sign-in prompts stay hidden until the visitor is known.
      area.toggleAttribute('data-settled', lookup === 'done' || isSignedIn(state.visitor));
    };
    visitorChannel.publish({ ...displayed, show });
  };
  const store = createVisitorStore({
    ...browserDeps(),
    cookieLogin: options.cookieLogin,
    deleteCookies,
    onChange: publishVisitor,
  });
  handleSignOut(store, options);
  onVisible(() => void store.refresh());
  void store.refresh();
};
