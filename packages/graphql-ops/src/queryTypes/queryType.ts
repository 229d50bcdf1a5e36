import { limits } from '@masthead/config';
import type { TypedDocumentNode, VariablesOf } from '@graphql-typed-document-node/core';

/** Any generated document. */
export type AnyDocument = TypedDocumentNode<unknown, never>;

/** Lifetime of a result (§9) and where it is stored. */
export type CachePolicy =
  | { readonly kind: 'never' }
  | {
      readonly kind: 'minutes';
      readonly minutes: number;
      /** `when-not-empty`: empty results are not stored (§9, article-packages). */
      readonly store: 'always' | 'when-not-empty';
      /** §9. `never`: free search text could fill a disk or Redis with any number of entries. */
      readonly disk: 'always' | 'optional' | 'never';
    };

/** A row of the table: required input, variables and cache rules of a query type. */
export interface QueryType<Input, Document extends AnyDocument> {
  readonly document: Document;
  /** The required fields of §5. The table's label is the key of the page query. */
  readonly required: readonly (keyof Input & string)[];
  readonly variables: (input: Input) => VariablesOf<Document>;
  readonly cache: CachePolicy;
  readonly slowAfterMs: number;
  /** Cache tags of the result. The type itself is always one of them. */
  readonly tags: (variables: VariablesOf<Document>) => readonly string[];
}

/** 15 minutes unless the specification says otherwise (§9). */
const standardCache: CachePolicy = {
  kind: 'minutes',
  minutes: limits.cacheMinutes.default,
  store: 'always',
  disk: 'always',
};

/** The standard policy, with a disk cache that the caller may turn off (§9). */
export const optionalDiskCache = { ...standardCache, disk: 'optional' } as const satisfies CachePolicy;

/** The standard policy, in memory only: for free search text. */
export const memoryOnlyCache = { ...standardCache, disk: 'never' } as const satisfies CachePolicy;

/** For the data of one visitor. */
export const neverCached: CachePolicy = { kind: 'never' };

type Optional = 'cache' | 'slowAfterMs' | 'tags' | 'required';

/** Fills in defaults of a row. Curried, so that the input type is named and the document type inferred. */
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
