'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './SiteHeader.css';

export type StickyHeaderProps = {
  /** Past this many px of scroll the header is fixed and compact (SPEC §2.7, §9). */
  after: number;
  children: ReactNode;
};

/** Keeps the header's place in the page and says on the header whether it is `full` or `compact`; styles do the rest. */
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
