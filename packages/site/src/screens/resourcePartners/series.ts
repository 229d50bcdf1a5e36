import type { TeaserStory } from '@masthead/design-system';
import type { QueryResultOf } from '@masthead/graphql-ops';
import { toDecorativePicture } from '../../content/media/picture';

type WirePackage = QueryResultOf<'package-by-type-lite'>['getPackagesByTypeLite']['packages'][number];

/** A thought-leadership series as a teaser: who speaks, about what. */
export const toSeries = ({ title, packageUrl, slug, summary, imageUrl, sponsors }: WirePackage): TeaserStory => {
  const image = imageUrl ? toDecorativePicture({ uri: imageUrl }) : undefined;
  const [sponsor] = sponsors;
  return {
    url: packageUrl ?? `/thought-leaders/${slug}/`,
    title,
    kicker: { trail: [], ...(sponsor && { sponsor: sponsor.name }) },
    ...(summary && { summary }),
    ...(image && { image }),
  };
};
