import type { Ads } from '@masthead/ad-slots/lifecycle';
import { useState } from 'react';
import { loadAdRuntime } from '../adRuntime';
import type { AdSettings } from '../settings';
import { AdInspector } from './AdInspector';

/** Opens the ad inspector in the developer panel. */
export const InspectorEntry = ({ settings }: { settings: AdSettings }) => {
  const [ads, setAds] = useState<Ads>();
  const open = async () => setAds((await loadAdRuntime(settings))?.ads);
  return (
    <details onToggle={() => void open()}>
      <summary>Advertising of this page</summary>
      {ads && <AdInspector ads={ads} source={settings.source} />}
    </details>
  );
};
