import { onIdle } from '../browser/domEvents';
import { firstFaces, storedFontsKey } from './firstFonts';

const loadFace = async ({ family, file }: (typeof firstFaces)[number]): Promise<void> => {
  // Firefox and Safari drop a font with `font-display: optional` that takes longer than 100 ms.
  await (await fetch(file)).blob();
  await document.fonts.load(`1em "${family}"`);
};

const load = async (): Promise<void> => {
  try {
    await Promise.all(firstFaces.map(loadFace));
    // Where `fontScript` was faster, the fonts may be in use by now.
    const { dataset } = document.documentElement;
    if (dataset['fonts'] === 'late') dataset['fonts'] = 'loaded';
    localStorage.setItem(storedFontsKey, '1');
  } catch (cause) {
    console.warn('The fonts of this page could not be loaded or remembered.', cause);
  }
};

/** Loads the fonts of a page that `fontScript` has left without them, when the browser is idle. */
export const loadLateFonts = (): void => void onIdle(() => void load());
