import { Kind, type DocumentNode } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { limits } from '@masthead/config';
import {
  queryTypes,
  type QueryResultOf,
  type QueryTypeWithOptionalDisk,
  type QueryInputOf,
  type QueryTypeName,
} from './queryTypes.ts';
import type { AnyDocument, CachePolicy, QueryType } from './queryTypes/queryType.ts';

/** The query of one label. `Data` is the type of its result. */
export interface PageQuery<Data = unknown> {
  readonly type: QueryTypeName | 'custom';
  readonly state: QueryState;
  /** Phantom property: never set, holds the type of the result for the compiler. */
  readonly data?: Data;
}

/** A request that is ready to be sent, or the reason why there is none. */
type QueryState =
  | { readonly kind: 'ready'; readonly request: QueryRequest }
  | { readonly kind: 'incomplete'; readonly missing: readonly string[] }
  | { readonly kind: 'no-function' };

/** A GraphQL operation with its variables and the cache settings of its result. */
export interface QueryRequest {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly cache: CachePolicy;
  readonly disk: 'on' | 'off';
  /** A request that takes longer is logged as slow, in ms (§9). */
  readonly slowAfterMs: number;
  readonly tags: readonly string[];
}

/** The return value of a custom query's function. */
interface CustomQuery<Data, Variables> {
  readonly document: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  readonly cache?: CachePolicy;
  readonly tags?: readonly string[];
}

/** Cache options of a label where the specification lets the caller choose (§9). */
interface QueryOptions {
  readonly disk: 'on' | 'off';
}

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || Number.isNaN(value);

/** A document's required variables. Without one the provider rejects the document of the page. */
const getRequiredVariables = (document: DocumentNode): readonly string[] =>
  document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).flatMap(({ type, defaultValue, variable }) =>
          type.kind === Kind.NON_NULL_TYPE && !defaultValue ? [variable.name.value] : [],
        )
      : [],
  );

const findMissingVariables = (
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): readonly string[] =>
  getRequiredVariables(document).filter((name) => variables[name] === undefined || variables[name] === null);

/** Whether the result is stored on disk. Only query types with an optional disk cache use the caller's choice (§9). */
const getDiskMode = (cache: CachePolicy, requested: 'on' | 'off'): 'on' | 'off' =>
  cache.kind === 'minutes' ? ({ always: 'on', optional: requested, never: 'off' } as const)[cache.disk] : 'on';

const createQueryState = (
  name: QueryTypeName,
  input: Readonly<Record<string, unknown>>,
  disk: 'on' | 'off',
): QueryState => {
  // Each row has its own types of input and variables, which the signature of `createQuery` checks; here any row is possible.
  const row = queryTypes[name] as unknown as QueryType<Record<string, unknown>, AnyDocument> & {
    readonly variables: (input: unknown) => Record<string, unknown>;
    readonly tags: (variables: unknown) => readonly string[];
  };
  if (!row) throw new Error(`There is no query type "${name}". Use a name from queryTypes, or add a row to the table.`);
  const missingFields = row.required.filter((field) => isMissing(input[field]));
  if (missingFields.length > 0) return { kind: 'incomplete', missing: missingFields };
  const variables = row.variables(input);
  const missingVariables = findMissingVariables(row.document, variables);
  if (missingVariables.length > 0) return { kind: 'incomplete', missing: missingVariables };
  const { document, cache, slowAfterMs } = row;
  return {
    kind: 'ready',
    request: {
      document,
      variables,
      cache,
      disk: getDiskMode(cache, disk),
      slowAfterMs,
      tags: [`type:${name}`, ...row.tags(variables)],
    },
  };
};

const createCustomState = (build: unknown): QueryState => {
  if (typeof build !== 'function') return { kind: 'no-function' };
  const { document, variables, cache, tags } = build() as CustomQuery<unknown, Record<string, unknown>>;
  const missing = findMissingVariables(document, variables);
  if (missing.length > 0) return { kind: 'incomplete', missing };
  const request = {
    document,
    variables,
    cache: cache ?? { kind: 'never' as const },
    disk: 'on' as const,
    slowAfterMs: limits.slowQueryMs.general,
  };
  return { kind: 'ready', request: { ...request, tags: ['type:custom', ...(tags ?? [])] } };
};

/**
 * Creates one of the labeled queries of a page (§5, §7.1). The content client merges them into one document.
 * @example createQuery('article', { naturalId: '2026/11/21/a-deal', site: brand.site })
 * @example createQuery('custom', () => ({ document: GetCategoriesDocument, variables: { site: brand.site } }))
 */
export function createQuery<Name extends QueryTypeWithOptionalDisk>(
  type: Name,
  input: QueryInputOf<Name>,
  options?: QueryOptions,
): PageQuery<QueryResultOf<Name>>;
export function createQuery<Name extends QueryTypeName>(
  type: Name,
  input: QueryInputOf<Name>,
): PageQuery<QueryResultOf<Name>>;
export function createQuery<Data, Variables>(
  type: 'custom',
  build: () => CustomQuery<Data, Variables>,
): PageQuery<Data>;
export function createQuery(type: QueryTypeName | 'custom', input: unknown, options?: QueryOptions): PageQuery {
  if (type === 'custom') return { type, state: createCustomState(input) };
  return { type, state: createQueryState(type, input as Record<string, unknown>, options?.disk ?? 'on') };
}

/** The cache tags of a query's result (`article:…`, `stream:…`, `package:…`), by which it is purged. */
export const getCacheTags = (query: PageQuery): readonly string[] =>
  query.state.kind === 'ready' ? query.state.request.tags : [];
