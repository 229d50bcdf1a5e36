import type { SlotDefinition, SlotKind } from './types';

/** What readers are told about what stands in a slot. */
export const labels: Readonly<Record<SlotKind, string>> = {
  display: 'Advertisement',
  pushdown: 'Advertisement',
  overlay: 'Advertisement',
  native: 'Sponsored',
  logo: 'Sponsor',
};

/** The name of a slot's landmark: no other slot of the page has it. */
export const getLandmarkName = ({ kind, place }: SlotDefinition): string => `${labels[kind]}, ${place}`;
