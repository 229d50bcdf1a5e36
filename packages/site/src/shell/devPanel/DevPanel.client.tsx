'use client';

import { Badge, IconButton } from '@masthead/design-system';
import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { createRouteMatcher } from '../../routing/match';
import type { BrandPathValues } from '../../routing/rules';
import * as styles from './devPanel.css';
import { inspectorMounts, panelOpenedEvent, toolPaths } from '../toolPaths';

/** Props of `DevPanel`. */
export type DevPanelProps = {
  brand: string;
  deployment: string;
  brandValues: BrandPathValues;
  onClose: () => void;
};

const subscribeToOnline = (notify: () => void): (() => void) => {
  const listening = new AbortController();
  for (const name of ['online', 'offline']) window.addEventListener(name, notify, { signal: listening.signal });
  return () => listening.abort();
};

/** Whether the browser is online (§4, online/offline flag). */
const useOnline = (): boolean => useSyncExternalStore(subscribeToOnline, () => navigator.onLine);

/** The developer panel of §2.1 and §4: the brand, the route and links to the tools. */
export const DevPanel = ({ brand, deployment, brandValues, onClose }: DevPanelProps) => {
  const path = usePathname();
  const online = useOnline();
  const route = createRouteMatcher(brandValues).matchAddress(path)?.name;
  useEffect(() => void window.dispatchEvent(new CustomEvent(panelOpenedEvent)), []);
  return (
    <aside className={styles.panel} aria-label="Developer information">
      <div className={styles.head}>
        <Badge tone="registrant">{deployment}</Badge>
        <IconButton icon="close" label="Close developer information" onClick={onClose} />
      </div>
      <dl className={styles.facts}>
        <dt>Brand</dt>
        <dd>{brand}</dd>
        <dt>Route</dt>
        <dd>{route ?? 'none'}</dd>
        <dt>Network</dt>
        <dd>{online ? 'online' : 'offline'}</dd>
      </dl>
      <ul className={styles.links}>
        <li>
          <a href={toolPaths.home}>Developer tools</a>
        </li>
        <li>
          <a href={`${toolPaths.routes}?q=${encodeURIComponent(route ?? '')}`}>This route</a>
        </li>
        <li>
          <a href={`${path}?nocache=1`}>Bypass the caches</a>
        </li>
      </ul>
      {inspectorMounts.map((name) => (
        <div key={name} data-inspector={name} />
      ))}
    </aside>
  );
};
