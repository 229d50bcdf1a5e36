'use client';

import type { MyMarketsProps } from '@masthead/design-system';
import { useEffect, useState } from 'react';
import { afterPaint } from '../browser/domEvents';
import { hasSignedInHint } from '../visitor/signedInHint';
import type { loadMyMarketsView } from './loadMyMarketsView';

/**
 * The markets that the reader follows, on the home page. Only readers who may be signed in load its code: also those
 * without the strip, because a reader who has followed a market on another device sees it on the next home page.
 */
export const MyMarketsStrip = (links: Pick<MyMarketsProps, 'list' | 'directory'>) => {
  const [view, setView] = useState<Awaited<ReturnType<typeof loadMyMarketsView>>>();

  useEffect(() => {
    if (!hasSignedInHint(document.documentElement)) return undefined;
    return afterPaint(
      () => void import('./loadMyMarketsView').then(async (module) => setView(await module.loadMyMarketsView())),
    );
  }, []);

  return view && <view.Content {...links} markets={view.markets} />;
};
