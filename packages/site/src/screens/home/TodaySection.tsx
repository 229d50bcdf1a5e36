import {
  Columns,
  DenseList,
  Grid,
  GridItem,
  MoreLink,
  Section,
  SectionHead,
  Teaser,
  TrendingList,
} from '@masthead/design-system';
import { RailAd } from '../../shell/ads/placements';
import type { HomeSectionProps } from './loadHome';

/** The latest stories, the editors' choice, and the trending stories. */
export const TodaySection = ({ view, page }: HomeSectionProps) => (
  <Section space="tight">
    <Columns
      sidebarLabel="Trending"
      sidebar={
        <>
          <RailAd page={page} name="vert1" />
          <TrendingList stories={view.trending} />
        </>
      }
    >
      <Grid>
        <GridItem span={{ l: 4 }}>
          <SectionHead title="Latest" weight="light" />
          <DenseList stories={view.latest} headingLevel={3} />
          {view.latest.length > 0 && view.latestUrl && (
            <MoreLink link={{ title: 'All latest news', url: view.latestUrl }} />
          )}
        </GridItem>
        <GridItem span={{ l: 8 }} edge="ruled">
          <SectionHead title="From the desk" weight="light" />
          <Grid rows="tight">
            {view.desk.map((story, index) => (
              <GridItem key={story.url} span={{ m: 6 }} edge={index % 2 === 0 ? 'plain' : 'ruled'}>
                <Teaser
                  story={story}
                  layout={index < 2 ? 'l' : 's'}
                  phone="row"
                  headingLevel={3}
                  detail={index < 2 ? 'full' : 'summary'}
                />
              </GridItem>
            ))}
          </Grid>
        </GridItem>
      </Grid>
    </Columns>
  </Section>
);
