import type { SlotDefinition, SlotKind } from './types';

/** Visible label of a slot by its kind. */
export const labels: Readonly<Record<SlotKind, string>> = {
  display: 'Advertisement',
  pushdown: 'Advertisement',
  interstitial: 'Advertisement',
  native: 'Sponsored',
  logo: 'Sponsor',
};

/** Accessible name of a slot's landmark, unique on its page. */
export const getLandmarkName = ({ kind, location }: SlotDefinition): string => `${labels[kind]}, ${location}`;
