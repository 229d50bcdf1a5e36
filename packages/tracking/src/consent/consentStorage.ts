import { getAllowed, purposeNames, toPurposes, type Purposes } from './purposes.ts';

/** Name of the cookie and of the local storage entry. */
export const consentStorageKey = 'mh_consent';

/** After this many months the reader is asked again. */
const maxAgeMonths = 12;
const secondsPerMonth = 2_629_746;

/** Where an answer is kept; a browser may forbid any of it. */
export type ConsentStorage = {
  read: () => readonly (string | null)[];
  write: (value: string, maxAgeSeconds: number) => void;
};

const toMonthNumber = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth();

/** `1.ma.24311`: version, the allowed purposes by first letter, the month of the answer. It says nothing of who gave it. */
export const encodeChoice = (purposes: Purposes, today: Date): string =>
  `1.${
    getAllowed(purposes)
      .map(([letter]) => letter)
      .join('') || '-'
  }.${toMonthNumber(today)}`;

/** The answer in a stored value, unless it is too old, from another version, or not of ours. */
export const decodeChoice = (value: string | null | undefined, today: Date): Purposes | undefined => {
  const [, allowed = '', month = ''] = /^1\.(-|m?a?p?)\.(\d{5})$/.exec(value ?? '') ?? [];
  const age = toMonthNumber(today) - Number(month);
  if (allowed === '' || age < 0 || age >= maxAgeMonths) return undefined;
  return toPurposes(purposeNames.filter(([letter = '']) => allowed.includes(letter)));
};

/** The remembered answer: the first place that holds a good one. */
export const readStoredChoice = (memory: ConsentStorage, today: Date): Purposes | undefined =>
  memory
    .read()
    .map((value) => decodeChoice(value, today))
    .find((choice) => choice !== undefined);

/** Keeps an answer in every place the browser allows. */
export const storeChoice = (memory: ConsentStorage, purposes: Purposes, today: Date): void =>
  memory.write(encodeChoice(purposes, today), maxAgeMonths * secondsPerMonth);
