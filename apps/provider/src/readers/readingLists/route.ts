import { getTexts } from '@masthead/texts/languages';
import { type RateLimit, consumeRateLimits } from '../accounts/rateLimits.ts';
import { findRequestSession } from '../accounts/visitor.ts';
import { findSite, listSites } from '../../content/queries/sites.ts';
import type { StoreDeps } from '../registration/deps.ts';
import { toPageUrl } from '../registration/flowParams.ts';
import { readForm } from '../registration/form.ts';
import { privateJson, redirectTo } from '../registration/responses.ts';
import { pageResponse, privateHeaders } from '../registration/views/layout.ts';
import { messageView } from '../registration/views/register.ts';
import { createVisit, type Visit } from '../registration/visit.ts';
import type { Route } from '../../server/router.ts';
import { type DigestChoice, findDigestChoice, parseDigestChoice, saveDigestChoice } from '../accounts/digests.ts';
import { maxItems, parseReadingListItem, type ReadingListItem, toItemPath } from './items.ts';
import { addItem, listItems, removeItem } from './readingLists.ts';
import { listFollowedMarkets, listFollowedPages, listFollowedStories, listSavedStories } from './listStories.ts';

/** Changes per account. Far more than a reader makes, and few enough that a script cannot keep the database busy. */
const changeLimit = { kind: 'reading list: account', max: 600, windowMs: 3_600_000 } as const satisfies RateLimit;

/** Newest stories of everything that the reader follows. */
const maxFollowedStories = 12;
const maxMarkets = 4;
/** The page of the site that shows the list. */
const listPath = '/saved/';

const getListTexts = ({ brand }: Visit) => getTexts(brand.language).storeMessages.listMessageTexts;

const invalidEntry = {
  status: 400,
  error: 'path must be the address of a story, a stream or an author, or digest one of daily, weekly and off.',
} as const;

/** The result of a change, as JSON for scripts or as a redirect for forms without scripts. */
type Outcome = { status: number; error?: string; headers?: Record<string, string> };

const wantsJson = (request: Request): boolean => request.headers.get('accept')?.includes('application/json') ?? false;

/** Sends readers who are not signed in to the sign-in page, which says why, and back to the page afterwards. */
const toSignInUrl = (visit: Visit, item: ReadingListItem | undefined): string =>
  toPageUrl(
    'Login',
    { ...visit.flowParams, returnUrl: item ? encodeURI(toItemPath(item)) : listPath },
    item && { reason: item.list },
  );

/**
 * The reading list of the session's own account at the publication of the request.
 *
 * - `GET`: the paths of everything that is saved and followed; 204 without a session.
 * - `GET ?view=stories`: the saved stories, the followed pages, their newest stories, and the chosen digest.
 * - `GET ?view=markets`: the followed markets with their newest story and figures.
 * - `POST path, change`: adds the page of `path`, or removes it with `change=remove`.
 * - `POST digest`: chooses the digest of what is followed: `daily`, `weekly` or `off`.
 */
export const readingListRoute = (deps: StoreDeps): Route => {
  const { db, clock } = deps;

  const read = async (request: Request, visit: Visit): Promise<Response> => {
    const session = await findRequestSession(deps, request);
    if (!session) return new Response(null, { status: 204, headers: privateHeaders });
    const site = findSite(await listSites(db), visit.brand.site);
    if (!site) return privateJson(404, { error: 'This publication has no content.' });
    const owner = { accountId: session.account.id, site, language: visit.brand.language };
    const now = clock();
    switch (new URL(request.url).searchParams.get('view')) {
      case 'stories': {
        const [saved, follows, newest, digest] = await Promise.all([
          listSavedStories(db, owner, now),
          listFollowedPages(db, owner),
          listFollowedStories(db, owner, { now, limit: maxFollowedStories }),
          findDigestChoice(db, owner),
        ]);
        return privateJson(200, { saved, follows, newest, digest });
      }
      case 'markets':
        return privateJson(200, { markets: await listFollowedMarkets(db, owner, { now, limit: maxMarkets }) });
      default:
        return privateJson(200, { paths: (await listItems(db, owner)).map(toItemPath) });
    }
  };

  const change = async (
    form: URLSearchParams,
    item: ReadingListItem | DigestChoice,
    accountId: string,
    visit: Visit,
  ): Promise<Outcome> => {
    const texts = getListTexts(visit);
    const now = clock();
    const limited = await consumeRateLimits(db, [{ limit: changeLimit, key: accountId }], now);
    if (!limited.admitted)
      return {
        status: 429,
        error: texts.tooMany,
        headers: { 'retry-after': String(limited.retryAfterSeconds) },
      };
    const site = findSite(await listSites(db), visit.brand.site);
    if (!site) return { status: 404, error: 'This publication has no content.' };
    if (typeof item === 'string') {
      await saveDigestChoice(db, { accountId, site }, item, now);
      return { status: 200 };
    }
    if (form.get('change') === 'remove') {
      await removeItem(db, { accountId, site }, item);
      return { status: 200 };
    }
    switch (await addItem(db, { accountId, site }, item, now)) {
      case 'added':
        return { status: 200 };
      case 'not-found':
        return { status: 404, error: texts.missing };
      default:
        return { status: 409, error: texts.full[item.list](maxItems[item.list]) };
    }
  };

  const write = async (request: Request, visit: Visit, form: URLSearchParams): Promise<Response> => {
    const texts = getListTexts(visit);
    const item = parseReadingListItem(form.get('path') ?? '');
    const session = await findRequestSession(deps, request);
    if (!session)
      return wantsJson(request)
        ? privateJson(401, { error: texts.signIn })
        : redirectTo(visit, toSignInUrl(visit, item));
    const entry = parseDigestChoice(form.get('digest')) ?? item;
    const outcome: Outcome = entry ? await change(form, entry, session.account.id, visit) : invalidEntry;
    if (wantsJson(request))
      return privateJson(outcome.status, outcome.error ? { error: outcome.error } : {}, outcome.headers);
    if (!outcome.error) return redirectTo(visit, listPath);
    const view = messageView(visit, texts.notChanged, outcome.error, {
      title: texts.title,
      url: listPath,
    });
    return pageResponse(visit, 'in', view, outcome.status, outcome.headers);
  };

  return {
    path: '/Registration/JsonWebService.svc/ReadingList',
    methods: ['GET', 'POST'],
    handle: async (request, client) => {
      const form = await readForm(request);
      if (!form) return privateJson(415, { error: 'Send the form as application/x-www-form-urlencoded.' });
      const visit = createVisit(request, client, form, deps);
      return request.method === 'POST' ? write(request, visit, form) : read(request, visit);
    },
  };
};
