import type { Rewrite } from 'next/dist/lib/load-custom-routes';
import { decodeSegment } from '../../routing/names';
import { screensFolder } from '../../routing/rewrites';
import type { QueryParameters } from '../../framework/show';

/** The place of a screen in the app tree: its folder, and the segments beneath. */
export type Place = { folder: string; segments: string[] };

/** `:name` and `:name(rule)` of a rewrite's source as a regular expression. A rule may hold brackets, but none in those. */
const patternOf = (source: string): RegExp => {
  const pattern = source.replace(
    /:([a-z]+)(?:\(((?:[^()]|\([^()]*\))*)\))?/gi,
    (_, name: string, rule: string | undefined) => `(?<${name}>${rule ?? '[^/]+'})`,
  );
  return new RegExp(`^${pattern}/?$`, 'i');
};

const first = (value: string | string[] | undefined): string | undefined => [value].flat()[0];

type Named = Record<string, string>;

/** What the conditions of a rewrite take from the query; undefined where one does not hold. */
const conditionsOf = ({ has = [], missing = [] }: Rewrite, query: QueryParameters): Named | undefined => {
  if (missing.some(({ key }) => first(query[key ?? '']))) return undefined;
  const taken: Named = {};
  for (const { type, key, value = '.+' } of has) {
    const match = type === 'query' ? new RegExp(`^${value}$`).exec(first(query[key ?? '']) ?? '') : null;
    if (!match) return undefined;
    Object.assign(taken, match.groups);
  }
  return taken;
};

const placeOf = (destination: string): Place => {
  const [folder = '', ...segments] = destination.slice(screensFolder.length).split('/').filter(Boolean);
  return { folder, segments: segments.map(decodeSegment) };
};

/**
 * Where an address leads by a table of rewrites, as Next would follow it: the screen behind an address that was sent to
 * the fresh page; undefined for an address that the table does not know.
 */
export const screenAt = (path: string, query: QueryParameters, table: readonly Rewrite[]): Place | undefined => {
  for (const rewrite of table) {
    const match = patternOf(rewrite.source).exec(path);
    const taken = match && conditionsOf(rewrite, query);
    if (match && taken)
      return placeOf(
        rewrite.destination.replace(/:([a-z]+)/gi, (_, name: string) => taken[name] ?? match.groups?.[name] ?? ''),
      );
  }
  return undefined;
};
