import { withTimeLimit } from '@masthead/process/time-limit';
import { createQuery } from '@masthead/graphql-ops';
import type { Link } from '@masthead/design-system';
import type { Site } from './site';

/** Reading a cached result takes less; the error page must not wait for a service that hangs. */
const cacheReadMs = 250;
const maxStories = 6;

/** The latest stories for the server-error screen: in an outage those of the query cache, however old. */
export const loadLatestStories = async ({ brand, content }: Site): Promise<Link[]> => {
  const { latest } = await withTimeLimit(cacheReadMs, (signal) =>
    content.query({
      route: 'server-error',
      parts: { latest: createQuery('package-by-position', { position: 'home-latest', site: brand.site }) },
      signal,
    }),
  );
  const articles = latest.ok ? (latest.value.getPackageByPosition?.articles ?? []) : [];
  return articles
    .filter(({ presentedBy }) => !presentedBy)
    .slice(0, maxStories)
    .map(({ title, uri }) => ({ title, url: uri }));
};
