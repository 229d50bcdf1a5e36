import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSchema, createYoga } from 'graphql-yoga';
import { onTestFinished } from 'vitest';

type Resolver = (root: unknown, variables: Record<string, unknown>) => unknown;

/** A request as the server received it. */
export interface Received {
  readonly query: string;
  readonly variables: Record<string, unknown>;
  readonly headers: IncomingHttpHeaders;
}

const createTeaser = (title: string) => ({
  uri: `/2026/11/21/${title}/`,
  naturalId: `2026/11/21/${title}`,
  title,
  breadcrumb: [],
  pubDate: '2026-11-21T06:00:00-05:00',
  allCategories: [],
  isPremium: false,
  publication: 'harbor',
  baseDomain: 'harbor',
  body: `<p>${title}</p>`,
});

const createArticle = (naturalId: string) => ({
  ...createTeaser(naturalId.split('/').at(-1) ?? naturalId),
  naturalId,
  canonicalUrl: `https://example.com/${naturalId}/`,
  generatedId: naturalId,
  type: 'article',
  needToKnow: [],
  nofollow: false,
  showDisclaimer: false,
  authors: [],
  publication: 'harbor',
  isDownload: false,
  tags: [],
  categories: [],
  bodyArray: ['<p>One.</p>'],
  charts: [],
  slides: [],
});

const defaultResolvers: Record<string, Resolver> = {
  getContent: (_, { naturalId }) => (String(naturalId).endsWith('/missing') ? null : createArticle(String(naturalId))),
  getContentStream: (_, { term, pageSize, page }) => ({
    categoryId: 'channel_1',
    name: term,
    tieredName: term,
    page,
    pageSize,
    estimate: 1,
    h1: term,
    contents: [createTeaser('one')],
  }),
  getStatsList: (_, { limit }) => ({
    trendingArticles: {
      contents: [{ title: `first of ${String(limit)}`, uri: '/2026/11/21/first/', breadcrumb: [], isPremium: false }],
    },
  }),
  getPackagesForArticle: () => [],
  getMarketGroups: () => [{ title: 'Southeast', uri: '/markets/southeast/', categories: [] }],
};

/** Starts a content service on a real port with the project's schema. `resolvers` replace the default ones. */
export const startContentServer = async (resolvers: Record<string, Resolver> = {}) => {
  const received: Received[] = [];
  const currentResolvers = { ...defaultResolvers, ...resolvers };
  const yoga = createYoga({
    schema: createSchema({
      typeDefs: readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'),
      // Read at call time, so that a test can replace a resolver.
      resolvers: {
        Query: Object.fromEntries(
          Object.keys(currentResolvers).map((field) => [
            field,
            (root: unknown, variables: Record<string, unknown>) => currentResolvers[field]?.(root, variables),
          ]),
        ),
      },
      resolverValidationOptions: { requireResolversForResolveType: 'ignore' },
    }),
    logging: false,
    maskedErrors: false,
    plugins: [
      {
        onParams: ({ params, request }) => {
          received.push({
            query: params.query ?? '',
            variables: params.variables ?? {},
            headers: Object.fromEntries(request.headers),
          });
        },
      },
    ],
  });
  const server = createServer(yoga);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => void server.close(resolve));
  };
  onTestFinished(stop);
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    received,
    resolvers: currentResolvers,
    stop,
  };
};

/** Starts a server that sends the same response to every request. */
export const startNonsenseServer = async (status: number, headers: Record<string, string>, body: string) => {
  const received: string[] = [];
  const server = createServer((request, response) => {
    received.push(request.method ?? '');
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`, received };
};
