import type { ReactNode } from 'react';
import { Wrap } from '../Wrap/Wrap';
import * as styles from './Section.css';

export type SectionProps = {
  children: ReactNode;
  /** Background across the window. A page has at most one `inverse` section. */
  tone?: keyof typeof styles.tone;
  space?: keyof typeof styles.space;
  /** Id of the section's heading, or an accessible name without a heading. */
  labelledBy?: string;
  label?: string;
};

/** A horizontal band of a page, with vertical space and the page's margins. */
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
