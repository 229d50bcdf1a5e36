import { pageDataId } from '@masthead/tracking';
import { useSyncExternalStore, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { AdSettings } from '../ads/settings';
import { navigationEvent } from '../navigation/navigationEffects';
import { toolPaths } from '../toolPaths';
import * as styles from './devPanel.css';
import type { Ads } from '@masthead/ad-slots/lifecycle';
import { loadAdRuntime } from '../ads/adRuntime';
import { AdInspector } from '../ads/inspector/AdInspector';

const InspectorEntry = ({ settings }: { settings: AdSettings }) => {
  const [ads, setAds] = useState<Ads>();
  const open = async () => setAds((await loadAdRuntime(settings))?.ads);
  return (
    <details onToggle={() => void open()}>
      <summary>Advertising of this page</summary>
      {ads && <AdInspector ads={ads} source={settings.source} />}
    </details>
  );
};

export type DevPanelOptions = { brand: string; deployment: string; ads: AdSettings };

/** The value of a property of the page, which changes with events of the window or the document. */
const usePage = <Value extends string | boolean>(read: () => Value, events: readonly string[]): Value =>
  useSyncExternalStore((notify) => {
    const listening = new AbortController();
    for (const target of [window, document])
      for (const name of events) target.addEventListener(name, notify, { signal: listening.signal });
    return () => listening.abort();
  }, read);

/** The developer panel of §2.1 and §4: the brand, the route and links to the tools. */
const DevPanel = ({ brand, deployment, ads, onClose }: DevPanelOptions & { onClose: () => void }) => {
  const path = usePage(() => location.pathname, [navigationEvent]);
  const route = usePage(() => document.getElementById(pageDataId)?.dataset['route'] ?? '', [navigationEvent]);
  // §4, online/offline flag
  const online = usePage(() => navigator.onLine, ['online', 'offline']);
  return (
    <aside className={styles.panel} aria-label="Developer information">
      {/* Open, it would cover the page. */}
      <details>
        <summary>
          <b>{deployment}</b>
        </summary>
        <dl className={styles.facts}>
          <dt>Brand</dt>
          <dd>{brand}</dd>
          <dt>Route</dt>
          <dd>{route || 'none'}</dd>
          <dt>Network</dt>
          <dd>{online ? 'online' : 'offline'}</dd>
        </dl>
        <ul className={styles.links}>
          <li>
            <a href={toolPaths.home}>Developer tools</a>
          </li>
          <li>
            <a href={`${toolPaths.routes}?q=${encodeURIComponent(route)}`}>This route</a>
          </li>
          <li>
            <a href={`${path}?nocache=1`}>Bypass the caches</a>
          </li>
        </ul>
        <InspectorEntry settings={ads} />
      </details>
      <button type="button" className={styles.close} aria-label="Close developer information" onClick={onClose}>
        ×
      </button>
    </aside>
  );
};

/** Mounts the developer panel in an empty element until it is closed. */
export const mountDevPanel = (
  root: HTMLElement,
  options: DevPanelOptions,
  { onClose, signal }: { onClose: () => void; signal: AbortSignal },
): void => {
  const island = createRoot(root);
  const close = (): void => {
    onClose();
    island.unmount();
  };
  signal.addEventListener('abort', () => island.unmount());
  island.render(<DevPanel {...options} onClose={close} />);
};
