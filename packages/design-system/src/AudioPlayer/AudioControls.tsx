import { audioControlTexts } from '@masthead/texts/players';
import { ControlIcon } from '../Icon/ControlIcon';
import * as styles from './AudioControls.css';
import { formatTime, skipSeconds, speeds } from './chapters';

/** An arrow around the number of seconds. */
const SkipIcon = ({ direction }: { direction: 'back' | 'forward' }) => (
  <svg className={styles.skip} viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
    <path
      d={
        direction === 'back'
          ? 'M8.5 6.5a10 10 0 1 0 6-2.5H9M12 .5 8.5 4 12 7.5'
          : 'M19.5 6.5a10 10 0 1 1-6-2.5H19M16 .5 19.5 4 16 7.5'
      }
    />
    <text x="14" y="17.5" fill="currentcolor" stroke="none">
      {skipSeconds}
    </text>
  </svg>
);

/**
 * The buttons of the player, which its behavior shows. `data-control` names their action; times are filled in while the
 * recording plays.
 */
export const AudioControls = ({ seconds = 0 }: { seconds?: number | undefined }) => (
  <div className={styles.root} data-control="all" hidden>
    <button type="button" className={styles.play} data-control="toggle" aria-label={audioControlTexts.play}>
      <span className={styles.playIcon}>
        <ControlIcon name="play" />
      </span>
      <span className={styles.pauseIcon}>
        <ControlIcon name="pause" />
      </span>
    </button>
    <span className={styles.skips}>
      <button
        type="button"
        className={styles.button}
        data-control="back"
        aria-label={audioControlTexts.back(skipSeconds)}
      >
        <SkipIcon direction="back" />
      </button>
      <button
        type="button"
        className={styles.button}
        data-control="forward"
        aria-label={audioControlTexts.forward(skipSeconds)}
      >
        <SkipIcon direction="forward" />
      </button>
    </span>
    <span className={styles.time}>
      <span data-control="elapsed">{formatTime(0)}</span>
      <input
        type="range"
        className={styles.position}
        data-control="position"
        min={0}
        max={seconds}
        step={1}
        defaultValue={0}
        aria-label={audioControlTexts.position}
        aria-valuetext={audioControlTexts.at(formatTime(0), formatTime(seconds))}
      />
      <span data-control="total">{formatTime(seconds)}</span>
    </span>
    <select className={styles.speed} data-control="speed" defaultValue="1" aria-label={audioControlTexts.speed}>
      {speeds.map((speed) => (
        <option key={speed} value={speed}>
          {audioControlTexts.times(speed)}
        </option>
      ))}
    </select>
  </div>
);
