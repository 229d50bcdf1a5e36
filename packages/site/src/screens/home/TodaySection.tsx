import {
  Columns,
  DenseList,
  FromTablet,
  Grid,
  GridItem,
  MoreLink,
  Section,
  SectionHead,
  Teaser,
  TrendingList,
  type TeaserStory,
} from '@masthead/design-system';
import { homeTexts } from '@masthead/texts/home';
import { RailAd } from '../../shell/ads/placements';
import type { HomeSectionProps } from './homeView';

/** Stories of the editors' choice on phones. */
const maxOnPhones = { desk: 3 } as const;

/** The first two stories have pictures. */
const DeskItem = ({ story, index }: { story: TeaserStory; index: number }) => (
  <GridItem span={{ m: 6 }} edge={index % 2 === 0 ? 'plain' : 'ruled'}>
    <Teaser
      story={story}
      layout={index < 2 ? 'l' : 's'}
      phone="row"
      headingLevel={3}
      detail={index < 2 ? 'full' : 'summary'}
    />
  </GridItem>
);

/** The latest stories, the editors' choice, and the trending stories. */
export const TodaySection = ({ view, page }: HomeSectionProps) => (
  <Section space="tight">
    <Columns
      sidebarLabel={homeTexts.trending}
      sidebar={
        <>
          <RailAd page={page} name="vert1" minViewport="large" />
          <TrendingList stories={view.trending} />
        </>
      }
    >
      <Grid>
        <GridItem span={{ l: 4 }}>
          <SectionHead title={homeTexts.latest} weight="light" />
          <DenseList stories={view.latest} headingLevel={3} />
          {view.latest.length > 0 && view.latestUrl && (
            <MoreLink link={{ title: homeTexts.allLatest, url: view.latestUrl }} />
          )}
        </GridItem>
        {view.desk.length > 0 && (
          <GridItem span={{ l: 8 }} edge="ruled">
            <SectionHead title={homeTexts.fromTheDesk} weight="light" />
            <Grid rows="tight">
              {view.desk.slice(0, maxOnPhones.desk).map((story, index) => (
                <DeskItem key={story.url} story={story} index={index} />
              ))}
              <FromTablet>
                {view.desk.slice(maxOnPhones.desk).map((story, index) => (
                  <DeskItem key={story.url} story={story} index={maxOnPhones.desk + index} />
                ))}
              </FromTablet>
            </Grid>
          </GridItem>
        )}
      </Grid>
    </Columns>
  </Section>
);
