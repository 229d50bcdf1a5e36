'use client';
import { ControlIcon } from '../Icon/ControlIcon';
import * as styles from './ShareBar.css';

/** A button that opens the print dialog. */
export const PrintPage = () => (
  <button type="button" className={styles.control} aria-label="Print" title="Print" onClick={() => window.print()}>
    <ControlIcon name="print" />
  </button>
);
