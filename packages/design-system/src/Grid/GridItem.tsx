import type { ReactNode } from 'react';
import * as styles from './Grid.css';

/** A number of columns. */
export type Span = keyof typeof styles.m;

export type GridItemProps = {
  children: ReactNode;
  /** Columns from each breakpoint up; below the first one an item spans the row. */
  span?: { s?: Span; m?: Span; l?: Span };
  /** `ruled` draws a hairline in the gutter before the item from 1024 px. */
  edge?: 'plain' | 'ruled';
};

/**
 * A cell of `Grid`.
 * @example <GridItem span={{ m: 6, l: 4 }} edge="ruled">…</GridItem>
 */
export const GridItem = ({ children, span = {}, edge = 'plain' }: GridItemProps) => {
  const classes = [
    styles.item,
    span.s && styles.s[span.s],
    span.m && styles.m[span.m],
    span.l && styles.l[span.l],
    edge === 'ruled' && styles.ruled,
  ];
  return <div className={classes.filter(Boolean).join(' ')}>{children}</div>;
};
