import type { Site } from './site';

/** As long as one request to the content service may take: a page that asks twice has no more. */
const budgetMs = 10_000;

/** The site for one page that somebody waits for: all that it asks the content service shares one limit of time. */
export const inTime = (site: Site): Site => {
  const signal = AbortSignal.timeout(budgetMs);
  return { ...site, content: { ...site.content, query: (request) => site.content.query({ signal, ...request }) } };
};
