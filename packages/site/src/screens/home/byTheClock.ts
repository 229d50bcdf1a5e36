import type { TeaserStory } from '@masthead/design-system';

/** Stories of the newest one's day by the time of day; before an earlier one its day stands, since its hour alone would be read as today's. */
export const showTimesOfNewestDay = (stories: readonly TeaserStory[]): TeaserStory[] => {
  const newest = stories.reduce(
    (latest, { published }) => (published && (!latest || published.iso > latest.iso) ? published : latest),
    stories[0]?.published,
  );
  return stories.map(({ time, ...story }) => ({
    ...story,
    ...(time && story.published?.text === newest?.text && { time }),
  }));
};
