import type { Note } from './items.ts';

/** What becomes of a part of an export: it is imported, or the report lists it with a reason. */
export type Handling = 'imported' | Pick<Note, 'kind' | 'reason'>;

export const ignored = (reason: string): Handling => ({ kind: 'ignored', reason });
export const lost = (reason: string): Handling => ({ kind: 'not-imported', reason });

/** The same value for each of the names, which are separated by spaces. */
export const forAll = <Value>(names: string, value: Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]));
