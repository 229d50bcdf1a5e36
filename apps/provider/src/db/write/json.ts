/** A value for a jsonb column. The driver would write a bare array as a PostgreSQL array. */
export const toJson = (value: unknown): string => JSON.stringify(value);

/** The same for a column that may be null. */
export const toOptionalJson = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);
