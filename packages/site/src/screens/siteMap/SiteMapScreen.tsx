import { CategoryGroups, OneColumn, PageHeader, Section } from '@masthead/design-system';
import { SiteFrame } from '../../layout/SiteFrame';
import type { Site } from '../../page/site';
import type { SiteMapView } from './loadSiteMap';

/** Every way into the site (SPEC §2.1). */
export const SiteMapScreen = ({ view, site }: { view: SiteMapView; site: Site }) => (
  <SiteFrame brand={site.brand} path={view.path}>
    <PageHeader title="Site Map" description={`Every section, market, sector and topic of ${site.brand.name}.`} trail={[{ title: 'Home', url: '/' }]} />
    <Section>
      <OneColumn width="page">
        <CategoryGroups groups={view.groups} />
      </OneColumn>
    </Section>
  </SiteFrame>
);
