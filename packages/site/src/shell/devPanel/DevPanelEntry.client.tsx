'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { DevPanelProps } from './DevPanel.client';

/** Closed in this tab, it stays closed in it. */
export const panelKey = 'masthead-dev-panel';

const DevPanel = lazy(() => import('./DevPanel.client').then(({ DevPanel }) => ({ default: DevPanel })));

const isClosed = (): boolean => {
  try {
    return sessionStorage.getItem(panelKey) === 'closed';
  } catch {
    return false; // without storage it closes until the next page
  }
};

const keepClosed = (): void => {
  try {
    sessionStorage.setItem(panelKey, 'closed');
  } catch {
    // Without storage it is back on the next page.
  }
};

/** Brings the info panel once the page is there; in production it is no part of any page. */
export const DevPanelEntry = (props: Omit<DevPanelProps, 'onClose'>) => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(!isClosed()));
    return () => clearTimeout(timer);
  }, []);
  const close = () => {
    keepClosed();
    setShown(false);
  };
  return shown ? (
    <Suspense>
      <DevPanel {...props} onClose={close} />
    </Suspense>
  ) : null;
};
