import type { Brand } from '@masthead/config';
import type { NewsThemeChoices } from '@masthead/design-system/theme';
import type { NextRequest } from 'next/server';
import { createPageResponder } from '../documents/pageResponder';
import type { DocumentText, MachineDocument } from '../framework/machineDocument';
import { createCacheFacts, noteCacheFacts, toCacheHeaders } from '../framework/pageTags';
import { getSite } from '../framework/site';
import type { DocumentKind } from '../routing/documents';
import { matchEndpoint, type EndpointMatch } from '../routing/endpoints';
import { getRouteMatcher, type DocumentMatch } from '../routing/match';
import { ampDocument } from './amp/ampArticle';
import { calendarDocument } from './calendar/calendarDocument';
import { chartDocument } from './charts/chartDocument';
import { createEndpoints, type Method } from './endpoints';
import { feedDocument } from './feeds/feedDocument';
import { sitemapsDocument } from './sitemaps/sitemapsDocument';
import { suggestionsDocument } from './suggestions/suggestionsDocument';

const unavailableText = 'This document is not available at the moment. Please try again later.\n';

const missingDocument: DocumentText = {
  text: 'There is nothing at this address.\n',
  type: 'text/plain; charset=utf-8',
};

/**
 * The route handler of a brand. AMP pages cannot load its style sheets: theirs is made from `themeChoices`. Where a
 * document cannot be loaded it is a 500, and an older one stays in use.
 */
export const siteRoute = (
  brand: Brand,
  { className, themeChoices }: { className: string; themeChoices: NewsThemeChoices },
) => {
  const documents: Readonly<Record<DocumentKind, MachineDocument>> = {
    amp: ampDocument(themeChoices),
    csv: chartDocument,
    feed: feedDocument,
    ics: calendarDocument,
    sitemaps: sitemapsDocument,
    suggestions: suggestionsDocument,
  };
  const respondWithPage = createPageResponder(brand, className);
  const respondWithDocument = async ({ kind, params }: DocumentMatch): Promise<Response> => {
    const { load, lifetime, missing } = documents[kind];
    const facts = createCacheFacts();
    const site = noteCacheFacts(getSite(brand), facts);
    const outcome = await load(site, params);
    if (!outcome.ok && outcome.error.kind !== 'not-found') return new Response(unavailableText, { status: 500 });
    const { text, type, headers } = outcome.ok ? outcome.value : ((await missing?.(site)) ?? missingDocument);
    return new Response(text, {
      status: outcome.ok ? 200 : 404,
      headers: {
        'content-type': type,
        ...toCacheHeaders(lifetime, facts),
        ...headers,
      },
    });
  };
  const endpoints = createEndpoints(brand);
  const respondWithEndpoint = async (request: NextRequest, { name, params }: EndpointMatch): Promise<Response> => {
    const { [name]: handlers } = endpoints;
    const handler = handlers[request.method as Method] ?? (request.method === 'HEAD' ? handlers.GET : undefined);
    if (!handler) return new Response(null, { status: 405, headers: { allow: Object.keys(handlers).join(', ') } });
    return handler(request, { params: Promise.resolve(params) as Promise<never> });
  };
  const respond = async (request: NextRequest): Promise<Response> => {
    const { pathname } = request.nextUrl;
    const endpoint = matchEndpoint(pathname);
    if (endpoint) return respondWithEndpoint(request, endpoint);
    const document = getRouteMatcher(brand).matchDocument(pathname);
    return document ? respondWithDocument(document) : respondWithPage(request);
  };
  return { GET: respond, HEAD: respond, POST: respond };
};
