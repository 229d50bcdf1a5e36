import type { Brand } from '@masthead/config';
import { trackingSettings } from './settings';
import { TrackingEntry } from './TrackingEntry.client';

/** Stands once in the document, before the pages: what asks for consent is met first by whoever reads by keyboard or ear. */
export const SiteTracking = ({ brand }: { brand: Brand }) => (
  <TrackingEntry settings={trackingSettings(brand)} privacyUrl={brand.subscribeCard.privacyLink} />
);
