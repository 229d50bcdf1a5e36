import { tokenParameter } from '../server/previewToken.ts';

/**
 * The query parameters that each request-rendered screen reads, by the screen's folder in the app tree (`app/~/search`).
 * All other parameters of such an address are dropped before the request reaches Next.
 */
export const requestParams: Readonly<Record<string, readonly string[]>> = {
  search: ['q', 'section', 'market', 'sector', 'topic', 'period', 'startDate', 'stopDate', 'sort', 'page'],
  events: ['past', 'city', 'topic', 'audience', 'page'],
  resources: ['topic', 'category', 'keywords', 'startDate', 'endDate', 'sort', 'page'],
  recognition: ['year', 'segment', 'award', 'standing', 'page'],
};

/** Parameters that bypass the page cache on every page, and the identity that permits it (decisions 15 and 30). The page is rendered for this request only. */
export const bypassParams = ['preview', 'nocache', tokenParameter] as const;
