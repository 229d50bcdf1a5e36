'use client';

import type { Ads } from '@masthead/ad-slots/lifecycle';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { runningAds } from '../runningAds';
import type { AdSettings } from '../settings';

const AdInspector = lazy(() => import('./AdInspector.client').then((module) => ({ default: module.AdInspector })));

/** The info panel says that it is open, and holds an element for this part of it. */
const panelOpened = 'masthead:dev-panel';
const mountSelector = '[data-inspector="ads"]';

/** Puts the inspector of advertising into the info panel of deployments that are not production; its code comes when it is opened. */
export const InspectorEntry = ({ settings }: { settings: AdSettings }) => {
  const [mount, setMount] = useState<Element | null>(null);
  const [ads, setAds] = useState<Ads>();
  useEffect(() => {
    const off = new AbortController();
    const find = () => setMount(document.querySelector(mountSelector));
    addEventListener(panelOpened, find, { signal: off.signal });
    find();
    return () => off.abort();
  }, []);
  const open = async () => setAds((await runningAds(settings))?.ads);
  return mount
    ? createPortal(
        <details onToggle={() => void open()}>
          <summary>Advertising of this page</summary>
          {ads && (
            <Suspense>
              <AdInspector ads={ads} source={settings.source} />
            </Suspense>
          )}
        </details>,
        mount,
      )
    : null;
};
