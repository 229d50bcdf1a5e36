import { audioTexts } from '@masthead/texts/media';
import { behavior } from '../behaviors/behavior';
import { Icon } from '../Icon/Icon';
import type { DockedRecording } from './AudioPlayer.behavior';
import * as styles from './AudioPlayer.css';

export type AudioPlayerProps = {
  title: string;
  /** URL of the recording's page. The recording continues in a bar when the reader follows a link to another page. */
  url: string;
  /** URL of the recording; absent while there is none. */
  src?: string;
  /** "31 min". */
  duration?: string;
};

/** A recording with native controls. Without a recording it shows a message instead of dead controls. */
export const AudioPlayer = ({ title, url, src, duration }: AudioPlayerProps) => (
  <div
    className={styles.root}
    role="group"
    aria-label={audioTexts.listenTo(title)}
    {...(src && behavior('keep-playing', { title, url } satisfies DockedRecording))}
  >
    {src ? (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions belong to moving pictures; a recording has its summary beside it.
      <audio className={styles.audio} src={src} aria-label={title} controls preload="none" />
    ) : (
      <p className={styles.notice}>
        <Icon name="info" size="small" />
        {audioTexts.none}
      </p>
    )}
    {src && duration && <p className={styles.duration}>{duration}</p>}
  </div>
);
