import type { SlotFlags } from '@masthead/ad-slots';
import type { Brand } from '@masthead/config';
import type { PageData } from '@masthead/tracking';
import { pageAds } from '../ads/pageAds';
import { routeOf } from '../../routing/match';
import { routes } from '../../routing/routes';
import type { RouteDefinition } from '../../routing/types';

/** What a screen knows of its page besides its address. */
export type PageDetails = Partial<Pick<PageData, 'content_type'>> &
  Pick<PageData, 'article' | 'tags' | 'tracking' | 'timing' | 'requires' | 'partner' | 'sponsor'>;

/** What a page says of itself for tracking and advertising (SPEC §3), from the route table and what its screen knows. */
export const pageFacts = (brand: Brand, path: string, details: PageDetails = {}, flags: SlotFlags = {}): PageData => {
  const name = routeOf(brand, path);
  const route: RouteDefinition | undefined = name && routes[name];
  const { page, slots } = pageAds(brand, path, flags);
  return {
    page_name: path,
    content_type: route?.adContentType ?? route?.screen ?? 'other',
    gpt_page: page,
    ad_slots: [...slots],
    ...details,
  };
};
