import { getPlainPageTexts } from '@masthead/texts/plain-pages';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { getSiteSettings } from './siteSettings.ts';

/** English before Next has loaded its configuration. */
const getSiteLanguage = (): string => getSiteSettings()?.language ?? 'en';

type Pages = Omit<ReturnType<typeof getPlainPageTexts>, 'home'>;

/** An HTML page without scripts: what happened and what to do, as HTML. The caller escapes values of a request. */
export const renderPlainPage = (title: string, advice: string): string => {
  const language = getSiteLanguage();
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body style="font:1.125rem/1.5 Georgia,serif;max-width:36rem;margin:15vh auto;padding:0 1rem"><main><h1 style="font-size:1.5rem">${title}</h1><p>${advice}</p><p><a href="/">${getPlainPageTexts(language).home}</a></p></main></body></html>`;
};

/** Renders the plain page of a refused request. */
export const renderRefusal = (name: keyof Pages): string => {
  const { title, advice } = getPlainPageTexts(getSiteLanguage())[name];
  return renderPlainPage(title, advice);
};

/** Headers of a plain page. It is never cached. */
export const getPlainPageHeaders = (page: string): OutgoingHttpHeaders => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Length': Buffer.byteLength(page),
  'Cache-Control': 'no-store',
});

/** Headers of a response for one client: no cache stores it, and the browser sends its URL to no other site. */
export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
} as const;

/** Adds the security headers to a response when its head is sent (`secureResponse`). */
export type AddSecurityHeaders = (request: IncomingMessage, response: ServerResponse) => void;

/** Refuses a request: sends a plain page, and Next never sees the request. */
export type SendRefusal = (
  request: IncomingMessage,
  response: ServerResponse,
  refusal: { status: number; page: string; headers?: OutgoingHttpHeaders },
) => void;

/** Creates the function that refuses requests, with security headers. */
export const createRefusalSender =
  (addSecurityHeaders: AddSecurityHeaders): SendRefusal =>
  (request, response, { status, page, headers }) => {
    addSecurityHeaders(request, response);
    response.writeHead(status, { ...getPlainPageHeaders(page), ...headers }).end(page);
  };
