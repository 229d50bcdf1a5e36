'use client';

import { useEffect } from 'react';
import { hasRequestedMenus, loadMenus } from './loadMenus';

/** Events in the header or drawer that precede the opening of a menu. */
const intentEvents = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Loads the menus of the header and the drawer from the menu page at the reader's first intent (SPEC §2.7). */
export const MenusOnDemand = ({ url }: { url: string }) => {
  useEffect(() => {
    const controller = new AbortController();
    let state: 'idle' | 'loading' = 'idle';
    const load = async () => {
      if (state === 'loading') return; // One gesture fires several events.
      state = 'loading';
      if (await loadMenus(url)) controller.abort();
      state = 'idle';
    };
    const onIntent = ({ target }: Event) => {
      // Header elements inside the main area belong to articles and sections and contain no menu.
      if (target instanceof Element && !target.closest('main') && target.closest('header, dialog'))
        setTimeout(() => void load()); // After the press itself.
    };
    if (hasRequestedMenus()) void load();
    else
      for (const name of intentEvents)
        document.addEventListener(name, onIntent, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, [url]);
  return null;
};
