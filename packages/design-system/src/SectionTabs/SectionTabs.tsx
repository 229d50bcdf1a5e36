import type { ReactNode } from 'react';
import { behavior } from '../behaviors/behavior';
import * as styles from './SectionTabs.css';

/** A part of a page; `id` is its hash in the URL. */
export type TabSection = { id: string; title: string; content: ReactNode };

export type SectionTabsProps = { sections: readonly TabSection[]; label: string };

/**
 * Parts of a page as tabs (WAI-ARIA Authoring Practices), with a hash each. Without scripts and in print all parts are
 * stacked and the tabs link to them.
 */
export const SectionTabs = ({ sections, label }: SectionTabsProps) =>
  sections.length > 0 && (
    <div className={styles.root} {...behavior('section-tabs')}>
      <div className={styles.list} role="group" aria-label={label}>
        {sections.map(({ id, title }) => (
          <a key={id} className={styles.tab} href={`#${id}`}>
            {title}
          </a>
        ))}
      </div>
      {sections.map(({ id, title, content }, index) => (
        <section key={id} id={id} className={styles.panel} data-state={index === 0 ? 'first' : 'initial'}>
          <h2 className={styles.title}>{title}</h2>
          {content}
        </section>
      ))}
    </div>
  );
