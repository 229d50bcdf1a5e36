import type { ReactNode } from 'react';
import { Wrap } from '../Wrap/Wrap';
import * as styles from './Section.css';

export type SectionProps = {
  children: ReactNode;
  /** A band of color across the window. A page has at most one `inverse` band. */
  tone?: keyof typeof styles.tone;
  space?: keyof typeof styles.space;
  /** The id of the section's heading, or its name where there is none. */
  labelledBy?: string;
  label?: string;
};

/** A horizontal part of a page, with its space above and below and the page's margins inside. */
export const Section = ({ children, tone = 'paper', space = 'normal', labelledBy, label }: SectionProps) => (
  <section
    className={`${styles.tone[tone]} ${styles.space[space]}`}
    aria-labelledby={labelledBy}
    aria-label={label}
    data-on={tone === 'inverse' ? 'inverse' : undefined}
  >
    <Wrap>{children}</Wrap>
  </section>
);
