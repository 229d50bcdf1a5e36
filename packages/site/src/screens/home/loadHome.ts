import { filterOpenLinks, hasModule } from '@masthead/config';
import { limits } from '@masthead/config/limits';
import type { Link, SpecialReportHeroProps, TeaserStory } from '@masthead/design-system';
import { type ContentError, createQuery, type Result } from '@masthead/graphql-ops';
import { createPictureVariety, toDecorativePicture } from '../../content/media/picture';
import { found, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { createPromotionsQuery, getAlert } from '../../content/story/promotions';
import { createMarketDataQuery, toMarketData } from '../../content/story/marketData';
import { toTeaser } from '../../content/story/story';
import { createTrendingQuery, toTrendingStories } from '../../content/story/trending';
import type { WirePosition } from '../../content/story/wire';
import { getPopularAuthors } from './popularAuthors';
import { toAudio, toEventCard, toIssuePromo, toWebcastTeaser } from './promos';
import { createStoriesOnPage, type StoriesOnPage } from '../../content/story/storiesOnPage';
import { toNewsletters } from './newsletters';
import type { HomeView, MarketView } from './homeView';

/** Stories of the editors' choice and of the secondary stories that have a picture. */
const pictured = { secondary: 1, desk: 2 } as const;

const withoutPicture = (story: TeaserStory): TeaserStory => ({
  ...story,
  image: undefined,
  chart: undefined,
});

/** Chooses pictures: at most half of a section's stories have one, and none repeats one near it. */
const withHomePictures = (view: HomeView): HomeView => {
  const vary = createPictureVariety();
  const varyFirst = (stories: readonly TeaserStory[], count: number): TeaserStory[] =>
    stories.map((story, index) => (index < count ? vary(story) : withoutPicture(story)));
  const startWithPicture = (stories: readonly TeaserStory[]): TeaserStory[] => {
    for (const story of stories) {
      const lead = vary(story);
      if (lead.image ?? lead.chart) return [lead, ...stories.filter((other) => other !== story)];
    }
    return stories.map(withoutPicture);
  };
  // The order of these lines is that of the page.
  const lead = view.lead && vary(view.lead);
  const secondary = varyFirst(view.secondary, pictured.secondary);
  const desk = varyFirst(view.desk, pictured.desk);
  const report = view.report && vary(view.report);
  const markets = view.markets.map((market) => ({ ...market, stories: startWithPicture(market.stories) }));
  const recent = view.recent.map((story) => vary(story));
  const audio = view.audio.map((item) => vary(item));
  return { ...view, secondary, desk, markets, recent, audio, ...(lead && { lead }), ...(report && { report }) };
};

type PositionResult = Result<WirePosition, ContentError>;

const getPackage = (reply: PositionResult) => (reply.ok ? reply.value.getPackageByPosition : undefined);

/** A newest day before this many days shows its date: imported stories may be years old. */
const maxTimeOfDayAgeDays = 7;

/** Keeps the time of day on the newest day of the list and the stories above it: alone it reads as today's. */
export const showTimesOfNewestDay = (
  stories: readonly TeaserStory[],
  above: readonly TeaserStory[],
  now: Date,
): TeaserStory[] => {
  const newest = [...stories, ...above].reduce(
    (latest, { published }) => (published && (!latest || published.iso > latest.iso) ? published : latest),
    stories[0]?.published,
  );
  const isRecent = newest !== undefined && now.getTime() - Date.parse(newest.iso) < maxTimeOfDayAgeDays * 86_400_000;
  return stories.map(({ time, ...story }) => ({
    ...story,
    ...(time && isRecent && story.published?.text === newest.text && { time }),
  }));
};

const toMarket =
  (site: Site, onPage: StoriesOnPage) =>
  (reply: PositionResult): MarketView[] => {
    const market = getPackage(reply);
    const stories = onPage.add((market?.articles ?? []).map(toTeaser(site.brand)));
    return market && stories.length > 0 ? [{ title: market.title, url: market.packageUrl, stories }] : [];
  };

/** The report with its first parts. Parts that are elsewhere on the page keep their number and are left out. */
const toReport = (reply: PositionResult, onPage: StoriesOnPage): { report?: SpecialReportHeroProps } => {
  const report = getPackage(reply);
  if (!report) return {};
  const image = report.imageUrl ? toDecorativePicture({ uri: report.imageUrl }) : undefined;
  return {
    report: {
      title: report.title,
      url: report.packageUrl,
      parts: onPage.add(
        report.articles.map(({ title, uri }, index) => ({ title, url: uri, number: index + 1 })),
        maxReportParts,
      ),
      ...(report.summary && { description: report.summary }),
      ...(image && { image }),
    },
  };
};

const maxReportParts = 3;
const maxIssueStories = 4;
const maxInsights = 4;

/** More than the list has, because most of the trending stories are on the page already. */
const trendingCandidates = 40;

const createPositionQuery = (site: Site, position: string) =>
  createQuery('package-by-position', { position, site: site.brand.site });

/** Podcasts and webcasts fill a row each. */
const audioPerRow = 3;

/** Queries the whole page in one document. Parts that fail are omitted. */
const fetchHome = (site: Site) => {
  const { site: siteName, publicationSlug } = site.brand;
  return site.content.query({
    route: 'home',
    parts: {
      lead: createPositionQuery(site, 'home-lead'),
      secondary: createPositionQuery(site, 'home-secondary'),
      latest: createPositionQuery(site, 'home-latest'),
      desk: createPositionQuery(site, 'home-desk'),
      insights: createPositionQuery(site, 'home-insights'),
      recent: createPositionQuery(site, 'home-recent'),
      marketOne: createPositionQuery(site, 'home-market-1'),
      marketTwo: createPositionQuery(site, 'home-market-2'),
      marketThree: createPositionQuery(site, 'home-market-3'),
      report: createPositionQuery(site, 'home-special-report'),
      regions: createQuery('market-groups', { site: siteName }),
      podcasts: createQuery('podcast-stream', { siteName, pageSize: audioPerRow }),
      webcasts: createQuery('webcast-stream', { siteName, pageSize: audioPerRow }),
      events: createQuery('future-events', { publication: publicationSlug, pageSize: 1 }),
      issues: createQuery('package-by-type', { siteName, packageType: 'magazine', end: 1, fullPackage: true }),
      authors: createQuery('authors', { site: siteName }),
      newsletters: createQuery('newsletter-details', { site: siteName }),
      alert: createPromotionsQuery(siteName, 'home-alert'),
      marketData: createMarketDataQuery(siteName),
      trending: createTrendingQuery(siteName, { limit: trendingCandidates }),
    },
  });
};

const toIssue = (
  wire: Parameters<typeof toIssuePromo>[0],
  timeZone: string,
  onPage: StoriesOnPage,
): HomeView['issue'] => {
  const promo = toIssuePromo(wire, timeZone);
  return { ...promo, stories: onPage.add(promo.stories ?? [], maxIssueStories) };
};

/** Loads the home page (§2.1). It fails only if the lead does, since then the content service does not respond. */
export const loadHome = async (site: Site): Promise<PageResult<HomeView>> => {
  const reply = await fetchHome(site);
  if (!reply.lead.ok) return reply.lead;
  const { modules, timeZone, homeAlert } = site.brand;
  const now = new Date();
  const teasers = (part: PositionResult) => (getPackage(part)?.articles ?? []).map(toTeaser(site.brand));
  const onPage = createStoriesOnPage();
  const [lead, ...related] = onPage.add(teasers(reply.lead));
  const news = {
    related,
    secondary: onPage.add(teasers(reply.secondary)),
    latest: showTimesOfNewestDay(onPage.add(teasers(reply.latest)), lead ? [lead] : [], new Date()),
    desk: onPage.add(teasers(reply.desk)),
  };
  const report = toReport(reply.report, onPage);
  const markets = hasModule(site.brand, 'markets')
    ? [reply.marketOne, reply.marketTwo, reply.marketThree].flatMap(toMarket(site, onPage))
    : [];
  const insights = onPage.add(teasers(reply.insights), maxInsights);
  const recent = onPage.add(teasers(reply.recent));
  const mostRead = toTrendingStories(site.brand, reply.trending);
  const trending = onPage.add(mostRead, limits.trending.count);
  const listed = [
    ...(lead ? [lead] : []),
    ...[...Object.values(news), insights, recent, ...markets.map(({ stories }) => stories)].flat(),
  ];
  const latestUrl = getPackage(reply.latest)?.packageUrl;
  const event = modules.featuredEvent && reply.events.ok ? reply.events.value.getFutureEvents.events[0] : undefined;
  const issue =
    reply.issues.ok && hasModule(site.brand, 'magazine') ? reply.issues.value.getPackagesByType.packages[0] : undefined;
  const newsletters = reply.newsletters.ok
    ? toNewsletters(site.brand, reply.newsletters.value.getNewsletterDetails)
    : undefined;
  const alert = getAlert(reply.alert) ?? homeAlert;
  return found(
    withHomePictures({
      ...news,
      ...(latestUrl && { latestUrl }),
      ...(alert && { alert }),
      ...(lead && { lead }),
      ...toMarketData(reply.marketData),
      ...report,
      regions: reply.regions.ok
        ? reply.regions.value.getMarketGroups.map(({ title, uri }): Link => ({ title, url: uri }))
        : [],
      markets,
      insights,
      recent,
      audio: filterOpenLinks(site.brand, [
        ...(reply.podcasts.ok
          ? reply.podcasts.value.getPodcastStream.contents.map((wire) => toAudio(wire, timeZone))
          : []),
        ...(reply.webcasts.ok
          ? reply.webcasts.value.getWebcastStream.contents.map((wire) => toWebcastTeaser(wire, now, timeZone))
          : []),
      ]),
      authors: reply.authors.ok ? getPopularAuthors(reply.authors.value.getAuthors, { mostRead, listed }, onPage) : [],
      ...(event && { event: toEventCard(event, timeZone) }),
      ...(issue && { issue: toIssue(issue, timeZone, onPage) }),
      ...(newsletters && { newsletters }),
      trending,
    }),
  );
};
