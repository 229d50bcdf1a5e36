import type { Readable } from 'node:stream';
import type { ByteRange } from '../../server/range.ts';

/**
 * Where the files of the media library are: on disk (`diskStorage.ts`) or in an S3-compatible store (`s3Storage.ts`).
 * Keys are media ids. Errors of the store are thrown.
 */
export type MediaStorage = {
  has: (key: string) => Promise<boolean>;
  /**
   * Stores a local file under a key, whole or not at all, and removes the local file. A stored file with this key is
   * replaced by an equal one.
   */
  put: (key: string, file: string, type: string) => Promise<void>;
  /** Reads a file whole; undefined if it is missing. */
  read: (key: string) => Promise<Buffer | undefined>;
  /** Opens a file or a range of it for streaming; undefined if it is missing. */
  open: (key: string, range?: ByteRange) => Promise<Readable | undefined>;
  remove: (key: string) => Promise<void>;
};
