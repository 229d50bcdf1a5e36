import { printTexts } from '@masthead/texts/article';
import { behavior } from '../behaviors/behavior';
import type { LogoImage } from '../types/navigation';
import * as styles from './PrintHead.css';

export type PrintHeadProps = {
  /** The publication's name and its logo in ink. */
  brand: { name: string; printLogo?: LogoImage };
  /** Path of the page; empty for pages with many URLs, such as the 404 screen. */
  path: string;
};

/** The header of a printed page, hidden on screen: logo, NOT FOR REPRINT and the source (§2.6). */
export const PrintHead = ({ brand, path }: PrintHeadProps) => (
  <div className={styles.root} {...behavior('print-head')}>
    <img
      className={styles.logo}
      // Hidden on screen, so browsers load it only when the page is printed.
      loading="lazy"
      src={brand.printLogo?.src}
      width={brand.printLogo?.width}
      height={brand.printLogo?.height}
      alt={brand.printLogo ? brand.name : ''}
    />
    <p className={styles.notice}>{printTexts.notice}</p>
    {path && <p className={styles.source}>{printTexts.printedFrom(path)}</p>}
  </div>
);
