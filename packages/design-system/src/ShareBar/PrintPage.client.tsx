'use client';
import { printPageTexts } from '@masthead/texts/share';
import { ControlIcon } from '../Icon/ControlIcon';
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
    <ControlIcon name="print" />
  </button>
);
