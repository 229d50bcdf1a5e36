import { snapTexts } from '@masthead/texts/slides';
import { behavior } from '../behaviors/behavior';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './snapRow.css';

export type SnapControlsProps = {
  /** Id of a scrollable row whose children are slides as wide as the row. */
  rowId: string;
  total: number;
  /** What one slide is: "picture", "resource". */
  noun: string;
};

/** Previous, next and "2 of 7" for a row that also works by touch, wheel and arrow keys. The buttons need scripts. */
export const SnapControls = ({ rowId, total, noun }: SnapControlsProps) => (
  <div className={styles.controls} {...behavior('snap-controls', { rowId, total })}>
    <p className={styles.count} aria-live="polite">
      {snapTexts.of(1, total)}
    </p>
    <IconButton icon="chevron-left" label={snapTexts.previous(noun)} aria-controls={rowId} hidden />
    <IconButton icon="chevron-right" label={snapTexts.next(noun)} aria-controls={rowId} hidden />
  </div>
);
