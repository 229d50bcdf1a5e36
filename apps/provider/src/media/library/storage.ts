import type { Readable } from 'node:stream';
import type { ByteRange } from '../../server/range.ts';

/** The files of the media library by media id, on disk or in an S3-compatible store (`s3Storage.ts`). */
export type MediaStorage = {
  has: (key: string) => Promise<boolean>;
  /** Moves a local file to a key, whole or not at all. A stored file with this key is equal. */
  put: (key: string, file: string, type: string) => Promise<void>;
  /** Reads a file whole; undefined if it is missing. */
  read: (key: string) => Promise<Buffer | undefined>;
  /** Opens a file or a range of it for streaming; undefined if it is missing. */
  open: (key: string, range?: ByteRange) => Promise<Readable | undefined>;
  remove: (key: string) => Promise<void>;
};
