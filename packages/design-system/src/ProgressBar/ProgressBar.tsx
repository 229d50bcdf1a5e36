import { progressTexts } from '@masthead/texts/navigation';
import * as styles from './ProgressBar.css';

export type ProgressBarProps = {
  /** 0 to 100. */
  value: number;
  /** A page error ends the bar as `failed` (§4, §8). */
  state?: keyof typeof styles.state;
};

/** The loading bar at the top of the window. The navigation controls its visibility and progress. */
export const ProgressBar = ({ value, state = 'running' }: ProgressBarProps) => {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={state === 'failed' ? progressTexts.failed : progressTexts.loading}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
    >
      <div className={styles.state[state]} style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  );
};
