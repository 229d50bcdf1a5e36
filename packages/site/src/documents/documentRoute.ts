import type { Brand } from '@masthead/config';
import { env } from '../env';
import { decodeParams } from '../framework/cachedPage';
import { resolvePage } from '../framework/pageContext';
import type { RenderPage } from '../framework/renderPage';
import { getSite } from '../framework/site';
import type { ScreenParams } from '../routing/match';
import type { ScreenName } from '../routing/screens';
import { getDocumentAssets } from './documentAssets';
import { renderDocument } from './renderDocument';

/**
 * Creates the route handler that renders a screen to a document, beside its page: for tests and measurements, so not in
 * production.
 */
export const documentRoute =
  (name: ScreenName, { open }: { open: RenderPage }) =>
  (brand: Brand, className: string) => {
    const GET = async (_request: Request, { params }: { params: Promise<ScreenParams> }): Promise<Response> => {
      const values = decodeParams(await params);
      const page = env.DEPLOYMENT === 'production' ? undefined : resolvePage(getSite(brand), name, values);
      const outcome = page && (await open(page, values, {}));
      if (!outcome?.ok) return new Response(null, { status: outcome?.error.kind === 'unavailable' ? 500 : 404 });
      const html = await renderDocument(brand, outcome.value, { className, assets: getDocumentAssets() });
      return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    };
    return { GET };
  };
