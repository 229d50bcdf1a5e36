import { EmbedFrame } from '../EmbedFrame/EmbedFrame.client';
import { Icon } from '../Icon/Icon';
import { toDecorative, Picture } from '../Picture/Picture';
import type { Picture as PictureData } from '../types/story';
import * as styles from './VideoPlayer.css';

/** Source of the video: a file or a third-party player. */
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

/** A video with its poster. Without a source it shows a message instead of dead controls. */
export const VideoPlayer = ({ title, poster, footage, duration }: VideoPlayerProps) => {
  const still = poster && (
    <Picture image={toDecorative(poster)} aspect="16:9" sizes="(min-width: 1024px) 960px, 100vw" loading="first" />
  );
  return (
    <figure>
      {footage?.kind === 'embed' && <EmbedFrame src={footage.src} title={title} poster={still} action="Play" />}
      {footage?.kind === 'file' && (
        <div className={styles.frame}>
          {/* Captions are part of the file; an empty track would add an empty menu. */}
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
