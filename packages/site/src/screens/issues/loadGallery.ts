import type { GalleryIssue } from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { href } from '../../routing/href';
import { pageCount, parsePageNumber } from '../../routing/parameters';
import { issueType, toIssue } from './toIssue';

/** The view of the issue gallery (§2.1): previous issues, newest first. */
export type GalleryView = { path: string; issues: GalleryIssue[]; page: number; pages: number };

/** Two years of a monthly magazine. */
const pageSize = 24;

/** Loads a page of issues of the brand's magazine (§2.1, §7.1 getPackagesByTypeLite). */
export const loadGallery = async (
  site: Site,
  { page }: { page?: string | string[] },
): Promise<PageResult<GalleryView>> => {
  const number = parsePageNumber(page);
  if (number === undefined) return notFound;
  const { magazine, site: siteName } = site.brand;
  const { issues } = await site.content.query({
    route: 'issue-gallery',
    parts: {
      issues: createQuery('package-by-type-lite', {
        siteName,
        packageType: issueType,
        magazine: magazine.slug,
        start: (number - 1) * pageSize + 1,
        end: number * pageSize,
      }),
    },
  });
  if (!issues.ok) return issues;
  const { estimate, packages } = issues.value.getPackagesByTypeLite;
  const pages = pageCount(estimate, pageSize);
  if (number > pages) return notFound;
  return found({
    path: href('issueGallery', { magazine: magazine.slug }),
    issues: packages.map(toIssue(site.brand)),
    page: number,
    pages,
  });
};
