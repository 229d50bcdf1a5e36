import { stretchedLink, stretchedLinkArea } from '../styles/stretchedLink.css';
import type { HeadingLevel } from '../types/content';
import type { TeaserStory } from '../types/story';
import * as styles from './InsightList.css';

export type InsightListProps = { stories: readonly TeaserStory[]; headingLevel: HeadingLevel };

/** Short stories without pictures, in two columns. */
export const InsightList = ({ stories, headingLevel }: InsightListProps) => {
  const Heading = `h${headingLevel}` as const;
  if (stories.length === 0) return null;
  return (
    <ul className={styles.list}>
      {stories.map((story) => (
        <li key={story.url} className={`${stretchedLinkArea} ${styles.item}`}>
          <Heading className={styles.title}>
            <a className={stretchedLink} href={story.url}>
              {story.title}
            </a>
          </Heading>
          {story.summary && <p className={styles.summary}>{story.summary}</p>}
        </li>
      ))}
    </ul>
  );
};
