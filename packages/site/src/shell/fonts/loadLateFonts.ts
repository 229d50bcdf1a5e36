import { fontFaces } from '@masthead/design-system/font-files';
import { onIdle } from '../browser/domEvents';
import { storedFontsKey } from './storedFonts';

const { headline, interface: text } = fontFaces;

const load = async (): Promise<void> => {
  try {
    await Promise.all([headline, text].map(({ family }) => document.fonts.load(`1em "${family}"`)));
    document.documentElement.dataset['fonts'] = 'loaded';
    localStorage.setItem(storedFontsKey, '1');
  } catch (cause) {
    console.warn('The fonts of this page could not be loaded or remembered.', cause);
  }
};

/** Loads the fonts of a page that `fontScript` has left without them, when the browser is idle. Returns a function that cancels. */
export const loadLateFonts = (): (() => void) => onIdle(() => void load());
