import type { ResultOf } from '@graphql-typed-document-node/core';
import { articles } from './queryTypes/articles.ts';
import { deals } from './queryTypes/deals.ts';
import { indexes } from './queryTypes/indexes.ts';
import { siteQueries } from './queryTypes/site.ts';
import { packages } from './queryTypes/packages.ts';
import { searches } from './queryTypes/searches.ts';
import { streams } from './queryTypes/streams.ts';

/** Every query type of the pages: the table of §5 and further operations of the schema. */
export const queryTypes = { ...streams, ...packages, ...articles, ...searches, ...deals, ...indexes, ...siteQueries };

/** `'stream'`, `'article'`, `'trending-articles'`, … */
export type QueryTypeName = keyof typeof queryTypes;

/** The input of a query type. */
export type QueryInputOf<Name extends QueryTypeName> = Parameters<(typeof queryTypes)[Name]['variables']>[0];

/** The result of a query type. */
export type QueryResultOf<Name extends QueryTypeName> = ResultOf<(typeof queryTypes)[Name]['document']>;

/** The query types that may turn the disk cache off (§9). */
export type QueryTypeWithOptionalDisk = {
  [Name in QueryTypeName]: (typeof queryTypes)[Name]['cache'] extends { readonly disk: 'optional' } ? Name : never;
}[QueryTypeName];
