/** A value a form passes on unchanged, so that one choice does not undo another. */
export type HiddenField = { name: string; value: string };
