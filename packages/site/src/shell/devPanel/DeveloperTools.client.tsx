'use client';

import { lazy, Suspense } from 'react';
import type { DevPanelEntryProps } from './DevPanelEntry.client';

const Nothing = () => <></>;

const DevPanelEntry = lazy(() =>
  import('./DevPanelEntry.client').then(
    (module) => ({ default: module.DevPanelEntry }),
    () => ({ default: Nothing }),
  ),
);

/** The developer panel and the ad inspector. Production pages do not render it, and so never load its code. */
export const DeveloperTools = (props: DevPanelEntryProps) => (
  <Suspense>
    <DevPanelEntry {...props} />
  </Suspense>
);
