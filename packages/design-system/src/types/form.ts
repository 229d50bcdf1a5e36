/** A hidden form field that preserves a value. */
export type HiddenField = { name: string; value: string };
