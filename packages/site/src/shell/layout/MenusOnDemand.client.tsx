'use client';

import { useEffect } from 'react';
import { bringMenus, menusAreKnown } from './menuParts';

/** A reader who reaches for the header, by mouse, finger or keyboard, is about to open a menu. */
const intents = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Brings the menus of the header and the drawer from their own page when a reader reaches for them (SPEC §2.7). */
export const MenusOnDemand = ({ address }: { address: string }) => {
  useEffect(() => {
    const listening = new AbortController();
    let state: 'idle' | 'bringing' = 'idle';
    const bring = async () => {
      if (state === 'bringing') return; // one gesture is several intents
      state = 'bringing';
      if (await bringMenus(address)) listening.abort();
      state = 'idle';
    };
    const onIntent = ({ target }: Event) => {
      // An article and a section have headers of their own, which hold no menu.
      if (target instanceof Element && !target.closest('main') && target.closest('header, dialog'))
        setTimeout(() => void bring()); // the press itself comes first
    };
    if (menusAreKnown()) void bring();
    else
      for (const name of intents)
        document.addEventListener(name, onIntent, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [address]);
  return null;
};
