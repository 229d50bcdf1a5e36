'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { InspectorEntry } from '../ads/inspector/InspectorEntry.client';
import type { AdSettings } from '../ads/settings';
import type { DevPanelProps } from './DevPanel.client';

/** Session storage key: the panel stays closed in a tab where it was closed. */
const panelKey = 'masthead-dev-panel';

const DevPanel = lazy(() => import('./DevPanel.client').then(({ DevPanel }) => ({ default: DevPanel })));

const isClosed = (): boolean => {
  try {
    return sessionStorage.getItem(panelKey) === 'closed';
  } catch {
    return false; // Without storage the panel reopens on the next page.
  }
};

const storeClosed = (): void => {
  try {
    sessionStorage.setItem(panelKey, 'closed');
  } catch {
    // Without storage the panel reopens on the next page.
  }
};

/** Props of `DevPanelEntry`. */
export type DevPanelEntryProps = Omit<DevPanelProps, 'onClose'> & { ads: AdSettings };

/** Loads the developer panel after hydration, with the ad inspector in it. */
export const DevPanelEntry = ({ ads, ...props }: DevPanelEntryProps) => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(!isClosed()));
    return () => clearTimeout(timer);
  }, []);
  const close = () => {
    storeClosed();
    setOpen(false);
  };
  return (
    <>
      {isOpen && (
        <Suspense>
          <DevPanel {...props} onClose={close} />
        </Suspense>
      )}
      <InspectorEntry settings={ads} />
    </>
  );
};
