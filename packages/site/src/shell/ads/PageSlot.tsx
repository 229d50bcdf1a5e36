import type { SlotName } from '@masthead/ad-slots';
import { AdSlot, type AdSlotProps } from '@masthead/ad-slots/component';
import type { Brand } from '@masthead/config';
import { pageAds } from './pageAds';
import './look.css';

export type PageSlotProps = AdSlotProps & {
  brand: Brand;
  /** The page's own address: the route table says whether the page has the slot. */
  path: string;
};

/** A slot of the page, or nothing where the route table or the brand leaves it out. */
export const PageSlot = ({ brand, path, ...slot }: PageSlotProps) =>
  hasSlot(brand, path, slot.name) ? <AdSlot {...slot} /> : null;

/** Whether the page at an address has a slot, for a frame that stands around it. */
export const hasSlot = (brand: Brand, path: string, name: SlotName): boolean => pageAds(brand, path).slots.has(name);
