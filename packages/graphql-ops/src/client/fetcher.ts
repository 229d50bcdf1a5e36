import { messages, type Log } from '../log.ts';
import { createMergedDocuments } from './mergedDocuments.ts';
import {
  toAllUnavailable,
  ContentRequestError,
  postDocument,
  type Batch,
  type LabelResult,
  type PostResult,
} from './postDocument.ts';
import type { TransportOptions } from './transport.ts';

/** Sends a request and observes its time and results, by the name of its document. */
export type ObserveRequest = (document: string, send: () => Promise<PostResult>) => Promise<PostResult>;

/** Options of the fetcher. */
interface FetcherOptions extends TransportOptions {
  readonly now: () => number;
  readonly log: Log;
  /** Default: requests are not observed. */
  readonly observe?: ObserveRequest | undefined;
}

/** Results by label. */
type LabelResults = Readonly<Record<string, LabelResult>>;

/** Sends labels as one document and logs slow and failed requests (§8). Never throws. */
export const createFetcher = ({
  fetch,
  timeoutMs,
  now,
  log,
  observe = (_, send) => send(),
}: FetcherOptions): ((url: string, name: string, batch: Batch) => Promise<LabelResults>) => {
  const mergedDocument = createMergedDocuments();

  const attempt = async (url: string, name: string, batch: Batch): Promise<PostResult> => {
    try {
      const merged = mergedDocument(
        name,
        Object.fromEntries(Object.entries(batch).map(([label, request]) => [label, request.document])),
      );
      return await postDocument(url, merged, batch, { fetch, timeoutMs });
    } catch (cause) {
      // A custom document may not merge, or an endpoint may not be a URL. The page renders what it can.
      return {
        results: toAllUnavailable(
          Object.keys(batch),
          new ContentRequestError('The request could not be sent. Check the custom document and the endpoint.', {
            cause,
          }),
        ),
        toRetry: [],
      };
    }
  };

  const sendBatch = async (url: string, name: string, batch: Batch): Promise<PostResult> => {
    const labels = Object.keys(batch);
    const started = now();
    const posted = await observe(name, () => attempt(url, name, batch));
    const milliseconds = now() - started;
    const threshold = Math.min(...Object.values(batch).map(({ slowAfterMs }) => slowAfterMs));
    if (milliseconds > threshold)
      log({ level: 'warn', message: messages.slow, milliseconds, threshold, labels, document: name });
    return posted;
  };

  return async (url, name, batch) => {
    if (Object.keys(batch).length === 0) return {};
    const { results, toRetry } = await sendBatch(url, name, batch);
    // These labels did not cause the rejection, so each is requested again in a document of its own.
    const retried = await Promise.all(
      toRetry.map(async (label) => (await sendBatch(url, name, pick(batch, label))).results),
    );
    const allResults = Object.assign({}, results, ...retried) as LabelResults;
    const failed = Object.entries(allResults).flatMap(([label, result]) =>
      result.ok ? [] : [{ label, error: result.error }],
    );
    if (failed.length > 0) {
      log({
        level: 'error',
        message: messages.failed,
        labels: failed.map(({ label }) => label),
        causes: [...new Set(failed.map(({ error }) => getCause(error)))],
        document: name,
      });
    }
    return allResults;
  };
};

const pick = (batch: Batch, label: string): Batch =>
  Object.fromEntries(Object.entries(batch).filter(([key]) => key === label));

type Failure = Extract<LabelResult, { ok: false }>['error'];

/** The messages of an error and of its causes, `fetch failed: connect ECONNREFUSED` for example. */
const getMessages = (cause: unknown): readonly string[] =>
  cause instanceof Error ? [cause.message, ...getMessages(cause.cause)] : [];

const getCause = (error: Failure): string =>
  error.kind === 'unavailable' ? getMessages(error.cause).filter(Boolean).join(' ← ') : error.kind;
