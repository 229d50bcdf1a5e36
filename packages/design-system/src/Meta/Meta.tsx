import { bylineTexts } from '@masthead/texts/article';
import { Dot } from '../Dot/Dot';
import type { Moment } from '../types/story';
import * as styles from './Meta.css';

export type MetaProps = {
  /** Names after "By". */
  byline?: string;
  published?: Moment;
  readTime?: string;
};

/** Author, date and reading time of a story. Renders nothing without data. */
export const Meta = ({ byline, published, readTime }: MetaProps) => {
  if (!byline && !published && !readTime) return null;
  return (
    <p className={styles.root}>
      {byline && (
        <>
          {bylineTexts.by} <b className={styles.names}>{byline}</b>
        </>
      )}
      {published && (
        <>
          {byline && <Dot />}
          <time className={styles.whole} dateTime={published.iso}>
            {published.text}
          </time>
        </>
      )}
      {readTime && (
        <>
          {(byline || published) && <Dot />}
          <span className={styles.whole}>{readTime}</span>
        </>
      )}
    </p>
  );
};
