import type { Fetch } from '@masthead/auth';

const timeoutMs = 3_000;

/** The session to end. */
export type Revocation = {
  /** The store's sign-out page. */
  page: string;
  /** The origin of the site. */
  origin: string;
  /** Identifies the session where the session cookie does not reach the store (§7.2). */
  customerId: string | undefined;
};

/**
 * Ends the session at the registration service, whose cookie scripts cannot delete. Returns false when the service
 * refuses, and for a store at another origin, which ends sessions on its own page only.
 */
export const revokeSession = async (fetch: Fetch, { page, origin, customerId }: Revocation): Promise<boolean> => {
  const url = new URL(page, origin);
  if (url.origin !== origin) return false;
  const response = await fetch(url.href, {
    method: 'POST',
    credentials: 'include',
    body: new URLSearchParams(customerId === undefined ? {} : { customerId }),
    redirect: 'manual',
    keepalive: true,
    signal: AbortSignal.timeout(timeoutMs),
  });
  // The service redirects after success; the redirect itself is not followed.
  return response.ok || response.type === 'opaqueredirect';
};

/** The store's sign-out page with the session to end and the address to return to (§7.2). */
export const getLogoutUrl = ({ page, origin, customerId }: Revocation): string => {
  const url = new URL(page, origin);
  if (customerId !== undefined && url.origin !== origin) url.searchParams.set('customerId', customerId);
  if (!url.searchParams.has('returnUrl')) url.searchParams.set('returnUrl', url.origin === origin ? '/' : `${origin}/`);
  return url.href;
};
