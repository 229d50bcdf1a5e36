/// <reference types="node" />
import { createMemoryCache } from '../cache/memoryCache.ts';
import type { PurgeResult, QueryCache } from '../cache/queryCache.ts';
import type { PageQuery, QueryRequest } from '../createQuery.ts';
import { toDocumentName } from '../merge/documentName.ts';
import { assertLabel } from '../merge/mergeDocuments.ts';
import { err, type ContentError, type Result } from '../result.ts';
import { createFetcher, type ObserveRequest } from './fetcher.ts';
import type { ResultSource, PastQuery, QueryHistory } from './queryHistory.ts';
import { createStaleWhileRevalidateCache, raceAbort } from './staleWhileRevalidateCache.ts';
import { messages, type Log } from '../log.ts';
import { ProviderDownError, toAllUnavailable, type Batch, type LabelResult } from './postDocument.ts';
import { withPageLookUp, type PageLookUp } from './pageLookUp.ts';
import type { Fetch } from './transport.ts';
import { createHash } from 'node:crypto';
import { print, type DocumentNode } from 'graphql';

const limitBytes = (maxBytes: number): TransformStream<Uint8Array, Uint8Array> => {
  let size = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      size += chunk.byteLength;
      if (size > maxBytes) controller.error(new Error(`The response is larger than ${maxBytes} bytes.`));
      else controller.enqueue(chunk);
    },
  });
};

/** Wraps `fetch` so that reading a body fails after `maxBytes` decoded bytes, which cancels the rest of the response. */
const boundedFetch =
  (fetch: Fetch, maxBytes: number): Fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    return new Response(response.body.pipeThrough(limitBytes(maxBytes)), {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };

const printedDocuments = new WeakMap<DocumentNode, string>();
const printDocument = (document: DocumentNode): string => {
  const cached = printedDocuments.get(document);
  if (cached !== undefined) return cached;
  const text = print(document);
  printedDocuments.set(document, text);
  return text;
};

const sortVariables = (variables: Readonly<Record<string, unknown>>): readonly (readonly [string, unknown])[] =>
  Object.entries(variables)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The cache key of a query: with its text, so that a release never reads a result of the old shape. */
const createCacheKey = (
  brand: string,
  endpoint: string,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([endpoint, printDocument(document), sortVariables(variables)]))
    .digest('hex');
  return `${brand}:query:${hash}`;
};

/** The queries of a page by label. */
export type PageQueries = Readonly<Record<string, PageQuery>>;

/** The results of a page by label. */
export type PageResults<P extends PageQueries> = {
  readonly [Label in keyof P]: Result<P[Label] extends PageQuery<infer Data> ? Data : never, ContentError>;
};

/** The request of a page. */
export interface PageRequest<P extends PageQueries> {
  readonly route: string;
  /** The optional `{site}` prefix of the route; part of the document's name (§7.1). */
  readonly site?: string | undefined;
  readonly parts: P;
  /** Bypasses the caches on reading; results are stored (URL parameter nocache, §2.6). */
  readonly nocache?: boolean | undefined;
  /** Replaces the endpoint (URL parameter preview, §7.1). Results are never cached. Check its origin first. */
  readonly endpoint?: string | undefined;
  /** After an abort the results are whatever the caches have, however old. */
  readonly signal?: AbortSignal | undefined;
  /** Called before `query` resolves with a result that is stale because of an error. */
  readonly onStaleIfError?: (() => void | Promise<void>) | undefined;
}

/** Client of the content service for whole pages. One instance serves all requests of a brand. */
export interface ContentClient {
  readonly query: <const P extends PageQueries>(request: PageRequest<P>) => Promise<PageResults<P>>;
  /** Purges results by tag; they are served only while the provider is down. `partial`: repeat the call. */
  readonly purge: (tags: readonly string[]) => Promise<PurgeResult>;
}

/** Options of the content client. */
export interface ContentClientOptions {
  readonly brand: string;
  readonly endpoint: string;
  readonly cache?: QueryCache;
  readonly log?: Log;
  readonly timeoutMs?: number;
  readonly now?: () => number;
  readonly fetch?: Fetch;
  /** Receives work that continues after the response, for hosts that stop a process after responding. */
  readonly background?: (work: Promise<unknown>) => void;
  /** Static pages of another system than the content service (§7.2). Its results are cached as all others. */
  readonly pageLookUp?: PageLookUp | undefined;
  /** Records every requested label (§4, query history). */
  readonly history?: QueryHistory | undefined;
  /** Observes the requests to the provider. */
  readonly observe?: ObserveRequest | undefined;
  /** Called with the source of each result. */
  readonly onSource?: ((source: ResultSource) => void) | undefined;
}

