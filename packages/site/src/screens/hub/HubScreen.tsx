import { CategoryGroups, MarketStrip, OneColumn, PageHeader, Section, Wrap } from '@masthead/design-system';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import { getRouteHero } from '../../content/media/routeHero';
import type { PageContext } from '../../framework/pageContext';
import { EditorialContent } from '../static/EditorialContent';
import type { HubView } from './loadHub';

/** A hub page: its category streams in up to three columns (SPEC §2.1, §2.8). */
export const HubScreen = ({ view, page }: { view: HubView; page: PageContext }) => (
  <SiteFrame page={page}>
    <PageHeader
      title={view.title}
      description={view.description}
      trail={[{ title: 'Home', url: '/' }]}
      {...getRouteHero(view.route)}
    />
    {view.marketData && (
      <Wrap>
        <MarketStrip {...view.marketData} />
      </Wrap>
    )}
    <Section>
      <OneColumn width="page">
        <CategoryGroups groups={view.groups} />
      </OneColumn>
    </Section>
    {view.editorial?.html && (
      <Section space="joined">
        <EditorialContent page={view.editorial} />
      </Section>
    )}
  </SiteFrame>
);
