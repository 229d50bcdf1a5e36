'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { tabAfterKey } from './tabKeys';
import * as styles from './SectionTabs.css';

/** A part of a page; `id` is its hash in the URL. */
export type TabSection = { id: string; title: string; content: ReactNode };

export type SectionTabsProps = { sections: readonly TabSection[]; label: string };

/**
 * Parts of a page as tabs (WAI-ARIA Authoring Practices), with a hash each. Without scripts and in print all parts are
 * stacked and the tabs link to them.
 */
export const SectionTabs = ({ sections, label }: SectionTabsProps) => {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<number>();

  useEffect(() => {
    const readHash = () => {
      const index = sections.findIndex(({ id }) => `#${id}` === window.location.hash);
      setCurrent((before) => (index >= 0 ? index : (before ?? 0)));
    };
    readHash();
    window.addEventListener('hashchange', readHash);
    return () => window.removeEventListener('hashchange', readHash);
  }, [sections]);

  const choose = (index: number) => {
    const section = sections[index];
    if (!section) return;
    setCurrent(index);
    // The hash selects the open part without scrolling to it.
    window.history.replaceState(window.history.state, '', `#${section.id}`);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
    const next = tabAfterKey(event.key, current ?? 0, sections.length, direction);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('a')[next]?.focus();
  };

  const enhanced = current !== undefined;
  if (sections.length === 0) return null;
  return (
    <div className={styles.root}>
      <div
        ref={list}
        className={styles.list}
        {...(enhanced ? { role: 'tablist', 'aria-label': label, onKeyDown } : { role: 'group', 'aria-label': label })}
      >
        {sections.map(({ id, title }, index) => (
          <a
            key={id}
            className={styles.tab}
            href={`#${id}`}
            {...(enhanced && {
              role: 'tab',
              id: `${prefix}${id}`,
              'aria-selected': index === current,
              'aria-controls': id,
              tabIndex: index === current ? 0 : -1,
            })}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              event.stopPropagation();
              choose(index);
              event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            }}
          >
            {title}
          </a>
        ))}
      </div>
      {sections.map(({ id, title, content }, index) => (
        <section
          key={id}
          id={id}
          className={styles.panel}
          data-state={enhanced ? (index === current ? 'visible' : 'hidden') : index === 0 ? 'first' : 'initial'}
          {...(enhanced ? { role: 'tabpanel', 'aria-labelledby': `${prefix}${id}` } : { 'aria-label': title })}
        >
          <h2 className={styles.title}>{title}</h2>
          {content}
        </section>
      ))}
    </div>
  );
};
