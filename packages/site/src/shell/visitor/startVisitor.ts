import {
  isSignedIn,
  getCookieDeletions,
  createVisitorStore,
  isLogoutUrl,
  logout,
  type VisitorState,
  type VisitorStore,
  type VisitorDeps,
} from '@masthead/auth';
import { showVisitor } from '@masthead/design-system/show-visitor';
import { readCookie, visitorCookies } from '@masthead/config/cookies';
import { deleteOfflineStories } from '../../content/offline/offlineStories';
import { getClosestLink, onVisible } from '../browser/domEvents';
import { toDisplayedVisitor } from './displayedVisitor';
import { getLogoutUrl, revokeSession } from './revokeSession';
import { clearSignedInHint } from './signedInHint';
import { visitorChannel } from './visitorChannel';
import type { VisitorOptions } from './visitorOptions';

const graphqlUrl = '/api/visitor/graphql/';

/**
 * Addresses of the visitor's own data at the site's origin, which proxies them (§7.1, §7.2). Each ends in a slash,
 * because an address without one is redirected.
 */
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
