import { limits } from '@masthead/config/limits';
import { packageTexts } from '@masthead/texts/article';
import type { RouteName } from '../../routing/routes';

/** Kinds of packages that readers browse, by the first part of their address (§2.1, §9 Packages). */
export type PackageKind = {
  /** `type` argument of the content service. */
  type: string;
  title: string;
  /** Singular name. */
  label: string;
  description: string;
  /** Route of the list of all packages of this kind. */
  list?: Extract<RouteName, 'insights' | 'specialReports' | 'thoughtLeaders'>;
  /** Who writes it: the publication, or the sponsor that pays for it. */
  author: 'newsroom' | 'sponsor';
};

export const packageKinds = {
  'instant-insights': {
    type: limits.packageTypes.insights,
    title: packageTexts.insights,
    label: packageTexts.insight,
    description: packageTexts.insightsLede,
    list: 'insights',
    author: 'newsroom',
  },
  'special-reports': {
    type: limits.packageTypes.specialReports,
    title: packageTexts.reports,
    label: packageTexts.report,
    description: packageTexts.reportsLede,
    list: 'specialReports',
    author: 'newsroom',
  },
  'thought-leaders': {
    type: limits.packageTypes.thoughtLeaders,
    title: packageTexts.leaders,
    label: packageTexts.leader,
    description: packageTexts.leadersLede,
    list: 'thoughtLeaders',
    author: 'sponsor',
  },
  'sponsored-content': {
    type: 'sponsored-content',
    title: packageTexts.sponsored,
    label: packageTexts.sponsored,
    description: packageTexts.sponsoredLede,
    author: 'sponsor',
  },
} as const satisfies Record<string, PackageKind>;

/** First path segment of package pages. */
export type PackageFolder = keyof typeof packageKinds;

/** Narrows a path segment to a package folder. */
export const toPackageFolder = (value: unknown): PackageFolder | undefined =>
  typeof value === 'string' && Object.hasOwn(packageKinds, value) ? (value as PackageFolder) : undefined;

export const getPackageKind = (folder: PackageFolder): PackageKind => packageKinds[folder];
