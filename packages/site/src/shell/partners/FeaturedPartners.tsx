import { PartnerStrip, Section } from '@masthead/design-system';
import type { Site } from '../../framework/site';
import { tagging } from '../../framework/tagging';
import { href } from '../../routing/href';
import { orEmpty } from '../../content/partners/partnerClient';
import { withPrefix, type PartnerScope } from '../../routing/prefix';
import { stripOf } from '../../content/partners/view';

/**
 * The strip of featured partners, which the layout loads itself (SPEC §2.6, §4 Layout fetch): anew for each page, and never
 * from an empty list that was kept. A list that cannot be had is logged; the page stands without the strip.
 */
export const FeaturedPartners = async ({ site, scope }: { site: Site; scope: PartnerScope }) => {
  const partners = stripOf(scope, orEmpty(await tagging(site).partners.publishers(scope.site)));
  if (partners.length === 0) return null;
  return (
    <Section space="tight">
      <PartnerStrip
        partners={partners}
        more={{ title: 'All partners', url: withPrefix(scope, href('companyResources', {})) }}
      />
    </Section>
  );
};
