import { toAdPageName, isSlotName, getPageSlots, type SlotFlags, type SlotName } from '@masthead/ad-slots';
import type { Brand } from '@masthead/config';
import { env } from '../../env';
import { unlistedRoute, type PageIdentity } from '../../framework/pageContext';
import type { LayoutName } from '../../routing/types';

/** Advertising of a page from the route table (§2.6, §9). */
type PageAds = {
  /** The ad manager's name of the page, with its prefix outside production. */
  page: string;
  layout: LayoutName;
  /** The slots that the page may have: its screen places some of them. */
  slots: ReadonlySet<SlotName>;
};

/** Name in the ad manager for pages that are not in the route table. */
export const fallbackPageName = toAdPageName(unlistedRoute.adPageName, env.DEPLOYMENT);

/** The brand's slots by name. Throws for names that the slot table does not contain. */
export const slotNames = (names: readonly string[], field: string): SlotName[] =>
  names.map((name) => {
    if (isSlotName(name)) return name;
    throw new Error(
      `The brand's advertising.${field} names the slot "${name}", which the slot table does not have. See packages/ad-slots/src/table/slots.ts.`,
    );
  });

const getBrandFlags = ({ advertising }: Brand): SlotFlags =>
  Object.fromEntries(slotNames(advertising.hidden, 'hidden').map((name) => [name, false]));

export const pageAds = ({ brand, route }: Pick<PageIdentity, 'brand' | 'route'>): PageAds => ({
  page: toAdPageName(route.adPageName, env.DEPLOYMENT),
  layout: route.layout,
  slots: getPageSlots(route, getBrandFlags(brand)),
});
