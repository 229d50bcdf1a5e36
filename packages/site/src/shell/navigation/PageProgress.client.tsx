'use client';

import { ProgressBar } from '@masthead/design-system';
import { useEffect, useReducer, useState } from 'react';
import { markResultsBusy } from './navigationEffects';
import { pageErrorEvent } from './pageErrors';
import { getBarWidth, nextLoad, type LoadEvent } from './pageLoad';
import { watchPageRequests } from './pageRequests';

/** The last event of a soft navigation. */
export type Navigation = Extract<LoadEvent, { type: 'started' | 'arrived' }>;

/** Interval between two widths of the bar. */
const frameMs = 100;

/** The bar disappears when a page has not arrived by then: it opened in another window or as a download. */
const maxLoadMs = 30_000;

/** How long a failed bar is visible. */
const failedBarMs = 2_000;

/**
 * The progress of soft navigations: the bar, and results that are busy (§4). Its code loads when pointer or focus
 * is on a link.
 */
export const PageProgress = ({ navigation }: { navigation: Navigation }) => {
  const [load, dispatch] = useReducer(nextLoad, { phase: 'idle' });
  const [now, setNow] = useState(0);

  useEffect(() => dispatch(navigation), [navigation]);

  useEffect(() => {
    const failed = () => dispatch({ type: 'failed' });
    const stop = watchPageRequests(window, (type) => dispatch({ type }));
    window.addEventListener(pageErrorEvent, failed);
    return () => {
      stop();
      window.removeEventListener(pageErrorEvent, failed);
    };
  }, []);

  useEffect(() => markResultsBusy(document, load), [load]);

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
  }, [load]);

  const width = getBarWidth(load, now);
  return width === undefined ? null : (
    <ProgressBar value={width} state={load.phase === 'failed' ? 'failed' : 'running'} />
  );
};
