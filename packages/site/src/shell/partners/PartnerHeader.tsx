import { CompanyHeader, PageHeader, ShareMenu, type Company, type SharedPage } from '@masthead/design-system';
import type { Brand } from '@masthead/config';
import { href } from '../../routing/href';
import { routes, type RouteName } from '../../routing/routes';
import type { RouteDefinition } from '../../routing/types';
import { withPrefix, type PartnerScope } from '../../routing/prefix';

export type PartnerHeaderProps = {
  brand: Pick<Brand, 'name'>;
  scope: Pick<PartnerScope, 'prefix'>;
  /** The page's row of the route table, which says what header it has. */
  route: RouteName;
  title?: string;
  description?: string;
  company?: { company: Company; page: SharedPage; channel?: string };
};

/** SPEC §2.8: the default title of the resource header. */
const resourceTitle = 'Resource Center';

/** The one header that a route of the branded resource layout asks for (SPEC §2.6), or none. */
export const PartnerHeader = ({ brand, scope, route, title, description, company }: PartnerHeaderProps) => {
  const { partnerHeader, mediaHeaderTitle = resourceTitle }: RouteDefinition = routes[route];
  const home = { title: brand.name, url: '/' };
  const center = { title: resourceTitle, url: withPrefix(scope, href('resources', {})) };
  const said = description ? { description } : {};
  switch (partnerHeader) {
    case 'company':
      return company ? (
        <CompanyHeader
          company={company.company}
          trail={[center]}
          share={<ShareMenu page={company.page} {...(company.channel && { channel: company.channel })} />}
        />
      ) : (
        <PageHeader title={title ?? 'Partners'} trail={[home, center]} {...said} />
      );
    case 'media':
      // The title of the metadata names the media centre; what is shown of it has a title of its own below.
      return title ? (
        <PageHeader
          title={title}
          trail={[home, center, { title: mediaHeaderTitle, url: withPrefix(scope, href('partnerVideos', {})) }]}
          {...said}
        />
      ) : (
        <PageHeader title={mediaHeaderTitle} trail={[home, center]} {...said} />
      );
    case 'resource-partner':
      return <PageHeader title={title ?? 'From Our Partners'} trail={[home, center]} {...said} />;
    case 'resource':
      return <PageHeader title={title ?? resourceTitle} trail={[home]} {...said} />;
    case undefined:
      return null;
    default:
      return partnerHeader satisfies never;
  }
};
