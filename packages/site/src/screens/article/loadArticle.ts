import type { Brand } from '@masthead/config';
import type {
  DealBoxProps,
  KickerLine,
  Link,
  Moment,
  NotedLink,
  PaidBy,
  ResourceItem,
  Picture,
  Promotion,
  TeaserStory,
} from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import { articleScreenTexts } from '@masthead/texts/article';
import { toSafeUrl } from '../../content/media/safeUrl';
import { knownImageSizes, toDecorativePicture, toPicture } from '../../content/media/picture';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { getPublicOrigin } from '../../routing/absoluteUrl';
import { authorPath } from '../../routing/href';
import type { ScreenParams } from '../../routing/match';
import { parseNaturalId } from '../../routing/parameters';
import { toKicker, toReadTime } from '../../content/story/story';
import { formatDate, formatLongDateTime } from '../../content/schedule';
import { loadPaidBy } from '../../content/partners/partnerViews';
import { type ArticleChart, toChart } from '../../content/story/chart';
import { maxPartOf, toPartOf } from '../../content/story/partOf';
import { createPromotionsQuery, getFirstPromotion } from '../../content/story/promotions';
import { createTrendingQuery, toTrending } from '../../content/story/trending';
import type { WireArticle, WireBook, WireRelated } from '../../content/story/wire';
import { articleFacts } from '../../shell/tracking/articleFacts';
import type { PageDetails } from '../../shell/tracking/PageData';
import { createStoriesOnPage } from '../../content/story/storiesOnPage';
import { parseSearch, searchHref } from '../search/parameters';
import { toDealBox, type WireDeal } from '../../content/deals/toDeal';
import { type Film, toFilm } from '../../content/media/footage';
import { type Player, splitPlayers, toEmbedPlayers } from '../../content/media/player';
import { findGapApart, type PlacedNewsletter, toPlacedNewsletter } from './placedNewsletter';
import { endsOutOfReach, sanitizeBlock, sanitizeNofollowBlock } from './articleBody';

/** Where a reader finds the summary: below the title, or in the text alone, which begins with it. */
type DeckPlace = 'header' | 'text';

/** Imported articles without a summary of their own have their first longer paragraph as the summary. */
const maxBlocks = 3;

