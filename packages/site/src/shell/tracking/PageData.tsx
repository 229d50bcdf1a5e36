import { pageDataId, serializePageData } from '@masthead/tracking';
import type { PageIdentity } from '../../framework/pageContext';
import { pageFacts, type PageDetails } from './pageFacts';

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
