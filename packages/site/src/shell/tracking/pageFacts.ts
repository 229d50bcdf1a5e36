import type { PageData } from '@masthead/tracking';
import type { PageIdentity } from '../../framework/pageContext';
import { pageAds } from '../ads/pageAds';

export type PageDetails = Partial<Pick<PageData, 'content_type'>> &
  Pick<PageData, 'article' | 'tags' | 'tracking' | 'timing' | 'requires' | 'partner' | 'sponsor'>;

/** The page data for tracking and advertising (§3), from the route table and the details of the screen. */
export const pageFacts = (page: PageIdentity, details: PageDetails = {}): PageData => ({
  page_name: page.path,
  content_type: page.route.adContentType ?? page.route.screen ?? 'other',
  gpt_page: pageAds(page).page,
  ...details,
});
