'use client';

import { useCallback, useSyncExternalStore } from 'react';

const isReached = (width: number) => matchMedia(`(min-width: ${width}px)`);

/**
 * Returns for each width in px whether the viewport has reached it, and updates on changes. Server HTML assumes a wide
 * viewport.
 */
export const useMinWidths = (widths: readonly number[]): ((width: number | undefined) => boolean) => {
  const all = widths.join(' ');
  const follow = useCallback(
    (onChange: () => void) => {
      const listening = new AbortController();
      for (const width of all.split(' ').filter(Boolean))
        isReached(Number(width)).addEventListener('change', onChange, { signal: listening.signal });
      return () => listening.abort();
    },
    [all],
  );
  const reached = useSyncExternalStore(
    follow,
    () => widths.filter((width) => isReached(width).matches).join(' '),
    () => all,
  ).split(' ');
  return (width) => width === undefined || reached.includes(String(width));
};
