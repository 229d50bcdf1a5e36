import { ChartSketch } from '../ChartSketch/ChartSketch';
import { stretchedLink, stretchedLinkArea } from '../styles/stretchedLink.css';
import type { HeadingLevel } from '../types/content';
import type { TeaserStory } from '../types/story';
import * as styles from './InsightList.css';

export type InsightListProps = { stories: readonly TeaserStory[]; headingLevel: HeadingLevel };

/** Short stories in two columns, each with a drawing of its chart where it has one. */
export const InsightList = ({ stories, headingLevel }: InsightListProps) => {
  const Heading = `h${headingLevel}` as const;
  if (stories.length === 0) return null;
  return (
    <ul className={styles.list}>
      {stories.map((story) => (
        <li key={story.url} className={`${stretchedLinkArea} ${styles.item}`}>
          {story.chart && (
            <div className={styles.chart}>
              <ChartSketch chart={story.chart} aspect="3:2" />
            </div>
          )}
          <div className={styles.text}>
            <Heading className={styles.title}>
              <a className={stretchedLink} href={story.url}>
                {story.title}
              </a>
            </Heading>
            {story.summary && <p className={styles.summary}>{story.summary}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
};
