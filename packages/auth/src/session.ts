import { toRecord, toText, type Customer } from './customer.ts';

/** §3, session user data. */
type SessionUser = {
  readonly email: string;
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly demographics: Demographics;
};

/** §3, UserDemographics. `profileCompletionPercent` is missing if the service did not return a number. */
export type Demographics = { readonly profileCompletionPercent?: number };

/**
 * The session (§4): before it is loaded, while it loads (`busy`), of a signed-in user, of a signed-out visitor.
 * Names and the value `null` are those of the specification.
 */
export type Session =
  | { readonly state: null; readonly loggedIn: false; readonly sessionInitialized: false }
  | { readonly state: 'busy'; readonly loggedIn: boolean; readonly sessionInitialized: false }
  | { readonly state: null; readonly loggedIn: true; readonly sessionInitialized: true; readonly user: SessionUser }
  | { readonly state: null; readonly loggedIn: false; readonly sessionInitialized: true; readonly error?: string };

/** The session before it is loaded. */
export const initialSession: Session = { state: null, loggedIn: false, sessionInitialized: false };

/** The session while it loads. On the cookie session path the user counts as signed in from the start (§4). */
export const createBusySession = (loggedIn: boolean): Session => ({
  state: 'busy',
  loggedIn,
  sessionInitialized: false,
});

/** The session of a signed-out visitor. `error` is the message of a failed remote session check (§8). */
export const createSignedOutSession = (error?: string): Session => ({
  state: null,
  loggedIn: false,
  sessionInitialized: true,
  ...(error && { error }),
});

/** The session of a signed-in user. */
export const createSignedInSession = (user: SessionUser): Session => ({
  state: null,
  loggedIn: true,
  sessionInitialized: true,
  user,
});

/** Parses `{ UserDemographics: { ProfileCompletionRatioPercent } }` (§3, §7.2). */
export const parseDemographics = (value: unknown): Demographics => {
  const percent = Number.parseFloat(
    String(toRecord(toRecord(value)['UserDemographics'])['ProfileCompletionRatioPercent']),
  );
  return Number.isFinite(percent) ? { profileCompletionPercent: percent } : {};
};

/** Parses the user of a session response (§7.2). Undefined if it has no email address. */
export const parseSessionUser = (value: unknown): SessionUser | undefined => {
  const { email, userId, firstName, lastName, demographics } = toRecord(value);
  if (!toText(email)) return undefined;
  return {
    email: toText(email),
    userId: String(userId ?? ''),
    firstName: toText(firstName),
    lastName: toText(lastName),
    demographics: parseDemographics(demographics),
  };
};

/** Converts a user without a customer record to a customer without subscriptions, a registrant (§6). */
export const toCustomer = ({ userId, firstName, lastName }: SessionUser): Customer => ({
  id: userId,
  firstName,
  lastName,
  subscriptions: [],
});
