import { hasModule } from '@masthead/config';
import {
  AlertBar,
  Anchor,
  IssuePromo,
  LeadStory,
  Section,
  SectionHead,
  SpecialReportHero,
  VisuallyHidden,
  Grid,
  GridItem,
  MarketBlock,
  MarketStrip,
  MyMarkets,
  MyMarketsFrame,
  Wrap,
  Columns,
  DenseList,
  FromTablet,
  MoreLink,
  Teaser,
  TrendingList,
  type TeaserStory,
} from '@masthead/design-system';
import { homeTexts } from '@masthead/texts/home';
import { AdRow, RailAd } from '../../shell/ads/placements';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import { siteBehavior } from '../../shell/behavior';
import { href } from '../../routing/href';
import { getHubLink } from '../../routing/hubs';
import type { Alert } from '../../content/story/promotions';
import { organizationData, websiteData } from '../../framework/structuredData/publisher';
import { StructuredData } from '../../framework/structuredData/StructuredData';
import { HomeModules } from './HomeModules';
import type { HomeSectionProps } from './homeView';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { loadHome } from './loadHome';

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
const TodaySection = ({ view, page }: HomeSectionProps) => (
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

/** The message about a regulated product (§2.8), below the lead. After closing it stays closed for the visit (§4). */
const HomeAlert = ({ text, link }: Alert) => (
  <AlertBar dismissalKey={text}>
    <p>
      {text} {link && <Anchor link={link}>{link.title}</Anchor>}
    </p>
  </AlertBar>
);

/** Three markets, and links to all markets by region. */
const MarketsSection = ({ view, page }: HomeSectionProps) => {
  const { title, url } = getHubLink(page.brand, 'markets');
  return (
    <Section>
      <SectionHead title={title} links={view.regions} more={{ title: homeTexts.allOf(title), url }} />
      <Grid>
        {view.markets.map(({ url, stories: [lead, ...headlines] }, index) => (
          <GridItem key={url} span={{ m: 4 }} edge={index === 0 ? 'plain' : 'ruled'}>
            {lead && <MarketBlock lead={lead} headlines={headlines} headingLevel={3} />}
          </GridItem>
        ))}
      </Grid>
    </Section>
  );
};

/** The home landing page (§2.1) in the home layout of §2.6, with the modules that the brand enables (§3). */
const HomeScreen = ({ view, page }: HomeSectionProps) => {
  const part = { view, page };
  const markets = getHubLink(page.brand, 'markets');
  return (
    <SiteFrame page={page}>
      <StructuredData data={websiteData(page.brand)} />
      <StructuredData data={organizationData(page.brand)} />
      {!view.lead && <VisuallyHidden as="h1">{page.brand.name}</VisuallyHidden>}
      {hasModule(page.brand, 'markets') && hasModule(page.brand, 'reading-list') && (
        <Wrap>
          <MyMarketsFrame>
            <MyMarkets
              {...siteBehavior('my-markets')}
              list={{ title: homeTexts.readingList, url: href('saved', {}) }}
              directory={{ ...markets, title: homeTexts.allMarkets }}
            />
          </MyMarketsFrame>
        </Wrap>
      )}
      {view.lead && (
        <Section space="tight">
          <LeadStory story={view.lead} related={view.related} secondary={view.secondary} />
        </Section>
      )}
      {view.marketData && (
        <Wrap>
          <MarketStrip {...view.marketData} />
        </Wrap>
      )}
      {view.alert && <HomeAlert {...view.alert} />}
      <TodaySection {...part} />
      {view.report && <SpecialReportHero {...view.report} />}
      {view.markets.length > 0 && <MarketsSection {...part} />}
      <AdRow page={page} name="horiz4" />
      <HomeModules {...part} />
      {view.issue && (
        <Section>
          <SectionHead
            title={page.brand.magazine.name}
            more={{ title: homeTexts.issueGallery, url: href('issueGallery', { magazine: page.brand.magazine.slug }) }}
          />
          <IssuePromo {...view.issue} headingLevel={3} />
        </Section>
      )}
    </SiteFrame>
  );
};

/** The home landing page (§2.1). */
export const homePage = definePage({
  load: loadHome,
  Screen: HomeScreen,
  metadata: (view, { brand }) =>
    pageMetadata(brand, {
      title: `${brand.name}: ${brand.tagline}`,
      description: brand.description,
      path: '/',
      image: view.lead?.image,
      feeds: { list: '/', title: brand.name },
    }),
});
