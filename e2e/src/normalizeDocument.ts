import type { HttpResponse } from './http.ts';

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
