import { PartnerStrip, Section, type PartnerLogo } from '@masthead/design-system';
import { partnerHeaderTexts } from '@masthead/texts/resources';
import type { ReactNode } from 'react';
import { SiteFrame } from '../layout/SiteFrame';
import type { PageContext } from '../../framework/pageContext';
import type { PageDetails } from '../tracking/pageFacts';
import { PartnerHeader, type PartnerHeaderProps } from './PartnerHeader';
import { href } from '../../routing/href';
import { withPrefix, type PartnerScope } from '../../routing/prefix';
import { env } from '../../env';
import { siteBehavior } from '../behavior';

export type BrandedResourceLayoutProps = Omit<PartnerHeaderProps, 'page' | 'scope'> & {
  page: PageContext;
  scope: PartnerScope;
  /** `hidden`: the page of a sponsored publisher (§4). */
  leaderboard?: 'visible' | 'hidden';
  /** Partners of the strip, for routes that have one. The loader of the screen requests them. */
  featuredPartners?: readonly PartnerLogo[];
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
