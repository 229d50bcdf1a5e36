import type { Brand } from '@masthead/config';
import { env } from '../../env';
import { InspectorEntry } from './inspector/InspectorEntry.client';
import { adSettings } from './settings';
import { SlotRuntime } from './SlotRuntime.client';

/**
 * Stands once in the document: what fills the slots of its pages, and outside production what shows how. It stands before
 * the page: React works in the order of the tree, so the slots of a page end before its elements are taken away.
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
