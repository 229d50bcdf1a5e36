import { adTexts, slotTexts, sponsorLogoTexts } from '@masthead/texts/ads';
import type { SlotName, SlotDefinition, SlotKind } from './slots';

/** Visible label of a slot by its kind. */
export const labels: Readonly<Record<SlotKind, string>> = {
  display: adTexts.advertisement,
  pushdown: adTexts.advertisement,
  interstitial: adTexts.advertisement,
  native: adTexts.sponsored,
  logo: adTexts.sponsor,
};

/**
 * Visible label of a slot: that of its kind, or `houseLabel` where all creatives are the publication's own. Logos of
 * sponsors keep theirs.
 */
export const getLabel = ({ kind }: SlotDefinition, houseLabel?: string): string =>
  kind === 'logo' || houseLabel === undefined ? labels[kind] : houseLabel;

type LogoName = Extract<SlotName, `smartsite_logo${number}`>;

const locations: Readonly<Record<Exclude<SlotName, LogoName>, string>> = slotTexts;

/** Where a slot is on the page, as a text for screen readers. It distinguishes the slots of a page. */
const getLocation = ({ position }: SlotDefinition): string =>
  Object.hasOwn(locations, position)
    ? locations[position as keyof typeof locations]
    : sponsorLogoTexts.partner(position.slice(-1));

/** Accessible name of a slot's landmark, unique on its page. */
export const getLandmarkName = (definition: SlotDefinition, houseLabel?: string): string =>
  `${getLabel(definition, houseLabel)}, ${getLocation(definition)}`;
