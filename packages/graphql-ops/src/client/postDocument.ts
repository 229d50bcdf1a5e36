import type { QueryRequest } from '../createQuery.ts';
import { mergeVariables, splitByLabel, splitKey } from '../merge/mergeDocuments.ts';
import { err, ok, type ContentError, type Result } from '../result.ts';
import type { MergedDocument } from './mergedDocuments.ts';
import { sendRequest, type GraphQLResponse, type TransportOptions } from './transport.ts';
import { Kind, type DocumentNode, type SelectionSetNode } from 'graphql';
import { getFragments } from '../merge/documentParts.ts';

type Fragments = ReturnType<typeof getFragments>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isLeaf = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isLeaf) : value !== undefined && !isObject(value);

const matchesSelection = (value: unknown, set: SelectionSetNode, fragments: Fragments): boolean => {
  if (value === null) return true;
  if (Array.isArray(value)) return value.every((item) => matchesSelection(item, set, fragments));
  if (!isObject(value)) return false;
  return set.selections.every((selection) => {
    if (selection.kind !== Kind.FIELD) {
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      return fragment !== undefined && matchesSelection(value, fragment.selectionSet, fragments);
    }
    const field = value[(selection.alias ?? selection.name).value];
    if (field === undefined) return (selection.directives ?? []).length > 0;
    return selection.selectionSet ? matchesSelection(field, selection.selectionSet, fragments) : isLeaf(field);
  });
};

/** Whether a result has every requested field, so that malformed ones reach no screen and no cache (§8). */
export const matchesDocument = (result: unknown, document: DocumentNode): boolean => {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return (
    operation !== undefined &&
    isObject(result) &&
    matchesSelection(result, operation.selectionSet, getFragments(document))
  );
};

/** The untyped result of a label. */
export type LabelResult = Result<Readonly<Record<string, unknown>>, ContentError>;
/** The labels of one request. */
export type Batch = Readonly<Record<string, QueryRequest>>;

/** A label has no result; `cause` is the error of the provider or the network. */
export class ContentRequestError extends Error {
  override name = 'ContentRequestError';
}

/** The provider is down, or the response is not GraphQL. */
export class ProviderDownError extends ContentRequestError {
  override name = 'ProviderDownError';
}

/** Result of a batch. `toRetry`: labels that did not cause the provider to reject the document, to be requested again. */
export interface PostResult {
  readonly results: Readonly<Record<string, LabelResult>>;
  readonly toRetry: readonly string[];
}

const toUnavailable = (message: string, cause?: unknown): LabelResult =>
  err({ kind: 'unavailable', cause: new ContentRequestError(message, { cause }) });

/** The same error for several labels. */
export const toAllUnavailable = (labels: readonly string[], cause: unknown): Readonly<Record<string, LabelResult>> =>
  Object.fromEntries(labels.map((label) => [label, err({ kind: 'unavailable', cause })]));

/** An error of the response. `label` is that of the failed field. */
interface FieldError {
  readonly label: string | undefined;
  readonly message: string;
}

const toFieldError = (error: unknown): FieldError => {
  const { message, path } = (error ?? {}) as { message?: unknown; path?: unknown };
  const field: unknown = Array.isArray(path) ? path[0] : undefined;
  return {
    label: typeof field === 'string' ? splitKey(field).label : undefined,
    message: typeof message === 'string' ? message : 'An error without a message',
  };
};

/** Sends labels as one document and splits the result by label. A failed label does not affect the others. */
export const postDocument = async (
  url: string,
  merged: MergedDocument,
  batch: Batch,
  options: TransportOptions,
): Promise<PostResult> => {
  const labels = Object.keys(batch);
  const variables = mergeVariables(
    Object.fromEntries(Object.entries(batch).map(([label, request]) => [label, request.variables])),
  );
  let response: GraphQLResponse;
  try {
    response = await sendRequest({ url, ...merged, variables }, options);
  } catch (cause) {
    const error = new ProviderDownError('The provider did not respond with GraphQL.', { cause });
    return { results: toAllUnavailable(labels, error), toRetry: [] };
  }
  const { status, data } = response;
  const errors = response.errors.map(toFieldError);
  const failed = new Map(errors.map(({ label, message }) => [label, message]));
  const cause =
    errors.length > 0 ? new Error(errors.map(({ message }) => `[GraphQL] ${message}`).join('\n')) : undefined;
  if (typeof data !== 'object' || data === null) {
    // One label can fail the whole document, by an invalid variable or an error in a non-null field.
    const withoutError = labels.filter((label) => !failed.has(label));
    const results = toAllUnavailable(labels, new ContentRequestError('The provider rejected the document.', { cause }));
    return { results, toRetry: cause && labels.length > 1 && !isOverloaded(status) ? withoutError : [] };
  }
  const split = splitByLabel(data);
  const results = Object.entries(batch).map(([label, request]): [string, LabelResult] => {
    const message = failed.get(label);
    if (message !== undefined) return [label, toUnavailable(message, cause)];
    const result = split[label];
    return [
      label,
      result && matchesDocument(result, request.document)
        ? ok(result)
        : toUnavailable('The result does not have the requested fields.'),
    ];
  });
  return { results: Object.fromEntries(results), toRetry: [] };
};

/** An overloaded provider must not receive more requests. */
const isOverloaded = (status: number): boolean => status === 429 || status >= 500;