/** Longer than the limits for logging slow queries (§9), shorter than the timeout of a page, which can still render. */
export const requestTimeoutMs = 9_000;

/** The largest response of a previewed endpoint: ten times that of the largest page. */
export const maxPreviewBytes = 16 * 1024 * 1024;

/** Creates the content client of the site's servers: anonymous, cached per label, one document per page (§7.1, §8). */
export const createContentClient = (options: ContentClientOptions): ContentClient => {
  const { brand, endpoint, log = () => undefined, now = Date.now, background = () => undefined } = options;
  const cache = options.cache ?? createMemoryCache();
  const fetchOnce = options.fetch ?? ((input, init) => fetch(input, init));
  const transport = { timeoutMs: options.timeoutMs ?? requestTimeoutMs, now, log, observe: options.observe };
  const send = createFetcher({ ...transport, fetch: fetchOnce });
  const sendPreview = createFetcher({ ...transport, fetch: boundedFetch(fetchOnce, maxPreviewBytes) });
  const resultCache = createStaleWhileRevalidateCache<QueryRequest, Readonly<Record<string, unknown>>>({
    cache,
    now,
    isOutage: (cause) => cause instanceof ProviderDownError,
    getKey: ({ document, variables }) => createCacheKey(brand, endpoint, document, variables),
    toTag: (tag) => `${brand}:${tag}`,
  });

  const query = async <const P extends PageQueries>(request: PageRequest<P>): Promise<PageResults<P>> => {
    const name = toDocumentName({ brand, site: request.site, route: request.route });
    const { refused, ready } = splitByReadiness(request.parts, name, log);
    const { endpoint: preview, signal } = request;
    const at = now();
    const sources = new Map<string, ResultSource>();
    const sendBatch = (batch: Batch) => send(endpoint, name, batch);
    const { pageLookUp } = options;
    const fetchBatch = pageLookUp ? withPageLookUp(pageLookUp, sendBatch, log) : sendBatch;
    const results =
      preview !== undefined
        ? await raceAbort(sendPreview(preview, name, ready), signal, (reason) =>
            toAllUnavailable(Object.keys(ready), reason),
          )
        : await resultCache.load(ready, {
            signal,
            cacheReads: request.nocache ? 'skip' : 'use',
            fetchBatch,
            background,
            onStaleIfError: async (labels) => {
              log({ level: 'warn', message: messages.staleServed, labels, document: name });
              await request.onStaleIfError?.();
            },
            onSource: (label, source) => {
              sources.set(label, source);
              options.onSource?.(source);
            },
          });
    const all = { ...refused, ...results };
    options.history?.record(toPastQueries(request.parts, all, sources, { at, document: name, ms: now() - at }));
    return all as PageResults<P>;
  };

  return {
    query,
    purge: (tags) => resultCache.purge(tags),
  };
};

const getOutcome = (result: LabelResult | undefined, source: ResultSource): PastQuery['outcome'] => {
  if (result?.ok) return source;
  return result?.error.kind === 'incomplete-query' ? 'refused' : 'failed';
};

const toPastQueries = (
  parts: PageQueries,
  results: Readonly<Record<string, LabelResult>>,
  sources: ReadonlyMap<string, ResultSource>,
  page: Pick<PastQuery, 'at' | 'document' | 'ms'>,
): PastQuery[] =>
  Object.entries(parts).map(([label, { type }]) => ({
    ...page,
    label,
    type,
    outcome: getOutcome(results[label], sources.get(label) ?? 'provider'),
  }));

const splitByReadiness = (
  parts: PageQueries,
  document: string,
  log: Log,
): { readonly refused: Record<string, LabelResult>; readonly ready: Record<string, QueryRequest> } => {
  const refused: Record<string, LabelResult> = {};
  const ready: Record<string, QueryRequest> = {};
  for (const [label, { type, state }] of Object.entries(parts)) {
    assertLabel(label);
    if (state.kind === 'ready') {
      ready[label] = state.request;
      continue;
    }
    const missing = state.kind === 'incomplete' ? state.missing : ['function'];
    log({
      level: 'warn',
      message: state.kind === 'incomplete' ? messages.incomplete : messages.noFunction,
      label,
      type,
      missing,
      document,
    });
    refused[label] = err({ kind: 'incomplete-query', missing });
  }
  return { refused, ready };
};
