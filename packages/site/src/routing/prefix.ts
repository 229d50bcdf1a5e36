import type { Brand } from '@masthead/config';
import { noValue } from './screens';

/** A path prefix and the content service's `site` behind it. */
export type SitePrefix = { pathPrefix: string; site: string };

type PrefixedBrand = Pick<Brand, 'pathPrefix' | 'site' | 'resourcePrefixes'>;

/** DECISIONS, Routes: the optional `{site}` takes the path prefixes of the configured brands and nothing else. */
export const getSitePrefixes = ({ pathPrefix, site, resourcePrefixes }: PrefixedBrand): SitePrefix[] => [
  { pathPrefix, site },
  ...resourcePrefixes.filter((other) => other.pathPrefix !== pathPrefix),
];

/** Whose partners an address shows, and what stands before its path. */
export type PartnerScope = {
  prefix: string | undefined;
  site: string;
  /** The brand's own partners, with or without the prefix. */ own: boolean;
};

/** The scope of a path segment: `-` where the address has no prefix; undefined for a prefix that no brand has. */
export const findScope = (brand: PrefixedBrand, segment: string): PartnerScope | undefined => {
  if (segment === noValue) return { prefix: undefined, site: brand.site, own: true };
  const found = getSitePrefixes(brand).find(({ pathPrefix }) => pathPrefix === segment);
  return found && { prefix: segment, site: found.site, own: found.site === brand.site };
};

/**
 * A path within the scope: what was reached by a prefix links on with it.
 * @example withPrefix({ prefix: 'newsline', … }, '/resources/') // '/newsline/resources/'
 */
export const withPrefix = ({ prefix }: Pick<PartnerScope, 'prefix'>, path: string): string =>
  prefix === undefined ? path : `/${prefix}${path}`;

/** The address that search engines are told: the brand's own partners have one without the prefix. */
export const toCanonicalPath = (scope: PartnerScope, path: string): string =>
  scope.own ? path : withPrefix(scope, path);
