import { AudioPlayer } from '../AudioPlayer/AudioPlayer';
import { Dot } from '../Dot/Dot';
import type { MediaItem } from '../MediaList/MediaList';
import { toDecorative, Picture } from '../Picture/Picture';
import type { HeadingLevel } from '../types/content';
import * as styles from './EpisodeLead.css';

/** A podcast episode with its recording. */
export type Episode = MediaItem & {
  /** `length`: "31 min", "Trailer, 12 seconds". */
  sound?: { url: string; show?: string; seconds?: number; length?: string };
};

export type EpisodeLeadProps = { episode: Episode; headingLevel: HeadingLevel };

/** The newest episode, with its player: the lead of a page of podcasts. The others are a `MediaList`. */
export const EpisodeLead = ({ episode, headingLevel }: EpisodeLeadProps) => {
  const { title, url, label, summary, facts, image, sound } = episode;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={image ? styles.root : undefined}>
      {image && (
        <Picture image={toDecorative(image)} aspect="3:2" sizes="(min-width: 768px) 40vw, 100vw" loading="eager" />
      )}
      <div className={styles.text}>
        <p className={styles.label}>{label}</p>
        <Heading className={styles.title}>
          <a className={styles.link} href={url}>
            {title}
          </a>
        </Heading>
        <AudioPlayer
          title={title}
          url={url}
          show={sound?.show}
          src={sound?.url}
          seconds={sound?.seconds}
          length={sound?.length}
        />
        {summary && <p className={styles.summary}>{summary}</p>}
        <p className={styles.facts}>
          {facts.map((fact, index) => (
            <span key={fact}>
              {index > 0 && <Dot />}
              {fact}
            </span>
          ))}
        </p>
      </div>
    </article>
  );
};
