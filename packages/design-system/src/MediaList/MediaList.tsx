import { Dot } from '../Dot/Dot';
import { MoreLink } from '../MoreLink/MoreLink';
import { toDecorative, Picture } from '../Picture/Picture';
import { StatusLabel, type Status } from '../StatusLabel/StatusLabel';
import { aboveStretchedLink, stretchedLink, stretchedLinkArea } from '../styles/stretchedLink.css';
import type { HeadingLevel } from '../types/content';
import type { Link, Picture as PictureData } from '../types/story';
import * as styles from './MediaList.css';

/** A podcast episode or a webcast in a list (§3, Podcast item and Webcast item). */
export type MediaItem = {
  title: string;
  url: string;
  /** "The Rent Roll, episode 70", "Webcast". */
  label: string;
  status?: Status;
  summary?: string;
  /** "Nov. 20, 2026", "31 min" or "Trailer, 12 seconds", "With Blythe Sandoval". */
  facts: readonly string[];
  image?: PictureData;
  /** The current action: register, join, watch. */
  action?: Link;
};

export type MediaListProps = {
  items: readonly MediaItem[];
  headingLevel: HeadingLevel;
  /** Aspect ratio of the pictures: square podcast covers, wide webcast stills. */
  shape?: 'square' | 'wide';
};

/** Podcasts or webcasts, in the order of their stream. */
export const MediaList = ({ items, headingLevel, shape = 'square' }: MediaListProps) => {
  const Heading = `h${headingLevel}` as const;
  if (items.length === 0) return null;
  return (
    <ol>
      {items.map(({ title, url, label, status, summary, facts, image, action }) => (
        <li key={url} className={styles.item}>
          <article className={`${stretchedLinkArea} ${styles.root[image ? shape : 'text']}`}>
            {image && (
              <div className={styles.picture}>
                <Picture
                  image={toDecorative(image)}
                  aspect={shape === 'square' ? '1:1' : '3:2'}
                  sizes="(min-width: 768px) 220px, 104px"
                />
              </div>
            )}
            <div className={styles.text}>
              <p className={styles.label}>
                {label}
                {status && <StatusLabel status={status} />}
              </p>
              <Heading className={styles.title}>
                <a className={stretchedLink} href={url}>
                  {title}
                </a>
              </Heading>
              {summary && <p className={styles.summary}>{summary}</p>}
              {facts.length > 0 && (
                <ul className={styles.facts}>
                  {facts.map((fact, index) => (
                    <li key={fact} className={styles.fact}>
                      {index > 0 && <Dot />}
                      {fact}
                    </li>
                  ))}
                </ul>
              )}
              {action && (
                <div className={`${styles.control} ${aboveStretchedLink}`}>
                  <MoreLink link={action} />
                </div>
              )}
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
};
