import {
  cookieDeletions,
  createVisitorStore,
  isLogout,
  logout,
  readCookie,
  type VisitorState,
  type VisitorStore,
} from '@masthead/auth';
import { browserLimits as limits } from '@masthead/config/limits';
import { browserTools, localStores, wait } from './browserTools';
import { unmarkKnown } from './knownMark';
import { SignedInArea } from './SignedInArea';
import { SignedInDrawer } from './SignedInDrawer';
import { pressedLink, whenBack } from './pageSigns';
import { logoutPageFor, revokeSession } from './revokeSession';
import { toShownVisitor } from './shownVisitor';
import { visitorChannel } from './visitorChannel';
import type { VisitorOptions } from './visitorOptions';

const writeCookie = (cookie: string): void => {
  document.cookie = cookie;
};

const signOut = (store: VisitorStore, { domain }: VisitorOptions, page: string): Promise<void> => {
  const revocation = {
    page,
    origin: location.origin,
    customerId: readCookie(document.cookie, limits.cookies.customerId),
  };
  return logout({
    siteDomain: domain,
    host: location.hostname,
    writeCookie,
    storages: localStores(),
    clearState: store.clear,
    revoke: () => revokeSession((input, init) => fetch(input, init), revocation),
    wait,
    now: () => Date.now(),
    go: (address) => location.assign(address),
    logoutPage: logoutPageFor(revocation),
  });
};

/** A press on Sign Out that stays in this window is answered here; any other goes to the store's own page. */
const followSignOut = (store: VisitorStore, options: VisitorOptions): void => {
  const page = new URL(options.logoutPage, location.href);
  document.addEventListener('click', (event) => {
    const link = pressedLink(event);
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      !isLogout(new URL(link.href), page)
    )
      return;
    event.preventDefault();
    void signOut(store, options, link.href);
  });
};

/** Finds out who reads the page, shows it, and keeps it true when the reader comes back to the page. */
export const startVisitor = (options: VisitorOptions): void => {
  // The session that a dead id was given in is no session either.
  const forget = (): void => {
    for (const cookie of cookieDeletions(options.domain, location.hostname, [
      limits.cookies.customerId,
      ...limits.cookies.session,
    ]))
      writeCookie(cookie);
  };
  const changed = (state: VisitorState): void => {
    const shown = toShownVisitor(state);
    if (shown.visitor.state === 'signed-out') unmarkKnown(document.documentElement);
    visitorChannel.show({ ...shown, parts: { SignedInArea, SignedInDrawer } });
  };
  const store = createVisitorStore({ ...browserTools(), cookieLogin: options.cookieLogin, forget, changed });
  followSignOut(store, options);
  whenBack(() => void store.refresh());
  void store.refresh();
};
