import type { Brand } from '@masthead/config';
import { ContentFault, type PageResult } from './result';
import { siteOf, type Site } from './site';
import { tagging } from './tagging';

/** Segments of the address. They are slugs, so nothing of them needs decoding: what is percent-encoded is not found. */
export type DocumentParams = Record<string, string | string[] | undefined>;

/** What a document answers besides its text. */
export type DocumentText = { text: string; type: string; headers?: Record<string, string> };

const missing = (): Response => new Response('There is nothing at this address.\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });

/**
 * What stands in the app tree for a text that programs read: `GET` and `generateStaticParams`.
 * Like pages, documents are made when first asked for, cached, and tagged by what they were made from.
 * A fault is thrown: the answer is a 500, nothing is cached, and an older document keeps being served.
 */
export const defineDocument =
  (load: (site: Site, params: DocumentParams) => Promise<PageResult<DocumentText>>) =>
  (brand: Brand) => {
    const GET = async (_request: Request, { params }: { params: Promise<DocumentParams> }): Promise<Response> => {
      const outcome = await load(tagging(siteOf(brand)), await params);
      if (outcome.ok) return new Response(outcome.value.text, { headers: { 'content-type': outcome.value.type, ...outcome.value.headers } });
      if (outcome.error.kind === 'not-found') return missing();
      throw new ContentFault(outcome.error);
    };
    const generateStaticParams = (): DocumentParams[] => [];
    return { GET, generateStaticParams };
  };
