/** What a file of the media library is used as. */
export type MediaKind = 'image' | 'video' | 'audio' | 'document';

/** A file of the media library. */
export type MediaRecord = {
  /** SHA-256 of the uploaded file, 64 hexadecimal digits. Uploading the same file again finds the same record. */
  id: string;
  kind: MediaKind;
  /** Media type of the stored file, from its content: `image/jpeg`. */
  type: string;
  /** Size of the stored file in bytes; pictures are stored smaller than uploaded. */
  bytes: number;
  /** Name in the file's address: lower case, with the extension of its type. */
  fileName: string;
  /** Size of a picture in px, its orientation applied. */
  width: number | null;
  height: number | null;
  isAnimated: boolean;
  /** Average color of a picture, six hexadecimal digits without `#`: the placeholder until it has loaded. */
  color: string | null;
  /** Defaults for content that uses the file: declared at the upload, otherwise from IPTC, XMP or EXIF. */
  credit: string | null;
  copyright: string | null;
  caption: string | null;
  alt: string | null;
  createdAt: Date;
};

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
  | 'busy';

/** An expected failure. The message says what happened and what to do. */
export type MediaIssue = { code: MediaIssueCode; message: string };

/** Result of an ingest. `existing`: the library had the file before, and nothing was written. */
export type MediaResult =
  | { ok: true; value: MediaRecord; status: 'stored' | 'existing' }
  | { ok: false; error: readonly [MediaIssue, ...MediaIssue[]] };

/** Result with one issue. */
export const mediaIssue = (code: MediaIssueCode, message: string): Extract<MediaResult, { ok: false }> => ({
  ok: false,
  error: [{ code, message }],
});
