'use client';

import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import * as styles from './NavigationDrawer.css';

export type DrawerDialogProps = {
  id: string;
  /** On a viewport wider than this many px closing a panel closes only the panel (SPEC §2.7, §9). */
  wideAbove: number;
  children: ReactNode;
};

const openPanel = (dialog: HTMLDialogElement) => dialog.querySelector<HTMLDetailsElement>('details[open]');

const closePanel = (panel: HTMLDetailsElement) => {
  panel.open = false;
  panel.querySelector('summary')?.focus();
};

/**
 * The drawer's `<dialog>`. Trapping and restoring focus is the platform's; here are the rules of SPEC §2.7 for what
 * closes, and opening in browsers that do not know `command`. A panel is a `<details>` among the children;
 * a control marked `data-close="panel"` closes it.
 */
export const DrawerDialog = ({ id, wideAbove, children }: DrawerDialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const openByPress = (event: Event) => {
      if (!(event.target instanceof Element) || !event.target.closest(`[data-drawer-open="${id}"]`)) return;
      if (!dialog.open) dialog.showModal();
    };
    const focusPanel = (event: Event) => {
      // Where the panel covers the list, the focus would stay on a button that nobody sees.
      if (event.target instanceof HTMLDetailsElement && event.target.open && window.innerWidth < 1024) {
        event.target.querySelector<HTMLElement>('[data-close="panel"]')?.focus();
      }
    };
    const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;
    if (!hasCommands) document.addEventListener('click', openByPress);
    dialog.addEventListener('toggle', focusPanel, true);
    return () => {
      document.removeEventListener('click', openByPress);
      dialog.removeEventListener('toggle', focusPanel, true);
    };
  }, [id]);

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    const panel = openPanel(event.currentTarget);
    if (!panel || window.innerWidth <= wideAbove) return;
    event.preventDefault();
    closePanel(panel);
  };
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget;
    if (!(event.target instanceof Element)) return;
    const panel = openPanel(dialog);
    if (panel && event.target.closest('[data-close="panel"]')) closePanel(panel);
    else if (event.target === dialog || event.target.closest('a, [data-close="menu"]')) dialog.close();
  };
  const onClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    const panel = openPanel(event.currentTarget);
    if (panel) panel.open = false;
  };

  return (
    <dialog ref={ref} id={id} className={styles.dialog} aria-label="Menu" onCancel={onCancel} onClick={onClick} onClose={onClose}>
      {children}
    </dialog>
  );
};
