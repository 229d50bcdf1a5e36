import type { ReactNode } from 'react';

/** The level a component's headings start at; the page decides, so that levels never skip. */
export type HeadingLevel = 1 | 2 | 3 | 4;

/** Something that stands between the items of a list or the blocks of an article, such as advertising. */
export type Insert = { /** How many items or blocks come before it. */ after: number; node: ReactNode };
