import { listTexts } from '@masthead/texts/lists';
import { Kicker } from '../Kicker/Kicker';
import { SectionHead } from '../SectionHead/SectionHead';
import { stretchedLink, stretchedLinkArea } from '../styles/stretchedLink.css';
import type { TeaserStory } from '../types/story';
import * as styles from './TrendingList.css';

export type TrendingListProps = {
  stories: readonly TeaserStory[];
  title?: string;
};

/** The most-read stories, numbered; three columns on tablets (§2.8). Renders nothing without stories. */
export const TrendingList = ({ stories, title = listTexts.trending }: TrendingListProps) => {
  if (stories.length === 0) return null;
  return (
    <section aria-label={title}>
      <SectionHead title={title} weight="light" />
      {/* WebKit drops the list role of lists without markers; the numbers here are drawn by the style sheet. */}
      <ol className={styles.list} role="list">
        {stories.map((story) => (
          <li key={story.url} className={`${stretchedLinkArea} ${styles.item}`}>
            <div>
              <div className={styles.kicker}>
                <Kicker kicker={story.kicker} tone="quiet" />
              </div>
              <h3 className={styles.heading}>
                <a className={stretchedLink} href={story.url}>
                  {story.title}
                </a>
              </h3>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};
