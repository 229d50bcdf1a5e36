import { pageDataId, serializePageData } from '@masthead/tracking';
import type { PageIdentity } from '../../framework/pageContext';
import { pageFacts, type PageDetails } from './pageFacts';

/** Props of `PageData`. */
export type PageDataProps = {
  page: PageIdentity;
  details?: PageDetails | undefined;
};

/** The page data (§3) as JSON for tracking, advertising and tag managers. It is the same for all visitors. */
export const PageData = ({ page, details }: PageDataProps) => (
  <script
    type="application/json"
    id={pageDataId}
    dangerouslySetInnerHTML={{ __html: serializePageData(pageFacts(page, details)) }}
  />
);
