import { type Brand, isOpenAddress, type ModuleBrand } from '@masthead/config';
import type { Link, SponsorItem, TeaserStory } from '@masthead/design-system';
import { toSafeUrl } from '../../content/media/safeUrl';
import { toDecorativePicture } from '../../content/media/picture';
import { formatRecentDate } from '../../content/schedule';
import type { PackageFolder } from '../../content/story/packageKinds';
import type { QueryResultOf } from '@masthead/graphql-ops';
import { formatList } from '@masthead/texts/numbers';
import { routes } from '../../routing/routes';
import type { RouteDefinition } from '../../routing/types';

/** A package in a list, as the content service returns it. */
export type WirePackage = QueryResultOf<'package-by-type-lite'>['getPackagesByTypeLite']['packages'][number];
/** A package with the fields of its own page, as the content service returns it. */
export type WirePackageDetails = NonNullable<QueryResultOf<'package'>['getPackageBySlug']>;

/** The route of a package page by the first segment of its path. */
export const packageRoutes: Readonly<Record<PackageFolder, RouteDefinition>> = {
  'instant-insights': routes.insight,
  'special-reports': routes.specialReport,
  'thought-leaders': routes.thoughtLeader,
  'sponsored-content': routes.sponsoredContent,
};

/** Link to a profile on X for a name with or without "@"; empty for other values. */
const toProfileLink = (twitterId: string | null): { profile?: Link } => {
  const name = /^@?(\w{1,20})$/.exec(twitterId ?? '')?.[1];
  return name ? { profile: { title: `@${name}`, url: `https://x.com/${name}` } } : {};
};

/** A sponsor of a package (§3), without a link to a module that the brand leaves out. */
export const toSponsor = (
  brand: ModuleBrand,
  { name, url, twitterId, description, image }: WirePackage['sponsors'][number],
): SponsorItem => {
  const picture = image ? toDecorativePicture({ uri: image }) : undefined;
  const safeUrl = toSafeUrl(url);
  return {
    name,
    ...(safeUrl && isOpenAddress(brand, safeUrl) && { url: safeUrl }),
    ...(description && { description }),
    ...(picture && { logo: picture }),
    ...toProfileLink(twitterId),
  };
};

/** Names of sponsors as a phrase: "Arbor Systems and Calloway Insurance Brokers". */
export const formatSponsorNames = (sponsors: readonly { name: string }[]): string =>
  formatList(sponsors.map(({ name }) => name));

/** A package as a teaser. One with a dark header (`inverse`) does not name its sponsors in lists. */
export const toPackageTeaser =
  (brand: Brand, folder: PackageFolder, now: Date) =>
  ({ title, packageUrl, summary, imageUrl, pubDate, sponsors }: WirePackage): TeaserStory => {
    const image = imageUrl ? toDecorativePicture({ uri: imageUrl }) : undefined;
    return {
      url: packageUrl,
      title,
      kicker: {
        trail: [],
        ...(sponsors.length > 0 &&
          packageRoutes[folder].pkgHeader !== 'inverse' && { sponsor: formatSponsorNames(sponsors) }),
      },
      published: formatRecentDate(pubDate, brand.timeZone, now),
      ...(summary && { summary }),
      ...(image && { image }),
    };
  };
