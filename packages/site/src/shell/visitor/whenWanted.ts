import { whenReadable } from '../tracking/whenReadable';

const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

/** Calls back once, when the page is readable and the browser idle, or at the reader's first action. Answers how to call it off. */
export const whenWanted = (start: () => void): (() => void) => {
  const off = new AbortController();
  const once = (): void => {
    if (off.signal.aborted) return;
    off.abort();
    start();
  };
  for (const interaction of interactions)
    document.addEventListener(interaction, once, { signal: off.signal, passive: true });
  off.signal.addEventListener('abort', whenReadable(once));
  return () => off.abort();
};

/** Calls back when what the browser has of the page has been painted, and not in a tab that nobody sees. Answers how to call it off. */
export const whenPainted = (start: () => void): (() => void) => {
  const frame = requestAnimationFrame(() => setTimeout(start));
  return () => cancelAnimationFrame(frame);
};
