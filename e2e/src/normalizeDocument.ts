import type { HttpResponse } from './http.ts';

/** Returns the first difference of two documents with some text around it, or undefined. */
export const firstDifference = (one: string, other: string): string | undefined => {
  if (one === other) return undefined;
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return `${one.slice(at - 40, at + 60)} | ${other.slice(at - 40, at + 60)}`;
};

/** Removes what may differ between two renderings of a dynamic page: the order of its data scripts and preloads. */
export const normalizeDocument = ({ headers, text }: HttpResponse): string => {
  if (!/no-store/.test(headers.get('cache-control') ?? '')) return text;
  const asItComes = /<script\b[^>]*>[^]*?<\/script>|<link\b[^>]*>/g;
  const links = (text.match(asItComes) ?? []).filter((element) => element.startsWith('<link'));
  return text.replaceAll(asItComes, '') + links.toSorted().join('');
};
