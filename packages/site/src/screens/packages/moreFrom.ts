import type { Brand } from '@masthead/config';
import type { TeaserStory } from '@masthead/design-system';
import type { MoreFrom } from '../../shell/partners/BottomModulesView';
import { toPackageFolder } from '../../content/story/packageKinds';
import { formatSponsorNames, toPackageTeaser, type WirePackage } from './toPackage';

/** So many fill one row. */
const maxPerRow = 4;

/** Input of the list of more stories of a publisher. */
export type MoreFromInput = {
  /** The package whose page it is. */
  current: Pick<WirePackage, 'packageUrl' | 'sponsors'> & { articles: readonly { uri: string }[] };
  /** Packages of every kind, the newest first. */
  all: readonly WirePackage[];
  /** What the publication has new. */
  newest: readonly TeaserStory[];
};

/** Under a package, more from the publisher (SPEC §2.6): other packages of those who paid for it, then what the publication has new. */
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
  const others = newest.filter(({ url }) => !current.articles.some(({ uri }) => uri === url));
  return [
    { title: `More from ${formatSponsorNames(current.sponsors)}`, stories: fromSponsors.slice(0, maxPerRow) },
    { title: `More from ${brand.name}`, stories: others.slice(0, maxPerRow) },
  ].filter(({ stories }) => stories.length > 0);
};
