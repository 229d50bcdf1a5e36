import { inject } from 'vitest';

/** A response whose body has been read. */
export type HttpResponse = { status: number; headers: Headers; text: string };

const limitMs = 90_000;

/** Sends a request without following redirects. The path is sent exactly as written. */
export const get = async (path: string, init: RequestInit = {}, origin = inject('origin')): Promise<HttpResponse> => {
  const response = await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(limitMs), ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** Returns path and query of the Location header, which may be absolute. */
export const getLocation = ({ headers }: HttpResponse): string => {
  const { pathname, search } = new URL(headers.get('location') ?? '', 'http://nowhere.example');
  return pathname + search;
};

export const getHeading = ({ text }: HttpResponse): string =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(text)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .trim() ?? '';

/** Returns the first difference of two documents with some text around it, or undefined. */
export const firstDifference = (one: string, other: string): string | undefined => {
  if (one === other) return undefined;
  const at = [...one].findIndex((character, index) => character !== other[index]);
  return `${one.slice(at - 40, at + 60)} | ${other.slice(at - 40, at + 60)}`;
};

/** Removes what may differ between two renderings: the order of data scripts, preloads and font metadata. */
export const normalizeDocument = ({ headers, text }: HttpResponse): string => {
  if (!/no-store/.test(headers.get('cache-control') ?? '')) return text;
  const inAnyOrder = /<script\b[^>]*>[^]*?<\/script>|<link\b[^>]*>|<meta name="next-size-adjust"[^>]*>/g;
  const elements = (text.match(inAnyOrder) ?? []).filter((element) => !element.startsWith('<script'));
  return text.replaceAll(inAnyOrder, '') + elements.toSorted().join('');
};
