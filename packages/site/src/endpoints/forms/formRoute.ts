import type { Brand } from '@masthead/config';
import { escapeHtml } from '@masthead/config/html';
import { env } from '../../env';
import { uncachedFetch } from '@masthead/next-runtime/uncached-fetch';
import { plainPage } from '@masthead/next-runtime/plain-page';
import { log } from '@masthead/next-runtime/log';
import { boundedBody } from '../proxy/boundedBody';
import { isForeign } from '../proxy/isForeign';
import { toFormFields, toLocalPath } from '../../content/forms/formFields';

type Context = { params: Promise<{ form: string }> };

/** Longest body a form may send, in bytes. */
const largestBody = 32 * 1024;
const timeoutMs = 8_000;

const page = (status: number, title: string, words: string): Response =>
  new Response(plainPage(title, words), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });

const failed = (): Response =>
  page(
    502,
    'Your form was not sent',
    'We could not take it just now. Please go back: your browser still has what you wrote. Then send it again in a few minutes.',
  );

/** Whom the form came from and where the reader is, for limits and for links in mails. What the form holds is nobody's business but the service's. */
const origins = ({ headers }: Request): Record<string, string> => {
  const told = {
    'x-forwarded-for': headers.get('x-forwarded-for'),
    'x-forwarded-proto': headers.get('x-forwarded-proto'),
    'x-forwarded-host': headers.get('x-forwarded-host') ?? headers.get('host'),
  };
  return Object.fromEntries(Object.entries(told).filter((entry): entry is [string, string] => entry[1] !== null));
};

/** The service's own sentence about a form that it cannot take, such as a missing choice. */
const sentenceOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : undefined;

type Answer = { status: number; fault?: string | undefined };

const keep = async (
  brand: Brand,
  form: string,
  fields: ReturnType<typeof toFormFields>,
  request: Request,
): Promise<Answer | undefined> => {
  try {
    const answer = await uncachedFetch(env.FORMS_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...origins(request) },
      body: JSON.stringify({ site: brand.site, form, fields }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: answer.status, ...(answer.status === 422 && { fault: sentenceOf(await answer.json()) }) };
  } catch (cause) {
    log({ level: 'error', message: 'A form could not be handed on; see FORMS_URL.', form, cause: String(cause) });
    return undefined;
  }
};

/**
 * Takes the forms of static pages (SPEC §2.3): hands the fields to the provider, then shows the page that the form names
 * as its thanks. What cannot be kept is never thanked for.
 */
export const formRoute = (brand: Brand) => ({
  POST: async (request: Request, { params }: Context): Promise<Response> => {
    const { form } = await params;
    if (isForeign(request)) return page(403, 'Your form was not sent', 'It came from another site.');
    const body = await boundedBody(request, largestBody);
    if (!body) return page(413, 'Your form was not sent', 'It is too long. Please go back and shorten it.');
    const data = new URLSearchParams(new TextDecoder().decode(body));
    const { status, fault } = (await keep(brand, form, toFormFields(data), request)) ?? {};
    if (status === 429)
      return page(
        429,
        'Your form was not sent',
        'Too many forms were sent from your address. Please try again in a minute.',
      );
    if (fault !== undefined)
      return page(
        422,
        'Your form was not sent',
        `${escapeHtml(fault)}. Please go back: your browser still has what you wrote.`,
      );
    if (status !== undefined && status >= 400 && status < 500)
      return page(
        400,
        'Your form was not sent',
        'Something in it could not be understood. Please go back and check what you wrote.',
      );
    if (status !== 201) return failed();
    return new Response(null, {
      status: 303,
      headers: { location: toLocalPath(new URL(request.url).searchParams.get('next')), 'cache-control': 'no-store' },
    });
  },
});
