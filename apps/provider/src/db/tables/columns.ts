import type { ColumnType } from 'kysely';

/** A jsonb column: read as a value, written as JSON text, because the driver would write an array as a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>;
/** A jsonb column that may be null. */
export type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** A jsonb list with the default `[]`. */
export type JsonList<T> = ColumnType<T[], string | undefined, string>;
/** A column with a default in the database. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** A calendar day, `YYYY-MM-DD`. A Date would shift it by the machine's time zone. */
export type Day = string;

/** A file of a video. `type` has its codecs where they are known: `video/mp4; codecs="avc1.64001f"`. */
export type StoredRendition = { uri: string; type: string | null; width: number | null; height: number | null };

/** The footage of a video (SPEC §3 Article, video). */
export type StoredFootage = {
  /** Path of a file, address of a file or HLS playlist, or of a page of a video host. */
  uri: string;
  type: string | null;
  /** Seconds. */
  duration: number | null;
  width: number | null;
  height: number | null;
  /** Other files of the same video: smaller ones, or other formats. */
  renditions: StoredRendition[];
  captions: { uri: string; language: string; label: string }[];
  /** What is said and shown, as text. */
  transcript: string | null;
};

/** An image of a content entity. `uri` is `/images/<id>` or an absolute URL; `credit` names who made the picture. */
export type StoredImage = {
  uri: string;
  width?: number;
  height?: number;
  alt?: string;
  caption?: string;
  credit?: string;
};
