'use client';

import { MyMarkets, type MyMarketsProps } from '@masthead/design-system';
import { useEffect, useState } from 'react';
import { afterPaint } from '../browser/domEvents';
import { hasSignedInHint } from '../visitor/signedInHint';

/** The markets that the reader follows, on the home page. Styles hide it from all others (`followsMarketsKey`). */
export const MyMarketsStrip = (links: Pick<MyMarketsProps, 'list' | 'directory'>) => {
  const [markets, setMarkets] = useState<MyMarketsProps['markets']>();

  useEffect(() => {
    if (!hasSignedInHint(document.documentElement)) return undefined;
    // Also without the strip: a reader who has followed a market on another device sees it on the next home page.
    return afterPaint(
      () => void import('./readingListService').then(async ({ loadMyMarkets }) => setMarkets(await loadMyMarkets())),
    );
  }, []);

  return <MyMarkets {...links} markets={markets} />;
};
