import type { CombinedError } from '@urql/core';
import type { QueryRequest } from '../createQuery.ts';
import { mergeVariables, splitAnswer, splitKey } from '../merge/mergeDocuments.ts';
import { err, ok, type ContentError, type Result } from '../result.ts';
import type { MergedDocument } from './mergedDocuments.ts';
import { matchesDocument } from './matchesDocument.ts';
import { sendRequest, type TransportOptions } from './transport.ts';

/** The answer of one label, not typed yet. */
export type LabelResult = Result<Readonly<Record<string, unknown>>, ContentError>;
/** The labels that go out together. */
export type Batch = Readonly<Record<string, QueryRequest>>;

/** Why a label got no answer; its cause is what the provider or the network said. */
export class ContentRequestError extends Error {
  override name = 'ContentRequestError';
}

/** The provider is down, or what answered in its place is no GraphQL service. */
export class ProviderDownError extends ContentRequestError {
  override name = 'ProviderDownError';
}

/** How one batch went: the answers, and whether the whole document was refused although the provider was there. */
export interface PostResult {
  readonly answers: Readonly<Record<string, LabelResult>>;
  readonly refused: readonly string[];
}

const toUnavailable = (message: string, cause?: unknown): LabelResult =>
  err({ kind: 'unavailable', cause: new ContentRequestError(message, { cause }) });

/** The same failure for several labels. */
export const toAllUnavailable = (labels: readonly string[], cause: unknown): Readonly<Record<string, LabelResult>> =>
  Object.fromEntries(labels.map((label) => [label, err({ kind: 'unavailable', cause })]));

const getFailedLabels = (error: CombinedError | undefined): ReadonlyMap<string, string> =>
  new Map(
    (error?.graphQLErrors ?? []).flatMap(({ path, message }) =>
      typeof path?.[0] === 'string' ? [[splitKey(path[0]).label, message] as const] : [],
    ),
  );

/** Sends labels as one document and gives each its own answer; a failed label leaves the others standing. */
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
  const { data, error } = await sendRequest({ url, ...merged, variables }, options);

  if (error?.networkError) {
    const cause = new ProviderDownError('The provider did not give a GraphQL answer.', {
      cause: shortenError(error.networkError),
    });
    return { answers: toAllUnavailable(labels, cause), refused: [] };
  }
  const failed = getFailedLabels(error);
  if (typeof data !== 'object' || data === null) {
    // One label can bring down the whole document: by a variable the provider refuses or a field that may not be null.
    const blameless = labels.filter((label) => !failed.has(label));
    const answers = toAllUnavailable(
      labels,
      new ContentRequestError('The provider refused the document.', { cause: error }),
    );
    return { answers, refused: error && labels.length > 1 && !isOverloaded(error) ? blameless : [] };
  }
  const split = splitAnswer(data);
  const answers = Object.entries(batch).map(([label, request]): [string, LabelResult] => {
    const message = failed.get(label);
    if (message !== undefined) return [label, toUnavailable(message, error)];
    const answer = split[label];
    return [
      label,
      answer && matchesDocument(answer, request.document)
        ? ok(answer)
        : toUnavailable('The answer does not have the shape that was asked for.'),
    ];
  });
  return { answers: Object.fromEntries(answers), refused: [] };
};

/** More requests are no help to a provider that is in trouble. */
const isOverloaded = ({ response }: CombinedError): boolean => {
  const status = (response as Response | undefined)?.status ?? 200;
  return status === 429 || status >= 500;
};

/** A whole HTML page may have become the message. */
const shortenError = (error: Error): Error =>
  error.message.length <= 200
    ? error
    : new ContentRequestError(`${error.message.slice(0, 200)}…`, { cause: error.cause });
