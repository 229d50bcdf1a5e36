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

export type VideoGridProps = { videos: readonly VideoItem[]; headingLevel: HeadingLevel };

/** Videos in up to three columns. */
export const VideoGrid = ({ videos, headingLevel }: VideoGridProps) => {
  const Heading = `h${headingLevel}` as const;
  if (videos.length === 0) return null;
  return (
    <ul className={videos.length > 2 ? styles.grid : styles.few} style={columnsForItems(videos.length)}>
      {videos.map(({ title, url, poster, duration, publisher, summary }) => (
        <li key={url}>
          <article className={`${stretchedLinkArea} ${styles.root}`}>
            {poster && (
              <div className={styles.poster}>
                <VideoMark video={duration ? { duration } : {}}>
                  <Picture
                    image={toDecorative(poster)}
                    aspect="16:9"
                    sizes="(min-width: 1024px) 410px, (min-width: 480px) 50vw, 100vw"
                  />
                </VideoMark>
              </div>
            )}
            {publisher && <p className={styles.publisher}>{publisher}</p>}
            <Heading className={styles.title}>
              <a className={stretchedLink} href={url}>
                {title}
              </a>
            </Heading>
            {summary && <p className={styles.summary}>{summary}</p>}
          </article>
        </li>
      ))}
    </ul>
  );
};
