import type { ColumnType } from 'kysely';

/** Publication date of articles and packages that are on no site: drafts and withdrawn ones. */
export const hiddenUntil = new Date('9999-12-31T00:00:00Z');

/** A jsonb column: read as a value, written as JSON text, or an array would become a PostgreSQL array. */
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

/** The footage of a video (§3 Article, video). */
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

export const chartTypes = ['bar', 'line', 'dot', 'table'] as const;
export type ChartType = (typeof chartTypes)[number];

/** A chart of an article. Cells are numbers with digits and a point, in a table the texts that are shown. */
export type StoredChart = {
  type: ChartType;
  title: string;
  /** What is measured, and its unit. */
  subtitle: string | null;
  source: string;
  note: string | null;
  /** Text alternative of the drawing. */
  alt: string;
  prefix: string;
  suffix: string;
  /** Digits after the point. */
  decimals: number;
  /** Labels of rows or names of columns that are emphasized. */
  highlight: string[];
  /** Names of the columns; the first has the labels of the rows. */
  columns: string[];
  rows: string[][];
};

/** A chart and the index of its block in the body. */
export type PlacedChart = StoredChart & { block: number };
