import { Kind, type DocumentNode } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { limits } from '@masthead/config';
import { queryTypes, type AnswerOf, type DiskSwitchable, type InputOf, type QueryTypeName } from './queryTypes.ts';
import type { AnyDocument, CachePolicy, QueryType } from './queryTypes/queryType.ts';

/** What a page asks under one label. `Answer` is known to the compiler only. */
export interface PageQuery<Answer = unknown> {
  readonly type: QueryTypeName | 'custom';
  readonly state: QueryState;
  /** Never set: it carries the type of the answer. */
  readonly answer?: Answer;
}

/** Either ready to be sent, or why it is not. */
export type QueryState =
  | { readonly kind: 'ready'; readonly request: QueryRequest }
  | { readonly kind: 'incomplete'; readonly missing: readonly string[] }
  | { readonly kind: 'no-function' };

/** One operation with its variables and the rules for its answer. */
export interface QueryRequest {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly cache: CachePolicy;
  readonly disk: 'on' | 'off';
  readonly slowAfterMs: number;
  readonly tags: readonly string[];
}

/** What the function of a custom query gives. */
export interface CustomQuery<Answer, Variables> {
  readonly document: TypedDocumentNode<Answer, Variables>;
  readonly variables: Variables;
  readonly cache?: CachePolicy;
  readonly tags?: readonly string[];
}

/** How one label is cached, where the specification leaves it to who asks (SPEC §9). */
export interface QueryOptions {
  readonly disk: 'on' | 'off';
}

/** A query type that the table does not have. */
export class QueryTypeError extends Error {
  override name = 'QueryTypeError';
}

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || Number.isNaN(value);

/** The variables a document cannot be sent without. One that is missing would make the provider refuse the whole page's document. */
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
const getDiskMode = (cache: CachePolicy, asked: 'on' | 'off'): 'on' | 'off' =>
  cache.kind === 'minutes' ? ({ always: 'on', 'may-be-off': asked, never: 'off' } as const)[cache.disk] : 'on';

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
  input: InputOf<Name>,
  options?: QueryOptions,
): PageQuery<AnswerOf<Name>>;
export function createQuery<Name extends QueryTypeName>(type: Name, input: InputOf<Name>): PageQuery<AnswerOf<Name>>;
export function createQuery<Answer, Variables>(
  type: 'custom',
  build: () => CustomQuery<Answer, Variables>,
): PageQuery<Answer>;
export function createQuery(type: QueryTypeName | 'custom', input: unknown, options?: QueryOptions): PageQuery {
  if (type === 'custom') return { type, state: createCustomState(input) };
  return { type, state: createQueryState(type, input as Record<string, unknown>, options?.disk ?? 'on') };
}

/** The tags of an answer, to tag a page with and to purge by (`article:…`, `stream:…`, `package:…`). */
export const getCacheTags = (query: PageQuery): readonly string[] =>
  query.state.kind === 'ready' ? query.state.request.tags : [];
