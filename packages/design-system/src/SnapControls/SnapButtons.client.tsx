'use client';
import { useEffect, useState } from 'react';
import { snapTexts } from '@masthead/texts/slides';
import { IconButton } from '../IconButton/IconButton';
import { slideInView, stepFrom } from './snap';
import * as styles from './snapRow.css';

export type SnapControlsProps = {
  /** Id of a scrollable row whose slides are as wide as the row. */
  rowId: string;
  total: number;
  /** What one slide is: "picture", "resource". */
  noun: string;
};

/**
 * Previous, next and "2 of 7" for a row that also works by touch, wheel and arrow keys. Movement is smooth unless the
 * reader prefers reduced motion. The buttons need scripts, so they are not in the server's HTML: React would move a
 * lazy part of more than 500 bytes to the end of the document, with an inline script that the security policy blocks.
 */
export const SnapButtons = ({ rowId, total, noun }: SnapControlsProps) => {
  const [index, setIndex] = useState(0);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const row = document.getElementById(rowId);
    if (!row) return;
    const onScroll = () => setIndex(slideInView(row.scrollLeft, row.clientWidth, total));
    onScroll();
    setReady(true);
    row.addEventListener('scroll', onScroll, { passive: true });
    return () => row.removeEventListener('scroll', onScroll);
  }, [rowId, total]);

  const go = (step: -1 | 1) => {
    const row = document.getElementById(rowId);
    if (!row) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({ left: stepFrom(index, step, total) * row.clientWidth, behavior: still ? 'auto' : 'smooth' });
  };

  return (
    <div className={styles.controls}>
      <p className={styles.count} aria-live="polite">
        {snapTexts.of(index + 1, total)}
      </p>
      {ready && (
        <>
          <IconButton
            icon="chevron-left"
            label={snapTexts.previous(noun)}
            aria-controls={rowId}
            onClick={() => go(-1)}
          />
          <IconButton icon="chevron-right" label={snapTexts.next(noun)} aria-controls={rowId} onClick={() => go(1)} />
        </>
      )}
    </div>
  );
};
