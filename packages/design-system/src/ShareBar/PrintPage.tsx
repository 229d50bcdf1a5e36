import { printPageTexts } from '@masthead/texts/share';
import { Icon } from '../Icon/Icon';
import type { ShareAction } from './ShareBar.behavior';
import * as styles from './ShareBar.css';

/** A button that opens the print dialog. */
export const PrintPage = () => (
  <button
    type="button"
    className={styles.control}
    data-share-action={'print' satisfies ShareAction}
    aria-label={printPageTexts.print}
    title={printPageTexts.print}
  >
    <Icon name="print" />
  </button>
);
