import { toDecorative, Picture } from '../Picture/Picture';
import { columnsForItems } from '../styles/itemColumns';
import { stretchedLink, stretchedLinkArea } from '../styles/stretchedLink.css';
import type { HeadingLevel } from '../types/content';
import type { Picture as PictureData } from '../types/story';
import { VideoMark } from '../VideoMark/VideoMark';
import * as styles from './VideoGrid.css';

/** A video in lists. */
export type VideoItem = {
  title: string;
  url: string;
  poster?: PictureData;
  /** "6:52". */
  duration?: string;
  publisher?: string;
  summary?: string;
};

export type VideoGridProps = {
  videos: readonly VideoItem[];
  headingLevel: HeadingLevel;
  /** `rows`: one or two videos are as wide as the page, each beside its text. One alone always is. */
  few?: 'columns' | 'rows';
};

const sizes = {
  grid: '(min-width: 1024px) 410px, (min-width: 480px) 50vw, 100vw',
  few: '(min-width: 1360px) 630px, (min-width: 480px) 50vw, 100vw',
  rows: '(min-width: 1360px) 740px, (min-width: 768px) 58vw, 100vw',
};

const getList = (count: number, few: VideoGridProps['few']): 'grid' | 'few' | 'rows' => {
  if (count > 2) return 'grid';
  return count === 1 || few === 'rows' ? 'rows' : 'few';
};

/** Videos in up to three columns. */
export const VideoGrid = ({ videos, headingLevel, few = 'columns' }: VideoGridProps) => {
  const Heading = `h${headingLevel}` as const;
  if (videos.length === 0) return null;
  const list = getList(videos.length, few);
  return (
    <ul className={styles[list]} style={columnsForItems(videos.length)}>
      {videos.map(({ title, url, poster, duration, publisher, summary }) => (
        <li key={url}>
          <article className={list === 'rows' ? `${stretchedLinkArea} ${styles.row}` : stretchedLinkArea}>
            {poster && (
              <div className={styles.poster}>
                <VideoMark video={duration ? { duration } : {}}>
                  <Picture image={toDecorative(poster)} aspect="16:9" sizes={sizes[list]} />
                </VideoMark>
              </div>
            )}
            <div className={styles.text}>
              {publisher && <p className={styles.publisher}>{publisher}</p>}
              <Heading className={styles.title}>
                <a className={stretchedLink} href={url}>
                  {title}
                </a>
              </Heading>
              {summary && <p className={styles.summary}>{summary}</p>}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
};
