import { normalizeOldAddress } from '../content/publishing/redirects.ts';

/** Origins under which readers reach the site of an address: with and without `www.`, https and http. */
export const getSiteOrigins = (address: string): readonly string[] => {
  const { host } = new URL(address);
  const bare = host.replace(/^www\./, '');
  return [bare, `www.${bare}`].flatMap((name) => [`https://${name}`, `http://${name}`]);
};

/** Returns the address of a site without slashes at its end, which is its key in the journal. */
export const toSiteAddress = (address: string): string => {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
};

export type OldSite = {
  /** Returns the path under which a redirect of this address is stored. Undefined: another site, or not an address. */
  toPath: (address: string) => string | undefined;
  /** Returns the absolute address; undefined for none. */
  toAbsolute: (address: string) => URL | undefined;
  has: (url: URL) => boolean;
};

/** Creates the addresses of an old site. `base` is its address, and `origins` all its origins. */
export const createOldSite = (base: string, origins: readonly string[]): OldSite => {
  const siteOrigins = new Set(origins);
  const folder = URL.parse(base)?.href.replace(/\/?$/, '/');
  const toAbsolute = (address: string): URL | undefined => {
    const text = address.trim();
    return text === '' || text.startsWith('#') ? undefined : (URL.parse(text, folder) ?? undefined);
  };
  const has = ({ origin }: URL): boolean => siteOrigins.has(origin);
  return {
    toAbsolute,
    has,
    toPath: (address) => {
      const url = toAbsolute(address);
      return url && has(url) ? normalizeOldAddress(`${url.pathname}${url.search}`) : undefined;
    },
  };
};
