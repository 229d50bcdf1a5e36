import { CategoryGroups, OneColumn, PageHeader, Section, Stack } from '@masthead/design-system';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import type { Site } from '../../framework/site';
import { EditedWords } from '../static/EditedWords';
import type { SiteMapView } from './loadSiteMap';

/** Every way into the site (SPEC §2.1). */
export const SiteMapScreen = ({ view, site }: { view: SiteMapView; site: Site }) => (
  <SiteFrame brand={site.brand} path={view.path}>
    <PageHeader title={view.title} description={view.description} trail={[{ title: 'Home', url: '/' }]} />
    <Section>
      <OneColumn width="page">
        <Stack space={7}>
          {view.edited && <EditedWords page={view.edited} />}
          <CategoryGroups groups={view.groups} order="columns" />
        </Stack>
      </OneColumn>
    </Section>
  </SiteFrame>
);
