import type { LogoImage } from '../types/navigation';
import * as styles from './PrintHead.css';
import { PrintPictures } from './PrintPictures.client';

export type PrintHeadProps = {
  /** The publication's name and its logo in ink. */
  brand: { name: string; printLogo?: LogoImage };
  /** The page's path; empty where a page stands for many addresses and cannot know its own, such as the 404 screen. */
  path: string;
};

/** The head of a printed page, unseen on the screen: logo, NOT FOR REPRINT and where it came from (SPEC §2.6). */
export const PrintHead = ({ brand, path }: PrintHeadProps) => {
  if (!brand.printLogo) console.error(`${brand.name} has no print logo: add one to the brand's configuration.`);
  return (
    <div className={styles.root}>
      <img
        className={styles.logo}
        // Paper shows it and may be asked for at once; until then it must not compete with what is on the screen.
        fetchPriority="low"
        src={brand.printLogo?.src}
        width={brand.printLogo?.width}
        height={brand.printLogo?.height}
        alt={brand.printLogo ? brand.name : ''}
      />
      <p className={styles.notice}>NOT FOR REPRINT</p>
      {path && <p className={styles.source}>Page Printed from {path}</p>}
      <PrintPictures />
    </div>
  );
};
