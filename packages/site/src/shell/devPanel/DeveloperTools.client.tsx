'use client';

import { lazyPart } from '@masthead/design-system/lazy-part';
import { Suspense } from 'react';
import type { DevPanelEntryProps } from './DevPanelEntry.client';

const DevPanelEntry = lazyPart(() => import('./DevPanelEntry.client').then((module) => module.DevPanelEntry));

/** The developer panel and the ad inspector. Production pages do not render it, and so never load its code. */
export const DeveloperTools = (props: DevPanelEntryProps) => (
  <Suspense>
    <DevPanelEntry {...props} />
  </Suspense>
);
