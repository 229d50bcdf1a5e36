import { cookieNames, readServiceCookie } from '../accounts/cookies.ts';
import { redirectTo } from './responses.ts';
import { type StorePage, toPageUrl } from './flowParams.ts';
import { isPost } from './deps.ts';
import type { Visit } from './visit.ts';
import { getTexts } from '@masthead/texts/languages';
import { pageResponse } from './views/layout.ts';
import { messageView } from './views/register.ts';

/** Returns the 410 page of a used or expired link. */
export const staleLinkResponse = (visit: Visit): Response => {
  const { title, text, link } = getTexts(visit.brand.language).storeMessages.storeMessageTexts.staleLink;
  const view = messageView(visit, title, text, { title: link, url: toPageUrl('Login', visit.flowParams) });
  return pageResponse(visit, 'out', view, 410, tokenPageHeaders);
};

/** Lifetime of the link cookie, in ms. Opening the link again renews it. */
const formLifetimeMs = 30 * 60_000;

/** Headers of pages with a token: no referrer leaks their URL. */
export const tokenPageHeaders = { 'referrer-policy': 'no-referrer' } as const;

export const getTokenFromUrl = (visit: Visit): string | undefined =>
  isPost(visit) ? undefined : (new URL(visit.request.url).searchParams.get('token') ?? undefined);

/** Returns the token of the posted form or, for GET, of the link cookie. */
export const getToken = (visit: Visit, form: URLSearchParams): string | undefined =>
  isPost(visit) ? (form.get('token') ?? undefined) : readServiceCookie(visit.request, cookieNames.link);

/** Moves a token from the URL, which browsers store and share, to an HttpOnly cookie. */
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
