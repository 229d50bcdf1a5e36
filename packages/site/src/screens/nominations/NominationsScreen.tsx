import {
  CategoryGroups,
  EmptyResults,
  PageHeader,
  ProfileGrid,
  Section,
  SectionHead,
  StreamList,
} from '@masthead/design-system';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import { routeHero } from '../../content/media/routeHero';
import type { Site } from '../../framework/site';
import { TwoColumns } from '../../shell/page/TwoColumns';
import type { NominationsView } from './loadNominations';

/** Nominations (SPEC §2.1): what is open, the programmes, and who was recognised. */
export const NominationsScreen = ({ view, site }: { view: NominationsView; site: Site }) => (
  <SiteFrame brand={site.brand} path={view.path}>
    <PageHeader
      title="Nominations"
      description="Put a colleague or a team forward, and see who was recognized before."
      trail={[{ title: 'Home', url: '/' }]}
      {...routeHero('nominations')}
    />
    {view.programmes.length > 0 && (
      <Section>
        <SectionHead title="Recognition programs" />
        <CategoryGroups groups={view.programmes} headingLevel={3} columns={2} />
      </Section>
    )}
    <Section space="tight">
      <TwoColumns brand={site.brand} path={view.path} rail={null}>
        <SectionHead title="Calls for nominations" />
        {view.calls.length > 0 ? (
          <StreamList stories={view.calls} headingLevel={3} first="row" />
        ) : (
          <EmptyResults title="Nominations are closed" advice={['The next call appears here first.']} />
        )}
      </TwoColumns>
    </Section>
    {view.winners.length > 0 && (
      <Section>
        <SectionHead title="Recent winners" />
        <ProfileGrid profiles={view.winners} headingLevel={3} />
      </Section>
    )}
  </SiteFrame>
);
