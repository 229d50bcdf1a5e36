'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { tabAfterKey } from './tabKeys';
import * as styles from './Tabs.css';

/** One tab with its panel. */
export type Tab = {
  /** Unique key of the tab. */ key: string;
  title: string;
  panel: ReactNode;
};

export type TabsProps = {
  tabs: readonly Tab[];
  /** Accessible name of the tab list. */
  label: string;
  /** Key of the initial tab; the first one by default. */
  initial?: string;
  /** Called with the key of the new tab. */
  onChange?: (key: string) => void;
};

/**
 * Tabs with panels, one visible at a time. Arrow keys, Home and End activate at once. For views with a URL use
 * `LinkTabs`. The row scrolls sideways where it does not fit.
 */
export const Tabs = ({ tabs, label, initial, onChange }: TabsProps) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(initial);
  const active = Math.max(
    tabs.findIndex(({ key }) => key === selected),
    0,
  );
  if (tabs.length === 0) return null;

  const show = (index: number) => {
    const tab = tabs[index];
    if (!tab || index === active) return;
    setSelected(tab.key);
    onChange?.(tab.key);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
    const next =
      event.ctrlKey || event.altKey || event.metaKey
        ? undefined
        : tabAfterKey(event.key, active, tabs.length, direction);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    // Focus scrolls the tab into view by itself.
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div className={styles.root}>
      <div ref={list} className={styles.list} role="tablist" aria-label={label}>
        {tabs.map(({ key, title }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            className={styles.tab}
            aria-selected={index === active}
            aria-controls={`${id}-panel-${key}`}
            tabIndex={index === active ? 0 : -1}
            onClick={(event) => {
              show(index);
              // A pressed tab may be partly outside the row.
              event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            }}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }, index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          className={styles.panel}
          aria-labelledby={`${id}-tab-${key}`}
          tabIndex={0}
          hidden={index !== active}
        >
          {panel}
        </div>
      ))}
    </div>
  );
};
