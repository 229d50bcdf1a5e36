import { hasModule } from '@masthead/config';
import { PartnerStrip, Section } from '@masthead/design-system';
import { partnerHeaderTexts } from '@masthead/texts/resources';
import type { Site } from '../../framework/site';
import { withPageTags } from '../../framework/pageTags';
import { href } from '../../routing/href';
import { orEmpty } from '../../content/partners/partnerClient';
import { withPrefix, type PartnerScope } from '../../routing/prefix';
import { toPartnerStrip } from '../../content/partners/partnerViews';

/**
 * The strip of featured partners, loaded by the layout (§2.6, §4 Layout fetch) for each page and never from a
 * cached empty list. When the list fails to load, the error is logged and the strip is omitted.
 */
export const FeaturedPartners = async ({ site, scope }: { site: Site; scope: PartnerScope }) => {
  if (!hasModule(site.brand, 'partners')) return null;
  const partners = toPartnerStrip(scope, orEmpty(await withPageTags(site).partners.publishers(scope.site)));
  if (partners.length === 0) return null;
  return (
    <Section space="tight">
      <PartnerStrip
        partners={partners}
        more={{ title: partnerHeaderTexts.allPartners, url: withPrefix(scope, href('companyResources', {})) }}
      />
    </Section>
  );
};
