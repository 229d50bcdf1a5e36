import { mayBeSignedIn, readVisitorCookies, type VisitorCookies } from './cookies.ts';
import { loadCustomer, type CustomerLookUp, type CustomerTools } from './loadCustomer.ts';
import { loadSession, sessionPath, type SessionTools } from './loadSession.ts';
import { customerOfSession, isConfirmed, newSession, noSession, type Session } from './session.ts';
import { signedOut, unknownVisitor, visitorOf, type Visitor } from './visitor.ts';

/** What is known of the visitor: who they are (SPEC §4, §6), and the session behind it. */
export type VisitorState = { readonly visitor: Visitor; readonly session: Session };

/** What the store works with: the browser's own parts, and where the services answer. */
export type VisitorTools = {
  readonly customer: CustomerTools;
  readonly session: SessionTools;
  /** `document.cookie`. */
  readonly cookies: () => string;
  /** SPEC §6, the cookie-based login setting: `brand.cookieLogin`. */
  readonly cookieLogin: boolean;
  /** Told that the encrypted id is forged or has expired: it is of no more use (DECISIONS, Visitors). */
  readonly forget: () => void;
};

/** The one place that knows the visitor. */
export type VisitorStore = {
  readonly state: () => VisitorState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Looks at the cookies again and loads what has changed since the last look (SPEC §4: loaded when the id appears). */
  readonly refresh: () => Promise<void>;
  /** Clears the customer state (SPEC §4, logout). */
  readonly clear: () => void;
};

/** Who the visitor is, by both answers. A forged or expired id means signed out, whatever else is there. */
export const combine = (lookUp: CustomerLookUp | undefined, session: Session): Visitor => {
  if (lookUp?.kind === 'found') return visitorOf(lookUp.customer);
  if (lookUp?.kind === 'none') return signedOut;
  if (isConfirmed(session)) return visitorOf(customerOfSession(session.user));
  return lookUp ? unknownVisitor : signedOut;
};

const sameVisitor = (one: VisitorCookies | undefined, other: VisitorCookies): boolean =>
  one !== undefined && (['customerId', 'email', 'ipAddress', 'userAccess'] as const).every((name) => one[name] === other[name]);

/** Makes the store. Nothing is asked before the first `refresh`, and nothing at all for visitors without cookies. */
export const createVisitorStore = ({ customer, session, cookies, cookieLogin, forget }: VisitorTools): VisitorStore => {
  const listeners = new Set<() => void>();
  let state: VisitorState = { visitor: unknownVisitor, session: newSession };
  let seen: VisitorCookies | undefined;

  const change = (next: VisitorState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const refresh = async (): Promise<void> => {
    const found = readVisitorCookies(cookies());
    if (sameVisitor(seen, found)) return;
    seen = found;
    if (!mayBeSignedIn(found)) return change({ visitor: signedOut, session: noSession });
    change({ visitor: unknownVisitor, session: { state: 'busy', loggedIn: sessionPath(found, cookieLogin) === 'cookies', sessionInitialized: false } });
    const current = (): boolean => seen === found;
    const lookUp = found.customerId === undefined ? undefined : await loadCustomer(customer, found.customerId);
    if (!current()) return;
    if (lookUp?.kind === 'none') {
      forget();
      return change({ visitor: combine(lookUp, noSession), session: noSession });
    }
    // The customer says who it is; the session follows in its own time.
    if (lookUp) change({ ...state, visitor: combine(lookUp, state.session) });
    const loaded = await loadSession(session, found, cookieLogin);
    if (current()) change({ visitor: combine(lookUp, loaded), session: loaded });
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    clear: () => {
      seen = {};
      change({ visitor: signedOut, session: noSession });
    },
  };
};
