'use client';

import { useEffect } from 'react';
import { hasRequestedMenus, loadMenus } from './loadMenus';

/** Events that show that the reader may open a menu. */
const intentEvents = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Loads the menus of header and drawer from the page at `url` when the reader moves the pointer or focus there (SPEC §2.7). */
export const MenusOnDemand = ({ url }: { url: string }) => {
  useEffect(() => {
    const controller = new AbortController();
    let state: 'idle' | 'loading' = 'idle';
    const load = async () => {
      if (state === 'loading') return; // One press causes several of the events.
      state = 'loading';
      if (await loadMenus(url)) controller.abort();
      state = 'idle';
    };
    const onIntent = ({ target }: Event) => {
      // Header elements inside the main area belong to articles and sections and contain no menu.
      if (target instanceof Element && !target.closest('main') && target.closest('header, dialog'))
        setTimeout(() => void load()); // After the handlers of the event, so that a press shows its effect first.
    };
    if (hasRequestedMenus()) void load();
    else
      for (const name of intentEvents)
        document.addEventListener(name, onIntent, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, [url]);
  return null;
};
