import { limits } from '@masthead/config';
import type { TypedDocumentNode, VariablesOf } from '@graphql-typed-document-node/core';

/** Any generated document. */
export type AnyDocument = TypedDocumentNode<unknown, never>;

/** How long an answer is fresh (SPEC §9), and which answers are kept at all. */
export type CachePolicy =
  | { readonly kind: 'never' }
  | {
      readonly kind: 'minutes';
      readonly minutes: number;
      /** Empty answers of some types are not stored (SPEC §9, article-packages). */
      readonly store: 'always' | 'when-not-empty';
      /**
       * Streams, you-might-like, trending and author queries may turn the disk cache off (SPEC §9). `never`: for what is
       * asked in readers' own words, of which anybody can make any number up; memory is bounded, the stores behind it fill.
       */
      readonly disk: 'always' | 'may-be-off' | 'never';
    };

/** One row of the table: what a query type needs, sends and how long its answer lives. */
export interface QueryType<Input, Document extends AnyDocument> {
  readonly document: Document;
  /** The fields of SPEC §5; the label of that table is the key under which a page asks. */
  readonly required: readonly (keyof Input & string)[];
  readonly variables: (input: Input) => VariablesOf<Document>;
  readonly cache: CachePolicy;
  readonly slowAfterMs: number;
  /** What a purge of this answer goes by. The type itself is always one of the tags. */
  readonly tags: (variables: VariablesOf<Document>) => readonly string[];
}

/** 15 minutes unless the specification says otherwise (SPEC §9). */
export const standardCache: CachePolicy = {
  kind: 'minutes',
  minutes: limits.cacheMinutes.default,
  store: 'always',
  disk: 'always',
};

/** As standard, and the one who asks may turn the disk off (SPEC §9). */
export const switchableCache = { ...standardCache, disk: 'may-be-off' } as const satisfies CachePolicy;

/** As standard, in memory only: for what is asked in readers' own words. */
export const memoryOnlyCache = { ...standardCache, disk: 'never' } as const satisfies CachePolicy;

/** For what belongs to one visitor. */
export const neverCached: CachePolicy = { kind: 'never' };

type Optional = 'cache' | 'slowAfterMs' | 'tags' | 'required';

/** Fills in what most rows share. Called twice, so that the input is named and the document inferred. */
export const queryType =
  <Input>() =>
  <Document extends AnyDocument, Cache extends CachePolicy = CachePolicy>(
    row: Omit<QueryType<Input, Document>, Optional> &
      Partial<Pick<QueryType<Input, Document>, Optional>> & { readonly cache?: Cache },
  ) =>
    ({
      required: [],
      cache: standardCache as Cache,
      slowAfterMs: limits.slowQueryMs.general,
      tags: () => [],
      ...row,
    }) satisfies QueryType<Input, Document>;
