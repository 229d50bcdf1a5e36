'use client';
import { printPageTexts } from '@masthead/texts/share';
import { ShareIcon } from '../Icon/ShareIcon';
import * as styles from './ShareBar.css';

/** A button that opens the print dialog. */
export const PrintPage = () => (
  <button
    type="button"
    className={styles.control}
    aria-label={printPageTexts.print}
    title={printPageTexts.print}
    onClick={() => window.print()}
  >
    <ShareIcon name="print" />
  </button>
);
