import { CategoryGroups, OneColumn, PageHeader, Section, Stack } from '@masthead/design-system';
import { siteMapTexts } from '@masthead/texts/siteMap';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import type { PageContext } from '../../framework/pageContext';
import { EditorialContent } from '../static/EditorialPageContainer';
import { type SiteMapView, loadSiteMap } from './loadSiteMap';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { toEditorialMetadata } from '../static/editorialPage';

/** The site map for readers (§2.1). */
const SiteMapScreen = ({ view, page }: { view: SiteMapView; page: PageContext }) => (
  <SiteFrame page={page}>
    <PageHeader title={view.title} description={view.description} trail={[{ title: siteMapTexts.home, url: '/' }]} />
    <Section>
      <OneColumn width="page">
        <Stack space={7}>
          {view.editorial && <EditorialContent page={view.editorial} />}
          <CategoryGroups groups={view.groups} order="columns" />
        </Stack>
      </OneColumn>
    </Section>
  </SiteFrame>
);

/** The site map for readers (§2.1). */
export const siteMapPage = definePage({
  load: loadSiteMap,
  Screen: SiteMapScreen,
  metadata: ({ title, description, path, editorial }, { brand }) =>
    pageMetadata(brand, { title, description, ...(editorial && toEditorialMetadata(editorial)), path }),
});
