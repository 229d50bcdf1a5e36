import type { Defaulted } from './columns.ts';

export const mediaKinds = ['image', 'video', 'captions', 'audio', 'document'] as const;

export type MediaTable = {
  /** The first half of the SHA-256 of the uploaded file, 32 hexadecimal digits; 64 in records of before. Uploading the same file again finds the same record. */
  id: string;
  kind: (typeof mediaKinds)[number];
  /** Media type of the stored file, from its content: `image/jpeg`. */
  type: string;
  /** Size of the stored file in bytes; pictures are stored smaller than uploaded. */
  bytes: number;
  /** Name in the file's address: lower case, with the extension of its type. */
  fileName: string;
  /** Size of a picture or video in px, its orientation applied. */
  width: number | null;
  height: number | null;
  /** Length of a video or recording in seconds. */
  seconds: Defaulted<number | null>;
  /** Codecs of a video: `avc1.64001f, mp4a.40.2`. */
  codecs: Defaulted<string | null>;
  isAnimated: Defaulted<boolean>;
  /** Average color of a picture, six hexadecimal digits without `#`: the placeholder until it has loaded. */
  color: string | null;
  /** Defaults for content that uses the file: declared at the upload, otherwise from IPTC, XMP or EXIF. */
  credit: string | null;
  copyright: string | null;
  caption: string | null;
  alt: string | null;
  createdAt: Date;
};

/** Files that were taken down, by media id. */
export type RemovedMediaTable = { id: string; removedAt: Date };

/** Remote addresses whose file is in the library, so that each is fetched once. */
export type MediaSourcesTable = { url: string; mediaId: string; fetchedAt: Date };
