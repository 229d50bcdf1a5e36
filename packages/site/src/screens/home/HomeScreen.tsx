import {
  AlertBar, Anchor, AudioTeaser, AuthorStrip, Columns, DenseList, EventCard, Grid, GridItem, InsightList, IssuePromo, LeadStory, MarketBlock, Section,
  SectionHead, SpecialReportHero, StreamList, Teaser, TrendingList, VisuallyHidden, type TeaserStory,
} from '@masthead/design-system';
import { AdRow, listInsert, RailAd, SponsoredStories } from '../../ads/placements';
import type { Brand } from '@masthead/config';
import { SiteFrame } from '../../layout/SiteFrame';
import type { Site } from '../../page/site';
import { href } from '../../routes/href';
import { organizationData, websiteData } from '../../structuredData/publisher';
import { StructuredData } from '../../structuredData/StructuredData';
import type { HomeView } from './loadHome';

type Part = { view: HomeView; site: Site };

/** The brand's message about a regulated product (SPEC §2.8), at first visible (§4). */
const Alert = ({ alert }: { alert: NonNullable<Brand['homeAlert']> }) => (
  <AlertBar><p>{alert.text} {alert.link && <Anchor link={alert.link}>{alert.link.title}</Anchor>}</p></AlertBar>
);

/** Text alone: at most half of a section carries pictures. */
const withoutPicture = (story: TeaserStory): TeaserStory => ({ ...story, image: undefined });

const Today = ({ view, site }: Part) => (
  <Section space="tight">
    <Columns sidebarLabel="Trending" sidebar={<><RailAd brand={site.brand} path="/" name="vert1" /><TrendingList stories={view.trending} /></>}>
      <Grid>
        <GridItem span={{ l: 4 }}>
          <SectionHead title="Latest" weight="light" />
          <DenseList stories={view.latest} headingLevel={3} />
        </GridItem>
        <GridItem span={{ l: 8 }} edge="ruled">
          <SectionHead title="From the desk" weight="light" />
          <Grid>
            {view.desk.map((story, index) => (
              <GridItem key={story.url} span={{ m: 6 }} edge={index % 2 === 0 ? 'plain' : 'ruled'}>
                <Teaser story={story} layout={index < 2 ? 'l' : 's'} headingLevel={3} detail={index < 2 ? 'full' : 'summary'} />
              </GridItem>
            ))}
          </Grid>
        </GridItem>
      </Grid>
    </Columns>
  </Section>
);

const Markets = ({ view }: Part) => (
  <Section>
    <SectionHead title="Markets" links={view.regions} more={{ title: 'All markets', url: href('markets', {}) }} />
    <Grid>
      {view.markets.map(({ url, stories: [lead, ...headlines] }, index) => (
        <GridItem key={url} span={{ m: 4 }} edge={index === 0 ? 'plain' : 'ruled'}>
          {lead && <MarketBlock lead={lead} headlines={headlines} headingLevel={3} />}
        </GridItem>
      ))}
    </Grid>
  </Section>
);

const Insights = ({ view, site }: Part) => (
  <Section>
    <Columns sidebarLabel="Featured event" {...(view.event && { sidebar: <EventCard event={view.event} headingLevel={2} /> })}>
      <SectionHead title="Instant Insights" more={{ title: 'All insights', url: site.brand.modules.insightsUrl }} />
      <InsightList stories={view.insights} headingLevel={3} />
    </Columns>
  </Section>
);

const Recent = ({ view, site }: Part) => (
  <Section>
    <Columns sidebar={<RailAd brand={site.brand} path="/" name="vert3" />}>
      <SectionHead title="Recent stories" />
      <StreamList stories={view.recent} headingLevel={3} inserts={[...listInsert({ brand: site.brand, path: '/' }, 'native_single1', 2), ...listInsert({ brand: site.brand, path: '/' }, 'native_single2', 4)]} />
    </Columns>
  </Section>
);

const Audio = ({ view }: Part) => (
  <Section tone="tint">
    <SectionHead title="Podcasts and webcasts" links={[{ title: 'Podcast Center', url: href('podcasts', {}) }, { title: 'Webcasts', url: href('webcasts', {}) }]} />
    <Grid>
      {view.audio.map((item) => (
        <GridItem key={item.url} span={{ m: 6, l: 4 }}>
          <AudioTeaser {...item} headingLevel={3} />
        </GridItem>
      ))}
    </Grid>
  </Section>
);

/** The home landing page (SPEC §2.1) in the home layout of §2.6, its modules switched by the brand (§3). */
export const HomeScreen = ({ view, site }: Part) => {
  const { modules } = site.brand;
  const part = { view, site };
  return (
    <SiteFrame brand={site.brand} path="/">
      <StructuredData data={websiteData(site.brand)} />
      <StructuredData data={organizationData(site.brand)} />
      {site.brand.homeAlert && <Alert alert={site.brand.homeAlert} />}
      {!view.lead && <VisuallyHidden as="h1">{site.brand.name}</VisuallyHidden>}
      {view.lead && (
        <Section space="tight">
          <LeadStory story={view.lead} related={view.related} secondary={view.secondary.map((story, index) => (index === 0 ? story : withoutPicture(story)))} />
        </Section>
      )}
      <Today {...part} />
      {view.report && <SpecialReportHero {...view.report} />}
      {view.markets.length > 0 && <Markets {...part} />}
      <AdRow brand={site.brand} path="/" name="horiz4" />
      {modules.insights && view.insights.length > 0 && <Insights {...part} />}
      {modules.recentStories && view.recent.length > 0 && <Recent {...part} />}
      {modules.podcasts && view.audio.length > 0 && <Audio {...part} />}
      <SponsoredStories brand={site.brand} path="/" />
      {modules.popularAuthors && view.authors.length > 0 && (
        <Section>
          <SectionHead title="Popular authors" />
          <AuthorStrip authors={view.authors} headingLevel={3} />
        </Section>
      )}
      {view.issue && (
        <Section>
          <SectionHead title={site.brand.magazine.name} more={{ title: 'Issue gallery', url: href('issueGallery', { magazine: site.brand.magazine.slug }) }} />
          <IssuePromo {...view.issue} headingLevel={3} />
        </Section>
      )}
    </SiteFrame>
  );
};
