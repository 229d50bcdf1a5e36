import { mayBeSignedIn, readVisitorCookies, type VisitorCookies } from './cookies.ts';
import { loadCustomer, type CustomerLookUp, type CustomerDeps } from './loadCustomer.ts';
import { loadSession, getSessionPath, type SessionDeps } from './loadSession.ts';
import { createBusySession, toCustomer, initialSession, createSignedOutSession, type Session } from './session.ts';
import { signedOut, unknownVisitor, toVisitor, type Visitor } from './visitor.ts';

/** The visitor (SPEC §4, §6) and their session. */
export type VisitorState = { readonly visitor: Visitor; readonly session: Session };

/** Dependencies of the store. */
export type VisitorDeps = CustomerDeps &
  SessionDeps & {
    /** `document.cookie`. */
    readonly cookies: () => string;
    /** SPEC §6, the cookie-based login setting: `brand.cookieLogin`. */
    readonly cookieLogin: boolean;
    /** Called when the encrypted id is forged or expired (DECISIONS, Visitors). */
    readonly deleteCookies: () => void;
    /** Called with every change. */
    readonly onChange: (state: VisitorState) => void;
  };

/** Holds the state of the visitor. */
export type VisitorStore = {
  readonly state: () => VisitorState;
  /** Reads the cookies again and loads what changed (SPEC §4: loaded when the id appears). */
  readonly refresh: () => Promise<void>;
  /** Clears the customer state (SPEC §4, logout). */
  readonly clear: () => void;
};

/** Resolves the visitor from both results. A forged or expired id always means signed out. */
export const resolveVisitor = (lookUp: CustomerLookUp | undefined, session: Session): Visitor => {
  if (lookUp?.kind === 'found') return toVisitor(lookUp.customer);
  if (lookUp?.kind === 'none') return signedOut;
  if ('user' in session) return toVisitor(toCustomer(session.user));
  return lookUp ? unknownVisitor : signedOut;
};

/** Creates the store. It sends no request before the first `refresh`, and none for visitors without cookies. */
export const createVisitorStore = (deps: VisitorDeps): VisitorStore => {
  const { cookies, cookieLogin, deleteCookies, onChange } = deps;
  let state: VisitorState = { visitor: unknownVisitor, session: initialSession };
  let lastCookies: VisitorCookies | undefined;

  const change = (visitor: Visitor, session: Session): void => {
    state = { visitor, session };
    onChange(state);
  };

  const refresh = async (): Promise<void> => {
    const current = readVisitorCookies(cookies());
    if (JSON.stringify(lastCookies) === JSON.stringify(current)) return;
    lastCookies = current;
    if (!mayBeSignedIn(current)) return change(signedOut, createSignedOutSession());
    const busy = createBusySession(getSessionPath(current, cookieLogin) === 'cookies');
    change(unknownVisitor, busy);
    const lookUp = current.customerId ? await loadCustomer(deps, current.customerId) : undefined;
    // A newer refresh supersedes this one.
    if (lastCookies !== current) return;
    if (lookUp?.kind === 'none') {
      deleteCookies();
      return change(signedOut, createSignedOutSession());
    }
    // Publishes the customer before the session is loaded.
    if (lookUp) change(resolveVisitor(lookUp, busy), busy);
    const session = await loadSession(deps, current, cookieLogin);
    if (lastCookies !== current) return;
    // The next refresh repeats a failed look-up.
    if (lookUp?.kind === 'unavailable') lastCookies = undefined;
    change(resolveVisitor(lookUp, session), session);
  };

  return {
    state: () => state,
    refresh,
    clear: () => {
      lastCookies = readVisitorCookies('');
      change(signedOut, createSignedOutSession());
    },
  };
};
