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

/** An image of a content entity. `uri` is `/images/<id>` or an absolute URL; `credit` names who made the picture. */
export type StoredImage = {
  uri: string;
  width?: number;
  height?: number;
  alt?: string;
  caption?: string;
  credit?: string;
};
