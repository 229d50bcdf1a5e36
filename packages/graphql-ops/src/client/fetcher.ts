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

/** Options of the fetcher. */
export interface FetcherOptions extends TransportOptions {
  readonly now: () => number;
  readonly log: Log;
}

/** Results by label. */
export type LabelResults = Readonly<Record<string, LabelResult>>;

/** Sends labels as one document and logs what was slow or failed (SPEC §8). It never throws for what the provider does. */
export const createFetcher = ({
  fetch,
  timeoutMs,
  now,
  log,
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
      // A custom document that cannot be merged, an endpoint that is no address: the page shows what it can.
      return {
        answers: toAllUnavailable(
          Object.keys(batch),
          new ContentRequestError('The request could not be made.', { cause }),
        ),
        refused: [],
      };
    }
  };

  const once = async (url: string, name: string, batch: Batch): Promise<PostResult> => {
    const labels = Object.keys(batch);
    const started = now();
    const posted = await attempt(url, name, batch);
    const milliseconds = now() - started;
    const threshold = Math.min(...Object.values(batch).map(({ slowAfterMs }) => slowAfterMs));
    if (milliseconds > threshold)
      log({ level: 'warn', message: messages.slow, milliseconds, threshold, labels, document: name });
    return posted;
  };

  return async (url, name, batch) => {
    if (Object.keys(batch).length === 0) return {};
    const { answers, refused } = await once(url, name, batch);
    // What brought the document down is not known to be theirs: each of these labels gets a document of its own.
    const again = await Promise.all(refused.map(async (label) => (await once(url, name, pick(batch, label))).answers));
    const result = Object.assign({}, answers, ...again) as LabelResults;
    const failed = Object.entries(result).flatMap(([label, answer]) =>
      answer.ok ? [] : [{ label, error: answer.error }],
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
    return result;
  };
};

const pick = (batch: Batch, label: string): Batch =>
  Object.fromEntries(Object.entries(batch).filter(([key]) => key === label));

type Failure = Extract<LabelResult, { ok: false }>['error'];

/** The messages of an error and what caused it, such as 'fetch failed' and the refused connection behind it. */
const getMessages = (cause: unknown): readonly string[] =>
  cause instanceof Error ? [cause.message, ...getMessages(cause.cause)] : [];

const getCause = (error: Failure): string =>
  error.kind === 'unavailable' ? getMessages(error.cause).filter(Boolean).join(' ← ') : error.kind;
