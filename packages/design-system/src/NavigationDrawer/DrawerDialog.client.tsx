'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { drawerDialogTexts } from '@masthead/texts/navigation';
import { followDrawerRules, openByItsButtons } from './drawerRules';
import * as styles from './NavigationDrawer.css';

export type DrawerDialogProps = {
  id: string;
  /** On viewports wider than this many px closing a panel does not close the drawer (§2.7, §9). */
  wideAbove: number;
  children: ReactNode;
};

/** The `<dialog>` of the drawer around server HTML. The platform traps and restores focus. */
export const DrawerDialog = ({ id, wideAbove, children }: DrawerDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!dialog.current) return;
    const listening = new AbortController();
    followDrawerRules(dialog.current, wideAbove, listening.signal);
    openByItsButtons(dialog.current, listening.signal);
    return () => listening.abort();
  }, [wideAbove]);

  return (
    <dialog ref={dialog} id={id} className={styles.dialog} aria-label={drawerDialogTexts.menu}>
      {children}
    </dialog>
  );
};
