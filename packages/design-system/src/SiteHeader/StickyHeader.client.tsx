'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { media } from '../theme/media';
import * as styles from './SiteHeader.css';

export type StickyHeaderProps = {
  /** Scroll distance in px after which the header is fixed and compact (§2.7, §9). */
  after: number;
  children: ReactNode;
};

/**
 * Moves the header from the top of the window to its place, which is lower on a page with an advertisement above it. By
 * a transform, because browsers count other moves without a click as layout shifts: those of a box that they create
 * again, as this one on wide screens.
 */
const returnToPlace = (header: HTMLElement): void => {
  const { top } = header.getBoundingClientRect();
  if (top <= 0 || !matchMedia(media.l).matches) return;
  header.animate([{ transform: `translateY(${-top}px)` }, { transform: 'none' }], {
    duration: 200,
    easing: matchMedia(media.reducedMotion).matches ? 'step-end' : 'ease-out',
  });
};

/** Reserves the header's space and sets `data-form` to `full` or `compact`, which the styles read. */
export const StickyHeader = ({ after, children }: StickyHeaderProps) => {
  const sentinel = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLElement>(null);
  const wasCompact = useRef(false);
  const [form, setForm] = useState<'full' | 'compact'>('full');

  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setForm(entry?.isIntersecting === false ? 'compact' : 'full'),
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (form === 'compact') header.current?.getAnimations().forEach((slide) => slide.cancel());
    else if (wasCompact.current && header.current) returnToPlace(header.current);
    wasCompact.current = form === 'compact';
  }, [form]);

  return (
    <div className={styles.reserve}>
      <div ref={sentinel} className={styles.sentinel} style={{ height: after }} />
      <header ref={header} className={styles.header} data-form={form}>
        {children}
      </header>
    </div>
  );
};
