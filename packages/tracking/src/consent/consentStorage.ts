import { readCookie } from '@masthead/config/cookies';
import { getAllowed, purposeNames, toPurposes, type Purposes } from './purposes.ts';

/** Key in local storage and name of the cookie. */
export const consentStorageKey = 'mh_consent';

/** Age in months after which the banner requests consent again. */
const maxAgeMonths = 12;
const secondsPerMonth = 2_629_746;

/** Storage of the consent choice. Browsers may block any of its places. */
export type ConsentStorage = {
  read: () => readonly (string | null)[];
  write: (value: string, maxAgeSeconds: number) => void;
};

const toMonthNumber = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth();

/** `1.ma.24311`: version, allowed purposes by first letter, month of the choice. Contains nothing about the visitor. */
export const encodeChoice = (purposes: Purposes, today: Date): string =>
  `1.${
    getAllowed(purposes)
      .map(([letter]) => letter)
      .join('') || '-'
  }.${toMonthNumber(today)}`;

/** Decodes a stored value; undefined when it is too old, of another version or malformed. */
export const decodeChoice = (value: string | null | undefined, today: Date): Purposes | undefined => {
  const [, allowed = '', month = ''] = /^1\.(-|m?a?p?)\.(\d{5})$/.exec(value ?? '') ?? [];
  const age = toMonthNumber(today) - Number(month);
  if (allowed === '' || age < 0 || age >= maxAgeMonths) return undefined;
  return toPurposes(purposeNames.filter(([letter = '']) => allowed.includes(letter)));
};

/** The stored choice: the first valid one. */
export const readStoredChoice = (memory: ConsentStorage, today: Date): Purposes | undefined =>
  memory
    .read()
    .map((value) => decodeChoice(value, today))
    .find((choice) => choice !== undefined);

/** Stores a choice in every place that the browser allows. */
export const storeChoice = (memory: ConsentStorage, purposes: Purposes, today: Date): void =>
  memory.write(encodeChoice(purposes, today), maxAgeMonths * secondsPerMonth);

/** Accessing blocked storage throws. */
const attempt = <Value>(action: () => Value): Value | null => {
  try {
    return action();
  } catch {
    return null; // The other store still has the choice, or the banner requests it again.
  }
};

/** Consent storage of a browser window: local storage and a cookie, because browsers clear either at times. */
export const createConsentStorage = (window: Window): ConsentStorage => ({
  read: () => [
    attempt(() => window.localStorage.getItem(consentStorageKey)),
    readCookie(window.document.cookie, consentStorageKey) ?? null,
  ],
  write: (value, maxAgeSeconds) => {
    attempt(() => window.localStorage.setItem(consentStorageKey, value));
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    attempt(() => {
      window.document.cookie = `${consentStorageKey}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`;
    });
  },
});
