import { createQuery, type PageQuery } from '@masthead/graphql-ops';
import { createContentClient } from '@masthead/graphql-ops/server';

/** The body of a request, as a site sends it. */
export type RequestBody = string;

/** Content of the database from which the pages are chosen. */
export type Pages = { naturalIds: readonly string[]; longStreams: readonly string[] };

const site = 'plotline';

const words =
  'office lease lender tower warehouse hotel apartments tenant broker refinance industrial retail developer land rent portfolio sale vacancy construction loan'.split(
    ' ',
  );

const pick = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined)
    throw new Error('The database has too little content. Fill it: npm run seed -- --scale 100000');
  return item;
};

const position = (name: string) => createQuery('package-by-position', { position: name, site });

/** The queries of the home page that depend on time, beside those of its positions. */
const homeParts = (): Record<string, PageQuery> => ({
  ...Object.fromEntries(
    [
      'lead',
      'secondary',
      'latest',
      'desk',
      'insights',
      'recent',
      'market-1',
      'market-2',
      'market-3',
      'special-report',
    ].map((name) => [name.replace('-', ''), position(`home-${name}`)]),
  ),
  regions: createQuery('market-groups', { site }),
  podcasts: createQuery('podcast-stream', { siteName: site, pageSize: 3 }),
  webcasts: createQuery('webcast-stream', { siteName: site, pageSize: 10 }),
  events: createQuery('future-events', { publication: site, pageSize: 1 }),
  issues: createQuery('package-by-type', { siteName: site, packageType: 'magazine', end: 1, fullPackage: true }),
  authors: createQuery('authors', { site }),
  newsletters: createQuery('newsletter-details', { site }),
  alert: createQuery('big-voodoo-listings', { site, page: 'home-alert' }),
  trending: createQuery('trending-articles', { site, limit: 5, timeframe: '4days' }),
});

/**
 * The queries of each kind of page, for its number of the bench. Sites cache each query; these are the ones that differ
 * from page to page, so that no cache of a site holds them.
 */
const kinds: Readonly<Record<string, (pages: Pages, index: number) => Record<string, PageQuery>>> = {
  article: ({ naturalIds }, index) => {
    const naturalId = pick(naturalIds, index);
    return {
      article: createQuery('article-books', { naturalId, site }),
      mightLike: createQuery('you-might-like', { naturalId, site, limit: 3 }),
      digDeeper: createQuery('dig-deeper', { naturalId, site }),
      packages: createQuery('article-packages', { docId: naturalId, publication: site, limit: 3 }),
    };
  },
  stream: ({ longStreams }, index) => ({
    stream: createQuery('stream', {
      slug: pick(longStreams, index),
      siteName: site,
      page: 2 + Math.floor(index / longStreams.length),
      pageSize: 10,
    }),
  }),
  search: (_, index) => ({
    results: createQuery('fcs-search', {
      domain: site,
      query: `${pick(words, index)} ${pick(words, 1 + index + Math.floor(index / words.length))}`,
      page: 1,
      pageSize: 10,
      sort: 'relevance',
      direction: 'descending',
      startDate: undefined,
      stopDate: undefined,
      section: undefined,
      term: undefined,
      filter: undefined,
      topic: undefined,
    }),
  }),
  home: homeParts,
};

/** The kinds of pages. */
export const pageKinds: readonly string[] = Object.keys(kinds);

/**
 * Creates the requests that a site sends for pages of a kind when its caches hold nothing that differs between them.
 */
export const createPageRequests = async (kind: string, pages: Pages, count: number): Promise<RequestBody[]> => {
  const bodies: RequestBody[] = [];
  const client = createContentClient({
    brand: site,
    endpoint: 'http://localhost/graphql',
    fetch: async (_, init) => {
      bodies.push(String(init?.body));
      return Response.json({ data: {} });
    },
  });
  for (let index = 0; index < count; index += 1)
    await client.query({ route: kind, parts: kinds[kind]?.(pages, index) ?? {}, nocache: true });
  return bodies;
};
