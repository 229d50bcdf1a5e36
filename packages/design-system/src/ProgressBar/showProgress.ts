import { progressTexts } from '@masthead/texts/navigation';

/** Shows a `ProgressBar` at a value from 0 to 100, or hides it. */
export const showProgress = (
  bar: HTMLElement,
  value: number | undefined,
  state: 'running' | 'failed' = 'running',
): void => {
  bar.hidden = value === undefined;
  bar.dataset['state'] = state;
  bar.ariaLabel = state === 'failed' ? progressTexts.failed : progressTexts.loading;
  bar.ariaValueNow = String(Math.round(value ?? 0));
  bar.style.transform = `scaleX(${(value ?? 0) / 100})`;
};
