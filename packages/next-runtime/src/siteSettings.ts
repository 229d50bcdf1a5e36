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

/** Where the site looks up redirects: the service, and the publication. */
export type RedirectSource = { url: string; site: string };

/** What the server needs to know of a brand. `language` is that of its plain pages. */
export type SiteSettings = { security: SiteSecurity; language: string; redirects: RedirectSource };

const key = Symbol.for('masthead.siteSettings');
const holder = globalThis as { [key]?: SiteSettings };

/** Next may load `next.config.mjs` with module instances of its own, so both sides share a global symbol. */
export const publishSiteSettings = (settings: SiteSettings): void => void (holder[key] = settings);

/** Returns the settings that `next.config.mjs` published; undefined before Next has loaded it. */
export const getSiteSettings = (): SiteSettings | undefined => holder[key];
