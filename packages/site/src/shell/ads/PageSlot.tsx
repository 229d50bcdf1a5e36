import type { SlotName } from '@masthead/ad-slots';
import { AdSlot, type AdSlotProps } from '@masthead/ad-slots/component';
import type { PageIdentity } from '../../framework/pageContext';
import { pageAds } from './pageAds';
import { getSlotLabel } from './settings';
import './look.css';

/** Props of `PageSlot`. */
export type PageSlotProps = Omit<AdSlotProps, 'houseLabel'> & { page: PageIdentity };

/** A slot of the page; empty if the route table or the brand hides it. */
export const PageSlot = ({ page, ...slot }: PageSlotProps) =>
  hasSlot(page, slot.name) ? <AdSlot {...slot} houseLabel={getSlotLabel(page.brand)} /> : null;

/** Whether the page has a slot. Containers of a missing slot are omitted. */
export const hasSlot = (page: PageIdentity, name: SlotName): boolean => pageAds(page).slots.has(name);
