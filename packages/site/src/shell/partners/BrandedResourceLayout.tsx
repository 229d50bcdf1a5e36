import type { ReactNode } from 'react';
import { SiteFrame } from '../layout/SiteFrame';
import type { PageContext } from '../../framework/pageContext';
import type { PageDetails } from '../tracking/pageFacts';
import { FeaturedPartners } from './FeaturedPartners';
import { PartnerHeader, type PartnerHeaderProps } from './PartnerHeader';
import type { PartnerScope } from '../../routing/prefix';
import { env } from '../../env';
import { siteBehavior } from '../behavior';

/** Props of `BrandedResourceLayout`. */
export type BrandedResourceLayoutProps = Omit<PartnerHeaderProps, 'page' | 'scope'> & {
  page: PageContext;
  scope: PartnerScope;
  /** `hidden`: the page of a sponsored publisher (§4). */
  leaderboard?: 'visible' | 'hidden';
  /** Tracking details of the page. */
  details?: PageDetails;
  children: ReactNode;
};

/**
 * The branded resource layout (§2.6): site header, the route's partner header and partner strip, content, footer.
 */
export const BrandedResourceLayout = ({
  page,
  scope,
  details,
  leaderboard = 'visible',
  children,
  ...header
}: BrandedResourceLayoutProps) => (
  <SiteFrame page={page} details={details} leaderboard={leaderboard}>
    {/* In production `nocache` has no effect for readers (§2.6), so that a navigation would be in vain. */}
    {env.DEPLOYMENT !== 'production' && <div hidden {...siteBehavior('cache-switch')} />}
    <PartnerHeader page={page} scope={scope} {...header} />
    {page.route.partnerStrip && <FeaturedPartners site={page} scope={scope} />}
    {children}
  </SiteFrame>
);
