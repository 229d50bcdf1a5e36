/** Serializes a value for a jsonb column. The driver would write an array as a PostgreSQL array. */
export const toJson = (value: unknown): string => JSON.stringify(value);

/** Serializes a value for a jsonb column that may be null. */
export const toOptionalJson = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);
