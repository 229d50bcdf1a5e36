import type { Brand } from '@masthead/config';
import { ContentUnavailableError, type PageResult } from './result';
import { getSite, type Site } from './site';
import { withPageTags } from './pageTags';

/** Segments of the address. They are slugs, so nothing of them needs decoding: what is percent-encoded is not found. */
export type DocumentParams = Record<string, string | string[] | undefined>;

/** What a document answers besides its text. */
export type DocumentText = { text: string; type: string; headers?: Record<string, string> };

const missingDocument = (): DocumentText => ({
  text: 'There is nothing at this address.\n',
  type: 'text/plain; charset=utf-8',
});

const toResponse = ({ text, type, headers }: DocumentText, status: 200 | 404): Response =>
  new Response(text, { status, headers: { 'content-type': type, ...headers } });

/**
 * What stands in the app tree for a text that programs read: `GET` and `generateStaticParams`.
 * Like pages, documents are made when first asked for, cached, and tagged by what they were made from.
 * A fault is thrown: the answer is a 500, nothing is cached, and an older document keeps being served.
 * What is not there is one line for programs, or what `missing` makes for people.
 */
export const defineDocument =
  (
    load: (site: Site, params: DocumentParams) => Promise<PageResult<DocumentText>>,
    missing: (brand: Brand) => DocumentText | Promise<DocumentText> = missingDocument,
  ) =>
  (brand: Brand) => {
    const GET = async (_request: Request, { params }: { params: Promise<DocumentParams> }): Promise<Response> => {
      const outcome = await load(withPageTags(getSite(brand)), await params);
      if (outcome.ok) return toResponse(outcome.value, 200);
      if (outcome.error.kind === 'not-found') return toResponse(await missing(brand), 404);
      throw new ContentUnavailableError(outcome.error);
    };
    const generateStaticParams = (): DocumentParams[] => [];
    return { GET, generateStaticParams };
  };
