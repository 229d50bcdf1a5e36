import { pageDataId, serializePageData, type PageData as PageFacts } from '@masthead/tracking';
import type { PageIdentity } from '../../framework/pageContext';
import { pageAds } from '../ads/pageAds';

export type PageDetails = Partial<Pick<PageFacts, 'content_type'>> &
  Pick<PageFacts, 'article' | 'tags' | 'tracking' | 'timing' | 'requires' | 'partner' | 'sponsor'>;

/** The page data for tracking and advertising (§3), from the route table and the details of the screen. */
export const pageFacts = (page: PageIdentity, details: PageDetails = {}): PageFacts => ({
  page_name: page.path,
  content_type: page.route.adContentType ?? page.route.screen ?? 'other',
  gpt_page: pageAds(page).page,
  ...details,
});

export type PageDataProps = {
  page: PageIdentity;
  details?: PageDetails | undefined;
};

/** The page data (§3) as JSON for tracking, advertising and tag managers, the same for all visitors. */
export const PageData = ({ page, details }: PageDataProps) => (
  <script
    type="application/json"
    id={pageDataId}
    data-route={page.routeName}
    dangerouslySetInnerHTML={{ __html: serializePageData(pageFacts(page, details)) }}
  />
);
