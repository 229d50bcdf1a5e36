'use client';

import { ProgressBar } from '@masthead/design-system';
import { useEffect, useState, type ActionDispatch } from 'react';
import { widthOf, type LoadEvent, type PageLoad } from './pageLoad';

const stepMs = 100;

/** A page that has not come after this long has opened elsewhere: the bar goes. */
const giveUpAfterMs = 30_000;

/** How long a failed bar is seen. */
const failedForMs = 2_000;

/** The progress bar of a page load (SPEC §4). */
export const PageProgress = ({ load, tell }: { load: PageLoad; tell: ActionDispatch<[LoadEvent]> }) => {
  const [now, setNow] = useState(0);

  useEffect(() => {
    if (load.phase === 'idle') return undefined;
    if (load.phase === 'failed') {
      const timer = setTimeout(() => tell({ type: 'settled' }), failedForMs);
      return () => clearTimeout(timer);
    }
    const timer = setInterval(() => {
      setNow(performance.now());
      if (performance.now() - load.startedAt > giveUpAfterMs) tell({ type: 'settled' });
    }, stepMs);
    return () => clearInterval(timer);
  }, [load, tell]);

  const width = widthOf(load, now);
  return width === undefined ? null : (
    <ProgressBar value={width} state={load.phase === 'failed' ? 'failed' : 'running'} />
  );
};
