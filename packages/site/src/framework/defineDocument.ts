import type { Brand } from '@masthead/config';
import { hash } from 'node:crypto';
import { ContentUnavailableError, type PageResult } from './result';
import { getSite, type Site } from './site';
import { withPageTags } from './pageTags';

/** Path segments. They are slugs and are not decoded: percent-encoded segments are not found. */
export type DocumentParams = Record<string, string | string[] | undefined>;

/** The body of a document with its content type and headers. */
export type DocumentText = { text: string; type: string; headers?: Record<string, string> };

const missingDocument = (): DocumentText => ({
  text: 'There is nothing at this address.\n',
  type: 'text/plain; charset=utf-8',
});

/** A weak entity tag, because the response may be compressed. */
const toTag = (text: string): string => `W/"${hash('sha1', text, 'base64url')}"`;

const toResponse = ({ text, type, headers }: DocumentText, status: 200 | 404): Response => {
  const tags: Record<string, string> = status === 200 ? { etag: toTag(text) } : {};
  return new Response(text, { status, headers: { 'content-type': type, ...tags, ...headers } });
};

/**
 * Creates a cached route handler for feeds, sitemaps, calendars and AMP: `GET` and `generateStaticParams`.
 * Documents are rendered at their first request, cached, and tagged like pages. They have an entity tag, so that feed
 * readers and browsers revalidate them. Errors are thrown: the response is a 500, is not cached, and an older document
 * stays in use. The 404 response is one line of text, or the result of `missing`.
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
