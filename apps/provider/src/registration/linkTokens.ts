import { expiredLinkCookie, toSetCookieHeader, cookieNames, readServiceCookie } from '../accounts/cookies.ts';
import { redirectTo } from './responses.ts';
import { type StorePage, toPageUrl } from './flowParams.ts';
import { isPost } from './deps.ts';
import type { Visit } from './visit.ts';

/** Time to send the form behind a mailed link, in ms; following the link again starts over. */
const formLifetimeMs = 30 * 60_000;

/** Headers of every page that knows a token: its address goes to no other page. */
export const tokenPageHeaders = { 'referrer-policy': 'no-referrer' } as const;

/** Removes the cookie of a link that was used. */
export const expiredLinkHeaders = ({ secure }: Visit): Record<string, string> => ({
  ...tokenPageHeaders,
  'set-cookie': toSetCookieHeader(expiredLinkCookie, secure),
});

/** The token in the address of a mailed link, while it is there. */
export const getTokenFromUrl = (visit: Visit): string | undefined =>
  isPost(visit) ? undefined : (new URL(visit.request.url).searchParams.get('token') ?? undefined);

/** The token behind a page: in its form, else in the cookie that following the link has set. */
export const getToken = (visit: Visit, form: URLSearchParams): string | undefined =>
  isPost(visit) ? (form.get('token') ?? undefined) : readServiceCookie(visit.request, cookieNames.link);

/** Moves a token from the address bar, which browsers remember and share, into a cookie that no script reads. */
export const moveTokenToCookie = (visit: Visit, page: StorePage, token: string, now: Date): Response =>
  redirectTo(
    visit,
    toPageUrl(page, visit.flowParams),
    [
      {
        name: cookieNames.link,
        value: token,
        expiresAt: new Date(now.getTime() + formLifetimeMs),
        readableBy: 'service',
      },
    ],
    tokenPageHeaders,
  );
