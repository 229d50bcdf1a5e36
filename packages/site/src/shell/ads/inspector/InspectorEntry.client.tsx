'use client';

import type { Ads } from '@masthead/ad-slots/lifecycle';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadAdRuntime } from '../adRuntime';
import { panelOpenedEvent } from '../../toolPaths';
import type { AdSettings } from '../settings';

const AdInspector = lazy(() => import('./AdInspector.client').then((module) => ({ default: module.AdInspector })));

/** The mount element in the developer panel. */
const mountSelector = '[data-inspector="ads"]';

/** Mounts the ad inspector in the developer panel, outside production. Its code loads when the inspector opens. */
export const InspectorEntry = ({ settings }: { settings: AdSettings }) => {
  const [mount, setMount] = useState<Element | null>(null);
  const [ads, setAds] = useState<Ads>();
  useEffect(() => {
    const listening = new AbortController();
    const find = () => setMount(document.querySelector(mountSelector));
    addEventListener(panelOpenedEvent, find, { signal: listening.signal });
    find();
    return () => listening.abort();
  }, []);
  const open = async () => setAds((await loadAdRuntime(settings))?.ads);
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
