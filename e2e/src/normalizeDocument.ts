import type { HttpResponse } from './http.ts';

/** Where two documents part, with a few words around it. */
export const firstDifference = (one: string, other: string): string | undefined => {
  if (one === other) return undefined;
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return `${one.slice(at - 40, at + 60)} | ${other.slice(at - 40, at + 60)}`;
};

/** A page that is made for each request sends its data, which stands in scripts, and what to fetch early in the order in which it is ready. */
export const normalizeDocument = ({ headers, text }: HttpResponse): string => {
  if (!/no-store/.test(headers.get('cache-control') ?? '')) return text;
  const asItComes = /<script\b[^>]*>[^]*?<\/script>|<link\b[^>]*>/g;
  const links = (text.match(asItComes) ?? []).filter((element) => element.startsWith('<link'));
  return text.replaceAll(asItComes, '') + links.toSorted().join('');
};
