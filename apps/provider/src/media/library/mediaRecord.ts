import type { Selectable } from 'kysely';
import type { MediaTable } from '../../db/tables/media.ts';

/** What a file of the media library is used as. */
export type MediaKind = MediaTable['kind'];

export type MediaRecord = Selectable<MediaTable>;

export type MediaRecords = ReadonlyMap<string, MediaRecord>;

/** Why a file is not in the library. */
export type MediaIssueCode =
  | 'empty'
  | 'too-large'
  | 'too-many-pixels'
  | 'unsupported-type'
  | 'damaged'
  | 'too-slow'
  | 'not-allowed'
  | 'not-found'
  | 'unreachable'
  | 'removed'
  | 'busy';

/** An expected failure. The message says what happened and what to do. */
type MediaIssue = { code: MediaIssueCode; message: string };

/** Result of an ingest. `existing`: the library had the file before, and nothing was written. */
export type MediaResult =
  | { ok: true; value: MediaRecord; status: 'stored' | 'existing' }
  | { ok: false; error: readonly [MediaIssue, ...MediaIssue[]] };

export const mediaIssue = (code: MediaIssueCode, message: string): Extract<MediaResult, { ok: false }> => ({
  ok: false,
  error: [{ code, message }],
});
