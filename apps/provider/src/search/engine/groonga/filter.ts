import type { IndexQuery } from '../engine.ts';
import type { WordQuery } from '../wordQuery.ts';
import { toTokens } from './tokens.ts';

const toExpression = (query: WordQuery): string => {
  switch (query.kind) {
    case 'phrase':
      return `words @ "${toTokens(query.words)}"`;
    case 'not':
      return `(all_records() &! (${toExpression(query.part)}))`;
    case 'any':
      return `(${query.parts.map(toExpression).join(' || ')})`;
    case 'all': {
      const excluded = query.parts.flatMap((part) => (part.kind === 'not' ? [toExpression(part.part)] : []));
      const required = query.parts.flatMap((part) => (part.kind === 'not' ? [] : [toExpression(part)]));
      const all = required.length === 0 ? 'all_records()' : required.join(' && ');
      return `(${[all, ...excluded.map((part) => `(${part})`)].join(' &! ')})`;
    }
    default:
      return query satisfies never;
  }
};

/** Converts a query to Groonga's script syntax. It has tokens and numbers only, so no text of a visitor is syntax. */
export const toFilter = ({ siteId, words, from, before, now, categoryIds }: IndexQuery): string =>
  [
    toExpression(words),
    ...categoryIds.map((id) => `categories @ ${id}`),
    `site == ${siteId}`,
    `date <= ${now.getTime()}`,
    ...(from ? [`date >= ${from.getTime()}`] : []),
    ...(before ? [`date < ${before.getTime()}`] : []),
  ].join(' && ');
