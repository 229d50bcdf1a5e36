import {
  DirectoryContent,
  MoreLink,
  PageHeader,
  RelatedList,
  Section,
  SectionTabs,
  Stack,
} from '@masthead/design-system';
import { techTexts } from '@masthead/texts/home';
import { PartnerLogos } from '../../shell/ads/placements';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import type { PageContext } from '../../framework/pageContext';
import { href } from '../../routing/href';
import { type TechCenterView, loadTechCenter } from './loadTechCenter';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';

/** The technology center (§2.1): a tab with a URL hash for each kind of software. */
const TechCenterScreen = ({ view, page }: { view: TechCenterView; page: PageContext }) => (
  <SiteFrame page={page}>
    <PageHeader
      title={view.title}
      trail={[{ title: techTexts.home, url: '/' }]}
      {...(view.description && { description: view.description })}
    />
    <Section space="tight">
      <Stack space={7}>
        <SectionTabs
          label={techTexts.kinds}
          sections={view.sections.map(({ id, title, html }) => ({
            id,
            title,
            content: <DirectoryContent html={html} />,
          }))}
        />
        <p>
          <MoreLink
            link={{ title: techTexts.partners, url: href('staticPage', { slug: 'cre-tech-center-partners' }) }}
          />
        </p>
        <RelatedList title={techTexts.stories} stories={view.stories} />
        <PartnerLogos page={page} />
      </Stack>
    </Section>
  </SiteFrame>
);

/** The technology center (§2.1). */
export const techCenterPage = definePage({
  load: loadTechCenter,
  Screen: TechCenterScreen,
  metadata: ({ title, description, path }, { brand }) => pageMetadata(brand, { title, description, path }),
});
