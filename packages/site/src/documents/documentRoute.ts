import type { Brand } from '@masthead/config';
import { lifetimeHeader, tagsHeader, toPageTags } from '@masthead/next-runtime/page-tags';
import { internalCookie, tokenParameter } from '@masthead/next-runtime/editor';
import { log } from '@masthead/next-runtime/log';
import type { NextRequest } from 'next/server';
import { env } from '../env';
import { getDocumentAssets } from './documentAssets';
import { loadDocument, toErrorDocument, type Address, type DocumentPage } from './loadDocument';
import { describeError } from './preview/describeError';
import { loadUncachedDocument } from './preview/loadUncachedDocument';
import { renderDocument } from './renderDocument';

type Context = { params: Promise<{ path?: string[] }> };

const uncached = 'private, no-cache, no-store, max-age=0, must-revalidate';

const getAddress = async (request: NextRequest, { params }: Context): Promise<Address> => {
  const { path = [] } = await params;
  return {
    path: path.length === 0 ? '/' : `/${path.join('/')}/`,
    query: Object.fromEntries([...request.nextUrl.searchParams].toReversed()),
  };
};

/** Whether a request is for a preview, without caches, or of an internal user (§2.4, §2.6). */
const isBypass = ({ cookies }: NextRequest, { query }: Address): boolean =>
  cookies.has(internalCookie) || ['preview', 'nocache', tokenParameter].some((name) => query[name] !== undefined);

const loadPage = async (brand: Brand, request: NextRequest, address: Address): Promise<DocumentPage> =>
  isBypass(request, address) ? loadUncachedDocument(brand, request, address) : loadDocument(brand, address);

/**
 * Creates the route handler of all pages of a brand: it finds the row of the route table, loads the screen, and renders
 * one document. The headers tell the document cache for how long it may keep the response, and by which tags it is
 * purged.
 */
export const documentRoute = (brand: Brand, className: string) => {
  const respond = async ({ status, screen, metadata, cache, headers }: DocumentPage): Promise<Response> => {
    const html = await renderDocument(brand, { screen, metadata }, { className, assets: getDocumentAssets() });
    return new Response(html, {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...(cache
          ? { [lifetimeHeader]: String(cache.seconds), [tagsHeader]: toPageTags(cache.tags).join(' ') }
          : { 'cache-control': uncached }),
        ...headers,
      },
    });
  };
  const GET = async (request: NextRequest, context: Context): Promise<Response> => {
    // Beside the pages, documents are for tests and measurements: a reader could have any number of them rendered.
    if (env.DEPLOYMENT === 'production') return new Response(null, { status: 404 });
    try {
      return await respond(await loadPage(brand, request, await getAddress(request, context)));
    } catch (cause) {
      log({
        level: 'error',
        message: 'A page could not be rendered. The reader sees the server-error page.',
        cause: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
      });
      const error = { kind: 'unavailable', cause } as const;
      const detail = env.DEPLOYMENT === 'development' ? describeError(error) : undefined;
      return respond(await toErrorDocument(brand, error, detail));
    }
  };
  return { GET };
};
