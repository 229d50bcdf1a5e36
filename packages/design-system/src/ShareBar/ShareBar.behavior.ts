import { copyLinkTexts } from '@masthead/texts/share';
import type { Behavior } from '../behaviors/connectBehaviors';

/** §9: share pop-up 600 by 400. */
const shareWindow = 'popup,width=600,height=400,noopener';

/** Opens a network's share page in a small window. Modified clicks keep their meaning: a new tab or window. */
const openShareWindow = (event: MouseEvent, href: string): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  window.open(href, '_blank', shareWindow);
};

/** The current URL without its hash (§2.8, Copy Link). */
export const currentAddress = ({
  origin,
  pathname,
  search,
}: Pick<Location, 'origin' | 'pathname' | 'search'>): string => `${origin}${pathname}${search}`;

/** What a press on a control with `data-share-action` does. */
export type ShareAction = 'open-window' | 'copy-link' | 'print';

/** A browser that has not responded by then counts as one that refuses. */
const clipboardTimeoutMs = 1_000;

/**
 * Writes the URL to the clipboard. Returns false when the browser forbids it or does not respond; insecure contexts
 * have no clipboard.
 */
const copy = async (text: string): Promise<boolean> => {
  const timedOut = new Promise<false>((resolve) => setTimeout(() => resolve(false), clipboardTimeoutMs));
  try {
    return await Promise.race([navigator.clipboard.writeText(text).then(() => true), timedOut]);
  } catch {
    return false;
  }
};

const copyLink = async (url: string): Promise<void> => {
  if (await copy(url)) window.alert(copyLinkTexts.copied);
  else window.prompt(copyLinkTexts.copyThis, url);
};

/** Makes the controls with `data-share-action` work. */
export const shareActions: Behavior = (root, signal) =>
  root.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share-action]') : null;
      if (!control) return;
      const { shareAction, url } = control.dataset;
      if (shareAction === 'copy-link') void copyLink(url ?? currentAddress(location));
      else if (shareAction === 'print') print();
      else if (control instanceof HTMLAnchorElement) openShareWindow(event, control.href);
    },
    { signal },
  );
