/** The settings of a brand that its security headers depend on. */
export type SiteSecurity = {
  /** Public origin of the site. */
  origin: string;
  contentSecurityPolicy: 'enforce' | 'report-only';
  /** Origins of documents that the brand's pages show in frames. */
  frameOrigins: readonly string[];
  /** Origins that the brand's forms submit to, besides its own. */
  formOrigins: readonly string[];
  /** Code of the inline scripts that the site's components write, exactly as written. */
  inlineScripts: readonly string[];
};

const key = Symbol.for('masthead.siteSecurity');
const holder = globalThis as { [key]?: SiteSecurity };

/** Next may load `next.config.mjs` with module instances of its own, so both sides share a global symbol. */
export const publishSiteSecurity = (settings: SiteSecurity): void => void (holder[key] = settings);

/** Returns the settings that `next.config.mjs` published. Throws before Next has loaded its configuration. */
export const getSiteSecurity = (): SiteSecurity => {
  const settings = holder[key];
  if (!settings)
    throw new Error(
      'next.config.mjs has not published the security settings of the brand. Create the configuration with siteConfig().',
    );
  return settings;
};
