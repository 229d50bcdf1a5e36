import type { Brand } from '@masthead/config';
import type { TeaserStory } from '@masthead/design-system';
import { packageScreenTexts } from '@masthead/texts/magazine';
import type { MoreFrom } from '../../shell/partners/BottomModules';
import { toPackageFolder } from '../../content/story/packageKinds';
import { formatSponsorNames, toPackageTeaser, type WirePackage } from './toPackage';

/** One row. */
const maxPerRow = 4;

/** Input of `getMoreFrom`. */
export type MoreFromInput = {
  /** The package of the page. */
  current: Pick<WirePackage, 'packageUrl' | 'sponsors'> & { articles: readonly { uri: string }[] };
  /** Packages of all kinds, newest first. */
  all: readonly WirePackage[];
  /** The newest stories of the publication. */
  newest: readonly TeaserStory[];
};

/** Lists below a package (§2.6): other packages of its sponsors, then new stories of the publication with pictures. */
export const getMoreFrom = (brand: Brand, { current, all, newest }: MoreFromInput, now: Date): MoreFrom[] => {
  const sponsorNames = new Set(current.sponsors.map(({ name }) => name));
  const fromSponsors = all
    .filter(
      ({ packageUrl, sponsors }) =>
        packageUrl !== current.packageUrl && sponsors.some(({ name }) => sponsorNames.has(name)),
    )
    .flatMap((wire) => {
      const folder = toPackageFolder(wire.packageUrl.split('/')[1]);
      return folder ? [toPackageTeaser(brand, folder, now)(wire)] : [];
    });
  const others = newest
    .filter(({ url }) => !current.articles.some(({ uri }) => uri === url))
    .toSorted((a, b) => Number(Boolean(b.image)) - Number(Boolean(a.image)));
  return [
    {
      title: packageScreenTexts.moreFrom(formatSponsorNames(current.sponsors)),
      stories: fromSponsors.slice(0, maxPerRow),
    },
    { title: packageScreenTexts.moreFrom(brand.name), stories: others.slice(0, maxPerRow) },
  ].filter(({ stories }) => stories.length > 0);
};
