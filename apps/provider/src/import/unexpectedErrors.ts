import { getItemKey, type ImportItem, type ImportRemark, type Note, type Place } from './items.ts';
import type { Outcome, Report } from './report.ts';
import { SourceError } from './source.ts';

/** Items in a row with an unexpected error that end an import: then all would fail, such as with a full disk. */
const maxInARow = 10;

/** An item that is converted or written. */
type Subject = { kind: 'author' | 'category' | 'article' | 'page'; id: string; place: Place };

const toNote = ({ kind, id, place }: Subject, error: unknown): Note => ({
  kind: 'not-imported',
  subject: kind,
  reason: 'It had an unexpected error. The next import tries it again; report the error if it stays.',
  place,
  value: `${getItemKey({ kind, id })}: ${error instanceof Error ? error.message : String(error)}`.slice(0, 300),
});

/** Converts a record of a source. One with an unexpected error becomes a remark, so that it does not end the import. */
export const convertRecord = <Item extends ImportItem | undefined>(
  subject: Subject,
  convert: () => Item,
): Item | ImportRemark => {
  try {
    return convert();
  } catch (error) {
    if (error instanceof SourceError) throw error;
    return { kind: 'remark', note: toNote(subject, error), failed: subject.kind };
  }
};

/** Runs the import of an item. An unexpected error is reported with the item, and the import continues. */
export type AttemptItem = (subject: Subject, run: () => Promise<Outcome>) => Promise<Outcome>;

/** Creates an `AttemptItem`, which throws the error of the tenth item in a row. */
export const createAttemptItem = (report: Report): AttemptItem => {
  let inARow = 0;
  return async (subject, run) => {
    try {
      const outcome = await run();
      inARow = 0;
      return outcome;
    } catch (error) {
      inARow += 1;
      if (error instanceof SourceError) throw error;
      report.note(toNote(subject, error));
      if (inARow < maxInARow) return 'failed';
      report.count(subject.kind, 'failed');
      throw error;
    }
  };
};
