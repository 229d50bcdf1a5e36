import type { CSSProperties, ReactNode } from 'react';
import { drawerTexts } from '@masthead/texts/navigation';
import { IconButton } from '../IconButton/IconButton';
import { Logo } from '../Logo/Logo';
import type { LogoImage } from '../types/navigation';
import { DrawerDialog } from './DrawerDialog.client';
import * as styles from './NavigationDrawer.css';

export type NavigationDrawerProps = {
  /** The id that the header's Menu button references. */
  id: string;
  brand: { name: string; logo: LogoImage };
  /** `DrawerContent`, or a placeholder that loads it on demand. */
  children: ReactNode;
  /** `DrawerAccount`, or a client component that updates it. */
  account: ReactNode;
  /** §9: closing a panel on a viewport wider than this closes only the panel. */
  wideAbove: number;
  /** URL of a faded background picture (§3, navigationDrawerBG). */
  background?: string;
};

/** Escapes a URL for CSS `url()`. */
const cssUrl = (address: string) => `url("${encodeURI(address).replaceAll('%25', '%')}")`;

/** The menu of the publication (§2.7), a native dialog. */
export const NavigationDrawer = ({ id, brand, children, account, wideAbove, background }: NavigationDrawerProps) => (
  <DrawerDialog id={id} wideAbove={wideAbove}>
    <div
      className={background ? styles.picturedSheet : styles.sheet}
      style={background ? ({ '--drawer-picture': cssUrl(background) } as CSSProperties) : undefined}
    >
      <div className={styles.head}>
        <Logo image={brand.logo} name={brand.name} />
        <IconButton icon="close" label={drawerTexts.closeMenu} data-close="menu" />
      </div>
      <nav className={styles.body} aria-label={drawerTexts.sections}>
        {children}
      </nav>
      <div className={styles.footer}>{account}</div>
    </div>
  </DrawerDialog>
);
