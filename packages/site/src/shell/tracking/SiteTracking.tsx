import type { Brand } from '@masthead/config';
import { trackingSettings } from './settings';
import { TrackingEntry } from './TrackingEntry.client';

/**
 * Tracking of the document. It comes before the page, so that keyboard and screen-reader users reach the consent banner
 * first.
 */
export const SiteTracking = ({ brand }: { brand: Brand }) => (
  <TrackingEntry settings={trackingSettings(brand)} privacyUrl={brand.subscribeCard.privacy.url} />
);
