import {
  CategoryGroups,
  Columns,
  FigureTable,
  Grid,
  GridItem,
  LocatorMap,
  MarketStrip,
  OneColumn,
  PageHeader,
  Section,
  SectionHead,
  Stack,
  StoryGroups,
  Teaser,
  TrendingList,
  Wrap,
} from '@masthead/design-system';
import { sectorDealTexts } from '@masthead/texts/deals';
import { hubTexts } from '@masthead/texts/home';
import type { PageContext } from '../../framework/pageContext';
import { collectionData } from '../../framework/structuredData/lists';
import { StructuredData } from '../../framework/structuredData/StructuredData';
import { href } from '../../routing/href';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import { EditorialContent } from '../static/EditorialPageContainer';
import { type HubView, loadHub } from './loadHub';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { toEditorialMetadata } from '../static/editorialPage';

const News = ({ view }: { view: HubView }) => (
  <Section>
    <Columns
      {...(view.mostRead.length > 0 && { sidebar: <TrendingList stories={view.mostRead} title={hubTexts.mostRead} /> })}
    >
      <Stack space={7} divider="ruled">
        {view.lead && <Teaser story={view.lead} layout="xl" headingLevel={2} loading="first" />}
        <Grid>
          {view.stories.map((story, index) => (
            <GridItem key={story.url} span={{ m: 6 }} edge={index % 2 === 0 ? 'plain' : 'ruled'}>
              <Teaser story={story} layout="l" phone="row" headingLevel={3} detail="full" />
            </GridItem>
          ))}
        </Grid>
      </Stack>
    </Columns>
  </Section>
);

/** The front of a section: lead, most read stories, its own parts, groups, then its streams (§2.1, §2.8). */
const HubScreen = ({ view, page }: { view: HubView; page: PageContext }) => (
  <SiteFrame page={page}>
    {view.lead && (
      <StructuredData data={collectionData(page.brand, { ...view, stories: [view.lead, ...view.stories] })} />
    )}
    <PageHeader title={view.title} description={view.description} trail={[{ title: hubTexts.home, url: '/' }]} />
    {view.marketData && (
      <Wrap>
        <MarketStrip {...view.marketData} />
      </Wrap>
    )}
    {view.lead && <News view={view} />}
    {view.map && (
      <Section space="joined">
        <OneColumn width="page">
          <LocatorMap {...view.map} />
        </OneColumn>
      </Section>
    )}
    {view.sectorDeals && (
      <Section space="joined">
        <SectionHead title={view.sectorDeals.caption} more={{ title: sectorDealTexts.all, url: href('deals', {}) }} />
        <FigureTable {...view.sectorDeals} />
      </Section>
    )}
    {view.storyGroups && (
      <Section space="joined">
        <SectionHead title={view.storyGroups.title} />
        <StoryGroups groups={view.storyGroups.groups} headingLevel={3} />
      </Section>
    )}
    {view.groups.length > 0 && (
      <Section space={view.lead ? 'joined' : 'normal'}>
        <OneColumn width="page">
          {view.groups.length > 1 && <SectionHead title={hubTexts.allOf(view.title)} />}
          <CategoryGroups groups={view.groups} headingLevel={view.groups.length > 1 ? 3 : 2} />
        </OneColumn>
      </Section>
    )}
    {view.editorial?.html && (
      <Section space="joined">
        <EditorialContent page={view.editorial} />
      </Section>
    )}
  </SiteFrame>
);

/** A hub page (§2.1). */
export const hubPage = definePage({
  load: (page) => loadHub(page),
  Screen: HubScreen,
  metadata: ({ title, description, path, lead, editorial }, { brand }) =>
    pageMetadata(brand, {
      title,
      description,
      image: lead?.image,
      ...(editorial && toEditorialMetadata(editorial)),
      path,
    }),
});
