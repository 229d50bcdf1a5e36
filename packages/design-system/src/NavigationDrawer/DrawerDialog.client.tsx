'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { followDrawerRules, openByItsButtons } from './drawerRules';
import * as styles from './NavigationDrawer.css';

export type DrawerDialogProps = {
  id: string;
  /** On a viewport wider than this many px closing a panel closes only the panel (SPEC §2.7, §9). */
  wideAbove: number;
  children: ReactNode;
};

/** The drawer's `<dialog>` around server HTML. Trapping the focus and giving it back are the platform's. */
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
    <dialog ref={dialog} id={id} className={styles.dialog} aria-label="Menu">
      {children}
    </dialog>
  );
};
