import { fontFaces } from '@masthead/design-system/font-files';
import { storedFontsKey } from './fontScript';

const { headline, interface: text } = fontFaces;

/** Loads the fonts of a page that `fontScript` has left without them. */
export const loadLateFonts = async (): Promise<void> => {
  const { dataset } = document.documentElement;
  if (dataset['fonts'] !== 'late') return;
  try {
    await Promise.all([headline, text].map(({ family }) => document.fonts.load(`1em "${family}"`)));
    dataset['fonts'] = 'loaded';
    localStorage.setItem(storedFontsKey, '1');
  } catch (cause) {
    console.warn('The fonts of this page could not be loaded or remembered.', cause);
  }
};

/** Shows loaded fonts, at a moment when the content changes anyway. */
export const showLateFonts = (): void => {
  const { dataset } = document.documentElement;
  if (dataset['fonts'] === 'loaded') delete dataset['fonts'];
};
