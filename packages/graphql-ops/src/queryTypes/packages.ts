import { limits } from '@masthead/config';
import { toPageNumber, stripProtocol } from '../input.ts';
import {
  GetPackageByPositionDocument,
  GetPackageBySlugDocument,
  GetPackagesByTypeDocument,
  GetPackagesByTypeLiteDocument,
  GetPackagesForArticleDocument,
} from '../operations/package.generated.ts';
import type { PackageSort } from '../schema.generated.ts';
import { queryType } from './queryType.ts';

type RangeInput = { siteName: string; start?: number; end?: number; sort?: PackageSort; magazine?: string };

const slowAfterMs = limits.slowQueryMs.package;
const bySlug = ({ slug }: { slug: string }): readonly string[] => [`package:${slug}`];
const byType = ({ type }: { type?: string | null }): readonly string[] => [
  'packages',
  ...(type ? [`package-type:${type}`] : []),
];
const rangeVariables = ({ siteName, start, end, sort, magazine }: RangeInput) => ({
  site: stripProtocol(siteName),
  start: start ?? limits.packageRange.start,
  end: end ?? limits.packageRange.end,
  sort: sort ?? limits.sort.by,
  ...(magazine ? { magazine } : {}),
});

/** Packages: issues, special reports, thought leaders and editors' picks (§3, Package). */
export const packages = {
  package: queryType<{ slug: string; siteName: string; page?: number }>()({
    document: GetPackageBySlugDocument,
    required: ['slug', 'siteName'],
    variables: ({ slug, siteName, page }) => ({ slug, site: stripProtocol(siteName), page: toPageNumber(page) }),
    slowAfterMs,
    tags: bySlug,
  }),
  'package-primary-category': queryType<{ slug: string; site: string; page?: number }>()({
    document: GetPackageBySlugDocument,
    required: ['slug', 'site'],
    variables: ({ slug, site, page }) => ({ slug, site: stripProtocol(site), page: toPageNumber(page) }),
    slowAfterMs,
    tags: bySlug,
  }),
  'package-by-type': queryType<RangeInput & { packageType: string; fullPackage?: boolean }>()({
    document: GetPackagesByTypeDocument,
    required: ['siteName', 'packageType'],
    variables: ({ packageType, fullPackage, ...range }) => ({
      ...rangeVariables(range),
      type: packageType,
      fullPackage: fullPackage ?? false,
    }),
    slowAfterMs,
    tags: byType,
  }),
  'package-by-type-lite': queryType<RangeInput & { packageType?: string }>()({
    document: GetPackagesByTypeLiteDocument,
    required: ['siteName'],
    variables: ({ packageType, ...range }) => ({
      ...rangeVariables(range),
      ...(packageType ? { type: packageType } : {}),
    }),
    slowAfterMs,
    tags: byType,
  }),
  'package-by-position': queryType<{ position: string; site?: string }>()({
    document: GetPackageByPositionDocument,
    required: ['position'],
    variables: ({ position, site }) => ({ position, ...(site ? { site: stripProtocol(site) } : {}) }),
    slowAfterMs,
    tags: ({ position }) => [`package-position:${position}`],
  }),
  'article-packages': queryType<{ docId: string; publication: string; limit: number }>()({
    document: GetPackagesForArticleDocument,
    required: ['docId', 'publication', 'limit'],
    variables: ({ docId, publication, limit }) => ({ docId, publication, limit }),
    cache: { kind: 'minutes', minutes: limits.cacheMinutes.articlePackages, store: 'when-not-empty', disk: 'always' },
    slowAfterMs,
    tags: ({ docId }) => ['packages', `article-packages:${docId}`],
  }),
};
