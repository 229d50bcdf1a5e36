import { audioTexts } from '@masthead/texts/media';
import { audioControlTexts, playTexts } from '@masthead/texts/players';
import { behavior } from '../behaviors/behavior';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { AudioControls } from './AudioControls';
import type { Recording } from './AudioPlayer.behavior';
import * as styles from './AudioPlayer.css';
import { type Chapter, formatTime, playerId, toChapterId } from './chapters';

export type AudioPlayerProps = {
  title: string;
  /** URL of the recording's page. The recording continues in a bar when the reader follows a link to another page. */
  url: string;
  /** The show, for the lock screen. */
  show?: string | undefined;
  /** URL of the recording; absent while there is none. */
  src?: string | undefined;
  /** Its length in seconds. */
  seconds?: number | undefined;
  /** What it is and how long: "31 min", "Trailer, 12 seconds". */
  length?: string | undefined;
  /** Parts to jump to. Their titles lead to the transcript, which has the same chapters. */
  chapters?: readonly Chapter[];
};

const ChapterList = ({ chapters }: { chapters: readonly Chapter[] }) => (
  <ol className={styles.chapters} aria-label={audioControlTexts.chapters}>
    {chapters.map((chapter) => (
      <li key={chapter.seconds}>
        <a className={styles.chapter} href={`#${toChapterId(chapter)}`} data-seek={chapter.seconds}>
          <span className={styles.start}>{formatTime(chapter.seconds)}</span>
          {chapter.title}
        </a>
      </li>
    ))}
  </ol>
);

/**
 * A recording with its chapters. Without scripts it has the controls of the browser. Without a recording it shows a
 * message instead of dead controls. A page has at most one player with chapters.
 */
export const AudioPlayer = ({ title, url, show, src, seconds, length, chapters = [] }: AudioPlayerProps) => (
  <div
    className={styles.root}
    role="group"
    aria-label={audioTexts.listenTo(title)}
    {...(chapters.length > 0 && { id: playerId })}
    {...(src && behavior('audio-player', { title, url, show, seconds } satisfies Recording))}
  >
    {src ? (
      <>
        <div className={styles.place}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions belong to moving pictures; a recording has its summary beside it. */}
          <audio className={styles.audio} src={src} aria-label={title} controls preload="none" />
          <AudioControls seconds={seconds} />
        </div>
        <p role="alert" className={styles.failure} hidden>
          {audioControlTexts.failed}{' '}
          <a className={styles.link} href={src}>
            {playTexts.openFile}
          </a>
        </p>
        <VisuallyHidden>
          <span role="status" />
        </VisuallyHidden>
      </>
    ) : (
      <p className={styles.notice}>
        <Icon name="info" size="small" />
        {audioTexts.none}
      </p>
    )}
    {src && length && <p className={styles.length}>{length}</p>}
    {chapters.length > 0 && <ChapterList chapters={chapters} />}
  </div>
);
