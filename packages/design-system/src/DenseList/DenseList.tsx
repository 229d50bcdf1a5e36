import { stretchedLink, stretchedLinkArea } from '../styles/stretchedLink.css';
import type { HeadingLevel } from '../types/content';
import type { TeaserStory } from '../types/story';
import * as styles from './DenseList.css';

export type DenseListProps = {
  /** Shows the `time` of a story before it, or its day when it has none. */
  stories: readonly TeaserStory[];
  headingLevel: HeadingLevel;
};

/** Today's stories by time: time | headline, without pictures. */
export const DenseList = ({ stories, headingLevel }: DenseListProps) => {
  const Heading = `h${headingLevel}` as const;
  if (stories.length === 0) return null;
  return (
    <ol className={styles.list}>
      {stories.map((story) => {
        const moment = story.time ?? story.published;
        return (
          <li key={story.url} className={`${stretchedLinkArea} ${styles.item}`}>
            {moment && (
              <time className={styles.time} dateTime={moment.iso}>
                {moment.text}
              </time>
            )}
            <Heading className={styles.heading}>
              <a className={stretchedLink} href={story.url}>
                {story.title}
              </a>
            </Heading>
          </li>
        );
      })}
    </ol>
  );
};
