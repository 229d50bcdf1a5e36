import type { z } from 'zod';
import type { ContentPublication } from '../../content/files/files.ts';
import type { ContentPackage, PackageType } from '../../content/files/schema/packages.ts';
import type { ContentSite } from '../../content/files/schema/sites.ts';
import type { packageInput } from '../../content/publishing/kinds/packages.ts';
import type { FileItem } from '../../content/publishing/writeFiles.ts';
import { addDays, getMonthStart, toDay, toInstant } from './clock.ts';
import type { Position } from './publications.ts';
import type { ArticleDates } from './schedule.ts';
import { toDocumentUri, toPicture } from './storedImage.ts';
import { toPartnerLogo } from './writePartners.ts';

type PackageItem = FileItem<z.input<typeof packageInput>>;

type Context = {
  site: ContentSite;
  now: Date;
  /** Natural ids of articles by slug. */
  naturalIds: ReadonlyMap<string, string>;
  /** Publication dates of existing packages, by slug. */
  published: ReadonlyMap<string, Date>;
};

/** Path prefixes of the pages of package types (§2.1); that of issues is the magazine's. */
const folders = {
  'Special+Reports': 'special-reports',
  'regulated+insights': 'instant-insights',
  'thought+leader': 'thought-leaders',
  'sponsored-content': 'sponsored-content',
} as const satisfies Record<Exclude<PackageType, 'magazine'>, string>;

const toArticles = (slugs: readonly string[], naturalIds: ReadonlyMap<string, string>): string[] =>
  slugs.flatMap((slug) => naturalIds.get(slug) ?? []);

const getPublicationDate = (
  { daysAgo, monthsAgo }: ContentPackage,
  { now, site }: Pick<Context, 'now' | 'site'>,
): Date => {
  const today = toDay(now, site.timeZone);
  const day = monthsAgo === undefined ? addDays(today, -(daysAgo ?? 0)) : getMonthStart(today, monthsAgo);
  const due = toInstant(day, '06:00', site.timeZone);
  return due > now ? now : due;
};

/** Returns the title of a package; an issue has a template such as `The Magazine, {month} {year}`. */
const getTitle = (pack: ContentPackage, published: Date, { timeZone, language }: ContentSite): string => {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language, { timeZone, ...options }).format(published);
  const template = pack.titleTemplate ?? pack.title;
  return template.replace('{month}', part({ month: 'long' })).replace('{year}', part({ year: 'numeric' }));
};

/** Converts a package of packages.json. An issue starts with its cover story, and its image is the cover. */
export const toPackage = (
  pack: ContentPackage,
  { publishers, home }: Pick<ContentPublication, 'publishers' | 'home'>,
  context: Context,
): PackageItem => {
  const { site, naturalIds, published: existing } = context;
  const published = existing.get(pack.slug) ?? getPublicationDate(pack, context);
  const isIssue = pack.type === 'magazine';
  const folder = pack.type === 'magazine' ? `${site.magazine.slug}/issue` : folders[pack.type];
  const picture = toPicture(pack.image);
  const slugs = pack.coverStory
    ? [pack.coverStory, ...pack.articles.filter((slug) => slug !== pack.coverStory)]
    : pack.articles;
  const input: PackageItem['input'] = {
    publishAt: published.toISOString(),
    title: getTitle(pack, published, site),
    type: pack.type,
    packageUrl: `/${folder}/${pack.slug}/`,
    summary: isIssue ? `${pack.title}. ${pack.summary}` : pack.summary,
    blurb: pack.blurb,
    image: isIssue && pack.cover ? toPicture(pack.cover) : picture,
    media: isIssue ? picture : null,
    digitalEditionUrl: pack.digitalEditionUrl === undefined ? null : toDocumentUri(pack.digitalEditionUrl),
    magazine: isIssue ? site.magazine.slug : null,
    articles: toArticles(slugs, naturalIds),
    navigations: pack.navigations,
    sponsors: pack.sponsors.map((sponsor) => ({
      ...sponsor,
      image: sponsor.image
        ? toPicture(sponsor.image)
        : toPartnerLogo(publishers.find(({ name }) => name === sponsor.name)),
    })),
    position: pack.slug === home?.specialReport ? 'home-special-report' : null,
  };
  // A date that the API has changed is no change of the file, and neither is the title of an issue, which has its
  // month.
  const { publishAt: _, ...rest } = input;
  return { key: pack.slug, input, source: { ...rest, title: pack.titleTemplate ?? pack.title } };
};

/** Converts a position of the home page to a package. */
export const toPositionPackage = (
  { position, title, packageUrl, ...chosen }: Position,
  articleDates: ReadonlyMap<string, ArticleDates>,
  { now, naturalIds, published }: Omit<Context, 'site'>,
): PackageItem => {
  const timeOf = (slug: string): number => articleDates.get(slug)?.pubDate.getTime() ?? 0;
  const stories =
    chosen.sort === 'newest'
      ? { newest: { skip: chosen.skip, count: chosen.count } }
      : {
          articles: toArticles(
            chosen.sort === 'newest-first'
              ? chosen.articles.toSorted((a, b) => timeOf(b) - timeOf(a))
              : chosen.articles,
            naturalIds,
          ),
        };
  const input: PackageItem['input'] = {
    publishAt: (published.get(position) ?? now).toISOString(),
    title,
    type: 'position',
    packageUrl,
    ...stories,
    position,
  };
  const { publishAt: _, ...source } = input;
  return { key: position, input, source };
};
