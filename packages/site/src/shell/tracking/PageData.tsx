import type { SlotFlags } from '@masthead/ad-slots';
import { pageDataId, writePageData } from '@masthead/tracking';
import type { PageIdentity } from '../../framework/pageContext';
import { pageFacts, type PageDetails } from './pageFacts';

export type PageDataProps = {
  page: PageIdentity;
  details?: PageDetails | undefined;
  /** Slots that this page alone does without (SPEC §5). */
  flags?: SlotFlags | undefined;
};

/** The page's data (SPEC §3), the same for every visitor: read by tracking, advertising and tag managers. */
export const PageData = ({ page, details, flags }: PageDataProps) => (
  <script
    type="application/json"
    id={pageDataId}
    dangerouslySetInnerHTML={{ __html: writePageData(pageFacts(page, details, flags)) }}
  />
);
