import { readCookie, visitorCookies } from '@masthead/config/cookies';
import { articleFields, type ArticleField, type PageData, type SiteFacts, type TrackingPayload } from './fields.ts';

/** The visitor's sign-in state. */
export type UserState = 'anonymous' | 'signed-in';

/** Page data for a page whose HTML contains none: it is tracked under its path (§4). */
export const toFallbackPageData = (path: string): PageData => ({
  page_name: path,
  content_type: '',
  gpt_page: '',
});

/**
 * Creates the tracking payload (§3) of a page. `path` names pages without a page name. `slots` are those on the
 * page; `ad_slots` is one string, because tag managers merge arrays item by item and would keep slots of the previous
 * page.
 */
export const toTrackingPayload = (
  site: SiteFacts,
  page: PageData | undefined,
  slots: readonly string[],
  path: string,
  userState: UserState,
): TrackingPayload => {
  const { page_name, content_type, gpt_page, article } = page ?? toFallbackPageData(path);
  const articleValues: Readonly<Partial<Record<ArticleField, string>>> = article
    ? { ...article, plac_userstate: userState }
    : {};
  const fields = Object.fromEntries(articleFields.map((field) => [field, articleValues[field] ?? ''])) as Record<
    ArticleField,
    string
  >;
  // An error page has no name of its own: use the requested path.
  return { ...site, page_name: page_name || path, content_type, gpt_page, ad_slots: slots.join(','), ...fields };
};

/** Whether the visitor is signed in, by the presence of the encrypted customer id (§4). */
export const getUserState = (cookies: string): UserState =>
  readCookie(cookies, visitorCookies.customerId) === undefined ? 'anonymous' : 'signed-in';
