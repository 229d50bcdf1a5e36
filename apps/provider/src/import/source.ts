import type { StoredPage } from '../db/tables/publishing.ts';
import type { ImportItem } from './items.ts';
import type { Mapping } from './mapping.ts';
import { OperatorError } from '../server/operatorError.ts';

/** An expected error of a source: what is wrong, where, and what to do. Nothing is imported. */
export class SourceError extends OperatorError {
  override name = 'SourceError';
}

/** The bytes of a source, before its format is known. */
export type SourceInput = {
  /** As on the command line: a path or an https address. */
  location: string;
  /** The first 64 KiB as text, without a byte order mark, to recognize the format. */
  head: string;
  /** Reads all bytes from the start. Can be called again. */
  read: () => AsyncIterable<Uint8Array>;
  /** For a source at an address: fetches its next page from an allowed host. Throws a `SourceError`. */
  fetchNext?: (address: string) => Promise<Uint8Array>;
  /** For a source at an address: the pages that were fetched. */
  pages?: readonly StoredPage[];
};

/** Whether a source is at an address, and not a file. */
export const isRemote = (location: string): boolean => /^https?:/i.test(location);

/** Whether bodies and notes are needed. */
export type ReadDetail = 'index' | 'full';

export type ImportSource = {
  /** Identifies the old site in the journal, for later exports of it: `https://old.example.com`. */
  id: string;
  /** Origins of the old site, such as `https://old.example.com`. Links to them are rewritten. */
  origins: readonly string[];
  /** Yields the same items each time: for the `index`, where `html` and `notes` may be empty, then in `full`. */
  read: (detail: ReadDetail) => AsyncIterable<ImportItem>;
};

export type SourceFormat = {
  /** For messages: `WordPress export`. */
  name: string;
  /** Whether the source has this format, by its content and not by its name. */
  recognizes: (input: SourceInput) => boolean;
  /** Checks the whole source first, so that a damaged one changes nothing. A date without a time is in `timeZone`. */
  open: (input: SourceInput, options: { mapping: Mapping; timeZone: string }) => Promise<ImportSource>;
};
