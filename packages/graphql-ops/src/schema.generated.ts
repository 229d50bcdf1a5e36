export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant in ISO 8601 with offset, such as 2026-11-20T14:05:00-05:00. */
  DateTime: { input: string; output: string; }
};

export type ChartType =
  | 'bar'
  | 'dot'
  | 'line'
  | 'table';

export type DealSort =
  | 'date'
  | 'price'
  | 'size';

export type Direction =
  | 'ascending'
  | 'descending';

export type PackageSort =
  | 'pubdate'
  | 'title';

export type PageLayout =
  | 'blank'
  | 'full_width'
  | 'one_column'
  | 'right_rail';

export type SearchSort =
  | 'pubdate'
  | 'relevance';

export type StreamSort =
  | 'popularity'
  | 'pubdate'
  | 'title';

/** A webcast. The specification does not define its fields. */
export type WebcastStatus =
  | 'live'
  | 'ondemand'
  | 'upcoming';
