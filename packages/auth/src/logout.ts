import { browserLimits as limits } from '@masthead/config/limits';
import { visitorCookieNames } from './cookies.ts';

/** Subdomains of the site that share its visitors (SPEC §4, logout). */
const subdomains = ['', 'stage.', 'release.'] as const;

/** The domains whose cookies a logout clears: the site's, its stage and release subdomains, the host, and the host alone. */
export const getCookieDomains = (siteDomain: string, host: string): readonly (string | undefined)[] => [
  ...new Set<string | undefined>([...subdomains.map((prefix) => prefix + siteDomain), host, undefined]),
];

const toDeletion = (name: string, domain: string | undefined): string =>
  `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT${domain === undefined ? '' : `; domain=${domain}`}`;

/** Values for `document.cookie` that delete cookies by name. Browsers ignore domains that do not match the page. */
export const getCookieDeletions = (
  siteDomain: string,
  host: string,
  names: readonly string[] = visitorCookieNames,
): readonly string[] =>
  names.flatMap((name) => getCookieDomains(siteDomain, host).map((domain) => toDeletion(name, domain)));

/** The home page with a cache-busting timestamp (SPEC §4). */
export const getHomeUrl = (now: number): string => `/?timestamp=${now}`;

/** Whether a link signs out at the store. */
export const isLogoutUrl = (url: URL, logoutPageUrl: URL): boolean =>
  url.origin === logoutPageUrl.origin && url.pathname === logoutPageUrl.pathname;

/** Dependencies of the logout. */
export type LogoutDeps = {
  readonly siteDomain: string;
  readonly host: string;
  readonly writeCookie: (cookie: string) => void;
  /** Local and session storage, where the browser allows them. */
  readonly storages: readonly (Pick<Storage, 'clear'> | undefined)[];
  /** Clears the customer state. */
  readonly clearState: () => void;
  /** Ends the session at the registration service; false when that failed. */
  readonly revokeSession: () => Promise<boolean>;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
  readonly redirect: (url: string) => void;
  /** The registration service's sign-out page, the fallback when `revokeSession` fails. */
  readonly logoutPageUrl: string;
};

/**
 * Signs out (SPEC §4): clears customer state, cookies and storage, then redirects home after 100 ms. Meanwhile the session
 * is revoked at the registration service; if that fails, the redirect goes to its sign-out page.
 */
export const logout = async ({
  siteDomain,
  host,
  writeCookie,
  storages,
  clearState,
  revokeSession,
  wait,
  now,
  redirect,
  logoutPageUrl,
}: LogoutDeps): Promise<void> => {
  const revoked = revokeSession().catch(() => false);
  clearState();
  for (const cookie of getCookieDeletions(siteDomain, host)) writeCookie(cookie);
  for (const storage of storages) storage?.clear();
  const [isRevoked] = await Promise.all([revoked, wait(limits.logoutRedirectMs)]);
  // Also deletes cookies that the response has set.
  for (const cookie of getCookieDeletions(siteDomain, host)) writeCookie(cookie);
  redirect(isRevoked ? getHomeUrl(now()) : logoutPageUrl);
};
