import type { TeaserStory } from '@masthead/design-system';

/** Stories of more days before the newest one are not news any more. */
const maxAgeDays = 60;

const getTime = ({ published }: TeaserStory): number => (published ? Date.parse(published.iso) : Infinity);

/** Splits the stories of a stream, the newest first, into its news and those of long before. */
export const splitByAge = (stories: readonly TeaserStory[]): { news: TeaserStory[]; earlier: TeaserStory[] } => {
  const oldest = Math.max(...stories.map(getTime).filter(Number.isFinite)) - maxAgeDays * 86_400_000;
  return {
    news: stories.filter((story) => getTime(story) >= oldest),
    earlier: stories.filter((story) => getTime(story) < oldest),
  };
};
