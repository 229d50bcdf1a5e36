import type { ReactNode } from 'react';

/** The level of a component's first heading, set by the page, so that no level is skipped. */
export type HeadingLevel = 1 | 2 | 3 | 4;

/** Content between the items of a list or the blocks of an article, such as an ad. */
export type Insert = {
  /** Number of items or blocks before it. */
  after: number;
  node: ReactNode;
  /** Attributes of the element around it, such as the one that hides it with its content. */
  around?: Readonly<Record<`data-${string}`, string>>;
};

/** A hidden form field that preserves a value. */
export type HiddenField = { name: string; value: string };
