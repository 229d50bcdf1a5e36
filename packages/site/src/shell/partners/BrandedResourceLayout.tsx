import {
  PartnerStrip,
  Section,
  type PartnerLogo,
  CompanyHeader,
  PageHeader,
  ShareMenu,
  type Company,
  type SharedPage,
} from '@masthead/design-system';
import { partnerHeaderTexts } from '@masthead/texts/resources';
import type { ReactNode } from 'react';
import { SiteFrame } from '../layout/SiteFrame';
import type { PageContext, PageIdentity } from '../../framework/pageContext';
import type { PageDetails } from '../tracking/PageData';
import { href } from '../../routing/href';
import { withPrefix, type PartnerScope } from '../../routing/prefix';
import { env } from '../../env';
import { siteBehavior } from '../behavior';
import { filterOpenLinks } from '@masthead/config';

type PartnerHeaderProps = {
  /** `page.route.partnerHeader` selects the header. */
  page: Pick<PageIdentity, 'brand' | 'route'>;
  scope: Pick<PartnerScope, 'prefix'>;
  title?: string;
  description?: string;
  company?: { company: Company; page: SharedPage; channel?: string };
};

/** §2.8: the default title of the resource header. */
const resourceTitle = partnerHeaderTexts.resourceCenter;

/** The header that a route of the branded resource layout declares (§2.6), or none. */
export const PartnerHeader = ({ page, scope, title, description, company }: PartnerHeaderProps) => {
  const { partnerHeader, mediaHeaderTitle = resourceTitle } = page.route;
  const home = { title: page.brand.name, url: '/' };
  const center = filterOpenLinks(page.brand, [{ title: resourceTitle, url: withPrefix(scope, href('resources', {})) }]);
  const lede = description ? { description } : {};
  switch (partnerHeader) {
    case 'company':
      return company ? (
        <CompanyHeader
          company={company.company}
          trail={center}
          share={<ShareMenu page={company.page} {...(company.channel && { channel: company.channel })} />}
        />
      ) : (
        <PageHeader title={title ?? partnerHeaderTexts.partners} trail={[home, ...center]} {...lede} />
      );
    case 'media':
      // `mediaHeaderTitle` names the media center; a single video has its own title.
      return title ? (
        <PageHeader
          title={title}
          trail={[
            home,
            ...center,
            ...filterOpenLinks(page.brand, [
              { title: mediaHeaderTitle, url: withPrefix(scope, href('partnerVideos', {})) },
            ]),
          ]}
          {...lede}
        />
      ) : (
        <PageHeader title={mediaHeaderTitle} trail={[home, ...center]} {...lede} />
      );
    case 'resource-partner':
      return <PageHeader title={title ?? partnerHeaderTexts.fromPartners} trail={[home, ...center]} {...lede} />;
    case 'resource':
      return <PageHeader title={title ?? resourceTitle} trail={[home]} {...lede} />;
    case undefined:
      return null;
    default:
      return partnerHeader satisfies never;
  }
};

export type BrandedResourceLayoutProps = Omit<PartnerHeaderProps, 'page' | 'scope'> & {
  page: PageContext;
  scope: PartnerScope;
  /** `hidden`: the page of a sponsored publisher (§4). */
  leaderboard?: 'visible' | 'hidden';
  /** Partners of the strip, for routes that have one. The loader of the screen requests them. */
  featuredPartners?: readonly PartnerLogo[];
  /** Tracking details of the page. */
  details?: PageDetails;
  children: ReactNode;
};

/** The branded resource layout (§2.6): partner header and strip between the site's header and content. */
export const BrandedResourceLayout = ({
  page,
  scope,
  details,
  featuredPartners = [],
  leaderboard = 'visible',
  children,
  ...header
}: BrandedResourceLayoutProps) => (
  <SiteFrame page={page} details={details} leaderboard={leaderboard}>
    {/* In production `nocache` has no effect for readers (§2.6), so that a navigation would be in vain. */}
    {env.DEPLOYMENT !== 'production' && <div hidden {...siteBehavior('cache-switch')} />}
    <PartnerHeader page={page} scope={scope} {...header} />
    {page.route.partnerStrip && featuredPartners.length > 0 && (
      <Section space="tight">
        <PartnerStrip
          partners={featuredPartners}
          more={{ title: partnerHeaderTexts.allPartners, url: withPrefix(scope, href('companyResources', {})) }}
        />
      </Section>
    )}
    {children}
  </SiteFrame>
);
