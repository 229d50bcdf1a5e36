import { EmbedFrame } from '../EmbedFrame/EmbedFrame.client';
import { Icon } from '../Icon/Icon';
import { decorative, Picture } from '../Picture/Picture';
import type { Picture as PictureData } from '../types/story';
import * as styles from './VideoPlayer.css';

/** Where the footage is: a file of our own or another site's player. */
export type Footage =
  | { kind: 'file'; src: string; captions?: { src: string; language: string; label: string } }
  | { kind: 'embed'; src: string };

export type VideoPlayerProps = {
  title: string;
  poster?: PictureData;
  /** Absent while there is none. */
  footage?: Footage;
  /** "3:34". */
  duration?: string;
};

/** A video with its poster. Where there is no footage it says so instead of showing controls that do nothing. */
export const VideoPlayer = ({ title, poster, footage, duration }: VideoPlayerProps) => {
  const still = poster && (
    <Picture image={decorative(poster)} aspect="16:9" sizes="(min-width: 1024px) 960px, 100vw" loading="first" />
  );
  return (
    <figure>
      {footage?.kind === 'embed' && <EmbedFrame src={footage.src} title={title} poster={still} action="Play" />}
      {footage?.kind === 'file' && (
        <div className={styles.frame}>
          {/* Captions come with the footage where it has them: an empty track would offer a choice of nothing. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            className={styles.video}
            src={footage.src}
            poster={poster?.src}
            aria-label={title}
            controls
            preload="none"
            playsInline
          >
            {footage.captions && (
              <track
                kind="captions"
                src={footage.captions.src}
                srcLang={footage.captions.language}
                label={footage.captions.label}
                default
              />
            )}
          </video>
        </div>
      )}
      {!footage && (
        <div className={styles.frame}>
          {still}
          <p className={styles.notice}>
            <Icon name="info" size="small" />
            There is no footage for this video yet.
          </p>
        </div>
      )}
      <figcaption className={styles.caption}>
        <span>{title}</span>
        {duration && <span>{duration}</span>}
      </figcaption>
    </figure>
  );
};
