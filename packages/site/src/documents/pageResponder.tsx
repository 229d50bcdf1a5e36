import type { Brand } from '@masthead/config';
import { internalCookie } from '@masthead/next-runtime/editor';
import { log } from '@masthead/next-runtime/log';
import { bypassParams } from '@masthead/next-runtime/preview-token';
import { UnexpectedErrorScreen } from '@masthead/design-system/unexpected-error';
import { lastResortTexts, unexpectedTexts } from '@masthead/texts/errors';
import type { NextRequest } from 'next/server';
import { inspect } from 'node:util';
import { isDevelopment } from '../env';
import { unlistedPage } from '../framework/pageContext';
import { SiteFrame } from '../shell/layout/SiteFrame';
import { getDocumentAssets } from './documentAssets';
import { loadDocument, type Address, type DocumentPage } from './loadDocument';
import { loadUncachedDocument } from './preview/loadUncachedDocument';
import { renderDeveloperError, renderDocument, renderLastResort } from './renderDocument';

const toAddress = ({ nextUrl }: NextRequest): Address => ({
  path: nextUrl.pathname,
  // Of a repeated parameter the first value counts.
  query: Object.fromEntries([...nextUrl.searchParams].toReversed()),
});

/** Whether a request is for a preview, without caches, or of an internal user (§2.4, §2.6). */
const isBypass = ({ cookies }: NextRequest, { query }: Address): boolean =>
  cookies.has(internalCookie) || bypassParams.some((name) => query[name] !== undefined);

const report = (message: string, cause: unknown): void =>
  log({ level: 'error', message, cause: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) });

/** Without a lifetime in its headers no cache stores it (`sendDocument.ts` of next-runtime). */
const toResponse = (html: string, status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

const getAssets = () => getDocumentAssets(isDevelopment ? 'development' : 'production');

/** The generic error page (§2.4, §8). */
const unexpectedError = (brand: Brand): DocumentPage => ({
  status: 500,
  metadata: { title: { absolute: unexpectedTexts.title }, robots: { index: false, follow: false } },
  screen: (
    <SiteFrame page={unlistedPage(brand)} details={{ content_type: 'server-error' }}>
      <UnexpectedErrorScreen home="/" />
    </SiteFrame>
  ),
});

/** Responds with the page of an address: finds its route, loads the screen, and renders one document. */
export const createPageResponder = (brand: Brand, className: string) => {
  const respond = async ({ status, screen, metadata, headers }: DocumentPage): Promise<Response> =>
    toResponse(await renderDocument(brand, { screen, metadata }, { className, assets: getAssets() }), status, headers);
  return async (request: NextRequest): Promise<Response> => {
    const address = toAddress(request);
    try {
      return await respond(
        await (isBypass(request, address)
          ? loadUncachedDocument(brand, request, address)
          : loadDocument(brand, address)),
      );
    } catch (cause) {
      report('A page could not be rendered. The reader sees the generic error page.', cause);
      if (isDevelopment)
        return toResponse(
          await renderDeveloperError({ title: unexpectedTexts.title, error: inspect(cause) }, getAssets()),
          500,
        );
    }
    try {
      return await respond(unexpectedError(brand));
    } catch (cause) {
      report('The generic error page could not be rendered. The reader sees a page without a frame.', cause);
      return toResponse(await renderLastResort(lastResortTexts.whileShowing), 500);
    }
  };
};
