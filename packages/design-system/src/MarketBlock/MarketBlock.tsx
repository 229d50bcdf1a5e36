import { Stack } from '../Stack/Stack';
import { Teaser } from '../Teaser/Teaser';
import type { HeadingLevel } from '../types/content';
import type { TeaserStory } from '../types/story';

export type MarketBlockProps = {
  /** Its picture shows the market, its kicker names it. */
  lead: TeaserStory;
  /** Three more, headlines alone. */
  headlines: readonly TeaserStory[];
  headingLevel: HeadingLevel;
};

/** One market on the home page: a story with its picture and headlines under it. */
export const MarketBlock = ({ lead, headlines, headingLevel }: MarketBlockProps) => (
  <Stack space={3} divider="ruled">
    <Teaser story={lead} layout="l" headingLevel={headingLevel} detail="title" />
    {headlines.map((story) => (
      <Teaser key={story.url} story={story} layout="s" headingLevel={headingLevel} detail="headline" />
    ))}
  </Stack>
);
