import type { CSSProperties, ReactNode } from 'react';
import { drawerDialogTexts, drawerTexts } from '@masthead/texts/navigation';
import { behavior } from '../behaviors/behavior';
import { IconButton } from '../IconButton/IconButton';
import { Logo } from '../Logo/Logo';
import type { LogoImage } from '../types/navigation';
import * as styles from './NavigationDrawer.css';

export type NavigationDrawerProps = {
  /** The id that the header's Menu button references. */
  id: string;
  brand: { name: string; logo: LogoImage };
  /** `DrawerContent`, or a placeholder that loads it on demand. */
  children: ReactNode;
  /** `DrawerAccount`, or a client component that updates it. */
  account: ReactNode;
  /** §9: closing a panel on a viewport wider than this many px closes only the panel. */
  wideAbove: number;
  /** URL of a faded background picture (§3, navigationDrawerBG). */
  background?: string;
};

/** Escapes a URL for CSS `url()`. */
const cssUrl = (address: string) => `url("${encodeURI(address).replaceAll('%25', '%')}")`;

/** The menu of the publication (§2.7), a native dialog: the platform traps and restores focus. */
export const NavigationDrawer = ({ id, brand, children, account, wideAbove, background }: NavigationDrawerProps) => (
  <dialog
    id={id}
    className={styles.dialog}
    aria-label={drawerDialogTexts.menu}
    {...behavior('navigation-drawer', { wideAbove })}
  >
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
  </dialog>
);
