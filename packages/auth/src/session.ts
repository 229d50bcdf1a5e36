import { fieldsOf, textOf, type Customer } from './customer.ts';

/** SPEC §3, session user data. */
export type SessionUser = {
  readonly email: string;
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly demographics: Demographics;
};

/** SPEC §3, UserDemographics: how complete the profile is, where it is known. */
export type Demographics = { readonly profileCompletionPercent?: number };

/** SPEC §4: state is null or busy, loggedIn is false until confirmed, sessionInitialized starts false. */
export type Session =
  | { readonly state: null; readonly loggedIn: false; readonly sessionInitialized: false }
  | { readonly state: 'busy'; readonly loggedIn: boolean; readonly sessionInitialized: false }
  | { readonly state: null; readonly loggedIn: true; readonly sessionInitialized: true; readonly user: SessionUser }
  | { readonly state: null; readonly loggedIn: false; readonly sessionInitialized: true; readonly error?: string };

/** Before anything is known. */
export const newSession: Session = { state: null, loggedIn: false, sessionInitialized: false };

/** While the services are asked; the cookie path counts as logged in from the start (SPEC §4). */
export const busySession = (loggedIn: boolean): Session => ({ state: 'busy', loggedIn, sessionInitialized: false });

/** Asked, and nobody is signed in; `error` says why where it was the remote check that failed (SPEC §8). */
export const noSession = (error?: string): Session => ({
  state: null,
  loggedIn: false,
  sessionInitialized: true,
  ...(error && { error }),
});

/** Asked, and confirmed. */
export const sessionOf = (user: SessionUser): Session => ({
  state: null,
  loggedIn: true,
  sessionInitialized: true,
  user,
});

/** `{ UserDemographics: { ProfileCompletionRatioPercent } }` (SPEC §3, §7.2). */
export const parseDemographics = (value: unknown): Demographics => {
  const percent = Number.parseFloat(
    String(fieldsOf(fieldsOf(value)['UserDemographics'])['ProfileCompletionRatioPercent']),
  );
  return Number.isFinite(percent) ? { profileCompletionPercent: percent } : {};
};

/** The user of a session answer; without an e-mail address it is none (SPEC §7.2). */
export const parseSessionUser = (value: unknown): SessionUser | undefined => {
  const { email, userId, firstName, lastName, demographics } = fieldsOf(value);
  if (!textOf(email)) return undefined;
  return {
    email: textOf(email),
    userId: String(userId ?? ''),
    firstName: textOf(firstName),
    lastName: textOf(lastName),
    demographics: parseDemographics(demographics),
  };
};

/** A signed-in user without a customer record has no subscription that is known, so is a registrant (SPEC §6). */
export const customerOfSession = ({ userId, firstName, lastName }: SessionUser): Customer => ({
  id: userId,
  firstName,
  middleName: '',
  lastName,
  title: '',
  promoCode: '',
  subscriptions: [],
});
