import type { Brand } from '@masthead/config';
import { noValue } from './screens.ts';

/** A path prefix and its `site` in the content service. */
type SitePrefix = { pathPrefix: string; site: string };

type PrefixedBrand = Pick<Brand, 'pathPrefix' | 'site' | 'resourcePrefixes'>;

/** The path prefixes that the optional `{site}` accepts: those of the configured brands (§2.1). */
export const getSitePrefixes = ({ pathPrefix, site, resourcePrefixes }: PrefixedBrand): SitePrefix[] => [
  { pathPrefix, site },
  ...resourcePrefixes.filter((other) => other.pathPrefix !== pathPrefix),
];

/** The site whose partners a page shows, with its path prefix. */
export type PartnerScope = {
  prefix: string | undefined;
  site: string;
  /** Whether these are the brand's own partners, with or without the prefix. */ own: boolean;
};

/** The scope of a prefix segment (`noValue`: no prefix); undefined for unknown prefixes. */
export const findScope = (brand: PrefixedBrand, segment: string): PartnerScope | undefined => {
  if (segment === noValue) return { prefix: undefined, site: brand.site, own: true };
  const found = getSitePrefixes(brand).find(({ pathPrefix }) => pathPrefix === segment);
  return found && { prefix: segment, site: found.site, own: found.site === brand.site };
};

/**
 * A path with the prefix of the scope, so that links stay in the scope.
 * @example withPrefix({ prefix: 'newsline', … }, '/resources/') // '/newsline/resources/'
 */
export const withPrefix = ({ prefix }: Pick<PartnerScope, 'prefix'>, path: string): string =>
  prefix === undefined ? path : `/${prefix}${path}`;

/** The canonical path: without the prefix for the brand's own partners. */
export const toCanonicalPath = (scope: PartnerScope, path: string): string =>
  scope.own ? path : withPrefix(scope, path);
