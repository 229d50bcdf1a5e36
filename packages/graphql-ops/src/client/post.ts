import type { CombinedError } from '@urql/core';
import type { QueryRequest } from '../ask.ts';
import { mergeVariables, splitAnswer, splitKey } from '../merge/mergeDocuments.ts';
import { err, ok, type ContentError, type Result } from '../result.ts';
import type { MergedDocument } from './mergedDocuments.ts';
import { fitsDocument } from './shape.ts';
import { sendOne, type TransportOptions } from './transport.ts';

/** The answer of one label, not typed yet. */
export type LabelAnswer = Result<Readonly<Record<string, unknown>>, ContentError>;
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
export interface Posted {
  readonly answers: Readonly<Record<string, LabelAnswer>>;
  readonly refused: readonly string[];
}

const unavailable = (message: string, cause?: unknown): LabelAnswer =>
  err({ kind: 'unavailable', cause: new ContentRequestError(message, { cause }) });

/** The same failure for several labels. */
export const allUnavailable = (labels: readonly string[], cause: unknown): Readonly<Record<string, LabelAnswer>> =>
  Object.fromEntries(labels.map((label) => [label, err({ kind: 'unavailable', cause })]));

const labelsOfError = (error: CombinedError | undefined): ReadonlyMap<string, string> =>
  new Map(
    (error?.graphQLErrors ?? []).flatMap(({ path, message }) =>
      typeof path?.[0] === 'string' ? [[splitKey(path[0]).label, message] as const] : [],
    ),
  );

/** Sends labels as one document and gives each its own answer; a failed label leaves the others standing. */
export const post = async (
  url: string,
  merged: MergedDocument,
  batch: Batch,
  options: TransportOptions,
): Promise<Posted> => {
  const labels = Object.keys(batch);
  const variables = mergeVariables(
    Object.fromEntries(Object.entries(batch).map(([label, request]) => [label, request.variables])),
  );
  const { data, error } = await sendOne({ url, ...merged, variables }, options);

  if (error?.networkError) {
    const cause = new ProviderDownError('The provider did not give a GraphQL answer.', {
      cause: shortened(error.networkError),
    });
    return { answers: allUnavailable(labels, cause), refused: [] };
  }
  const failed = labelsOfError(error);
  if (typeof data !== 'object' || data === null) {
    // One label can bring down the whole document: by a variable the provider refuses or a field that may not be null.
    const blameless = labels.filter((label) => !failed.has(label));
    const answers = allUnavailable(
      labels,
      new ContentRequestError('The provider refused the document.', { cause: error }),
    );
    return { answers, refused: error && labels.length > 1 && !isOverloaded(error) ? blameless : [] };
  }
  const split = splitAnswer(data);
  const answers = Object.entries(batch).map(([label, request]): [string, LabelAnswer] => {
    const message = failed.get(label);
    if (message !== undefined) return [label, unavailable(message, error)];
    const answer = split[label];
    return [
      label,
      answer && fitsDocument(answer, request.document)
        ? ok(answer)
        : unavailable('The answer does not have the shape that was asked for.'),
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
const shortened = (error: Error): Error =>
  error.message.length <= 200
    ? error
    : new ContentRequestError(`${error.message.slice(0, 200)}…`, { cause: error.cause });
