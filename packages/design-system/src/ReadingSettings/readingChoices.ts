import { readingTexts } from '@masthead/texts/readingSettings';

/** Color schemes by the value of `data-theme` on `<html>`; `system` is the value of a page without the attribute. */
export const themeChoices = {
  system: readingTexts.system,
  light: readingTexts.light,
  dark: readingTexts.dark,
} as const;

/**
 * Sizes of reading text by the value of `data-text` on `<html>`; `standard` is the value of a page without the
 * attribute.
 */
export const textSizes = {
  standard: readingTexts.standard,
  large: readingTexts.large,
  largest: readingTexts.largest,
} as const;

/** What a reader has chosen for reading. */
export type ReadingChoices = { theme: keyof typeof themeChoices; text: keyof typeof textSizes };
