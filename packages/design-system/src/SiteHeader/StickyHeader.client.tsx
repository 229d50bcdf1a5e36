'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './SiteHeader.css';

export type StickyHeaderProps = {
  /** Scroll distance in px after which the header is fixed and compact (SPEC §2.7, §9). */
  after: number;
  children: ReactNode;
};

/** Reserves the header's space and sets `data-form` to `full` or `compact`, which the styles read. */
export const StickyHeader = ({ after, children }: StickyHeaderProps) => {
  const sentinel = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<'full' | 'compact'>('full');

  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setForm(entry?.isIntersecting === false ? 'compact' : 'full'),
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.reserve}>
      <div ref={sentinel} className={styles.sentinel} style={{ height: after }} />
      <header className={styles.header} data-form={form}>
        {children}
      </header>
    </div>
  );
};
