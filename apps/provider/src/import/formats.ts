import type { SourceFormat } from './source.ts';
import { wordpress } from './wordpress/wordpress.ts';

/** Formats that can be imported, in the order in which they are tried. */
export const formats: readonly SourceFormat[] = [wordpress];
