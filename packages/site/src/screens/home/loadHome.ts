import type { AudioTeaserProps, AuthorWithStory, EventItem, IssuePromoProps, Link, SpecialReportHeroProps, TeaserStory } from '@masthead/design-system';
import { ask, type AnswerOf, type ContentError, type Result } from '@masthead/graphql-ops';
import { drawnSizes, toDecoration } from '../../media/picture';
import { found, type PageResult } from '../../page/result';
import type { Site } from '../../page/site';
import { toTeaser } from '../../story/story';
import { askTrending, toTrending } from '../../story/trending';
import type { WirePosition } from '../../story/wire';
import { toAudio, toEvent, toIssue } from './furniture';

export type MarketView = { title: string; url: string; stories: TeaserStory[] };

/** The home landing page (SPEC §2.1, home modules of §3). */
export type HomeView = {
  lead?: TeaserStory;
  related: TeaserStory[];
  secondary: TeaserStory[];
  latest: TeaserStory[];
  desk: TeaserStory[];
  report?: SpecialReportHeroProps;
  /** Regions, for the head of the markets. */
  regions: Link[];
  markets: MarketView[];
  insights: TeaserStory[];
  recent: TeaserStory[];
  audio: Omit<AudioTeaserProps, 'headingLevel'>[];
  authors: AuthorWithStory[];
  event?: EventItem;
  issue?: Omit<IssuePromoProps, 'headingLevel'>;
  trending: TeaserStory[];
};

type Reply = Result<WirePosition, ContentError>;

const packageOf = (reply: Reply) => (reply.ok ? reply.value.getPackageByPosition : undefined);

const toMarket = (site: Site) => (reply: Reply): MarketView[] => {
  const market = packageOf(reply);
  return market && market.articles.length > 0 ? [{ title: market.title, url: market.packageUrl, stories: market.articles.map(toTeaser(site.brand)) }] : [];
};

const toReport = (reply: Reply): { report?: SpecialReportHeroProps } => {
  const report = packageOf(reply);
  if (!report) return {};
  const image = report.imageUrl ? toDecoration({ uri: report.imageUrl }) : undefined;
  return {
    report: {
      title: report.title,
      url: report.packageUrl,
      parts: report.articles.slice(0, 3).map(({ title, uri }) => ({ title, url: uri })),
      ...(report.summary && { description: report.summary }),
      ...(image && { image }),
    },
  };
};

type WireAuthors = AnswerOf<'authors'>['getAuthors'];

/** Four authors, each with a piece of theirs that stands on the page; none twice. */
const toAuthors = (authors: WireAuthors, stories: readonly TeaserStory[]): AuthorWithStory[] =>
  authors
    .flatMap(({ name, webUrl, imageLarge }): AuthorWithStory[] => {
      const story = stories.find(({ byline }) => byline === name);
      const portrait = imageLarge ? toDecoration({ uri: imageLarge, ...drawnSizes.portrait }) : undefined;
      return story ? [{ name, url: webUrl, story: { title: story.title, url: story.url }, ...(portrait && { portrait }) }] : [];
    })
    .slice(0, 4);

const askPosition = (site: Site, position: string) => ask('package-by-position', { position, site: site.brand.site });

/** One document asks for the whole page; a part that cannot be had is left out and the page stays whole. */
const askHome = (site: Site) => {
  const { site: siteName, publicationSlug } = site.brand;
  return site.content.query({
    route: 'home',
    parts: {
      lead: askPosition(site, 'home-lead'),
      secondary: askPosition(site, 'home-secondary'),
      latest: askPosition(site, 'home-latest'),
      desk: askPosition(site, 'home-desk'),
      insights: askPosition(site, 'home-insights'),
      recent: askPosition(site, 'home-recent'),
      marketOne: askPosition(site, 'home-market-1'),
      marketTwo: askPosition(site, 'home-market-2'),
      marketThree: askPosition(site, 'home-market-3'),
      report: askPosition(site, 'home-special-report'),
      regions: ask('market-groups', { site: siteName }),
      podcasts: ask('podcast-stream', { siteName, pageSize: 3 }),
      events: ask('future-events', { publication: publicationSlug, pageSize: 1 }),
      issues: ask('package-by-type', { siteName, packageType: 'magazine', end: 1, fullPackage: true }),
      authors: ask('authors', { site: siteName }),
      trending: askTrending(siteName),
    },
  });
};

/** SPEC §2.1 home: fails only when the lead, and with it the content service, cannot be had. */
export const loadHome = async (site: Site): Promise<PageResult<HomeView>> => {
  const reply = await askHome(site);
  if (!reply.lead.ok) return reply.lead;
  const { modules, timeZone } = site.brand;
  const teasers = (part: Reply) => (packageOf(part)?.articles ?? []).map(toTeaser(site.brand));
  const [lead, ...related] = teasers(reply.lead);
  const event = modules.featuredEvent && reply.events.ok ? reply.events.value.getFutureEvents.events[0] : undefined;
  const issue = reply.issues.ok ? reply.issues.value.getPackagesByType.packages[0] : undefined;
  const stories = [...teasers(reply.desk), ...teasers(reply.recent)];
  return found({
    ...(lead && { lead }),
    related,
    secondary: teasers(reply.secondary),
    latest: teasers(reply.latest),
    desk: teasers(reply.desk),
    ...toReport(reply.report),
    regions: reply.regions.ok ? reply.regions.value.getMarketGroups.map(({ title, uri }): Link => ({ title, url: uri })) : [],
    markets: [reply.marketOne, reply.marketTwo, reply.marketThree].flatMap(toMarket(site)),
    insights: teasers(reply.insights),
    recent: teasers(reply.recent),
    audio: reply.podcasts.ok ? reply.podcasts.value.getPodcastStream.contents.map(toAudio) : [],
    authors: reply.authors.ok ? toAuthors(reply.authors.value.getAuthors, stories) : [],
    ...(event && { event: toEvent(event, timeZone) }),
    ...(issue && { issue: toIssue(issue) }),
    trending: toTrending(reply.trending),
  });
};
