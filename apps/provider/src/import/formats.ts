import type { SourceFormat } from './source.ts';

/** Formats that can be imported, in the order in which they are tried. */
export const formats: readonly SourceFormat[] = [];
