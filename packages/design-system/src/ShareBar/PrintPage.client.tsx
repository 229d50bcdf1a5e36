'use client';
import { Icon } from '../Icon/Icon';
import * as styles from './ShareBar.css';

/** A button that opens the print dialog. */
export const PrintPage = () => (
  <button type="button" className={styles.control} aria-label="Print" title="Print" onClick={() => window.print()}>
    <Icon name="print" />
  </button>
);
