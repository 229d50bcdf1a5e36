import { articleFields, type ArticleField, type PageData, type SiteFacts, type TrackingPayload } from './fields.ts';

/** What is known of the visitor: nothing but whether somebody is signed in. */
export type UserState = 'anonymous' | 'signed-in';

/** A page that says nothing of itself is tracked all the same (SPEC §4), under its path. */
export const toFallbackPageData = (path: string): PageData => ({
  page_name: path,
  content_type: '',
  gpt_page: '',
  ad_slots: [],
});

/**
 * The tracking payload of SPEC §3 from what the publication and the page say.
 * `ad_slots` is one text: tag managers merge lists item by item, and slots of the page before would stay.
 */
export const toTrackingPayload = (
  site: SiteFacts,
  page: PageData | undefined,
  path: string,
  userState: UserState,
): TrackingPayload => {
  const { page_name, content_type, gpt_page, ad_slots, article } = page ?? toFallbackPageData(path);
  const filled: Readonly<Partial<Record<ArticleField, string>>> = article
    ? { ...article, plac_userstate: userState }
    : {};
  const fields = Object.fromEntries(articleFields.map((field) => [field, filled[field] ?? ''])) as Record<
    ArticleField,
    string
  >;
  // An error page is the same for all addresses: it is named by the one it answered.
  return { ...site, page_name: page_name || path, content_type, gpt_page, ad_slots: ad_slots.join(','), ...fields };
};
