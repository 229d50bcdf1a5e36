import { isRecord, textOf, type Customer } from './customer.ts';

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

/** Asked, and nobody is signed in; `error` says why where it was the remote check that failed (SPEC §8). */
export type NoSession = Extract<Session, { loggedIn: false; sessionInitialized: true }>;

/** Asked, and nobody is signed in. */
export const noSession: NoSession = { state: null, loggedIn: false, sessionInitialized: true };

/** Whether the session's user is confirmed, with what is known of them. */
export const isConfirmed = (session: Session): session is Extract<Session, { user: SessionUser }> => session.loggedIn && session.sessionInitialized;

const numberOf = (value: unknown): number | undefined => {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
};

/** `{ UserDemographics: { ProfileCompletionRatioPercent } }` (SPEC §3, §7.2). */
export const parseDemographics = (value: unknown): Demographics => {
  const fields = isRecord(value) ? value['UserDemographics'] : undefined;
  const percent = isRecord(fields) ? numberOf(fields['ProfileCompletionRatioPercent']) : undefined;
  return percent === undefined ? {} : { profileCompletionPercent: percent };
};

/** The user of a session answer; without an e-mail address it is none (SPEC §7.2). */
export const parseSessionUser = (value: unknown): SessionUser | undefined => {
  if (!isRecord(value) || textOf(value['email']) === '') return undefined;
  return {
    email: textOf(value['email']),
    userId: String(value['userId'] ?? ''),
    firstName: textOf(value['firstName']),
    lastName: textOf(value['lastName']),
    demographics: parseDemographics(value['demographics']),
  };
};

/** A signed-in user without a customer record has no subscription that is known, so is a registrant (SPEC §6). */
export const customerOfSession = ({ userId, firstName, lastName }: SessionUser): Customer => ({ id: userId, firstName, middleName: '', lastName, title: '', promoCode: '', subscriptions: [] });
