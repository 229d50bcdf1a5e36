import type { SlotFlags } from '@masthead/ad-slots';
import type { Brand } from '@masthead/config';
import { pageDataId, writePageData } from '@masthead/tracking';
import { pageFacts, type PageDetails } from './pageFacts';

export type PageDataProps = {
  brand: Brand;
  /** The page's own address. */
  path: string;
  details?: PageDetails | undefined;
  /** Slots that this page alone does without (SPEC §5). */
  flags?: SlotFlags | undefined;
};

/** The page's data (SPEC §3), the same for every visitor: read by tracking, advertising and tag managers. */
export const PageData = ({ brand, path, details, flags }: PageDataProps) => (
  <script
    type="application/json"
    id={pageDataId}
    dangerouslySetInnerHTML={{ __html: writePageData(pageFacts(brand, path, details, flags)) }}
  />
);
