import type { Content } from '../content/files.ts';
import type { ContentPackage, PackageType } from '../content/schema/packages.ts';
import type { ContentSite } from '../content/schema/sites.ts';
import { typeset } from '../content/typeset.ts';
import type { PackageInput } from '../db/write/packages.ts';
import { isDrawing } from '../content/schema/common.ts';
import { addDays, toDay, toInstant, getMonthStart } from './clock.ts';
import type { ArticleDates } from './schedule.ts';
import type { Position } from './publications.ts';
import { toDocumentUri, toDrawingUri, toImageUri } from './storedImage.ts';
import { toPartnerLogo } from './writePartners.ts';

type Context = {
  siteId: number;
  site: ContentSite;
  now: Date;
  articleId: ReadonlyMap<string, number>;
  /** Publication dates of existing packages, by slug. */
  published?: ReadonlyMap<string, Date>;
};

/** Path prefixes of the pages of package types (SPEC §2.1). */
const folders = {
  'Special+Reports': 'special-reports',
  'regulated+insights': 'instant-insights',
  'thought+leader': 'thought-leaders',
  magazine: 'real-estate-forum/issue',
  'sponsored-content': 'sponsored-content',
} as const satisfies Record<PackageType, string>;

const getIds = (slugs: readonly string[], articleId: ReadonlyMap<string, number>): readonly number[] =>
  slugs.flatMap((slug) => articleId.get(slug) ?? []);

const getPublicationDate = ({ daysAgo, monthsAgo }: ContentPackage, { now, site }: Context): Date => {
  const today = toDay(now, site.timeZone);
  const day = monthsAgo === undefined ? addDays(today, -(daysAgo ?? 0)) : getMonthStart(today, monthsAgo);
  const due = toInstant(day, '06:00', site.timeZone);
  return due > now ? now : due;
};

/** Returns the title of a package; an issue has a template such as `Real Estate Forum, {month} {year}`. */
const getTitle = (pack: ContentPackage, published: Date, timeZone: string): string => {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(published);
  const template = pack.titleTemplate ?? pack.title;
  return typeset(template.replace('{month}', part({ month: 'long' })).replace('{year}', part({ year: 'numeric' })));
};

/** Returns the cover of an issue: its picture if that is a file, otherwise one drawn in the colors of its picture. */
const toCoverUri = ({ image }: ContentPackage, site: ContentSite): string => {
  if (!isDrawing(image)) return toImageUri(image);
  const { palette, seed } = image;
  const accent = site.spotInk;
  return toDrawingUri({ motif: 'cover', palette, variant: undefined, seed }, { accent, title: site.magazine.slug });
};

/** Converts a package of packages.json. An issue starts with its cover story, and its image is the cover. */
export const toPackageInput = (
  pack: ContentPackage,
  { publishers }: Pick<Content, 'publishers'>,
  context: Context,
): PackageInput => {
  const { site, siteId, articleId } = context;
  const published = context.published?.get(pack.slug) ?? getPublicationDate(pack, context);
  const isIssue = pack.type === 'magazine';
  const picture = toImageUri(pack.image, { accent: site.spotInk });
  const slugs = pack.coverStory
    ? [pack.coverStory, ...pack.articles.filter((slug) => slug !== pack.coverStory)]
    : pack.articles;
  return {
    package: {
      siteId,
      slug: pack.slug,
      title: getTitle(pack, published, site.timeZone),
      type: pack.type,
      packageUrl: `/${isIssue ? `${site.magazine.slug}/issue` : folders[pack.type]}/${pack.slug}/`,
      summary: typeset(isIssue ? `${pack.title}. ${pack.summary}` : pack.summary),
      blurb: typeset(pack.blurb),
      imageUrl: isIssue ? toCoverUri(pack, site) : picture,
      mediaUrl: isIssue ? picture : null,
      digitalEditionUrl: pack.digitalEditionUrl === undefined ? null : toDocumentUri(pack.digitalEditionUrl),
      magazine: isIssue ? site.magazine.slug : null,
      pubDate: published,
    },
    articleIds: getIds(slugs, articleId),
    navigations: pack.navigations.map(({ name, description, link, query }) => ({
      name,
      description: typeset(description),
      link,
      query,
    })),
    sponsors: pack.sponsors.map(({ adCode, name, url, twitterId, description, image }) => ({
      adCode,
      name,
      url,
      twitterId: twitterId ?? null,
      description: description ? typeset(description) : null,
      image: image ? toImageUri(image) : toPartnerLogo(publishers.find((publisher) => publisher.name === name)),
    })),
  };
};

/** Converts a position of the home page to a package. */
export const toPositionInput = (
  { position, title, packageUrl, articles, sort }: Position,
  articleDates: ReadonlyMap<string, ArticleDates>,
  { siteId, now, articleId }: Context,
): PackageInput => {
  const timeOf = (slug: string): number => articleDates.get(slug)?.pubDate.getTime() ?? 0;
  const slugs = sort === 'newest-first' ? articles.toSorted((a, b) => timeOf(b) - timeOf(a)) : articles;
  return {
    package: { siteId, slug: position, title, type: 'position', packageUrl, pubDate: now },
    articleIds: getIds(slugs, articleId),
    position,
  };
};
