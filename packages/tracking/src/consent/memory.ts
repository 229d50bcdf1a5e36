import { allowedOf, purposeNames, purposesOf, type Purposes } from './purposes.ts';

/** Name of the cookie and of the local storage entry. */
export const memoryName = 'mh_consent';

/** After this many months the reader is asked again. */
const goodForMonths = 12;
const secondsOfMonth = 2_629_746;

/** Where an answer is kept; a browser may forbid any of it. */
export type Memory = { read: () => readonly (string | null)[]; write: (value: string, maxAgeSeconds: number) => void };

const monthOf = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth();

/** `1.ma.24311`: version, the allowed purposes by first letter, the month of the answer. It says nothing of who gave it. */
export const writeChoice = (purposes: Purposes, today: Date): string =>
  `1.${
    allowedOf(purposes)
      .map(([letter]) => letter)
      .join('') || '-'
  }.${monthOf(today)}`;

/** The answer in a stored value, unless it is too old, from another version, or not of ours. */
export const readChoice = (value: string | null | undefined, today: Date): Purposes | undefined => {
  const [, allowed = '', month = ''] = /^1\.(-|m?a?p?)\.(\d{5})$/.exec(value ?? '') ?? [];
  const age = monthOf(today) - Number(month);
  if (allowed === '' || age < 0 || age >= goodForMonths) return undefined;
  return purposesOf(purposeNames.filter(([letter = '']) => allowed.includes(letter)));
};

/** The remembered answer: the first place that holds a good one. */
export const recall = (memory: Memory, today: Date): Purposes | undefined =>
  memory
    .read()
    .map((value) => readChoice(value, today))
    .find((choice) => choice !== undefined);

/** Keeps an answer in every place the browser allows. */
export const remember = (memory: Memory, purposes: Purposes, today: Date): void =>
  memory.write(writeChoice(purposes, today), goodForMonths * secondsOfMonth);
