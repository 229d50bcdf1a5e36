import type { Brand } from '@masthead/config';
import type { TeaserStory } from '@masthead/design-system';
import type { MoreFrom } from '../../shell/partners/BottomModulesView';
import { toPackageFolder } from '../../content/story/packageKinds';
import { namesOf, toPackageTeaser } from './toPackage';
import type { WirePackage } from './wire';

/** So many fill one row. */
const row = 4;

/** Input of the list of more stories of a publisher. */
export type MoreFromInput = {
  /** The package whose page it is. */
  shown: Pick<WirePackage, 'packageUrl' | 'sponsors'> & { articles: readonly { uri: string }[] };
  /** Packages of every kind, the newest first. */
  all: readonly WirePackage[];
  /** What the publication has new. */
  newest: readonly TeaserStory[];
};

/** Under a package, more from the publisher (SPEC §2.6): other packages of those who paid for it, then what the publication has new. */
export const moreFrom = (brand: Brand, { shown, all, newest }: MoreFromInput, now: Date): MoreFrom[] => {
  const payers = new Set(shown.sponsors.map(({ name }) => name));
  const theirs = all
    .filter(
      ({ packageUrl, sponsors }) => packageUrl !== shown.packageUrl && sponsors.some(({ name }) => payers.has(name)),
    )
    .flatMap((wire) => {
      const folder = toPackageFolder(wire.packageUrl.split('/')[1]);
      return folder ? [toPackageTeaser(brand, folder, now)(wire)] : [];
    });
  const others = newest.filter(({ url }) => !shown.articles.some(({ uri }) => uri === url));
  return [
    { title: `More from ${namesOf(shown.sponsors)}`, stories: theirs.slice(0, row) },
    { title: `More from ${brand.name}`, stories: others.slice(0, row) },
  ].filter(({ stories }) => stories.length > 0);
};
