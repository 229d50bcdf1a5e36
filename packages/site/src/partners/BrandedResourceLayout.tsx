import { CompanyHeader, PageHeader, PartnerStrip, Section, ShareMenu, type Company, type PartnerLogo, type SharedPage } from '@masthead/design-system';
import type { ReactNode } from 'react';
import { SiteFrame } from '../layout/SiteFrame';
import type { Site } from '../page/site';
import { href } from '../routes/href';
import { routes, type RouteName } from '../routes/routes';
import type { RouteDefinition } from '../routes/types';
import type { PageDetails } from '../tracking/pageFacts';
import { withPrefix, type PartnerScope } from './prefix';

export type BrandedResourceLayoutProps = {
  site: Site;
  scope: PartnerScope;
  /** The page's own address and its row of the route table, which says what header it has. */
  path: string;
  route: RouteName;
  /** `hidden`: the page of a sponsored publisher (SPEC §4). */
  leaderboard?: 'shown' | 'hidden';
  title?: string;
  description?: string;
  partners?: readonly PartnerLogo[];
  company?: { company: Company; page: SharedPage; channel?: string };
  /** What tracking is told of the page besides its address. */
  details?: PageDetails;
  children: ReactNode;
};

type HeaderProps = Omit<BrandedResourceLayoutProps, 'children' | 'path' | 'details' | 'leaderboard'>;

/** SPEC §2.8: the default title of the resource header. */
const resourceTitle = 'Resource Center';

const PartnerHeader = ({ site, scope, route, title, description, partners = [], company }: HeaderProps) => {
  const definition: RouteDefinition = routes[route];
  const home = { title: site.brand.name, url: '/' };
  const center = { title: resourceTitle, url: withPrefix(scope, href('resources', {})) };
  const said = description ? { description } : {};
  switch (definition.partnerHeader) {
    case 'company':
      return company ? <CompanyHeader company={company.company} trail={[center]} share={<ShareMenu page={company.page} {...(company.channel && { channel: company.channel })} />} /> : <PageHeader title={title ?? 'Partners'} trail={[home, center]} {...said} />;
    case 'media':
      return <PageHeader title={title ?? definition.mediaHeaderTitle ?? resourceTitle} trail={[home, center]} {...said} />;
    case 'resource-partner':
      return <PageHeader title={title ?? 'From Our Partners'} trail={[home, center]} {...said} />;
    case 'resource':
      return <PageHeader title={title ?? resourceTitle} trail={[home]} {...said} />;
    case 'featured-partners':
    case undefined:
      return <Section space="tight"><PartnerStrip partners={partners} more={{ title: 'All partners', url: withPrefix(scope, href('companyResources', {})) }} /></Section>;
    default:
      return definition.partnerHeader satisfies never;
  }
};

/** The branded resource layout (SPEC §2.6): site header, a partners strip or one header, content, footer. */
export const BrandedResourceLayout = ({ path, details, leaderboard = 'shown', children, ...header }: BrandedResourceLayoutProps) => (
  <SiteFrame brand={header.site.brand} path={path} details={details} leaderboard={leaderboard}>
    <PartnerHeader {...header} />
    {children}
  </SiteFrame>
);
