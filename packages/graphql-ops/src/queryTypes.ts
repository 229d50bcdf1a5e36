import type { ResultOf } from '@graphql-typed-document-node/core';
import { articles } from './queryTypes/articles.ts';
import { catalogue } from './queryTypes/catalogue.ts';
import { others } from './queryTypes/others.ts';
import { packages } from './queryTypes/packages.ts';
import { searches } from './queryTypes/searches.ts';
import { streams } from './queryTypes/streams.ts';

/** Every query type a page may ask for: the table of SPEC §5 and what the schema has besides. */
export const queryTypes = { ...streams, ...packages, ...articles, ...searches, ...catalogue, ...others };

/** `'stream'`, `'article'`, `'trending-articles'`, … */
export type QueryTypeName = keyof typeof queryTypes;

/** What `ask` wants for a query type. */
export type InputOf<Name extends QueryTypeName> = Parameters<(typeof queryTypes)[Name]['variables']>[0];

/** What a query type answers. */
export type AnswerOf<Name extends QueryTypeName> = ResultOf<(typeof queryTypes)[Name]['document']>;

/** The query types that may turn the disk cache off (SPEC §9). */
export type DiskSwitchable = {
  [Name in QueryTypeName]: (typeof queryTypes)[Name]['cache'] extends { readonly disk: 'may-be-off' } ? Name : never;
}[QueryTypeName];
