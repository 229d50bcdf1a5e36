import type { Brand } from '@masthead/config';
import { notFoundSeconds } from '@masthead/next-runtime/page-tags';
import type { ReactNode } from 'react';
import { isDevelopment } from '../env';
import type { RenderedPage } from '../framework/definePage';
import { loadLatestStories } from '../framework/latestStories';
import { failureMetadata, type PageMetadata } from '../framework/metadata';
import { createPageContext } from '../framework/pageContext';
import { createCacheFacts, noteCacheFacts, toCacheHeaders } from '../framework/pageTags';
import { unmatched, type PageError, type PageResult } from '../framework/result';
import { getSite, type Site } from '../framework/site';
import { getRouteMatcher, type QueryParameters, type RouteMatch } from '../routing/match';
import { isFilePath } from '../routing/nonPagePaths';
import { routes } from '../routing/routes';
import { screens } from '../routing/screens';
import { NotFoundPage } from '../shell/page/NotFoundPage';
import { ServerErrorPage } from '../shell/page/ServerErrorPage';
import { screenPages } from './screenPages';
import { inspect } from 'node:util';
import { withTimeLimit } from '@masthead/process/time-limit';
import { requestTimeoutMs } from '@masthead/graphql-ops/server';

/** Deadline of a page: one second longer than a request, so that its stale result arrives in time. */
const pageDeadlineMs = requestTimeoutMs + 1_000;

/** Renders one page for a request: all its requests to the content service and the partners share one deadline. */
export const withDeadline = <AnySite extends Site, Rendered>(
  site: AnySite,
  render: (site: AnySite) => Promise<Rendered>,
): Promise<Rendered> =>
  withTimeLimit(pageDeadlineMs, (signal) =>
    render({
      ...site,
      content: { ...site.content, query: (request) => site.content.query({ signal, ...request }) },
      partners: { ...site.partners.withOptions({ signal }), withOptions: site.partners.withOptions },
    }),
  );

/** The raw detail of an error for internal users (§2.4) and developers, at most 8,000 characters; undefined for 404. */
const describeError = (error: PageError): string | undefined => {
  switch (error.kind) {
    case 'not-found':
      return undefined;
    case 'incomplete-query':
      return `The query lacks ${error.missing.join(', ')}.`;
    case 'unavailable':
      // In development Next has its stack point to the source.
      return `The page could not be loaded. ${error.cause === undefined ? '' : inspect(error.cause)}`.slice(0, 8_000);
    default:
      return error satisfies never;
  }
};

/** The address of a request: its path and the first value of each parameter of its query. */
export type Address = { path: string; query: QueryParameters };

export type DocumentPage = {
  status: number;
  screen: ReactNode;
  metadata: PageMetadata;
  /** Without those of `toCacheHeaders` the document is rendered for each request. */
  headers?: Readonly<Record<string, string>>;
};

/** The row of the route table at an address. */
export const matchPage = (brand: Brand, { path, query }: Address): RouteMatch | undefined =>
  getRouteMatcher(brand).matchAddress(path, query);

/** Loads the screen of an address (`matchPage`) with the clients of a site. */
export const openAddress = async (
  site: Site,
  { path, query }: Address,
  match: RouteMatch | undefined,
): Promise<PageResult<RenderedPage>> =>
  match
    ? withDeadline(site, (limited) =>
        screenPages[routes[match.name].screen](createPageContext(limited, match), match.params, query),
      )
    : unmatched(isFilePath(path) ? 'file' : 'unmatched');

/** The document of an error (§2.4, §8). Internal users and developers see its detail. */
export const toErrorDocument = async (
  brand: Brand,
  error: PageError,
  audience: 'readers' | 'internal' = 'readers',
): Promise<DocumentPage> => {
  const detail = audience === 'internal' || isDevelopment ? describeError(error) : undefined;
  return {
    metadata: failureMetadata(error, brand),
    ...(error.kind === 'not-found'
      ? { status: 404, screen: <NotFoundPage brand={brand} address={error.address} /> }
      : {
          status: 500,
          screen: (
            <ServerErrorPage
              brand={brand}
              stories={await loadLatestStories(getSite(brand))}
              {...(detail && { detail })}
            />
          ),
        }),
  };
};

/** Loads the document of an address, which is the same for every visitor. */
export const loadDocument = async (brand: Brand, address: Address): Promise<DocumentPage> => {
  const facts = createCacheFacts();
  const match = matchPage(brand, address);
  const lifetime = match ? screens[routes[match.name].screen].lifetime : notFoundSeconds;
  const outcome = await openAddress(noteCacheFacts(getSite(brand), facts), address, match);
  const headers = lifetime === 'request' ? {} : toCacheHeaders(lifetime, facts);
  if (!outcome.ok) {
    const document = await toErrorDocument(brand, outcome.error);
    return document.status === 404 ? { ...document, headers } : document;
  }
  const { screen, metadata, state } = outcome.value;
  if (state === 'unavailable') return { status: 500, screen, metadata };
  return { status: 200, screen, metadata, headers };
};
