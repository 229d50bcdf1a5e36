import type { ReactNode } from 'react';
import { SiteFrame } from '../layout/SiteFrame';
import type { PageContext } from '../../framework/pageContext';
import type { PageDetails } from '../tracking/pageFacts';
import { FeaturedPartners } from './FeaturedPartners';
import { PartnerHeader, type PartnerHeaderProps } from './PartnerHeader';
import type { PartnerScope } from '../../routing/prefix';

export type BrandedResourceLayoutProps = Omit<PartnerHeaderProps, 'page' | 'scope'> & {
  page: PageContext;
  scope: PartnerScope;
  /** `hidden`: the page of a sponsored publisher (SPEC §4). */
  leaderboard?: 'shown' | 'hidden';
  /** What tracking is told of the page besides its address. */
  details?: PageDetails;
  children: ReactNode;
};

/** The branded resource layout (SPEC §2.6): site header, one header and the strip of partners where the route has them, content, footer. */
export const BrandedResourceLayout = ({
  page,
  scope,
  details,
  leaderboard = 'shown',
  children,
  ...header
}: BrandedResourceLayoutProps) => (
  <SiteFrame page={page} details={details} leaderboard={leaderboard}>
    <PartnerHeader page={page} scope={scope} {...header} />
    {page.route.partnerStrip && <FeaturedPartners site={page} scope={scope} />}
    {children}
  </SiteFrame>
);
