import { csv } from './csv/csv.ts';
import { feeds } from './feeds/feeds.ts';
import { ghost } from './ghost/ghost.ts';
import type { SourceFormat } from './source.ts';
import { wordpress } from './wordpress/wordpress.ts';

/** Formats that can be imported, in the order in which they are tried: those that are easy to mistake for another come last. */
export const formats: readonly SourceFormat[] = [wordpress, feeds, ghost, csv];
