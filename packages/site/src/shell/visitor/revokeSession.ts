import type { Fetch } from '@masthead/auth';

const patienceMs = 3_000;

export type Revocation = {
  /** The store's sign-out page. */
  page: string;
  /** The site's own. */
  origin: string;
  /** Ends the session that the id was given in, should the session cookie not reach the store (SPEC §7.2). */
  customerId: string | undefined;
};

/**
 * Ends the session at the registration service, whose cookie no script can touch. A store at another origin ends it on
 * its own page only: the answer is false then, as after any refusal.
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
    signal: AbortSignal.timeout(patienceMs),
  });
  // A redirect is how the service says where to go next: it is not followed, but it is a yes.
  return response.ok || response.type === 'opaqueredirect';
};

/** The store's sign-out page for a reader who has to go there: it knows whom to sign out and where to send them (SPEC §7.2). */
export const logoutPageFor = ({ page, origin, customerId }: Revocation): string => {
  const url = new URL(page, origin);
  if (customerId !== undefined && url.origin !== origin) url.searchParams.set('customerId', customerId);
  if (!url.searchParams.has('returnUrl')) url.searchParams.set('returnUrl', url.origin === origin ? '/' : `${origin}/`);
  return url.href;
};
