import { Stack } from '../Stack/Stack';
import * as styles from './MarketBlock.css';
import { Teaser } from '../Teaser/Teaser';
import type { HeadingLevel } from '../types/content';
import type { TeaserStory } from '../types/story';

export type MarketBlockProps = {
  /** The lead story; its kicker names the market. */
  lead: TeaserStory;
  /** Three more headlines. */
  headlines: readonly TeaserStory[];
  headingLevel: HeadingLevel;
};

/** A market on the home page: a story with picture and further headlines. */
export const MarketBlock = ({ lead, headlines, headingLevel }: MarketBlockProps) => (
  <Stack space={3} divider="ruled">
    <Teaser story={lead} layout="l" phone="row" headingLevel={headingLevel} detail="title" />
    {headlines.map((story, index) => (
      // Phones show one headline of each market.
      <div key={story.url} className={index === 0 ? undefined : styles.fromTablet}>
        <Teaser story={story} layout="s" headingLevel={headingLevel} detail="headline" />
      </div>
    ))}
  </Stack>
);
