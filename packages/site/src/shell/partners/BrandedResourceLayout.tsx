import type { ReactNode } from 'react';
import { SiteFrame } from '../layout/SiteFrame';
import type { Site } from '../../framework/site';
import { routes } from '../../routing/routes';
import type { RouteDefinition } from '../../routing/types';
import type { PageDetails } from '../tracking/pageFacts';
import { FeaturedPartners } from './FeaturedPartners';
import { PartnerHeader, type PartnerHeaderProps } from './PartnerHeader';
import type { PartnerScope } from '../../routing/prefix';

export type BrandedResourceLayoutProps = Omit<PartnerHeaderProps, 'brand' | 'scope'> & {
  site: Site;
  scope: PartnerScope;
  /** The page's own address. */
  path: string;
  /** `hidden`: the page of a sponsored publisher (SPEC §4). */
  leaderboard?: 'shown' | 'hidden';
  /** What tracking is told of the page besides its address. */
  details?: PageDetails;
  children: ReactNode;
};

/** The branded resource layout (SPEC §2.6): site header, one header and the strip of partners where the route has them, content, footer. */
export const BrandedResourceLayout = ({
  site,
  scope,
  path,
  details,
  leaderboard = 'shown',
  children,
  ...header
}: BrandedResourceLayoutProps) => {
  const { partnerStrip }: RouteDefinition = routes[header.route];
  return (
    <SiteFrame brand={site.brand} path={path} details={details} leaderboard={leaderboard}>
      <PartnerHeader brand={site.brand} scope={scope} {...header} />
      {partnerStrip && <FeaturedPartners site={site} scope={scope} />}
      {children}
    </SiteFrame>
  );
};
