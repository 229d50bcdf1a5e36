import { progressTexts } from '@masthead/texts/navigation';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './ProgressBar.css';

export type ProgressBarProps = Pick<ComponentPropsWithRef<'div'>, 'id'> & {
  /** 0 to 100; without it the bar is hidden. `showProgress` sets it later. */
  value?: number | undefined;
  /** A page error ends the bar as `failed` (§4, §8). */
  state?: 'running' | 'failed';
};

/** The loading bar at the top of the window. The navigation controls its visibility and progress. */
export const ProgressBar = ({ id, value, state = 'running' }: ProgressBarProps) => {
  const percent = Math.min(100, Math.max(0, value ?? 0));
  return (
    <div
      id={id}
      className={styles.track}
      role="progressbar"
      aria-label={state === 'failed' ? progressTexts.failed : progressTexts.loading}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      data-state={state}
      hidden={value === undefined}
      style={{ transform: `scaleX(${percent / 100})` }}
    />
  );
};
