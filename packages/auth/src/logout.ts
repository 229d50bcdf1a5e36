import { browserLimits as limits } from '@masthead/config/limits';
import { visitorCookieNames } from './cookies.ts';

/** Subdomains of the site that share its visitors (SPEC §4, logout). */
const subdomains = ['', 'stage.', 'release.'] as const;

/** The domains whose cookies a logout clears: the site's, its stage and release subdomains, the host, and the host alone. */
export const cookieDomains = (siteDomain: string, host: string): readonly (string | undefined)[] => [
  ...new Set<string | undefined>([...subdomains.map((prefix) => prefix + siteDomain), host, undefined]),
];

const expired = (name: string, domain: string | undefined): string =>
  `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT${domain === undefined ? '' : `; domain=${domain}`}`;

/** What to write to `document.cookie` so that no cookie of these names is left. A browser ignores domains that are not its page's. */
export const cookieDeletions = (
  siteDomain: string,
  host: string,
  names: readonly string[] = visitorCookieNames,
): readonly string[] => names.flatMap((name) => cookieDomains(siteDomain, host).map((domain) => expired(name, domain)));

/** The home page, by an address that no cache has seen (SPEC §4). */
export const afterLogout = (now: number): string => `/?timestamp=${now}`;

/** Whether a link signs out at the store. */
export const isLogout = (address: URL, logoutPage: URL): boolean =>
  address.origin === logoutPage.origin && address.pathname === logoutPage.pathname;

/** What signing out works with. */
export type LogoutTools = {
  readonly siteDomain: string;
  readonly host: string;
  readonly writeCookie: (cookie: string) => void;
  /** Local and session storage, where the browser allows them. */
  readonly storages: readonly (Pick<Storage, 'clear'> | undefined)[];
  /** Clears the customer state. */
  readonly clearState: () => void;
  /** Ends the session at the registration service; false where it was not ended. */
  readonly revoke: () => Promise<boolean>;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
  readonly go: (address: string) => void;
  /** The registration service's own sign-out page: where the reader goes if the session could not be ended from here. */
  readonly logoutPage: string;
};

/**
 * Signs out (SPEC §4): customer state, cookies, storages, then after 100 ms home. The session is ended at the registration
 * service meanwhile; where that fails, its own page does it.
 */
export const logout = async ({
  siteDomain,
  host,
  writeCookie,
  storages,
  clearState,
  revoke,
  wait,
  now,
  go,
  logoutPage,
}: LogoutTools): Promise<void> => {
  const revoked = revoke().catch(() => false);
  clearState();
  for (const cookie of cookieDeletions(siteDomain, host)) writeCookie(cookie);
  for (const storage of storages) storage?.clear();
  const [ended] = await Promise.all([revoked, wait(limits.logoutRedirectMs)]);
  // What the service sets with its answer is gone too.
  for (const cookie of cookieDeletions(siteDomain, host)) writeCookie(cookie);
  go(ended ? afterLogout(now()) : logoutPage);
};
