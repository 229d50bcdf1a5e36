import type { ReactNode } from 'react';
import { behavior } from '../behaviors/behavior';

export type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** Classes of the `<details>`, its summary and its content. */
  classes: { root?: string; summary?: string; panel?: string };
  /** Of all disclosures with the same name at most one is open. */
  group?: string;
  /** Whether it closes when the pointer leaves (§2.7: the user menu). */
  onLeave?: 'stay' | 'close';
};

/**
 * A `<details>` that also closes on Escape, on a press outside, when focus leaves it and when a link in it is followed.
 * It opens before scripts have run. An element with `data-autofocus` inside receives focus on opening.
 */
export const Disclosure = ({ summary, children, classes, group, onLeave = 'stay' }: DisclosureProps) => (
  <details className={classes.root} name={group} {...behavior('disclosure', { onLeave })}>
    <summary className={classes.summary}>{summary}</summary>
    <div className={classes.panel}>{children}</div>
  </details>
);
