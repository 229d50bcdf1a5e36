/** The languages that have texts: folders of this package. */
export const textLanguages = ['en', 'de'] as const;

/** A language that has texts. */
export type TextLanguage = (typeof textLanguages)[number];

/** The language of the texts for a BCP 47 tag: `de-AT` has those of `de`. Undefined for a language without texts. */
export const findTextLanguage = (tag: string): TextLanguage | undefined => {
  const [language = ''] = tag.split('-');
  return textLanguages.find((name) => name === language);
};
