import type { SlotDefinition, SlotKind } from './types';

/** Visible label of a slot by its kind. */
export const labels: Readonly<Record<SlotKind, string>> = {
  display: 'Advertisement',
  pushdown: 'Advertisement',
  interstitial: 'Advertisement',
  native: 'Sponsored',
  logo: 'Sponsor',
};

/**
 * Visible label of a slot: that of its kind, or `houseLabel` where all creatives are the publication's own. Logos of
 * sponsors keep theirs.
 */
export const getLabel = ({ kind }: SlotDefinition, houseLabel?: string): string =>
  kind === 'logo' || houseLabel === undefined ? labels[kind] : houseLabel;

/** Accessible name of a slot's landmark, unique on its page. */
export const getLandmarkName = (definition: SlotDefinition, houseLabel?: string): string =>
  `${getLabel(definition, houseLabel)}, ${definition.location}`;
