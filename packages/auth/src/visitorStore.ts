import { mayBeSignedIn, readVisitorCookies, type VisitorCookies } from './cookies.ts';
import { loadCustomer, type CustomerLookUp, type CustomerTools } from './loadCustomer.ts';
import { loadSession, sessionPath, type SessionTools } from './loadSession.ts';
import { busySession, customerOfSession, newSession, noSession, type Session } from './session.ts';
import { signedOut, unknownVisitor, visitorOf, type Visitor } from './visitor.ts';

/** What is known of the visitor: who they are (SPEC §4, §6), and the session behind it. */
export type VisitorState = { readonly visitor: Visitor; readonly session: Session };

/** What the store works with: the browser's own parts, and where the services answer. */
export type VisitorTools = CustomerTools &
  SessionTools & {
    /** `document.cookie`. */
    readonly cookies: () => string;
    /** SPEC §6, the cookie-based login setting: `brand.cookieLogin`. */
    readonly cookieLogin: boolean;
    /** Told that the encrypted id is forged or has expired: it is of no more use (DECISIONS, Visitors). */
    readonly forget: () => void;
    /** Told of every change. */
    readonly changed: (state: VisitorState) => void;
  };

/** The one place that knows the visitor. */
export type VisitorStore = {
  readonly state: () => VisitorState;
  /** Looks at the cookies again and loads what has changed since the last look (SPEC §4: loaded when the id appears). */
  readonly refresh: () => Promise<void>;
  /** Clears the customer state (SPEC §4, logout). */
  readonly clear: () => void;
};

/** Who the visitor is, by both answers. A forged or expired id means signed out, whatever else is there. */
export const combine = (lookUp: CustomerLookUp | undefined, session: Session): Visitor => {
  if (lookUp?.kind === 'found') return visitorOf(lookUp.customer);
  if (lookUp?.kind === 'none') return signedOut;
  if ('user' in session) return visitorOf(customerOfSession(session.user));
  return lookUp ? unknownVisitor : signedOut;
};

/** Makes the store. Nothing is asked before the first `refresh`, and nothing at all for visitors without cookies. */
export const createVisitorStore = (tools: VisitorTools): VisitorStore => {
  const { cookies, cookieLogin, forget, changed } = tools;
  let state: VisitorState = { visitor: unknownVisitor, session: newSession };
  let seen: VisitorCookies | undefined;

  const change = (visitor: Visitor, session: Session): void => {
    state = { visitor, session };
    changed(state);
  };

  const refresh = async (): Promise<void> => {
    const found = readVisitorCookies(cookies());
    if (JSON.stringify(seen) === JSON.stringify(found)) return;
    seen = found;
    if (!mayBeSignedIn(found)) return change(signedOut, noSession());
    const busy = busySession(sessionPath(found, cookieLogin) === 'cookies');
    change(unknownVisitor, busy);
    const lookUp = found.customerId ? await loadCustomer(tools, found.customerId) : undefined;
    // An answer that comes after a newer look does not count.
    if (seen !== found) return;
    if (lookUp?.kind === 'none') {
      forget();
      return change(signedOut, noSession());
    }
    // The customer says who it is; the session follows in its own time.
    if (lookUp) change(combine(lookUp, busy), busy);
    const session = await loadSession(tools, found, cookieLogin);
    if (seen !== found) return;
    // Services that did not answer are asked again at the next look.
    if (lookUp?.kind === 'unavailable') seen = undefined;
    change(combine(lookUp, session), session);
  };

  return {
    state: () => state,
    refresh,
    clear: () => {
      seen = readVisitorCookies('');
      change(signedOut, noSession());
    },
  };
};
