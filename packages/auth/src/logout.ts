import { browserLimits as limits } from '@masthead/config/limits';
import { visitorCookieNames } from './cookies.ts';

/** Subdomains of the site that share its visitors (§4, logout). */
const subdomains = ['', 'stage.', 'release.'] as const;

/**
 * Values of the `domain` attribute under which a logout deletes cookies: the site's domain, its stage and release
 * subdomains, and the host. `undefined` deletes cookies that were set without a domain.
 */
export const getCookieDomains = (siteDomain: string, host: string): readonly (string | undefined)[] => [
  ...new Set<string | undefined>([...subdomains.map((prefix) => prefix + siteDomain), host, undefined]),
];

const toDeletion = (name: string, domain: string | undefined): string =>
  `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT${domain === undefined ? '' : `; domain=${domain}`}`;

/** Values for `document.cookie` that delete cookies. Browsers ignore domains that do not match the page. */
export const getCookieDeletions = (
  siteDomain: string,
  host: string,
  names: readonly string[] = visitorCookieNames,
): readonly string[] =>
  names.flatMap((name) => getCookieDomains(siteDomain, host).map((domain) => toDeletion(name, domain)));

/** The home page with a cache-busting timestamp (§4). */
const getHomeUrl = (now: number): string => `/?timestamp=${now}`;

/** Whether a link leads to the sign-out page of the registration service. The query is ignored. */
export const isLogoutUrl = (url: URL, logoutPageUrl: URL): boolean =>
  url.origin === logoutPageUrl.origin && url.pathname === logoutPageUrl.pathname;

/** Dependencies of the logout. */
export type LogoutDeps = {
  readonly siteDomain: string;
  readonly host: string;
  readonly writeCookie: (cookie: string) => void;
  /** Local and session storage, where the browser allows them. */
  readonly storages: readonly (Pick<Storage, 'clear'> | undefined)[];
  /** Clears the visitor store. */
  readonly clearState: () => void;
  /** Ends the session at the registration service. Resolves with false if the service refuses. */
  readonly revokeSession: () => Promise<boolean>;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
  readonly redirect: (url: string) => void;
  /** The sign-out page of the registration service, the redirect target if `revokeSession` fails. */
  readonly logoutPageUrl: string;
};

/**
 * Signs out (§4): clears customer state, cookies and storage, revokes the session at the registration service and
 * redirects to the home page, after 100 ms at the earliest. If the session could not be revoked, it redirects to the
 * sign-out page of the service.
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
  // Repeated, because the response of the registration service may have set cookies again.
  for (const cookie of getCookieDeletions(siteDomain, host)) writeCookie(cookie);
  redirect(isRevoked ? getHomeUrl(now()) : logoutPageUrl);
};
