import type { Behavior } from '../behaviors/connectBehaviors';

/**
 * Loads lazy pictures when the page is printed, because they would be empty frames, and reports a missing print logo
 * (§2.6).
 */
export const printHead: Behavior = (root, signal) =>
  addEventListener(
    'beforeprint',
    () => {
      if (root.querySelector('img:not([src])'))
        console.error("This publication has no print logo. Add logos.print to the brand's configuration.");
      for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) image.loading = 'eager';
    },
    { signal },
  );
