import type { IndexQuery } from '../engine.ts';
import type { WordQuery } from '../wordQuery.ts';
import { toTokens } from './tokens.ts';

const toExpression = (query: WordQuery, siteId: number): string => {
  switch (query.kind) {
    case 'phrase':
      return `words @ "${toTokens(siteId, query.words)}"`;
    case 'not':
      return `(site == ${siteId} &! (${toExpression(query.part, siteId)}))`;
    case 'any':
      return `(${query.parts.map((part) => toExpression(part, siteId)).join(' || ')})`;
    case 'all': {
      const excluded = query.parts.flatMap((part) => (part.kind === 'not' ? [toExpression(part.part, siteId)] : []));
      const required = query.parts.flatMap((part) => (part.kind === 'not' ? [] : [toExpression(part, siteId)]));
      const all = required.length === 0 ? `site == ${siteId}` : required.join(' && ');
      return `(${[all, ...excluded.map((part) => `(${part})`)].join(' &! ')})`;
    }
    default:
      return query satisfies never;
  }
};

/** Converts a query to Groonga's script syntax. It has tokens and numbers only, so no text of a visitor is syntax. */
export const toFilter = ({ siteId, words, from, before, now, categoryIds }: IndexQuery): string => {
  const dates = [...(from ? [`date >= ${from.getTime()}`] : []), ...(before ? [`date < ${before.getTime()}`] : [])];
  const isNarrow = dates.length === 2;
  // Groonga reads conditions in this order; the first ones should leave few articles.
  const required = [
    ...(isNarrow ? dates : []),
    ...categoryIds.map((id) => `categories @ ${id}`),
    toExpression(words, siteId),
    ...(isNarrow ? [] : dates),
  ].join(' && ');
  // Few articles are not published yet, and their index has them in order: excluding them is faster than checking all
  // others.
  return `(${required}) &! (date > ${now.getTime()})`;
};
