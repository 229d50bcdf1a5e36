import type { SlotFlags } from '@masthead/ad-slots';
import { pageDataId, serializePageData } from '@masthead/tracking';
import type { PageIdentity } from '../../framework/pageContext';
import { pageFacts, type PageDetails } from './pageFacts';

/** Props of `PageData`. */
export type PageDataProps = {
  page: PageIdentity;
  details?: PageDetails | undefined;
  /** Slots that are hidden on this page only (SPEC §5). */
  flags?: SlotFlags | undefined;
};

/** The page data (SPEC §3) as JSON for tracking, advertising and tag managers. It is the same for all visitors. */
export const PageData = ({ page, details, flags }: PageDataProps) => (
  <script
    type="application/json"
    id={pageDataId}
    dangerouslySetInnerHTML={{ __html: serializePageData(pageFacts(page, details, flags)) }}
  />
);
