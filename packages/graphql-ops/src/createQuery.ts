import { Kind, type DocumentNode } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { limits } from '@masthead/config';
import {
  queryTypes,
  type QueryResultOf,
  type DiskSwitchable,
  type QueryInputOf,
  type QueryTypeName,
} from './queryTypes.ts';
import type { AnyDocument, CachePolicy, QueryType } from './queryTypes/queryType.ts';

/** The query of one label. `Data` is the type of its result. */
export interface PageQuery<Data = unknown> {
  readonly type: QueryTypeName | 'custom';
  readonly state: QueryState;
  /** Never set: it carries the type of the result. */
  readonly data?: Data;
}

/** Either ready to be sent, or why it is not. */
export type QueryState =
  | { readonly kind: 'ready'; readonly request: QueryRequest }
  | { readonly kind: 'incomplete'; readonly missing: readonly string[] }
  | { readonly kind: 'no-function' };

/** An operation with its variables and the cache rules of its result. */
export interface QueryRequest {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly cache: CachePolicy;
  readonly disk: 'on' | 'off';
  readonly slowAfterMs: number;
  readonly tags: readonly string[];
}

/** The return value of a custom query's function. */
export interface CustomQuery<Data, Variables> {
  readonly document: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  readonly cache?: CachePolicy;
  readonly tags?: readonly string[];
}

/** Cache options of a label where the specification lets the caller choose (SPEC §9). */
export interface QueryOptions {
  readonly disk: 'on' | 'off';
}

/** Thrown for a query type that is not in the table. */
export class QueryTypeError extends Error {
  override name = 'QueryTypeError';
}

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || Number.isNaN(value);

/** The required variables of a document. A missing one would make the provider reject the document of the whole page. */
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

/** Whether the response is stored on disk: the row decides, or leaves it to the caller (SPEC §9). */
const getDiskMode = (cache: CachePolicy, requested: 'on' | 'off'): 'on' | 'off' =>
  cache.kind === 'minutes' ? ({ always: 'on', 'may-be-off': requested, never: 'off' } as const)[cache.disk] : 'on';

const createQueryState = (
  name: QueryTypeName,
  input: Readonly<Record<string, unknown>>,
  disk: 'on' | 'off',
): QueryState => {
  // The table ties each row's functions to that row's own input and variables; the signature of `createQuery` enforces both.
  const row = queryTypes[name] as unknown as QueryType<Record<string, unknown>, AnyDocument> & {
    readonly variables: (input: unknown) => Record<string, unknown>;
    readonly tags: (variables: unknown) => readonly string[];
  };
  if (!row)
    throw new QueryTypeError(`There is no query type "${name}". Take one from queryTypes, or add a row to the table.`);
  const missing = row.required.filter((field) => isMissing(input[field]));
  if (missing.length > 0) return { kind: 'incomplete', missing };
  const variables = row.variables(input);
  const unset = findMissingVariables(row.document, variables);
  if (unset.length > 0) return { kind: 'incomplete', missing: unset };
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
 * Creates the query of one label (SPEC §5, §7.1). The content client sends it with the page's other parts.
 * @example createQuery('article', { naturalId: '2026/11/21/a-deal', site: brand.site })
 * @example createQuery('custom', () => ({ document: GetCategoriesDocument, variables: { site: brand.site } }))
 */
export function createQuery<Name extends DiskSwitchable>(
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

/** The cache tags of a query's result, which tag a page and purge it (`article:…`, `stream:…`, `package:…`). */
export const getCacheTags = (query: PageQuery): readonly string[] =>
  query.state.kind === 'ready' ? query.state.request.tags : [];
