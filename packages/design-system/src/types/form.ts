/** A value a form passes on unchanged, so that one choice does not undo another. */
export type KeptField = { name: string; value: string };
