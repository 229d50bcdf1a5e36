import type { Brand } from '@masthead/config';
import { env } from '../../env';
import { InspectorEntry } from './inspector/InspectorEntry.client';
import { adSettings } from './settings';
import { SlotRuntime } from './SlotRuntime.client';

/**
 * The ad runtime of the document, and outside production the ad inspector. It comes before the page, because React cleans
 * up in the order of the tree: the runtime stops the slots of a page before React removes their elements.
 */
export const SiteAds = ({ brand }: { brand: Brand }) => {
  const settings = adSettings(brand);
  return (
    <>
      <SlotRuntime settings={settings} />
      {env.DEPLOYMENT !== 'production' && <InspectorEntry settings={settings} />}
    </>
  );
};
