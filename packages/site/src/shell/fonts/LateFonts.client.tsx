'use client';

import { useEffect } from 'react';
import { onIdle } from '../browser/domEvents';

/** Whether a face arrived after the first paint, which then has system fonts. */
const areLate = (): boolean => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return (
    paint !== undefined && files.some((file) => file.name.endsWith('.woff2') && file.responseEnd > paint.startTime)
  );
};

/** Shows the brand's faces on a first visit on a slow network, where they arrive after the first paint (decision 44). */
export const LateFonts = () => {
  useEffect(
    () =>
      onIdle(() => {
        if (areLate()) void import('./showLateFonts').then(({ showLateFonts }) => showLateFonts());
      }),
    [],
  );
  return null;
};
