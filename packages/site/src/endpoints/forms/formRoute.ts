import { isHiddenPart, type Brand } from '@masthead/config';
import { escapeHtml } from '@masthead/content-rules/html';
import { env } from '../../env';
import { uncachedFetch } from '@masthead/next-runtime/uncached-fetch';
import { renderPlainPage } from '@masthead/next-runtime/plain-page';
import { log } from '@masthead/next-runtime/log';
import { formPageTexts } from '@masthead/texts/forms';
import { isCrossOrigin, readBody } from '../proxy/incoming';
import { toFormFields, toLocalPath } from '../../content/forms/formFields';

type Context = { params: Promise<{ form: string }> };

const maxBodyBytes = 32 * 1024;
const timeoutMs = 8_000;

const toPage = (status: number, title: string, message: string, headers: Record<string, string> = {}): Response =>
  new Response(renderPlainPage(title, message), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

const toUnavailable = (): Response => toPage(502, formPageTexts.notSent, formPageTexts.unavailable);

/** Headers with client and origin, for rate limits and for links in emails. */
const getOriginHeaders = ({ headers }: Request): Record<string, string> => {
  const headersByName = {
    'x-forwarded-for': headers.get('x-forwarded-for'),
    'x-forwarded-proto': headers.get('x-forwarded-proto'),
    'x-forwarded-host': headers.get('x-forwarded-host') ?? headers.get('host'),
  };
  return Object.fromEntries(
    Object.entries(headersByName).filter((entry): entry is [string, string] => entry[1] !== null),
  );
};

/** The service's message about an invalid form, such as a missing selection. */
const getMessage = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : undefined;

type Outcome = { status: number; retryAfter: string | null; message?: string | undefined };

const sendForm = async (
  brand: Brand,
  form: string,
  fields: ReturnType<typeof toFormFields>,
  request: Request,
): Promise<Outcome | undefined> => {
  try {
    const response = await uncachedFetch(env.FORMS_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...getOriginHeaders(request) },
      body: JSON.stringify({ site: brand.site, form, fields }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status, headers } = response;
    const message = status === 422 ? getMessage(await response.json()) : undefined;
    return { status, retryAfter: headers.get('retry-after'), message };
  } catch (cause) {
    log({ level: 'error', message: 'A form could not be forwarded; check FORMS_URL.', form, cause: String(cause) });
    return undefined;
  }
};

/** Accepts forms of static pages (§2.3). Only one that was stored leads to its thank-you page. */
export const formRoute = (brand: Brand) => ({
  POST: async (request: Request, { params }: Context): Promise<Response> => {
    const { form } = await params;
    if (isHiddenPart(brand, { form })) return toPage(404, formPageTexts.notSent, formPageTexts.missing);
    if (isCrossOrigin(request)) return toPage(403, formPageTexts.notSent, formPageTexts.otherSite);
    const body = await readBody(request, maxBodyBytes);
    if (!body) return toPage(413, formPageTexts.notSent, formPageTexts.tooLong);
    const data = new URLSearchParams(new TextDecoder().decode(body));
    const { status, retryAfter, message } = (await sendForm(brand, form, toFormFields(data), request)) ?? {};
    if (status === 413) return toPage(413, formPageTexts.notSent, formPageTexts.tooLong);
    if (status === 429)
      return toPage(429, formPageTexts.notSent, formPageTexts.tooMany, {
        ...(retryAfter && { 'retry-after': retryAfter }),
      });
    if (message !== undefined) return toPage(422, formPageTexts.notSent, formPageTexts.invalid(escapeHtml(message)));
    if (status !== undefined && status >= 400 && status < 500)
      return toPage(400, formPageTexts.notSent, formPageTexts.notUnderstood);
    if (status !== 201) return toUnavailable();
    return new Response(null, {
      status: 303,
      headers: { location: toLocalPath(new URL(request.url).searchParams.get('next')), 'cache-control': 'no-store' },
    });
  },
});
