import { isSlug } from '@masthead/content-rules/natural-id';
import type { GalleryIssue, Picture, TeaserStory } from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import { toDecorativePicture } from '../../content/media/picture';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { href } from '../../routing/href';
import { toTeaser } from '../../content/story/story';
import { createTrendingQuery, toTrending } from '../../content/story/trending';
import { toParts, type PackagePart } from '../packages/loadPackage';
import type { WirePackage } from '../packages/toPackage';
import { issueType, toIssue } from './toIssue';
import type { ScreenParams } from '../../routing/match';

export type IssueContents = {
  issue: GalleryIssue;
  blurb?: string;
  hero?: Picture;
  stories: TeaserStory[];
  parts: PackagePart[];
};

/** The view of the issue page (§2.1): one screen for the magazine, its current issue and any issue. */
export type IssueView = {
  path: string;
  /** `current`: the newest issue, whose tab is marked at each of its addresses. */
  edition: 'current' | 'earlier';
  /** Undefined while the magazine has no issue or the content service does not respond. */
  contents?: IssueContents;
  /** `unavailable`: the content service does not respond. */
  state?: 'unavailable';
  others: GalleryIssue[];
  trending: TeaserStory[];
};

const currentIssueSegment = 'current';

const maxOtherIssues = 4;

/** Finds an issue by slug or id (§2.1, magazineId). Other packages and issues of other magazines are not found. */
const findIssue = async (site: Site, slug: string): Promise<PageResult<WirePackage>> => {
  const { issue } = await site.content.query({
    route: 'issue',
    parts: { issue: createQuery('package', { slug, siteName: site.brand.site }) },
  });
  if (!issue.ok) return issue;
  const wire = issue.value.getPackageBySlug;
  const isIssue = wire?.packageUrl === href('issue', { magazine: site.brand.magazine.slug, issue: wire?.slug ?? '' });
  return wire && isIssue ? found(wire) : notFound;
};

/** Maximum number of pages of an issue's stories that are requested. */
const maxPages = 5;

/** Loads all stories of an issue, which the content service returns in pages. */
const loadContents = async (site: Site, wire: WirePackage): Promise<PageResult<IssueContents>> => {
  const pages = Math.min(maxPages, Math.max(1, Math.ceil(wire.estimate / 10)));
  const replies = await Promise.all(
    Array.from({ length: pages }, (_, index) =>
      site.content.query({
        route: 'issue',
        parts: { issue: createQuery('package', { slug: wire.slug, siteName: site.brand.site, page: index + 1 }) },
      }),
    ),
  );
  const packages = [];
  for (const { issue } of replies) {
    if (!issue.ok) return issue;
    if (issue.value.getPackageBySlug) packages.push(issue.value.getPackageBySlug);
  }
  const [first] = packages;
  if (!first) return notFound;
  const articles = packages.flatMap(({ articles: pageArticles }) => pageArticles);
  const hero = first.mediaUrl ? toDecorativePicture({ uri: first.mediaUrl, credit: first.mediaCredit }) : undefined;
  return found({
    issue: toIssue(site.brand)(first),
    stories: articles.map(toTeaser(site.brand)),
    parts: toParts(
      site,
      first,
      articles.map(({ uri }) => uri),
    ),
    ...(first.blurb && { blurb: first.blurb }),
    ...(hero && { hero }),
  });
};

/** Loads the magazine's page, current-issue or issue/{magazineId} (§2.1). */
export const loadIssue = async (
  site: Site,
  { issue: slug }: { issue?: string | string[] },
): Promise<PageResult<IssueView>> => {
  if (typeof slug !== 'string' || !isSlug(slug)) return notFound;
  const { magazine, site: siteName } = site.brand;
  const [reply, requested] = await Promise.all([
    site.content.query({
      route: 'issue',
      parts: {
        issues: createQuery('package-by-type-lite', {
          siteName,
          packageType: issueType,
          magazine: magazine.slug,
          start: 1,
          end: maxOtherIssues + 1,
        }),
        trending: createTrendingQuery(siteName),
      },
    }),
    slug === currentIssueSegment ? undefined : findIssue(site, slug),
  ]);
  if (!reply.issues.ok) return reply.issues;
  if (requested && !requested.ok) return requested;
  const { packages } = reply.issues.value.getPackagesByTypeLite;
  const [newest] = packages;
  const wire = requested?.value ?? newest;
  if (!wire)
    return found({
      path: href('magazine', { magazine: magazine.slug }),
      edition: 'current',
      others: [],
      trending: toTrending(site.brand, reply.trending),
    });
  const contents = await loadContents(site, wire);
  if (!contents.ok) return contents;
  return found({
    path: wire.packageUrl,
    edition: wire.id === newest?.id ? 'current' : 'earlier',
    contents: contents.value,
    others: packages
      .filter(({ id }) => id !== wire.id)
      .slice(0, maxOtherIssues)
      .map(toIssue(site.brand)),
    trending: toTrending(
      site.brand,
      reply.trending,
      contents.value.stories,
      ...contents.value.parts.map(({ stories }) => stories),
    ),
  });
};

/** The page during an outage (§8, Package fetch error). It is not cached. */
export const getEmptyIssueView = ({ brand: { magazine } }: Site, { issue }: ScreenParams): IssueView | undefined => {
  if (typeof issue !== 'string' || !isSlug(issue)) return undefined;
  const edition = issue === currentIssueSegment ? 'current' : 'earlier';
  const path =
    edition === 'current'
      ? href('magazine', { magazine: magazine.slug })
      : href('issue', { magazine: magazine.slug, issue });
  return { state: 'unavailable', path, edition, others: [], trending: [] };
};
