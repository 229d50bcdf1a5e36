import { mayBeSignedIn, readVisitorCookies, type VisitorCookies } from './cookies.ts';
import { loadCustomer, type CustomerResult, type CustomerDeps } from './loadCustomer.ts';
import { loadSession, getSessionPath, type SessionDeps } from './loadSession.ts';
import { createBusySession, toCustomer, initialSession, createSignedOutSession, type Session } from './session.ts';
import { signedOutVisitor, unknownVisitor, toVisitor, type Visitor } from './visitor.ts';

/** The visitor (§4, §6) and their session. */
export type VisitorState = { readonly visitor: Visitor; readonly session: Session };

/** Dependencies of the store. */
export type VisitorDeps = CustomerDeps &
  SessionDeps & {
    /** `document.cookie`. */
    readonly cookies: () => string;
    /** §6, the cookie-based login setting: `brand.cookieLogin`. */
    readonly cookieLogin: boolean;
    /** Deletes the cookies of a forged or expired customer id (§4). */
    readonly deleteCookies: () => void;
    /** Called with the new state after every change. */
    readonly onChange: (state: VisitorState) => void;
  };

/** Holds the state of the visitor. */
export type VisitorStore = {
  readonly state: () => VisitorState;
  /** Reads the cookies, and loads customer and session if the cookies have changed (§4). */
  readonly refresh: () => Promise<void>;
  /** Sets the visitor to signed out (§4, logout). The caller deletes the cookies. */
  readonly clear: () => void;
};

/**
 * The visitor by customer and session. The customer takes precedence; a forged or expired id means signed out.
 * `customerResult` is undefined for visitors without a customer id.
 */
const resolveVisitor = (customerResult: CustomerResult | undefined, session: Session): Visitor => {
  if (customerResult?.kind === 'found') return toVisitor(customerResult.customer);
  if (customerResult?.kind === 'invalid-id') return signedOutVisitor;
  if ('user' in session) return toVisitor(toCustomer(session.user));
  return customerResult ? unknownVisitor : signedOutVisitor;
};

/** Creates the store. It sends no request before the first `refresh`, and none for visitors without cookies. */
export const createVisitorStore = (deps: VisitorDeps): VisitorStore => {
  const { cookies, cookieLogin, deleteCookies, onChange } = deps;
  let state: VisitorState = { visitor: unknownVisitor, session: initialSession };
  let lastCookies: VisitorCookies | undefined;

  const setState = (visitor: Visitor, session: Session): void => {
    state = { visitor, session };
    onChange(state);
  };

  const refresh = async (): Promise<void> => {
    const currentCookies = readVisitorCookies(cookies());
    if (JSON.stringify(lastCookies) === JSON.stringify(currentCookies)) return;
    lastCookies = currentCookies;
    if (!mayBeSignedIn(currentCookies)) return setState(signedOutVisitor, createSignedOutSession());
    const busySession = createBusySession(getSessionPath(currentCookies, cookieLogin) === 'cookies');
    setState(unknownVisitor, busySession);
    const customerResult = currentCookies.customerId ? await loadCustomer(deps, currentCookies.customerId) : undefined;
    // The cookies have changed meanwhile, and a newer refresh loads their customer.
    if (lastCookies !== currentCookies) return;
    if (customerResult?.kind === 'invalid-id') {
      deleteCookies();
      return setState(signedOutVisitor, createSignedOutSession());
    }
    // Report the customer now, because the session takes another request.
    if (customerResult) setState(resolveVisitor(customerResult, busySession), busySession);
    const session = await loadSession(deps, currentCookies, cookieLogin);
    if (lastCookies !== currentCookies) return;
    // The service was unavailable: discard the cookies, so that the next refresh requests the customer again.
    if (customerResult?.kind === 'unavailable') lastCookies = undefined;
    setState(resolveVisitor(customerResult, session), session);
  };

  return {
    state: () => state,
    refresh,
    clear: () => {
      lastCookies = readVisitorCookies('');
      setState(signedOutVisitor, createSignedOutSession());
    },
  };
};
