const key = Symbol.for('masthead.siteLanguage');
const holder = globalThis as { [key]?: string };

/** Publishes the brand's language. As for `publishSiteSecurity`, both sides share a global symbol. */
export const publishSiteLanguage = (tag: string): void => void (holder[key] = tag);

/** The language that `next.config.mjs` published; English before Next has loaded its configuration. */
export const getSiteLanguage = (): string => holder[key] ?? 'en';
