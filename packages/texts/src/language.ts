/**
 * The bundler replaces it with the brand's `language` (packages/site/src/next/brandAssets.ts). Node, Storybook and
 * tests have none.
 */
declare const SITE_LANGUAGE: string | undefined;

/** The language of the texts, dates and numbers of this build: a BCP 47 tag such as `de-AT`. */
export const language: string = typeof SITE_LANGUAGE === 'undefined' ? 'en-US' : SITE_LANGUAGE;
