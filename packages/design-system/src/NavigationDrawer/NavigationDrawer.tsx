import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { Logo } from '../Logo/Logo';
import type { LogoImage } from '../types/navigation';
import { DrawerDialog } from './DrawerDialog.client';
import * as styles from './NavigationDrawer.css';

export type NavigationDrawerProps = {
  /** What the header's Menu button names. */
  id: string;
  brand: { name: string; logo: LogoImage };
  /** `DrawerContent`, or a place that is filled with it when the drawer is wanted. */
  children: ReactNode;
  /** `DrawerAccount`, or what keeps it up to date. */
  account: ReactNode;
  /** SPEC §9: closing a panel on a viewport wider than this closes only the panel. */
  wideAbove: number;
  /** The address of a picture behind the sections, washed out so that words stay readable (SPEC §3, navigationDrawerBG). */
  background?: string;
};

/** An address as styles write it: quotes in it end nothing, and what is escaped stays so. */
const cssUrl = (address: string) => `url("${encodeURI(address).replaceAll('%25', '%')}")`;

/** The menu of the whole publication (SPEC §2.7), in a native dialog. */
export const NavigationDrawer = ({ id, brand, children, account, wideAbove, background }: NavigationDrawerProps) => (
  <DrawerDialog id={id} wideAbove={wideAbove}>
    <div
      className={background ? styles.picturedSheet : styles.sheet}
      style={background ? ({ '--drawer-picture': cssUrl(background) } as CSSProperties) : undefined}
    >
      <div className={styles.head}>
        <Logo image={brand.logo} name={brand.name} />
        <IconButton icon="close" label="Close menu" data-close="menu" />
      </div>
      <nav className={styles.body} aria-label="Sections">
        {children}
      </nav>
      <div className={styles.foot}>{account}</div>
    </div>
  </DrawerDialog>
);
