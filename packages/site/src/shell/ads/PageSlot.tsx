import { closedWrapperAttribute, getHouseAdRule, type SlotName } from '@masthead/ad-slots';
import { AdSlot, type AdSlotProps } from '@masthead/ad-slots/component';
import type { Insert } from '@masthead/design-system';
import type { PageIdentity } from '../../framework/pageContext';
import { pageAds } from './pageAds';
import { getSlotLabel } from './settings';
import './look.css';

export type PageSlotProps = Pick<AdSlotProps, 'name' | 'minViewport' | 'as'> & { page: PageIdentity };

const getRule = ({ route, paidBy = route.paidBy }: PageIdentity, name: SlotName) =>
  getHouseAdRule(name, { layout: route.layout, paidBy: paidBy ?? 'newsroom' });

/** Whether a slot has no ad on this page: all ads are house ads, and the slot may show none. */
const isClosed = (page: PageIdentity, name: SlotName): boolean =>
  getSlotLabel(page.brand) !== undefined && getRule(page, name) === 'none';

/** A slot of the page; empty if the route table or the brand hides it. */
export const PageSlot = ({ page, ...slot }: PageSlotProps) =>
  hasSlot(page, slot.name) ? (
    <AdSlot
      {...slot}
      houseLabel={getSlotLabel(page.brand)}
      houseAds={getRule(page, slot.name)}
      state={isClosed(page, slot.name) ? 'closed' : 'open'}
    />
  ) : null;

/** Attributes of an element that contains only this slot, which takes no space without it. */
export const aroundSlot = (page: PageIdentity, name: SlotName): NonNullable<Insert['around']> =>
  isClosed(page, name) ? { [closedWrapperAttribute]: '' } : {};

/** Whether the page has a slot. Containers of a missing slot are omitted. */
export const hasSlot = (page: PageIdentity, name: SlotName): boolean => pageAds(page).slots.has(name);
