import { Icon } from '../Icon/Icon';
import * as styles from './AudioPlayer.css';

export type AudioPlayerProps = {
  title: string;
  /** URL of the recording; absent while there is none. */
  src?: string;
  /** "31 min". */
  duration?: string;
};

/** A recording with native controls. Without a recording it shows a message instead of dead controls. */
export const AudioPlayer = ({ title, src, duration }: AudioPlayerProps) => (
  <div className={styles.root} role="group" aria-label={`Listen to ${title}`}>
    {src ? (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions belong to moving pictures; a recording has its summary beside it.
      <audio className={styles.audio} src={src} aria-label={title} controls preload="none" />
    ) : (
      <p className={styles.notice}>
        <Icon name="info" size="small" />
        There is no recording of this episode yet.
      </p>
    )}
    {src && duration && <p className={styles.duration}>{duration}</p>}
  </div>
);