/** Letters and digits of HTML or of a text, to compare them. */
const toLetters = (html: string): string => html.replaceAll(/<[^<>]*>|&#?\w+;|[^\p{L}\p{N}]/gu, '');

/** Finds the place of the summary, so that no article shows the same sentence twice. */
export const getDeckPlace = (summary: string | null | undefined, bodyArray: readonly string[]): DeckPlace => {
  const letters = toLetters(summary ?? '');
  const opens = (html: string): boolean => html.startsWith('<p') && toLetters(html).startsWith(letters);
  return letters !== '' && bodyArray.slice(0, maxBlocks).some(opens) ? 'text' : 'header';
};

export type ArticleAuthor = { name: string; url: string; description?: string; portrait?: Picture };
export type ArticleSlide = { title?: string; caption?: string; image: Picture };
export type ArticleVideo = Film & { title: string; poster?: Picture };
type ArticleBook = { title: string; description?: string; cover?: Picture; url?: string };

/** The view of the article screen (§2.1, §3 Article). */
export type ArticleView = {
  path: string;
  canonical: string;
  naturalId: string;
  title: string;
  deck?: string;
  deckPlace: DeckPlace;
  kicker: KickerLine;
  /** The partner that paid for the article, and its papers for the rail. */
  paidBy?: PaidBy & { papers: ResourceItem[] };
  published: Moment;
  modified?: Moment;
  readTime?: string;
  authors: ArticleAuthor[];
  needToKnow: string[];
  hero?: Picture;
  /** The first chart of an article without other media, above its text instead of inside it. */
  leadChart?: ArticleChart;
  /** A chart replaces the HTML of its block. */
  blocks: { html: string; chart?: ArticleChart }[];
  slides: ArticleSlide[];
  video?: ArticleVideo;
  /** Players in the text. */
  players: Player[];
  tags: Link[];
  book?: ArticleBook;
  /** The deal that the article reports, in its box and as facts. */
  deal?: { box: DealBoxProps; facts: WireDeal };
  disclaimer: 'visible' | 'none';
  robots: 'index' | 'nofollow';
  section?: string;
  /** Fields for tracking and advertising (§3). */
  facts?: PageDetails;
  /** Packages that contain the article: an issue, report or series (§3, Package). */
  partOf: NotedLink[];
  /** The newsletter of the article's section, between two blocks of the text. */
  newsletter?: PlacedNewsletter;
  /** Promotion in the rail (§3, promotional listings). */
  promotion?: Promotion;
  /** The story that has most in common with a long text, after its first paragraph. */
  relatedInText?: { after: number; story: TeaserStory };
  mightLike: TeaserStory[];
  related: TeaserStory[];
  trending: TeaserStory[];
};

const toAuthor = ({ name, description, imageLarge, webUrl }: WireArticle['authors'][number]): ArticleAuthor => {
  const portrait = imageLarge ? toDecorativePicture({ uri: imageLarge, ...knownImageSizes.portrait }) : undefined;
  return { name, url: webUrl ?? authorPath(name), ...(description && { description }), ...(portrait && { portrait }) };
};

const toSlide = ({ title, caption, image, alt, ...slide }: WireArticle['slides'][number]): ArticleSlide[] => {
  const picture = toPicture({ uri: image, ...slide }, { alt: alt ?? title ?? caption ?? '' });
  return picture ? [{ image: picture, ...(title && { title }), ...(caption && { caption }) }] : [];
};

/** Many tags are written in lower case in the content. */
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Links a tag to its stream, or to a search if it has none. */
const toTag =
  (categories: WireArticle['allCategories']) =>
  (tag: string): Link => {
    const toKey = (name: string): string => name.toLowerCase().replaceAll('-', ' ');
    const named = categories.filter(({ name }) => toKey(name) === toKey(tag));
    const stream = named.find(({ uri }) => uri.startsWith('/tag/'));
    return {
      // Names of markets have capitals inside: "Los Angeles".
      title: (stream ?? named[0])?.name ?? capitalize(tag.replaceAll('-', ' ')),
      url: stream?.uri ?? searchHref(parseSearch({ q: tag.replaceAll('-', ' ') })),
    };
  };

const toRelated = ({ uri, title, kicker, byline, image, pubDate }: WireRelated, timeZone: string): TeaserStory => {
  const picture = toDecorativePicture(image);
  return {
    url: uri,
    title,
    kicker: { trail: kicker ? [{ title: kicker, url: uri }] : [] },
    ...(byline && { byline }),
    ...(picture && { image: picture }),
    ...(pubDate && { published: formatDate(pubDate, timeZone) }),
  };
};

/** Stories in each list of related ones. */
const maxRelated = 3;

/** Blocks before the related story in the text, at most: the sign-up is further down. */
const maxBlocksBeforeRelated = 3;

/**
 * The place of the closest story in a text whose end is further down than two screens. Undefined where a partner paid
 * for the text.
 */
const findRelatedGap = (
  text: Pick<ArticleView, 'blocks' | 'players' | 'deal' | 'hero'>,
  paidBy: PaidBy | undefined,
): number | undefined => {
  const after = endsOutOfReach(text) && !paidBy ? findGapApart(text, 1) : undefined;
  return after !== undefined && after <= maxBlocksBeforeRelated ? after : undefined;
};

const toVideo = ({ video, title }: WireArticle, hero: Picture | undefined): { video: ArticleVideo } | object => {
  const film = toFilm(video);
  if (!video || !film) return {};
  const poster = toPicture(video.poster ? { uri: video.poster } : undefined) ?? hero;
  return { video: { ...film, title: video.title ?? title, ...(poster && { poster }) } };
};

const toBook = (book: WireBook): { book: ArticleBook } | object => {
  if (!book) return {};
  const url = toSafeUrl(book.bookUrl);
  const cover = book.coverImage
    ? toPicture({ uri: book.coverImage, ...knownImageSizes.cover }, { alt: articleScreenTexts.cover(book.title) })
    : undefined;
  return {
    book: {
      title: book.title,
      ...(book.description && { description: book.description }),
      ...(cover && { cover }),
      ...(url && { url }),
    },
  };
};

/** Hosts of the publication. The content service may use its domain, while this process runs at another origin. */
const getOwnHosts = (brand: Brand): string[] => [
  brand.domain,
  ...[brand.origin, getPublicOrigin(brand)].map((origin) => new URL(origin).host),
];

/** A path for articles of this publication, an absolute URL for syndicated ones. */
const getCanonicalUrl = (brand: Brand, { canonicalUrl, uri }: WireArticle): string => {
  if (!URL.canParse(canonicalUrl)) return uri;
  const { host, pathname } = new URL(canonicalUrl);
  return pathname === uri && getOwnHosts(brand).includes(host) ? uri : canonicalUrl;
};

/** The chart above the text of an article that has no picture: its first, unless that is a table. */
const findLeadChart = ({
  charts,
  image,
  slides,
  video,
  uri,
}: WireArticle): { chart: ArticleChart; block: number } | undefined => {
  const [first] = charts;
  return first && first.type !== 'table' && !image && !video && slides.length === 0
    ? { chart: toChart(uri, first, 0), block: first.block }
    : undefined;
};

const toPlacedChart = ({ charts, uri }: WireArticle, block: number): { chart?: ArticleChart } => {
  const index = charts.findIndex((chart) => chart.block === block);
  const chart = charts[index];
  return chart ? { chart: toChart(uri, chart, index) } : {};
};

const toView = (
  brand: Brand,
  article: WireArticle,
): Omit<ArticleView, 'mightLike' | 'related' | 'trending' | 'book' | 'partOf' | 'paidBy'> => {
  const hero = toPicture(article.image);
  const lead = findLeadChart(article);
  const sanitize = article.nofollow ? sanitizeNofollowBlock : sanitizeBlock;
  const { blocks, players } = splitPlayers(
    article.bodyArray
      .map((html, block) => ({ html: sanitize(html), ...toPlacedChart(article, block) }))
      .filter(({ html }, block) => html !== '' && block !== lead?.block),
  );
  return {
    path: article.uri,
    canonical: getCanonicalUrl(brand, article),
    naturalId: article.naturalId,
    title: article.title,
    kicker: toKicker(brand, article),
    published: formatLongDateTime(article.pubDate, brand.timeZone),
    authors: article.authors.map(toAuthor),
    needToKnow: [...article.needToKnow],
    blocks,
    slides: article.slides.flatMap(toSlide),
    players: [...players, ...toEmbedPlayers([article.embed1, article.embed2], blocks, players)],
    tags: article.tags.map(toTag(article.allCategories)),
    facts: articleFacts(article),
    disclaimer: article.showDisclaimer ? 'visible' : 'none',
    robots: article.nofollow ? 'nofollow' : 'index',
    ...toReadTime(article.timeToRead),
    deckPlace: getDeckPlace(article.summary, article.bodyArray),
    ...(article.summary && { deck: article.summary }),
    ...(article.modifiedDate && { modified: formatLongDateTime(article.modifiedDate, brand.timeZone) }),
    ...(hero && { hero }),
    ...(lead && { leadChart: lead.chart }),
    ...toVideo(article, hero),
    ...(article.deal && { deal: { box: toDealBox(brand, article.deal), facts: article.deal } }),
    ...(article.primaryCategory && { section: article.primaryCategory.name }),
  };
};

/** Loads an article by its date and slug, with related stories (§2.1). */
export const loadArticle = async (site: Site, params: ScreenParams): Promise<PageResult<ArticleView>> => {
  const naturalId = parseNaturalId(params);
  if (!naturalId) return notFound;
  const { site: key, publicationSlug } = site.brand;
  const reply = await site.content.query({
    route: 'article',
    parts: {
      article: createQuery('article-books', { naturalId, site: key }),
      // One more than the row has: the first may be in the text.
      mightLike: createQuery('you-might-like', { naturalId, site: key, limit: maxRelated + 1 }),
      digDeeper: createQuery('dig-deeper', { naturalId, site: key }),
      // The natural id is in the address. The generated id would need another request first.
      packages: createQuery('article-packages', { docId: naturalId, publication: publicationSlug, limit: maxPartOf }),
      promotions: createPromotionsQuery(key, 'article'),
      newsletters: createQuery('newsletter-details', { site: key }),
      trending: createTrendingQuery(key),
    },
  });
  if (!reply.article.ok) return reply.article;
  const wire = reply.article.value.getContentAndBook;
  if (!wire) return notFound;
  const paidBy = await loadPaidBy(site, wire.article);
  const view = toView(site.brand, wire.article);
  const newsletters = reply.newsletters.ok && !paidBy ? reply.newsletters.value.getNewsletterDetails : [];
  const onPage = createStoriesOnPage();
  onPage.add([{ url: wire.article.uri }]);
  const toStories = (related: readonly WireRelated[], max: number) =>
    onPage.add(
      related.map((item) => toRelated(item, site.brand.timeZone)),
      max,
    );
  const after = findRelatedGap(view, paidBy);
  const maxClosest = after === undefined ? maxRelated : maxRelated + 1;
  const closest = reply.mightLike.ok ? toStories(reply.mightLike.value.getYouMayLikeForContent, maxClosest) : [];
  const related = reply.digDeeper.ok ? toStories(reply.digDeeper.value.getDigDeeperBnF, maxRelated) : [];
  const [story, ...others] = closest;
  return found({
    ...view,
    ...(after !== undefined && story && { relatedInText: { after, story } }),
    ...toPlacedNewsletter(site.brand, newsletters, wire.article, view),
    ...(paidBy && { paidBy }),
    ...toBook(wire.book),
    ...(!paidBy && getFirstPromotion(site.brand, reply.promotions, wire.article.uri)),
    partOf: toPartOf(site.brand, paidBy ? 'sponsor' : 'newsroom', reply.packages),
    mightLike: after === undefined ? closest : others,
    related,
    trending: toTrending(site.brand, reply.trending, [{ url: wire.article.uri }], closest, related),
  });
};
