import { createCacheKey } from '../cache/key.ts';
import { createMemoryCache } from '../cache/memoryCache.ts';
import type { PurgeResult, QueryCache } from '../cache/queryCache.ts';
import type { PageQuery, QueryRequest } from '../createQuery.ts';
import { documentName } from '../merge/documentName.ts';
import { assertLabel } from '../merge/mergeDocuments.ts';
import { err, type ContentError, type Result } from '../result.ts';
import { boundedFetch } from './boundedFetch.ts';
import { createFetcher } from './fetcher.ts';
import type { ResultSource, PastQuery, QueryHistory } from './history.ts';
import { createResponseCache } from './responseCache.ts';
import { messages, type Log } from '../log.ts';
import { toAllUnavailable, type Batch, type LabelResult } from './postDocument.ts';
import type { Fetch } from './transport.ts';
import { raceAbort } from './raceAbort.ts';

/** What a page asks, label by label. */
export type Parts = Readonly<Record<string, PageQuery>>;

/** What each label answers. */
export type Reply<P extends Parts> = {
  readonly [Label in keyof P]: Result<P[Label] extends PageQuery<infer Answer> ? Answer : never, ContentError>;
};

/** One page's question. */
export interface PageRequest<P extends Parts> {
  readonly route: string;
  /** The optional `{site}` prefix of the route; part of the document's name (SPEC §7.1). */
  readonly site?: string | undefined;
  readonly parts: P;
  /** Skips reading caches; what comes back is stored (URL parameter nocache, SPEC §2.6). */
  readonly nocache?: boolean | undefined;
  /** Replaces the endpoint (URL parameter preview, SPEC §7.1); such answers are never cached. Check its origin first. */
  readonly endpoint?: string | undefined;
  /** Who asks stops waiting then: what a cache has, however old, is the answer. */
  readonly signal?: AbortSignal | undefined;
}

/** Asks the content service for whole pages. One instance serves all requests of a brand. */
export interface ContentClient {
  readonly query: <const P extends Parts>(request: PageRequest<P>) => Promise<Reply<P>>;
  /** From now on, answers with one of these tags are no longer served unless the provider is down. `in-part`: ask again, a store could not be told. */
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
  /** Is given the work that outlives an answer, for hosts that end a process when the answer is out. */
  readonly background?: (work: Promise<unknown>) => void;
  /** Is told of every label that was asked for (SPEC §4, query history). */
  readonly history?: QueryHistory | undefined;
}

/**
 * How long one request may take: longer than the slowest that is merely logged as slow (SPEC §9). A page that somebody
 * waits for must have clearly more time, so that a request that hangs is known to have failed before it.
 */
export const requestTimeoutMs = 9_000;

/** The largest response of a previewed endpoint: ten times that of the largest page. */
export const maxPreviewBytes = 16 * 1024 * 1024;

/** The client of the site's servers: anonymous, cached label by label, one document a page (SPEC §7.1, §8). */
export const createContentClient = (options: ContentClientOptions): ContentClient => {
  const { brand, endpoint, log = () => undefined, now = Date.now, background = () => undefined } = options;
  const cache = options.cache ?? createMemoryCache();
  const fetchOnce = options.fetch ?? ((input, init) => fetch(input, init));
  const transport = { timeoutMs: options.timeoutMs ?? requestTimeoutMs, now, log };
  const send = createFetcher({ ...transport, fetch: fetchOnce });
  const sendPreview = createFetcher({ ...transport, fetch: boundedFetch(fetchOnce, maxPreviewBytes) });
  const responseCache = createResponseCache({
    cache,
    now,
    keyOf: ({ document, variables }) => createCacheKey(brand, endpoint, document, variables),
    tagOf: (tag) => `${brand}:${tag}`,
  });

  const query = async <const P extends Parts>(request: PageRequest<P>): Promise<Reply<P>> => {
    const name = documentName({ brand, site: request.site, route: request.route });
    const { refused, ready } = sortParts(request.parts, name, log);
    const preview = request.endpoint !== undefined;
    const at = now();
    const sources = new Map<string, ResultSource>();
    const fetchBatch = (batch: Batch) =>
      request.endpoint === undefined ? send(endpoint, name, batch) : sendPreview(request.endpoint, name, batch);
    const { signal } = request;
    const answers = preview
      ? await raceAbort(fetchBatch(ready), signal, (reason) => toAllUnavailable(Object.keys(ready), reason))
      : await responseCache.load(ready, {
          signal,
          read: request.nocache ? 'skip' : 'use',
          fetchBatch,
          background,
          onStale: logStale(log, name),
          onSource: (label, source) => sources.set(label, source),
        });
    const all = { ...refused, ...answers };
    options.history?.record(toPastQueries(request.parts, all, sources, { at, document: name, ms: now() - at }));
    return all as Reply<P>;
  };

  return {
    query,
    purge: (tags) => responseCache.purge(tags),
  };
};

const getOutcome = (answer: LabelResult | undefined, source: ResultSource): PastQuery['outcome'] => {
  if (answer?.ok) return source;
  return answer?.error.kind === 'incomplete-query' ? 'refused' : 'failed';
};

const toPastQueries = (
  parts: Parts,
  answers: Readonly<Record<string, LabelResult>>,
  sources: ReadonlyMap<string, ResultSource>,
  page: Pick<PastQuery, 'at' | 'document' | 'ms'>,
): PastQuery[] =>
  Object.entries(parts).map(([label, { type }]) => ({
    ...page,
    label,
    type,
    outcome: getOutcome(answers[label], sources.get(label) ?? 'service'),
  }));

const logStale =
  (log: Log, document: string) =>
  (labels: readonly string[]): void =>
    log({ level: 'warn', message: messages.staleServed, labels, document });

const sortParts = (
  parts: Parts,
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
