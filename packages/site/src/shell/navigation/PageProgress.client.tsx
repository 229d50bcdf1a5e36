'use client';

import { ProgressBar } from '@masthead/design-system';
import { useEffect, useState, type ActionDispatch } from 'react';
import { getBarWidth, type LoadEvent, type PageLoad } from './pageLoad';

/** Interval between two widths of the bar. */
const frameMs = 100;

/** The bar disappears when a page has not arrived by then: it opened in another window or as a download. */
const maxLoadMs = 30_000;

/** How long a failed bar is visible. */
const failedBarMs = 2_000;

/** The progress bar of a page load (SPEC §4). */
export const PageProgress = ({ load, dispatch }: { load: PageLoad; dispatch: ActionDispatch<[LoadEvent]> }) => {
  const [now, setNow] = useState(0);

  useEffect(() => {
    if (load.phase === 'idle') return undefined;
    if (load.phase === 'failed') {
      const timer = setTimeout(() => dispatch({ type: 'dismissed' }), failedBarMs);
      return () => clearTimeout(timer);
    }
    const timer = setInterval(() => {
      setNow(performance.now());
      if (performance.now() - load.startedAt > maxLoadMs) dispatch({ type: 'dismissed' });
    }, frameMs);
    return () => clearInterval(timer);
  }, [load, dispatch]);

  const width = getBarWidth(load, now);
  return width === undefined ? null : (
    <ProgressBar value={width} state={load.phase === 'failed' ? 'failed' : 'running'} />
  );
};
